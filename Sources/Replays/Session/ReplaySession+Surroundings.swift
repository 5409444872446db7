import Findings
import LazyStacks
import ScrollTraces

extension ReplaySession {
  /// Changes the size of the scroll view.
  mutating func resize(to size: Trace.ViewportSize, at location: SourcePoint) throws(TraceError) {
    try advance(.changeViewport(width: size.width, extent: size.height), at: location)
  }

  /// Changes a value of the environment.
  mutating func change(
    _ value: Trace.EnvironmentValue, at location: SourcePoint
  ) throws(TraceError) {
    var environment = stack.content.environment
    environment.set(value)
    let isUpdate = environment != stack.content.environment
    let live = isUpdate ? stack.freshElements() : [:]
    try advance(.changeEnvironment(environment), at: location)
    if isUpdate {
      noteRenewals(of: live, at: location)
      incidents.duplicates(in: stack.content.duplicateIDs, at: location)
    }
  }
}

extension ContentEnvironment {
  init(_ values: [Trace.EnvironmentValue]) {
    self.init()
    for value in values { set(value) }
  }

  fileprivate mutating func set(_ value: Trace.EnvironmentValue) {
    switch value.value {
    case .flag(let flag): flags[value.name] = flag
    case .number(let number): textScale = number
    }
  }
}
