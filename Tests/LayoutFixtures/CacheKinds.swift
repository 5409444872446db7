import Layouts

// Layouts as apps write them: one import, language mode 5, and a cache of every kind that was seen.

struct OptionalCacheLayout: Layout {
  func makeCache(subviews: Subviews) -> Int? { nil }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int?) -> CGSize {
    cache = subviews.count
    return CGSize(width: CGFloat(cache ?? 0) * 10, height: 10)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int?) {
    for (index, subview) in subviews.enumerated() {
      subview.place(at: CGPoint(x: bounds.minX + CGFloat(index) * 10, y: bounds.minY), proposal: .zero)
    }
  }
}

struct RectangleCacheLayout: Layout {
  func makeCache(subviews: Subviews) -> CGRect { .zero }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout CGRect) -> CGSize {
    cache = CGRect(origin: .zero, size: proposal.replacingUnspecifiedDimensions())
    return cache.size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGRect) {
    subviews.forEach {
      $0.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
    }
  }
}

struct ArrayCacheLayout: Layout {
  typealias Cache = [CGSize]

  func makeCache(subviews: Subviews) -> Cache { subviews.map { $0.sizeThatFits(.unspecified) } }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    CGSize(width: cache.map(\.width).max() ?? 0, height: cache.reduce(0) { $0 + $1.height })
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    var y = bounds.minY
    for index in subviews.indices {
      subviews[index].place(at: CGPoint(x: bounds.minX, y: y), proposal: ProposedViewSize(cache[index]))
      y += cache[index].height
    }
  }
}

/// Chooses one of several layouts by what is offered, and keeps a cache for each.
struct SwitchingLayout: Layout {
  struct Cache {
    var wide: AnyLayout.Cache
    var narrow: AnyLayout.Cache
  }

  var layouts: [any Layout] = [HStackLayout(spacing: 0), VStackLayout(spacing: 0)]

  private var wide: AnyLayout { AnyLayout(layouts[0]) }
  private var narrow: AnyLayout { AnyLayout(layouts[1]) }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(wide: wide.makeCache(subviews: subviews), narrow: narrow.makeCache(subviews: subviews))
  }

  func updateCache(_ cache: inout Cache, subviews: Subviews) {
    wide.updateCache(&cache.wide, subviews: subviews)
    narrow.updateCache(&cache.narrow, subviews: subviews)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let size = wide.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache.wide)
    if size.width <= proposal.width ?? .infinity { return size }
    return narrow.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache.narrow)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    let size = wide.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache.wide)
    if size.width <= proposal.width ?? .infinity {
      wide.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache.wide)
    } else {
      narrow.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache.narrow)
    }
  }
}
