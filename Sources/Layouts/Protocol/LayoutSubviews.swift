/// The subviews of a layout, in the order of the data.
///
/// Chosen, since apps' layouts rely on it: a slice is a collection of its own whose indices
/// begin at 0, as in SwiftUI.
public struct LayoutSubviews {
  /// The container's side of the calls.
  private let pass: ContainerPass

  /// The call they are handed to.
  private let call: Int

  private let places: Places

  /// The direction in which the container is read.
  public var layoutDirection: LayoutDirection

  /// Which of the container's subviews are meant, from 0.
  private enum Places {
    case range(Range<Int>)
    case list([Int])
  }
}

extension LayoutSubviews {
  /// All subviews of a container.
  init(_ pass: ContainerPass, call: Int) {
    self.init(
      pass: pass, call: call, places: .range(pass.nodes.indices), layoutDirection: pass.layoutDirection)
  }

  private func picking(_ places: Places) -> LayoutSubviews {
    LayoutSubviews(pass: pass, call: call, places: places, layoutDirection: layoutDirection)
  }

  /// The place among all subviews of the container.
  private func place(_ index: Int) -> Int {
    switch places {
    case .range(let range): range.lowerBound + index
    case .list(let list): list[index]
    }
  }
}

extension LayoutSubviews: Equatable {
  public static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool {
    lhs.layoutDirection == rhs.layoutDirection && lhs.elementsEqual(rhs)
  }
}

// Documented, as in SwiftUI. The stand-ins are good for one call of the layout, which never leaves its task,
// hence the unchecked promise.
extension LayoutSubviews: @unchecked Sendable {}

extension LayoutSubviews: RandomAccessCollection {
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias SubSequence = LayoutSubviews

  public var startIndex: Int { 0 }
  public var endIndex: Int {
    switch places {
    case .range(let range): range.count
    case .list(let list): list.count
    }
  }

  public subscript(index: Int) -> LayoutSubview {
    precondition(indices.contains(index), "There is no subview \(index) among \(count)")
    return LayoutSubview(pass: pass, index: place(index), call: call)
  }

  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    precondition(
      bounds.lowerBound >= 0 && bounds.upperBound <= count,
      "There are no subviews \(bounds) among \(count)")
    switch places {
    case .range(let range):
      return picking(.range(range.lowerBound + bounds.lowerBound..<range.lowerBound + bounds.upperBound))
    case .list(let list): return picking(.list(Array(list[bounds])))
    }
  }

  // Both ranges are sequences too, one of them without end, so they must not be taken for lists of indices.
  public subscript(bounds: ClosedRange<Int>) -> LayoutSubviews { self[bounds.relative(to: self)] }
  public subscript(bounds: PartialRangeFrom<Int>) -> LayoutSubviews { self[bounds.relative(to: self)] }

  /// The subviews at some indices, in that order.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    picking(.list(indices.map { self[$0].index }))
  }
}

extension LayoutSubviews {
  /// What all subviews prefer, taken together; no distances without any subview.
  var unitedSpacing: ViewSpacing {
    isEmpty ? .zero : reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
  }

  /// The guide that the placed subviews set themselves, taken together.
  func combinedGuide(_ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize) -> CGFloat? {
    first?.pass.combinedGuide(key, in: bounds, proposal: proposal)
  }
}
