import Findings
import Layouts

extension LintReport {
  /// The JSON document, with a newline at its end.
  ///
  /// `forEach` has every list, `findings` all that violates a rule, those of lists included.
  ///
  /// - Parameter errors: The files that could not be read, and why.
  package func json(errors: [(file: String, text: String)] = []) -> String {
    JSONWriter.document {
      $0.key("forEach")
      $0.array(lists) { writer, list in
        writer.newLine()
        write(list, to: &writer)
      }
      $0.newLine()
      $0.key("findings")
      $0.array(findings) { writer, finding in
        writer.newLine()
        writer.object {
          finding.write(
            [.file, .line, .column, .rule, .severity, .symptom, .because, .fix, .witness], to: &$0)
        }
      }
      $0.newLine()
      $0.key("files")
      $0.array { writer in
        for (files, key) in [(errors, "error"), (complaints, "note")] {
          for file in files {
            writer.object {
              $0.member("file", file.file)
              $0.member(key, file.text)
            }
          }
        }
      }
      $0.newLine()
      $0.key("summary")
      writeSummary(to: &$0)
    }
  }

  private func write(_ list: JudgedList, to writer: inout JSONWriter) {
    let finding = list.finding.flatMap { disabled.contains($0) ? nil : $0 }
    writer.object {
      $0.members(of: list.place)
      $0.member("container", list.container?.name)
      $0.member("min", list.count.minimum)
      $0.key("max")
      if let maximum = list.count.maximum { $0.int(maximum) } else { $0.null() }
      $0.member("verdict", list.verdict.rawValue)
      $0.member("rule", finding?.rule)
      $0.member("severity", finding?.severity.rawValue)
      $0.key("witness")
      $0.array(list.witness) { $1.write(to: &$0) }
    }
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
