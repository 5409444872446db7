extension ContentRules {
  /// Checks that all that an element loads is loaded by one trigger, after one time.
  ///
  /// Chosen: an element loads once, whatever stands in it.
  func checkLoads(of element: [Content]) throws(ContentError) {
    _ = try LoadTime.all(in: element)
  }
}

/// When a row loads.
private struct LoadTime: Hashable {
  let trigger: LateLoad.Trigger
  let milliseconds: Double
}

extension LoadTime {
  /// The times of views that are there together; those of branches are not.
  static func all(in contents: [Content]) throws(ContentError) -> Set<LoadTime> {
    var times: Set<LoadTime> = []
    for content in contents {
      let more = try all(in: content)
      if !times.isEmpty, !more.isEmpty, times.union(more).count > 1 {
        throw ContentError(.differentLoads, in: content.first { $0.load != nil } ?? content)
      }
      times.formUnion(more)
    }
    return times
  }

  private static func all(in content: Content) throws(ContentError) -> Set<LoadTime> {
    switch content.kind {
    case .row:
      return content.load.map { [LoadTime(trigger: $0.trigger, milliseconds: $0.milliseconds)] } ?? []
    case .conditional(_, let then, let otherwise): return try all(in: then).union(all(in: otherwise))
    case .choice(_, let choices):
      var times: Set<LoadTime> = []
      for choice in choices { times.formUnion(try all(in: choice.content)) }
      return times
    // Each element of a ForEach outside another one loads by itself.
    default: return try all(in: content.children)
    }
  }
}
