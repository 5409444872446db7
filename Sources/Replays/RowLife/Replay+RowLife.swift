import Findings
public import LazyStacks
public import ScrollTraces

extension Replay {
  /// Replays a trace and returns what happened to one row.
  ///
  /// - Parameters:
  ///   - word: The row's id as someone types it: a text, or a whole number, which is taken as a number
  ///     first and as a text if no element has that number.
  ///   - trace: What to replay.
  ///   - name: The trace's path, as reports show it.
  ///   - model: Parameters that win over the trace's own.
  ///   - frame: The frame that is asked for; `nil` for the end.
  ///   - progress: Called now and then, within long steps too, with the steps done and their total.
  /// - Throws: A ``RowLifeError``: the trace cannot be replayed, or has no such row or frame.
  /// - Complexity: That of ``run(_:name:model:progress:)``.
  public static func life(
    ofRow word: String, in trace: Trace, name: String, model: ModelParameters? = nil, frame: Int? = nil,
    progress: @escaping (Int, Int) -> Void = { _, _ in }
  ) throws(RowLifeError) -> RowLife {
    var session: ReplaySession
    do {
      session = try ReplaySession(trace, name: name, model: model ?? trace.model ?? .swiftui)
    } catch {
      throw .replay(error)
    }
    // A row may come with a later step; what is said of one that never does is said of the start.
    let start = Result { () throws(RowLifeError) in try session.stack.content.row(named: word) }
    switch start {
    case .success(let row): session.watch(row.element, as: row.id, frame: frame)
    case .failure: session.seek(row: word, frame: frame)
    }
    do {
      for (index, step) in trace.steps.enumerated() {
        session.onFrame = { progress(index, trace.steps.count) }
        try session.perform(step)
      }
    } catch {
      throw .replay(error)
    }
    guard let life = session.row.life else {
      if case .failure(let error) = start { throw error }
      throw .row("nothing was watched")
    }
    if let frame, frame >= life.frames {
      throw .row("there is no frame \(frame); the replay has the frames 0 to \(life.frames - 1)")
    }
    return life
  }
}

/// Why there is no life of a row to report.
public enum RowLifeError: Error, Equatable {
  /// The trace cannot be replayed.
  case replay(TraceError)

  /// There is no such row, or no such frame; what may have been meant.
  case row(String)
}

extension ReplaySession {
  /// Follows a row from the initial layout on.
  ///
  /// - Precondition: No step was performed yet.
  fileprivate mutating func watch(_ element: ElementKey, as id: RowID, frame: Int?) {
    var watch = RowWatch(element, as: id, of: name, frame: frame, in: stack.content)
    let start = trace.content.location ?? SourcePoint(line: 1, column: 1)
    watch.endFrame(ReplayFrame(stack.record, number: 0, at: start), of: stack, states)
    row = .followed(watch)
  }
}

extension ResolvedContent {
  /// Finds the row that a word names.
  func row(named word: String) throws(RowLifeError) -> (id: RowID, element: ElementKey) {
    let text = RowID.text(word)
    if let numbered = try numberedRow(word) { return numbered }
    if let element = elementDescribed(as: word), let id = id(of: element) { return (id, element) }
    guard let number = Int(word) else { return (text, try element(of: text)) }
    if lookUp(.number(number), evenIfAbsent: true).element == nil,
      lookUp(text, evenIfAbsent: true).element != nil
    {
      return (text, try element(of: text))
    }
    return (.number(number), try element(of: .number(number)))
  }

  /// Finds one of several rows with an id: `b#2` is the second that has the id "b".
  private func numberedRow(_ word: String) throws(RowLifeError) -> (id: RowID, element: ElementKey)? {
    let parts = word.split(separator: "#", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[1]) else { return nil }
    let ids = [Int(parts[0]).map(RowID.number), RowID.text(String(parts[0]))].compactMap(\.self)
    for id in ids {
      let rows = elements(withID: id)
      if rows.count > 1, rows.indices.contains(number - 1) { return (id, rows[number - 1]) }
    }
    return nil
  }

  private func element(of id: RowID) throws(RowLifeError) -> ElementKey {
    let element = try anyElement(of: id)
    if isOpened(element) {
      throw .row("\(id.traceText) holds a ForEach and is no row itself; ask for one of the rows in it")
    }
    return element
  }

  private func anyElement(of id: RowID) throws(RowLifeError) -> ElementKey {
    let present = lookUp(id)
    let found = present.element == nil ? lookUp(id, evenIfAbsent: true) : present
    switch found {
    case .found(let element): return element
    case .duplicate(let element):
      let rows = elements(withID: id)
      if rows.count < 2 { return element }
      let places = declarations(of: id).map(\.description).joined(separator: " and ")
      throw .row(
        "several rows have the id \(id.traceText), of the ForEach at \(places); "
          + "write \(id)#1 to \(id)#\(rows.count)")
    case .empty:
      throw .row("\(id.traceText) resolves to no subview, so it is never built")
    case .unknown, .wrongType:
      throw .row(found.explanation(of: id) ?? "no element has the id \(id.traceText)")
    }
  }
}
