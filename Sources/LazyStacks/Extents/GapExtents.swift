/// The distances between subviews where neighbours decide them: those known, and their mean for all others.
///
/// A distance belongs to the later subview, so the first one has none.
///
/// - Note: Chosen: a distance is known once its subview was measured; 8 points are taken while none is.
struct GapExtents: Sendable {
  /// The known distances, each at its subview; that of the first subview counts as none.
  private var tree = ExtentTree()

  /// What an unknown distance counts as.
  private(set) var mean: MeanEstimate

  /// What one counts as while none is known.
  private let standard: Length

  init(standard: Length = 8) {
    self.standard = standard
    mean = MeanEstimate(fixed: standard)
  }
}

extension GapExtents {
  /// What an unknown distance counts as.
  var estimate: GapEstimate { .mean(mean) }

  /// Returns the distance before a subview, or after the last one.
  func gap(before index: Int) -> Length {
    index == 0 ? .zero : tree.length(of: index) ?? mean.extent(of: 1)
  }

  /// Returns the distances before the subviews from the second one up to and including one.
  ///
  /// - Complexity: O(log *m*) for *m* measured subviews.
  func sum(through index: Int) -> Length {
    if index <= 0 { return .zero }
    let sums = tree.sums(before: index + 1)
    return sums.length + mean.extent(of: sums.unmeasured - (isFirstKnown ? 0 : 1))
  }

  /// Remembers the distance before a subview.
  mutating func take(_ gap: Length, before index: Int) {
    let old = tree.measure(index, as: index == 0 ? .zero : gap)
    if old != gap { updateMean() }
  }

  /// Lets unmeasured subviews come in before one, or go from there on.
  mutating func changeCount(by count: Int, at index: Int) {
    tree.changeUnmeasured(by: count, at: index)
    settleFirst()
  }

  /// Lets subviews go.
  mutating func remove(_ subviews: Range<Int>) {
    var next = subviews.lowerBound
    while next < subviews.upperBound {
      let unknown = tree.firstUnmeasured(from: next)
      for subview in next..<min(max(next, unknown.lowerBound), subviews.upperBound) { tree.forget(subview) }
      next = max(next + 1, min(unknown.upperBound, subviews.upperBound))
    }
    tree.changeUnmeasured(by: -subviews.count, at: subviews.lowerBound)
    settleFirst()
  }

  /// What does not hold of the structure; `nil` if all does.
  var brokenInvariant: String? { tree.brokenInvariant }

  private var isFirstKnown: Bool { tree.length(of: 0) != nil }

  /// A subview that has come to be the first one has no distance before it.
  private mutating func settleFirst() {
    if isFirstKnown { _ = tree.measure(0, as: .zero) }
    updateMean()
  }

  private mutating func updateMean() {
    let known = tree.total.measured - (isFirstKnown ? 1 : 0)
    mean = known == 0 ? MeanEstimate(fixed: standard) : MeanEstimate(sum: tree.total.length, count: known)
  }
}

/// What the distances between subviews are taken to be where they are not known.
enum GapEstimate: Sendable {
  /// All are the same.
  case uniform(Length)

  /// The mean of those known.
  case mean(MeanEstimate)
}

extension GapEstimate {
  /// What a number of distances take.
  @inline(__always)
  func extent(of count: Int) -> Length {
    switch self {
    case .uniform(let gap): gap * count
    case .mean(let mean): mean.extent(of: count)
    }
  }

  /// What one takes.
  @inline(__always)
  var one: Length { extent(of: 1) }
}
