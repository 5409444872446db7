import Layouts

/// A point of a curve that animates, without isolation.
nonisolated struct TurningLayout: Layout {
  var angle: Angle
  var radius: CGFloat = 20

  var animatableData: AnimatablePair<Double, CGFloat> {
    get { AnimatablePair(angle.animatableData, radius) }
    set { (angle.radians, radius) = (newValue.first, newValue.second) }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let transform = CGAffineTransform(rotationAngle: CGFloat(angle.radians))
    let square = CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius)
    return square.applying(transform).size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let step = Angle.degrees(360 / Double(max(1, subviews.count)))
    for (index, subview) in subviews.enumerated() {
      let turn = CGAffineTransform(rotationAngle: CGFloat((angle + step * Double(index)).radians))
      let point = CGPoint(x: 0, y: -radius).applying(turn)
      subview.place(
        at: CGPoint(x: bounds.midX + point.x, y: bounds.midY + point.y), anchor: UnitPoint.center,
        proposal: .unspecified)
    }
  }
}

struct Weight: LayoutValueKey {
  static let defaultValue: CGFloat = 1
}

extension View {
  func weight(_ weight: CGFloat) -> some View { layoutValue(key: Weight.self, value: weight) }
}

/// Shares a width out by weights; compares stand-ins, keeps offers in sets, and takes slices.
struct WeightedLayout: Layout {
  var axis: Axis = .horizontal
  var edge: HorizontalEdge = .leading
  var alignment: VerticalAlignment = .firstTextBaseline
  var isCompact: UserInterfaceSizeClass? = .regular
  var isOn: Binding<Bool> = .constant(true)

  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    var spacing = ViewSpacing()
    for subview in subviews {
      var edges: Edge.Set = [.top, .bottom]
      if subview == subviews.first { edges.formUnion(.leading) }
      if subview == subviews.last { edges.formUnion(.trailing) }
      spacing.formUnion(subview.spacing, edges: edges)
    }
    return spacing
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout ()
  ) -> CGFloat? {
    guide == .firstTextBaseline ? subviews.first?.dimensions(in: proposal)[.firstTextBaseline] : nil
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let offers = Set(subviews.indices.map { offer(to: $0, of: subviews, in: proposal) })
    let heights = offers.flatMap { offer in subviews.map { $0.dimensions(in: offer).height } }
    let total = subviews.reduce(CGFloat.zero) { $0 + $1[Weight.self] }
    return CGSize(width: proposal.width ?? total * 40, height: heights.max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard var previous = subviews.first else { return }
    var x = bounds.minX
    previous.place(at: CGPoint(x: x, y: bounds.minY), proposal: offer(to: 0, of: subviews, in: proposal))
    for subview in subviews.dropFirst() {
      guard let index = subviews.firstIndex(of: previous) else { continue }
      x += offer(to: index, of: subviews, in: proposal).width ?? 0
      x += previous.spacing.distance(to: subview.spacing, along: axis) * 0
      subview.place(
        at: CGPoint(x: x, y: bounds.minY), proposal: offer(to: index + 1, of: subviews, in: proposal))
      previous = subview
    }
  }

  private func offer(to index: Int, of subviews: Subviews, in proposal: ProposedViewSize) -> ProposedViewSize
  {
    let total = subviews.reduce(CGFloat.zero) { $0 + $1[Weight.self] }
    return ProposedViewSize(
      width: (proposal.width ?? total * 40) / total * subviews[index][Weight.self], height: proposal.height)
  }
}

/// Works on slices, whose indices begin at 0.
struct HalvingLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let halves = [subviews[..<(subviews.count / 2)], subviews[(subviews.count / 2)...]]
    let widths = halves.map { half -> CGFloat in
      var width: CGFloat = 0
      for index in 0..<half.count { width += half[index].sizeThatFits(.unspecified).width }
      return width
    }
    precondition(subviews[0...].startIndex == 0 && subviews[[]].isEmpty)
    let priorities = subviews.map(\.priority)
    return CGSize(width: widths.max() ?? 0, height: CGFloat(priorities.count) * 10)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    place(subviews.prefix(subviews.count / 2), at: bounds.origin)
    place(subviews.suffix(subviews.count - subviews.count / 2), at: CGPoint(x: bounds.minX, y: bounds.midY))
  }

  private func place(_ half: LayoutSubviews, at point: CGPoint) {
    var x = point.x
    for subview in half {
      subview.place(at: CGPoint(x: x, y: point.y), proposal: .unspecified)
      x += ceil(subview.sizeThatFits(.unspecified).width)
    }
  }
}

/// Animates a value whose type only the compiler knows.
struct OpaqueLayout: Layout {
  var progress = 0.5

  var animatableData: some VectorArithmetic {
    get { progress }
    set { progress = (newValue as? Double) ?? progress }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 100 * progress, height: 10)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}
