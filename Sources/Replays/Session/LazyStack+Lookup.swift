import Findings
import LazyStacks
import ScrollTraces

extension LazyStack {
  /// The first subview of the element that an identity names, or where it is taken to be.
  func subview(of id: RowID) -> SubviewIndex? {
    switch content.lookUp(id) {
    case .found(let element), .duplicate(let element):
      content.subviews(of: element)?.isEmpty == true
        ? nil : content.estimatedFirstSubview(of: element)
    case .empty, .unknown, .wrongType: nil
    }
  }

  /// The identity of a subview and where it is.
  func placed(_ position: ScrollPosition?) -> ReplayReport.PlacedID? {
    guard let position, content.isResolved(position.subview) else { return nil }
    return ReplayReport.PlacedID(id: content.id(of: position.subview), at: position.distance)
  }
}

extension LazyStack {
  /// How far the stack is from what a real app showed.
  func drift(from observation: Trace.Observation, at location: SourcePoint) -> ReplayReport.ObservationDrift {
    var first: Length?
    if let id = observation.first, let seen = observation.firstDistance, let index = subview(of: id) {
      first = distance(of: index) - seen
    }
    return ReplayReport.ObservationDrift(
      line: location.line, time: observation.time, offsetDrift: observation.offset.map { contentOffset - $0 },
      contentDrift: observation.content.map { contentExtent - $0 }, firstDrift: first)
  }
}

extension ResolvedContent.Lookup {
  /// The first element that was found.
  var element: ElementKey? {
    switch self {
    case .found(let element), .duplicate(let element): element
    case .empty, .unknown, .wrongType: nil
    }
  }
}
