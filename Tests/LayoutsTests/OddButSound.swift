import Layouts

// Layouts that do something unusual on purpose, which no audit may hold against them.

/// As wide as it is high, whatever is proposed.
struct SquareLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 200, height: 200))
    let side = max(0, min(size.width, size.height))
    return side.isFinite ? CGSize(width: side, height: side) : CGSize(width: 200, height: 200)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(bounds.size))
    }
  }
}

/// A wrapper of one subview; it ends the process where it gets two.
struct OneSubviewLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    precondition(subviews.count <= 1, "one subview only, not \(subviews.count)")
    return subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    precondition(subviews.count <= 1, "one subview only, not \(subviews.count)")
    subviews.first?.place(at: bounds.origin, proposal: proposal)
  }
}

/// Fills the width that is proposed, but never less than its subviews need.
struct FillingColumn: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(inner(proposal)) }
    let own = sizes.map(\.width).max() ?? 0
    return CGSize(width: max(own, proposal.width ?? own), height: sizes.reduce(0) { $0 + $1.height })
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var y = bounds.minY
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: inner(proposal))
      y += subview.sizeThatFits(inner(proposal)).height
    }
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width, height: nil)
  }
}

/// Answers exactly the width that is proposed, so that wide subviews stand out of a narrow one.
struct ExactWidthColumn: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)) }
    let width = proposal.width.flatMap { $0.isFinite ? max(0, $0) : nil } ?? sizes.map(\.width).max() ?? 0
    return CGSize(width: width, height: sizes.reduce(0) { $0 + $1.height })
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var y = bounds.minY
    let inner = ProposedViewSize(width: proposal.width, height: nil)
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: inner)
      y += subview.sizeThatFits(inner).height
    }
  }
}

/// Subviews that overlap by 8 points, as the pictures of a group of people do.
struct OverlapLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    guard let last = sizes.last else { return .zero }
    return CGSize(
      width: sizes.dropLast().reduce(0) { $0 + $1.width - 8 } + last.width,
      height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var x = bounds.minX
    for subview in subviews {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += subview.sizeThatFits(.unspecified).width - 8
    }
  }
}

/// A column from the bottom up, as in a chat.
struct UpwardColumn: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)) }
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.reduce(0) { $0 + $1.height })
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var y = bounds.maxY
    for subview in subviews {
      let inner = ProposedViewSize(width: proposal.width, height: nil)
      y -= subview.sizeThatFits(inner).height
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: inner)
    }
  }
}

/// Sizes worked out in `sizeThatFits` and used in `placeSubviews`, by proposal.
struct MeasuredFirstColumn: Layout {
  struct Cache {
    var sizes: [(proposal: ProposedViewSize, sizes: [CGSize])] = []
  }

  func makeCache(subviews: Subviews) -> Cache { Cache() }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let known = cache.sizes.first { $0.proposal == proposal }?.sizes
    let sizes = known ?? subviews.map { $0.sizeThatFits(proposal) }
    if known == nil { cache.sizes.append((proposal, sizes)) }
    return sizes.reduce(.zero) { CGSize(width: max($0.width, $1.width), height: $0.height + $1.height) }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    guard let sizes = cache.sizes.first(where: { $0.proposal == proposal })?.sizes else {
      preconditionFailure("placed without having been measured")
    }
    var y = bounds.minY
    for (subview, size) in zip(subviews, sizes) {
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: proposal)
      y += size.height
    }
  }
}

/// Sizes worked out in `sizeThatFits` and used in `placeSubviews`, whatever was asked last.
struct LastMeasuredColumn: Layout {
  struct Cache { var sizes: [CGSize]? }

  func makeCache(subviews: Subviews) -> Cache { Cache() }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(proposal) }
    cache.sizes = sizes
    return sizes.reduce(.zero) { CGSize(width: max($0.width, $1.width), height: $0.height + $1.height) }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    guard let sizes = cache.sizes, sizes.count == subviews.count else { return }
    var y = bounds.minY
    for (subview, size) in zip(subviews, sizes) {
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: proposal)
      y += size.height
    }
  }
}

/// Asks its subview for its greatest size, whatever is proposed.
struct AskingForAllLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first?.sizeThatFits(.infinity) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }
}

/// Puts subviews into the columns that they name, and ends the process where one names none.
struct ColumnsByName: Layout {
  struct Column: LayoutValueKey { static let defaultValue: Int? = nil }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let columns = subviews.map(column)
    return CGSize(
      width: CGFloat((columns.max() ?? -1) + 1) * 50,
      height: subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.minX + CGFloat(column(subview)) * 50, y: bounds.minY), proposal: .unspecified)
    }
  }

  private func column(_ subview: LayoutSubview) -> Int {
    guard let column = subview[Column.self] else { preconditionFailure("a subview is in no column") }
    return column
  }
}

/// Leaves out subviews that say so, and forgets to place them.
struct FilteringRow: Layout {
  struct IsHidden: LayoutValueKey { static let defaultValue = false }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.filter { !$0[IsHidden.self] }.map { $0.sizeThatFits(.unspecified) }
    return CGSize(width: sizes.reduce(0) { $0 + $1.width }, height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var x = bounds.minX
    for subview in subviews where !subview[IsHidden.self] {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += subview.sizeThatFits(.unspecified).width
    }
  }
}

/// Hides subviews past the second far away, wherever its bounds are.
struct HidingRow: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.prefix(2).map { $0.sizeThatFits(.unspecified) }
    return CGSize(width: sizes.reduce(0) { $0 + $1.width }, height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var x = bounds.minX
    for (index, subview) in subviews.enumerated() {
      let point = index < 2 ? CGPoint(x: x, y: bounds.minY) : CGPoint(x: -10_000, y: -10_000)
      subview.place(at: point, proposal: .unspecified)
      x += subview.sizeThatFits(.unspecified).width
    }
  }
}

/// Made for exactly two subviews; with any other number it does nothing.
struct PairLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard subviews.count == 2 else { return .zero }
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(width: sizes[0].width + sizes[1].width, height: max(sizes[0].height, sizes[1].height))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard subviews.count == 2 else { return }
    subviews[0].place(at: bounds.origin, proposal: .unspecified)
    let width = subviews[0].sizeThatFits(.unspecified).width
    subviews[1].place(at: CGPoint(x: bounds.minX + width, y: bounds.minY), proposal: .unspecified)
  }
}

/// Made for exactly one subview; the process ends with any other number.
struct ExactlyOneLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    precondition(subviews.count == 1, "one subview, not \(subviews.count)")
    return subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    if bounds.width > 1000 { subviews[0].place(at: bounds.origin, proposal: proposal) }
  }
}

/// As large as its first subview, and leaves the placing to the container, which centres.
struct UnplacingLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}
