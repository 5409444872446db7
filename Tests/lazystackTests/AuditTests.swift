import Foundation
import Testing

@testable import lazystack

@Suite("lazystack audit")
struct AuditTests {
  @Test("joins what its processes report, and takes the worst status")
  func joined() {
    let captured = CapturedConsole()
    captured.ended = [
      EndedProcess(status: .exited(0), output: "FlowLayout: no findings in 9 cases\n"),
      EndedProcess(status: .exited(1), output: "Symptom | Rule violated | Fix\n"),
    ]
    #expect(captured.run("audit", "FlowLayout", "RadialLayout") == .failed)
    #expect(captured.output == "FlowLayout: no findings in 9 cases\n\nSymptom | Rule violated | Fix\n")
  }

  @Test("takes a process that traps for a finding, with the case it told last")
  func trap() {
    let captured = CapturedConsole()
    captured.ended = [
      EndedProcess(status: .ended(signal: 4), output: ""),
      EndedProcess(
        status: .ended(signal: 4), output: "no subviews proposed nil × nil\nno subviews proposed 0 × 0\n"),
      EndedProcess(status: .exited(0), output: "FlowLayout: no findings in 9 cases\n"),
    ]
    #expect(captured.run("audit", "GridLayout", "FlowLayout") == .failed)
    #expect(
      captured.output == """
        Symptom | Rule violated | Fix
        GridLayout: error: the process trapped (signal 4)
            | traps: the program ends where a layout traps
            | check for infinity before Int(…), and for an empty collection before an index
              with no subviews proposed 0 × 0

        FlowLayout: no findings in 9 cases

        """)
  }

  @Test("tells each case before it is tried, where it is told to")
  func telling() {
    let captured = CapturedConsole()
    captured.variables = [AuditRole.variable: AuditRole.telling.rawValue]
    #expect(captured.run("audit", "ZStackLayout") == .passed)
    #expect(captured.output.hasPrefix("no subviews proposed nil × nil\nno subviews proposed 0 × 0\n"))
  }

  @Test("cannot be done where no process can be run")
  func noProcess() {
    let captured = CapturedConsole()
    #expect(captured.run("audit", "FlowLayout") == .undone)
    #expect(captured.errors.hasPrefix("lazystack: error: "))
  }

  @Test("tells a process that traps from one that ends")
  func ends() throws {
    let shell = URL(filePath: "/bin/sh")
    let trapped = try EndedProcess(["-c", "echo $CASE; kill -ILL $$"], ["CASE": "told"], program: shell)
    #expect(trapped == EndedProcess(status: .ended(signal: SIGILL), output: "told\n"))
    #expect(try EndedProcess(["-c", "exit 3"], [:], program: shell).status == .exited(3))
    #expect(throws: FileError.Reason.self) { try EndedProcess([], [:], program: URL(filePath: "/none")) }
  }

  @Test("audits by processes of the built program")
  func built() throws {
    let text = try Program.run(["audit", "FlowLayout"])
    #expect(text.status == 0)
    #expect(text.output.hasPrefix("FlowLayout: no findings in "))
    let json = try Program.run(["audit", "--format=json", "DiagonalLayout", "ZStackLayout"])
    #expect(json.status == 0)
    #expect(json.output.hasPrefix("{\"lazystack\":1,\"audits\":[\n{\"layout\":\"DiagonalLayout\",\"cases\":"))
    #expect(json.output.hasSuffix("\"findings\":[]}]}\n"))
  }
}
