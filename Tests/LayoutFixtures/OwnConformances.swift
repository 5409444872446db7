import Layouts

// What apps add to SwiftUI's types because they lack it there, and names that apps have of their own.

extension ProposedViewSize: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
  }
}

extension EdgeInsets: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(top)
    hasher.combine(leading)
    hasher.combine(bottom)
    hasher.combine(trailing)
  }
}

/// A flow of an app's own, with sizes kept by proposal.
public struct FlowLayout: Layout {
  public struct Cache {
    var sizes: [ProposedViewSize: CGSize] = [:]
  }

  public init() {}

  public func makeCache(subviews: Subviews) -> Cache { Cache() }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    if let size = cache.sizes[proposal] { return size }
    let frames = frames(of: subviews, in: proposal.width ?? .infinity)
    let size = CGSize(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
    cache.sizes[proposal] = size
    return size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    for (subview, frame) in zip(subviews, frames(of: subviews, in: proposal.width ?? .infinity)) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), proposal: .unspecified)
    }
  }

  private func frames(of subviews: Subviews, in width: CGFloat) -> [CGRect] {
    var next = CGPoint.zero
    var lineHeight: CGFloat = 0
    return subviews.map { subview in
      let size = subview.sizeThatFits(.unspecified)
      if next.x > 0, next.x + size.width > width {
        next = CGPoint(x: 0, y: next.y + lineHeight)
        lineHeight = 0
      }
      defer { next.x += size.width }
      lineHeight = max(lineHeight, size.height)
      return CGRect(origin: next, size: size)
    }
  }
}
