/// A row of a lazy container, which is resolved when it is built.
struct LazyRow {
  /// Whether it takes a whole line of a grid, as a section's header and footer do.
  var spansLine = false

  /// Whether it had to be resolved to know how many rows there are.
  var isCounted = false

  /// Resolves the row's view.
  var resolve: () -> ResolvedSubview?
}

extension LazyRow {
  func map(_ transform: @escaping (ResolvedSubview) -> ResolvedSubview) -> LazyRow {
    LazyRow(spansLine: spansLine, isCounted: isCounted) { [resolve] in resolve().map(transform) }
  }
}

/// A view that knows its rows without resolving them.
protocol LazilyResolved: View {
  func rows(in context: ResolutionContext) -> [LazyRow]
}

extension View {
  /// The rows that the view is in a lazy container.
  ///
  /// - Note: Documented: a view is built when it is needed; one that is not always the same number of rows is resolved to
  ///   count them, with everything in it.
  /// - Complexity: O(*n*) for *n* rows.
  func lazyRows(in context: ResolutionContext) -> [LazyRow] {
    let count = ResolvedCount(of: Self.self)
    if count.isConstant, count.minimum == 1 {
      return [LazyRow { resolved(in: context).flatMap(\.subviews).first }]
    }
    if let lazy = self as? any LazilyResolved { return lazy.rows(in: context) }
    if self is any PrimitiveView {
      return resolved(in: context).flatMap(\.subviews).map { subview in
        LazyRow(spansLine: subview.traits[SpansLine.self], isCounted: true) { subview }
      }
    }
    return evaluatedBody(in: context).lazyRows(in: context)
  }
}

extension ForEach: LazilyResolved {
  func rows(in context: ResolutionContext) -> [LazyRow] {
    var known: Set<AnyHashable> = []
    return elements(context).flatMap { element in
      guard known.insert(element.id).inserted else { return [] as [LazyRow] }
      let inner = context.appending(.id(element.id))
      let count = Self.countPerElement
      if count.isConstant, count.minimum == 1 {
        return [LazyRow { element.content().resolved(in: inner).flatMap(\.subviews).first }]
      }
      return element.content().resolved(in: inner).flatMap(\.subviews).map { subview in
        LazyRow(spansLine: subview.traits[SpansLine.self], isCounted: true) { subview }
      }
    }
  }
}

extension TupleView: LazilyResolved {
  func rows(in context: ResolutionContext) -> [LazyRow] {
    var rows: [LazyRow] = []
    var place = 0
    for view in repeat each content {
      rows += view.lazyRows(in: context.appending(.place(place)))
      place += 1
    }
    return rows
  }
}

extension Group: LazilyResolved {
  func rows(in context: ResolutionContext) -> [LazyRow] {
    content(context).lazyRows(in: context.appending(.content))
  }
}

extension Section: LazilyResolved {
  func rows(in context: ResolutionContext) -> [LazyRow] {
    func spanning(_ rows: [LazyRow]) -> [LazyRow] {
      rows.map { LazyRow(spansLine: true, isCounted: $0.isCounted, resolve: $0.resolve) }
    }
    return spanning(header.lazyRows(in: context.appending(.header)))
      + content.lazyRows(in: context.appending(.content))
      + spanning(footer.lazyRows(in: context.appending(.footer)))
  }
}

extension ConditionalContent: LazilyResolved {
  func rows(in context: ResolutionContext) -> [LazyRow] {
    switch self {
    case .first(let view): view.lazyRows(in: context.appending(.branch(0)))
    case .second(let view): view.lazyRows(in: context.appending(.branch(1)))
    }
  }
}

extension Optional: LazilyResolved where Wrapped: View {
  func rows(in context: ResolutionContext) -> [LazyRow] {
    self?.lazyRows(in: context.appending(.branch(0))) ?? []
  }
}

extension LayoutModifiedView: LazilyResolved {
  func rows(in context: ResolutionContext) -> [LazyRow] {
    content.lazyRows(in: context).map { row in row.map { $0.modified(by: modifier) } }
  }
}

extension EnvironmentView: LazilyResolved {
  func rows(in context: ResolutionContext) -> [LazyRow] {
    var inner = context
    transform(&inner.environment)
    return content.lazyRows(in: inner).map { row in row.map { $0.inEnvironment(transform) } }
  }
}
