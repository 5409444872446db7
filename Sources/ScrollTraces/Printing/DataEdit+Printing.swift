public import LazyStacks

extension DataEdit {
  /// The edit as a line of a trace, such as `insert 20 at end into "feed"`.
  public var traceText: String {
    switch self {
    case .insert(let insertion): insertion.traceText
    case .remove(let removal, let list):
      "remove \(removal.traceText)" + clause("from", list?.traceText)
    case .move(let id, let place): "move \(id.traceText) to \(place.traceText)"
    case .replace(let ids, let list):
      "replace \(ids.traceTextOfOneOrMore)" + clause("in", list?.traceText)
    case .resize(.ids(let ids), let height):
      "resize \(ids.traceTextOfOneOrMore) to \(NumberText.length(height))"
    case .resize(.all, let height): "resize all to \(NumberText.length(height))"
    }
  }
}

extension ListName {
  /// The name as a trace writes it, such as `"feed"` or `"items" of "g3"`.
  fileprivate var traceText: String {
    NumberText.quoted(name) + (element.map { " of \($0.traceText)" } ?? "")
  }
}

extension Insertion {
  fileprivate var traceText: String {
    let heights = heights.isEmpty ? nil : "[" + heights.map(NumberText.length).joined(separator: ", ") + "]"
    return "insert \(count) at \(place.traceText)" + clause("into", list?.traceText)
      + ids.traceClause
      + clause("heights", heights)
  }
}

extension Insertion.NewIDs {
  fileprivate var traceClause: String {
    switch self {
    case .continued: ""
    case .prefix(let prefix): " id \(NumberText.quoted(prefix))"
    case .listed(let ids): " ids \(ids.traceText)"
    }
  }
}

extension DataPlace {
  fileprivate var traceText: String {
    switch self {
    case .index(let index): String(index)
    case .end: "end"
    }
  }
}

extension Removal {
  fileprivate var traceText: String {
    switch self {
    case .ids(let ids): ids.traceTextOfOneOrMore
    case .places(let places): "\(places.lowerBound)...\(places.upperBound)"
    case .all: "all"
    }
  }
}
