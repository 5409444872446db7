import Findings
internal import LazyStacks

extension TraceParser {
  /// Reads `environment NAME = VALUE` before the content, where it declares the name.
  mutating func declaredValue() throws(TraceError) -> Trace.EnvironmentValue {
    _ = cursor.take(word: "environment")
    let location = place()
    let name = try word(.setting(.newName))
    try refuseReserved(name, at: location)
    if let before = settings.updateValue(location, forKey: "environment \(name)") {
      throw alreadySet("environment \(name)", at: location, before: before)
    }
    return Trace.EnvironmentValue(name: name, value: try value(of: name))
  }

  private mutating func value(of name: String) throws(TraceError) -> Trace.EnvironmentValue.Value {
    guard take(symbol: "=") else { throw missing(.equalsAndValue) }
    if name == "textScale" { return .number(try number(.textScale)) }
    if take(word: "true") { return .flag(true) }
    guard take(word: "false") else { throw missing(.flag) }
    return .flag(false)
  }

  private func refuseReserved(_ name: String, at location: SourcePoint) throws(TraceError) {
    guard Vocabulary.reserved.contains(name) else { return }
    throw failure(at: location, .content(.reservedName(name)))
  }
}

extension TraceParser {
  /// Reads what follows the step `environment`: a declared name, or `textScale`, and its value.
  mutating func environmentStep() throws(TraceError) -> Step {
    let location = place()
    let name = try word(.setting(.declaredName))
    guard name == "textScale" || environment[name] != nil else {
      throw unknownEnvironment(name, at: location)
        ?? failure(at: location, .unknown(.environment(name, nearMiss: nil)))
    }
    return .environment(Trace.EnvironmentValue(name: name, value: try value(of: name)))
  }

  /// Reads what follows the step `set`: a name, which it declares if it is near to no other, and its value.
  ///
  /// Chosen: such a name is false at first. No condition can read it, for the content came before.
  mutating func setStep() throws(TraceError) -> Step {
    let location = place()
    let name = try word(.setting(.nameToSet))
    if name != "textScale", environment[name] == nil {
      try refuseReserved(name, at: location)
      if let error = unknownEnvironment(name, at: location) { throw error }
      environment[name] = .flag(false)
      impliedEnvironment.append(Trace.EnvironmentValue(name: name, value: .flag(false)))
    }
    return .environment(Trace.EnvironmentValue(name: name, value: try value(of: name)))
  }

  /// The error for a name that is near to one declared before the content, if it is.
  private func unknownEnvironment(_ name: String, at location: SourcePoint) -> TraceError? {
    let implied = Set(impliedEnvironment.map(\.name))
    let declared = environment.keys.filter { !implied.contains($0) }.sorted()
    return NearMiss.nearest(to: name, among: declared + ["textScale"]).map {
      failure(at: location, .unknown(.environment(name, nearMiss: $0)))
    }
  }
}
