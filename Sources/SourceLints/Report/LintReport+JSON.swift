import Findings
internal import LazyStacks
import Replays

extension LintReport {
  /// The JSON document, with a newline at its end.
  ///
  /// `forEach` has every list, `findings` all that violates a rule, those of lists included.
  ///
  /// - Parameter errors: The files that could not be read, and why.
  package func json(errors: [(file: String, text: String)] = []) -> String {
    var writer = JSONWriter()
    writer.object {
      $0.key("lazystack")
      $0.int(1)
      $0.key("forEach")
      $0.array(lists) { writer, list in
        writer.newLine()
        write(list, to: &writer)
      }
      $0.newLine()
      $0.key("findings")
      $0.array(findings) { writer, finding in
        writer.newLine()
        write(finding, to: &writer)
      }
      $0.newLine()
      $0.key("files")
      $0.array { writer in
        for (files, key) in [(errors, "error"), (complaints, "note")] {
          for file in files {
            writer.object {
              $0.key("file")
              $0.string(file.file)
              $0.key(key)
              $0.string(file.text)
            }
          }
        }
      }
      $0.newLine()
      $0.key("summary")
      writeSummary(to: &$0)
    }
    return String(decoding: writer.bytes, as: UTF8.self) + "\n"
  }

  private func write(_ list: JudgedList, to writer: inout JSONWriter) {
    let finding = list.finding.flatMap { disabled.contains($0) ? nil : $0 }
    writer.object {
      Self.write(list.place, to: &$0)
      $0.key("container")
      $0.string(list.container?.name)
      $0.key("min")
      $0.int(list.count.minimum)
      $0.key("max")
      if let maximum = list.count.maximum { $0.int(maximum) } else { $0.null() }
      $0.key("verdict")
      $0.string(list.verdict.rawValue)
      $0.key("rule")
      $0.string(finding?.rule.rawValue)
      $0.key("severity")
      $0.string(finding?.severity.rawValue)
      $0.key("witness")
      $0.array(list.witness, Self.write)
    }
  }

  private func write(_ finding: LintFinding, to writer: inout JSONWriter) {
    writer.object {
      Self.write(finding.place, to: &$0)
      $0.key("rule")
      $0.string(finding.rule.rawValue)
      $0.key("severity")
      $0.string(finding.severity.rawValue)
      $0.key("symptom")
      $0.string(finding.symptom)
      $0.key("because")
      $0.string(finding.because)
      $0.key("fix")
      $0.string(finding.fix)
      $0.key("witness")
      $0.array(finding.witness, Self.write)
    }
  }

  private static func write(_ writer: inout JSONWriter, _ witness: LintFinding.Witness) {
    writer.object {
      write(witness.place, to: &$0)
      $0.key("text")
      $0.string(witness.text)
    }
  }

  private static func write(_ place: SourcePlace, to writer: inout JSONWriter) {
    writer.key("file")
    writer.string(place.file)
    writer.key("line")
    writer.int(place.location.line)
    writer.key("column")
    writer.int(place.location.column)
  }

  private func writeSummary(to writer: inout JSONWriter) {
    let numbers: [(String, Int)] =
      [
        ("files", work.fileCount), ("bytes", work.byteCount), ("parsed", work.parsedCount),
        ("forEach", lists.count),
      ]
      + RowVerdict.allCases.map { ($0.rawValue, count($0)) }
      + [("lazy", lists.count(where: \.isLazy)), ("disabled", disabled.count)]
    writer.object {
      for (key, number) in numbers {
        $0.key(key)
        $0.int(number)
      }
    }
  }
}
