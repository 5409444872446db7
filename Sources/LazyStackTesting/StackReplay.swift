import Findings
public import LazyStacks
internal import Replays
public import ScrollTraces

/// A lazy stack that a test scrolls, edits and asks, step by step.
///
/// ```swift
/// var replay = try StackReplay { ScrollView { … } }
/// try replay.scroll(to: "m5000", anchor: .top)
/// #expect(replay.firstRow?.id == "m5000")
/// replay.expectNoDiagnosis()
/// ```
///
/// A replay is a value: a copy goes its own way from where it was made. Everything that it did stands in
/// ``traceText``, which the command line replays to the same report; lines in diagnoses and errors are lines
/// of that text.
public struct StackReplay {
  /// What diagnoses and errors call the replay: a name, or the path of its trace.
  public let name: String

  private let model: ModelParameters?
  private var trace: GrowingTrace
  private(set) var live: LiveReplay

  /// Lays out content that is written in Swift; see ``StackNotation``.
  ///
  /// - Parameters:
  ///   - name: What diagnoses and errors call the replay.
  ///   - width: The viewport across the scrolling axis, in points, 0 to 1,000,000.
  ///   - height: The viewport along the scrolling axis, in points, 0 to 1,000,000.
  ///   - model: What is assumed of SwiftUI; `nil` for the preset `swiftui`.
  ///   - framesPerSecond: The display's frames in a second, 1 to 1,000.
  ///   - environment: The values that conditions may read, and `textScale`.
  ///   - content: The scroll view.
  /// - Throws: The first mistake, such as a value out of range or content that cannot be laid out.
  /// - Complexity: O(*d* + *s*) for *d* declared views and *s* rows on screen, however many elements there are.
  public init(
    name: String = "replay", width: Double = 390, height: Double = 844, model: ModelParameters? = nil,
    framesPerSecond: Int = 60, environment: KeyValuePairs<String, Trace.EnvironmentValue.Value> = [:],
    content: () -> some StackView
  ) throws(StackReplayError) {
    let trace = Trace(
      viewport: Trace.ViewportSize(width: Length(clamping: width), height: Length(clamping: height)),
      model: model, display: Trace.Display(framesPerSecond: framesPerSecond),
      environment: environment.map { Trace.EnvironmentValue(name: $0.key, value: $0.value) },
      content: content().content)
    // Reading what was printed finds every mistake, and gives each view its place.
    try self.init(trace: trace.description + "\n", name: name)
  }
}

extension StackReplay {
  /// Replays a trace from its text, all of its steps included.
  ///
  /// - Parameters:
  ///   - text: The trace.
  ///   - name: What diagnoses and errors call the replay.
  ///   - model: Parameters that win over the trace's own.
  ///   - readingFiles: Returns the bytes of a file that the trace names with `file("x.txt")`.
  /// - Throws: The first mistake, or the step that cannot be performed.
  public init(
    trace text: String, name: String = "replay", model: ModelParameters? = nil,
    readingFiles: @escaping (String) throws -> [UInt8] = { _ in throw NoFiles() }
  ) throws(StackReplayError) {
    do throws(TraceError) {
      let trace = try GrowingTrace(
        parsing: text, rules: Diagnosis.Rule.names, readingFiles: readingFiles)
      self.name = name
      self.model = model
      self.trace = trace
      live = try LiveReplay(trace.trace, name: name, model: model)
    } catch {
      throw StackReplayError(error, in: text, name: name)
    }
  }

  /// The whole replay as a trace: its content, and the steps taken so far.
  ///
  /// Assertions do not stand in it; an `expect` given to ``perform(_:)`` does.
  public var traceText: String { trace.text }

  /// Where the next step will stand.
  var end: SourcePoint { trace.end }

  /// Reads an expectation as if it stood at the end.
  func expectation(_ line: String) throws(TraceError) -> TraceExpectation { try trace.expectation(line) }
}

extension StackReplay: StackSteps {
  /// Performs steps in the words of the trace language, one a line.
  ///
  /// - Throws: The first mistake; the replay is then unchanged, and its trace too.
  /// - Complexity: O(*f* (*p* + 1) log *m*) for *f* frames that place *p* rows each, *m* measured; a step that
  ///   throws costs as much as all before it, which are replayed.
  public mutating func perform(_ steps: String) throws(StackReplayError) {
    do throws(TraceError) {
      let addition = try trace.reading(steps)
      do throws(TraceError) {
        for step in addition.steps { try live.perform(step) }
      } catch {
        // A copy to go back to would cost each step what only this one should.
        live = try LiveReplay(trace.trace, name: name, model: model)
        throw error
      }
      trace.append(addition)
    } catch {
      throw StackReplayError(error, in: trace.text + steps, name: name)
    }
  }
}

/// The error of a replay whose files nobody reads.
public struct NoFiles: Error {
  public init() {}
}
