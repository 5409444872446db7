import Findings
import LazyStacks
import ScrollTraces

extension ReplayReport.ContentFigures {
  func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("elements", elements)
      $0.member("subviews", subviews)
      $0.member("estimatedExtent", estimatedExtent)
      $0.member("trueExtent", trueExtent)
      $0.member("peakError", peakError)
    }
  }
}

extension ReplayReport.VisibleRows {
  func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("count", count)
      $0.member("ids", ids: ids)
    }
  }
}

extension ReplayReport.Corrections {
  func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("count", count)
      $0.member("offsetTotal", offsetTotal)
      $0.member("offsetLargest", offsetLargest)
      $0.member("extentTotal", extentTotal)
      $0.member("extentLargest", extentLargest)
      $0.key("events")
      $0.array(events) { writer, event in
        writer.object {
          $0.member("frame", event.frame)
          $0.member("line", event.line)
          $0.member("cause", event.cause)
          $0.member("rows", ids: event.rows)
          $0.member("extentBefore", event.extentBefore)
          $0.member("extentAfter", event.extentAfter)
          $0.member("offsetDelta", event.offsetDelta)
        }
      }
    }
  }
}

extension ReplayReport.Shifts {
  func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("count", count)
      $0.member("largest", largest)
      $0.key("events")
      $0.array(events) { writer, event in
        writer.object {
          $0.member("frame", event.frame)
          $0.member("line", event.line)
          $0.member("cause", event.cause)
          $0.member("id", id: event.id)
          $0.member("points", event.points)
        }
      }
    }
  }
}

extension ReplayReport.VisibilityChange {
  func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("frame", frame)
      $0.member("line", line)
      $0.member("threshold", threshold)
      $0.member("ids", ids: ids)
    }
  }
}

extension ReplayReport.PhaseChange {
  func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("frame", frame)
      $0.member("line", line)
      $0.member("phase", phase.rawValue)
    }
  }
}

extension ReplayReport.ReactionCount {
  func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("line", line)
      $0.member("trigger", trigger)
      $0.member("count", count)
      $0.member("endless", isEndless)
      $0.member("missing", id: missing)
    }
  }
}

extension ReplayReport.RowCounts {
  func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("built", built)
      $0.member("bodies", bodies)
      $0.member("placed", placed)
      $0.member("passed", passed)
      $0.member("appeared", appeared)
      $0.member("disappeared", disappeared)
      $0.member("prefetched", prefetched)
      $0.member("prefetchHits", prefetchHits)
      $0.member("prefetchWasted", prefetchWasted)
      $0.member("livePeak", livePeak)
      $0.member("liveAtEnd", liveAtEnd)
      $0.member("opened", opened)
    }
  }
}

extension ReplayReport.ScrollOutcome {
  func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("line", line)
      $0.key("target")
      if case .row(let id, _) = target { $0.id(id) } else { $0.string(target.description) }
      $0.member("anchor", target.anchor?.traceText)
      $0.member("outcome", outcome.rawValue)
      $0.key("landed")
      $0.placed(landed)
      $0.member("guessedOffset", guessedOffset)
      $0.member("offset", offset)
      $0.member("passes", passes)
      $0.member("built", built)
    }
  }
}

extension ReplayReport.ObservationDrift {
  func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("line", line)
      $0.member("offsetDrift", offsetDrift)
      $0.member("contentDrift", contentDrift)
      $0.member("firstDrift", firstDrift)
      if let time {
        $0.member("milliseconds", time / .milliseconds(1))
      }
    }
  }
}

extension ReplayReport.ExpectationResult {
  func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("line", line)
      $0.member("text", text)
      $0.member("passed", passed)
      $0.key("actual")
      actual.write(to: &$0)
      if let evidence { $0.member("evidence", evidence) }
    }
  }
}

extension ReplayReport.ExpectationResult.Actual {
  fileprivate func write(to writer: inout JSONWriter) {
    switch self {
    case .count(let count): writer.int(count)
    case .length(let length): writer.length(length)
    case .placed(let placed): writer.placed(placed)
    case .rows(let first, let last): writer.array([first, last]) { $0.id($1) }
    case .rules(let rules): writer.array(rules) { $0.string($1) }
    case .word(let word): writer.string(word)
    case .none: writer.null()
    }
  }
}

extension ReplayReport.Note {
  func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("mark", mark)
      $0.member("text", text)
    }
  }
}
