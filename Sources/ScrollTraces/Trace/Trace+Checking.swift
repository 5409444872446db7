package import Findings
package import LazyStacks

extension Trace {
  /// Checks that the settings and steps could be read from a text.
  ///
  /// A parsed trace always can be; one made in code may hold a viewport of less than nothing, or insert -1
  /// elements. The content has rules of its own (``LazyStacks/ContentError``).
  ///
  /// - Throws: The first mistake, at its step, or where the content begins.
  /// - Complexity: O(*n*) for *n* steps and the values of their lists.
  package func checkValues() throws(TraceError) {
    let settings = ValueCheck(at: content.location ?? SourcePoint(line: 1, column: 1))
    try settings.check(viewport)
    try settings.check(display.framesPerSecond, .framesPerSecond)
    try settings.check(display.scale, .displayScale)
    for value in environment { try settings.check(value) }
    for step in steps { try ValueCheck(at: step.location).check(step.step) }
  }
}

extension ModelParameters {
  /// Checks that the parameters could be read from a text.
  ///
  /// - Throws: The first mistake, at a place.
  package func checkValues(at location: SourcePoint) throws(TraceError) {
    let check = ValueCheck(at: location)
    for parameter in ModelParameter.allCases {
      switch parameter {
      case .estimate: if case .fixed(let length) = estimate { try check.check(length, .height) }
      case .sample: try check.check(sample, .rows)
      case .publish: try check.check(publish, .share)
      case .walk: if case .to(let viewports) = walk { try check.check(viewports, .viewports) }
      case .prefetch: try check.check(prefetch, .viewports)
      case .prefetchRows: try check.check(prefetchRows, .rows)
      case .idlePrefetch: try check.check(idlePrefetch, .rows)
      case .retain: if case .to(let frames) = retain { try check.check(frames, .frames) }
      case .passLimit: try check.check(passLimit, .passesInCode)
      case .buildLimit: try check.check(buildLimit, .elements)
      case .stride: try check.check(stride, .height)
      case .edits, .targetUnderHeader, .gaps: break
      case .visibilityTolerance: try check.check(visibilityTolerance, .visibilityTolerance)
      case .jumpWalk: try check.check(jumpWalk, .viewports)
      }
    }
  }
}

/// Checks values by the rules that the parser has for them; what is wrong is wrong at one place.
struct ValueCheck {
  private let location: SourcePoint

  init(at location: SourcePoint) {
    self.location = location
  }
}

extension ValueCheck {
  func check(_ value: Double, _ rule: NumberRule) throws(TraceError) {
    guard rule.allows(value) else { throw failure(.number(.outOfRange(NumberText.plain(value), rule))) }
  }

  func check(_ value: Int, _ rule: NumberRule) throws(TraceError) {
    guard rule.allows(Double(value)) else { throw failure(.number(.outOfRange(String(value), rule))) }
  }

  func check(_ length: Length, _ rule: NumberRule) throws(TraceError) {
    try check(Double(length.points), rule)
  }

  func check(_ time: Duration?) throws(TraceError) {
    guard let time, !(.zero ... .seconds(3_600)).contains(time) else { return }
    throw failure(.number(.timeOutOfRange(NumberText.duration(time))))
  }

  func check(_ size: Trace.ViewportSize) throws(TraceError) {
    try check(size.width, .viewport)
    try check(size.height, .viewport)
  }

  func check(_ value: Trace.EnvironmentValue) throws(TraceError) {
    if case .number(let number) = value.value { try check(number, .textScale) }
  }

  func failure(_ reason: TraceError.Reason) -> TraceError { TraceError(at: location, reason) }
}
