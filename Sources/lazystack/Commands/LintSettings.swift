#if LINT
  internal import Findings
  import Foundation
  internal import SourceLints

  /// The configurations of the files that are linted: for each the nearest one upwards.
  final class LintSettings {
    /// By folder; `nil` where there is none up to the root.
    private var known: [String: Found?] = [:]

    /// What is wrong in the files, a line each.
    private(set) var errors: [String] = []

    private struct Found {
      let folder: String
      let configuration: LintConfiguration
    }
  }

  extension LintSettings {
    /// What counts for a file.
    func configuration(of file: String) -> LintConfiguration {
      found(around: AbsolutePath(file).folder)?.configuration ?? LintConfiguration()
    }

    /// Whether a project wants to hear of a file.
    func covers(_ file: String) -> Bool {
      let path = AbsolutePath(file)
      guard let found = found(around: path.folder) else { return true }
      return found.configuration.covers(path.text(below: found.folder))
    }

    /// The folder of the configuration that counts for a path; `nil` if there is none.
    func folder(around path: String) -> String? {
      found(around: AbsolutePath(path).folder)?.folder
    }

    private func found(around folder: String) -> Found? {
      if let found = known[folder] { return found }
      let path = (folder == "/" ? "" : folder) + "/" + LintConfiguration.fileName
      let result: Found?
      if let bytes = try? SwiftFolder.read(path) {
        result = Found(folder: folder, configuration: parsed(bytes, path))
      } else {
        let above = AbsolutePath(folder).folder
        result = folder == "/" ? nil : found(around: above)
      }
      known.updateValue(result, forKey: folder)
      return result
    }

    private func parsed(_ bytes: [UInt8], _ path: String) -> LintConfiguration {
      do throws(JSONError) {
        return try LintConfiguration(parsing: bytes)
      } catch {
        errors.append("\(path):\(error.point): error: \(error.message)")
        return LintConfiguration()
      }
    }
  }

  /// The lines of findings, by which a baseline knows them.
  final class LintedLines {
    private var lines: [String: [Substring]] = [:]
    private var seen: [String: Int] = [:]
  }

  extension LintedLines {
    /// What a baseline in a folder knows a finding by.
    func entry(of finding: Finding, below folder: String) -> LintBaseline.Entry {
      LintBaseline.Entry(
        finding, file: AbsolutePath(finding.place.name).text(below: folder), line: line(of: finding))
    }

    /// What a finding is known by, wherever it stands.
    func fingerprint(of finding: Finding) -> String {
      LintBaseline.Entry(finding, file: "", line: line(of: finding)).fingerprint
    }

    /// What a finding is known by, with its file and a number, so that no two are equal.
    func uniqueFingerprint(of finding: Finding) -> String {
      let entry = LintBaseline.Entry(
        finding, file: "", line: finding.place.name + " " + line(of: finding))
      seen[entry.fingerprint, default: 0] += 1
      let number = seen[entry.fingerprint] ?? 1
      return entry.fingerprint + (number == 1 ? "" : "-\(number)")
    }

    private func line(of finding: Finding) -> String {
      let file = finding.place.name
      if lines[file] == nil {
        let text = String(decoding: (try? SwiftFolder.read(file)) ?? [], as: UTF8.self)
        lines[file] = text.split(separator: "\n", omittingEmptySubsequences: false)
      }
      let number = finding.place.location.line
      guard let all = lines[file], number >= 1, number <= all.count else { return "" }
      return String(all[number - 1])
    }
  }

  extension LintReport {
    /// The report without what a baseline knows; `nil` if it cannot be read, which is said.
    func without(
      baseline path: String, _ lines: LintedLines, on console: Console
    ) throws(FileError) -> LintReport? {
      let bytes: [UInt8]
      do { bytes = try SwiftFolder.read(path) } catch { throw FileError(path, error) }
      do throws(JSONError) {
        var baseline = try LintBaseline(parsing: bytes)
        let folder = AbsolutePath(path).folder
        let report = without { baseline.take(lines.entry(of: $0, below: folder)) }
        if baseline.rest > 0 {
          console.complain(
            "\(path): note: \(PlainNumber.count(baseline.rest, "finding")) of the baseline "
              + "\(baseline.rest == 1 ? "is" : "are") gone; --write-baseline forgets them")
        }
        return report
      } catch {
        console.complain("\(path):\(error.point): error: \(error.message)")
        return nil
      }
    }
  }
#endif
