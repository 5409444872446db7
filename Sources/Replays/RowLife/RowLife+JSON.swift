import Findings
import LazyStacks
import ScrollTraces

extension RowLife {
  /// The life as a JSON document, with a newline at its end.
  ///
  /// Every event has `frame`, `line`, `event`, `why` in words, and the figures of its kind.
  public var json: String {
    JSONWriter.document { writer in
      writer.key("why")
      writer.object { writer in
        writer.member("trace", trace)
        writer.member("id", id: id)
        writer.member("element", element?.rawValue)
        writer.member("frames", frames)
        writer.key("events")
        writer.array(events) { writer, event in
          writer.newLine()
          writer.object { write(event, to: &$0) }
        }
        writer.newLine()
        writer.key("situation")
        write(situation, to: &writer)
      }
    }
  }

  private func write(_ event: Event, to writer: inout JSONWriter) {
    writer.member("frame", event.moment.frame)
    writer.member("line", event.moment.line)
    writer.member("event", name(of: event.kind))
    writer.member("why", words(for: event.kind))
    switch event.kind {
    case .built(let cause, let state):
      writer.member("cause", cause.rawValue)
      writer.member("without", state)
    case .measured(let lengths, _):
      writer.key("lengths")
      writer.array(lengths) { $0.length($1) }
    case .corrected(let correction):
      writer.member("cause", correction.cause)
      writer.member("offsetDelta", correction.offsetDelta)
      writer.member("extentBefore", correction.extentBefore)
      writer.member("extentAfter", correction.extentAfter)
    case .seen(let distance, _):
      writer.member("at", distance)
    case .left(let reason):
      writer.member("hold", reason.name)
    case .written(let state, _), .unwritten(let state):
      writer.member("key", state.key)
      writer.key("value")
      writer.state(state.value)
    case .rerun, .loaded: break
    case .removed(let cause):
      writer.member("cause", cause.rawValue)
    case .moved(let old, let new):
      writer.member("from", old.rawValue)
      writer.member("to", new.rawValue)
    case .released(_, let lastUse, let state):
      writer.member("lastUse", lastUse)
      writer.member("losing", state)
    }
  }

  private func write(_ situation: Situation, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("frame", situation.moment.frame)
      writer.member("line", situation.moment.line)
      switch situation.status {
      case .notBuilt: writer.member("status", "notBuilt")
      case .released(let frame):
        writer.member("status", "released")
        writer.member("since", frame)
      case .removed(let frame):
        writer.member("status", "removed")
        writer.member("since", frame)
      case .keptAlive(let reason, let frame):
        writer.member("status", "held")
        writer.member("since", frame)
        writer.member("hold", reason.name)
      case .seen: writer.member("status", "seen")
      }
      writer.member("at", situation.distance)
      writer.member("why", words(for: situation))
      writer.key("explanation")
      if let explanation {
        writer.object { write(explanation, to: &$0) }
      } else {
        writer.null()
      }
    }
  }
}

extension RowLife.KeepReason {
  /// The reason as the JSON document names it.
  fileprivate var name: String {
    switch self {
    case .retained: "retained"
    case .prefetched: "prefetched"
    case .index: "index"
    case .always: "always"
    case .eager: "eager"
    }
  }
}

extension JSONWriter {
  fileprivate mutating func member(_ key: String, _ state: [RowLife.State]) {
    self.key(key)
    object { writer in
      for state in state {
        writer.key(state.key)
        writer.state(state.value)
      }
    }
  }

  fileprivate mutating func state(_ value: StateValue) {
    switch value {
    case .flag(let flag): bool(flag)
    case .number(let number): self.number(number)
    case .text(let text): string(text)
    }
  }
}
