import Findings
import LazyStacks
import ScrollTraces

extension [TraceResult] {
  /// The JSON report, schema 1, with a newline at its end.
  ///
  /// The same results give the same bytes.
  public var json: String {
    JSONWriter.document(about: self) { writer, report in report.write(to: &writer) }
  }
}

extension JSONWriter {
  /// Returns the document about several traces, each on a line; a closure writes those that were replayed.
  static func document(
    about results: [TraceResult], _ write: (inout JSONWriter, ReplayReport) -> Void
  ) -> String {
    document { writer in
      writer.key("traces")
      writer.array(results) { writer, result in
        writer.newLine()
        switch result {
        case .report(let report): write(&writer, report)
        case .failure(let trace, let error): error.write(to: &writer, trace: trace)
        }
      }
    }
  }
}

extension TraceError {
  fileprivate func write(to writer: inout JSONWriter, trace: String) {
    writer.object { writer in
      writer.member("trace", trace)
      writer.key("error")
      writer.object { writer in
        if let file {
          writer.member("file", file)
        }
        writer.member("line", location.line)
        writer.member("column", location.column)
        writer.member("message", message)
      }
    }
  }
}

extension ReplayReport {
  /// Writes the report; each top-level key begins a line.
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("trace", trace)
      writer.member("passed", passed)
      writer.member("frames", frames)
      line("model", in: &writer) { writer in
        writer.object { writer in
          for parameter in model.parameters {
            writer.key(parameter.name)
            if let value = Double(parameter.value) {
              writer.number(value)
            } else {
              writer.string(parameter.value)
            }
          }
        }
      }
      line("content", in: &writer, content.write)
      line("offset", in: &writer) { $0.length(offset) }
      line("first", in: &writer) { $0.placed(first) }
      line("visible", in: &writer, visible.write)
      line("corrections", in: &writer, corrections.write)
      line("shifts", in: &writer, shifts.write)
      line("rows", in: &writer, rows.write)
      line("state", in: &writer, state.write)
      line("scrolls", in: &writer) { $0.array(scrolls) { writer, scroll in scroll.write(to: &writer) } }
      line("visibility", in: &writer) {
        $0.array(visibility) { writer, change in change.write(to: &writer) }
      }
      line("visibilityCount", in: &writer) { $0.int(visibilityCount) }
      line("rowVisibilityCount", in: &writer) { $0.int(rowVisibilityCount) }
      line("phases", in: &writer) { $0.array(phases) { writer, change in change.write(to: &writer) } }
      line("reactions", in: &writer) {
        $0.array(reactions) { writer, reaction in reaction.write(to: &writer) }
      }
      line("observations", in: &writer) {
        $0.array(observations) { writer, drift in drift.write(to: &writer) }
      }
      line("expectations", in: &writer) {
        $0.array(expectations) { writer, result in result.write(to: &writer) }
      }
      line("diagnoses", in: &writer) {
        $0.array(diagnoses) { writer, diagnosis in diagnosis.write(to: &writer) }
      }
      line("notes", in: &writer) { $0.array(notes) { writer, note in note.write(to: &writer) } }
    }
  }

  private func line(_ key: String, in writer: inout JSONWriter, _ value: (inout JSONWriter) -> Void) {
    writer.newLine()
    writer.key(key)
    value(&writer)
  }
}
