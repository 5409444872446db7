import Foundation
import Layouts
import Testing

@testable import lazystack

@Suite("lazystack audit")
struct AuditTests {
  @Test("joins what its processes report, each twice, and takes the worst status")
  func joined() {
    let captured = CapturedConsole()
    let sound = LayoutAudit.run(SoundLayout())
    captured.ended = [sound, sound, broken, broken].map(done)
    #expect(captured.run("audit", "FlowLayout", "RadialLayout") == .failed)
    #expect(
      captured.output == sound.text.replacing("SoundLayout", with: "FlowLayout") + "\n"
        + broken.text.replacing("BrokenLayout", with: "RadialLayout"))
    #expect(captured.calls.map(\.words) == [["audit", "FlowLayout"], ["audit", "FlowLayout"]] + radial)
    #expect(captured.calls.first?.variables == [AuditRole.variable: "0 2 any"])
  }

  private let radial = [["audit", "RadialLayout"], ["audit", "RadialLayout"]]

  private let broken = LayoutAudit.run(
    BrokenLayout(), over: [.rigid(width: 10, height: 10), .rigid(width: 10, height: 10)], reach: .everyday)

  private func done(_ report: LayoutAudit.Report) -> EndedProcess {
    EndedProcess(status: .exited(0), output: LayoutAudit.Message.done(report.json).line + "\n")
  }

  @Test("takes a process that traps for a finding, with the case it tried last, and goes on without it")
  func trap() {
    let captured = CapturedConsole()
    captured.ended =
      [
        EndedProcess(status: .ended(signal: 4), output: ""),
        EndedProcess(
          status: .ended(signal: 4),
          output: """
            lazystack-audit trying: 0 1 1 subview (greedy) proposed 60 × nil
            the layout's own words
            lazystack-audit trying: 1 1 1 subview (greedy) proposed infinity × nil

            """),
      ] + [broken, broken].map(done)
    #expect(captured.run("audit", "GridLayout") == .failed)
    #expect(
      captured.calls.compactMap { $0.variables[AuditRole.variable] } == [
        "8 2 any", "8 2 any telling", "8 0 any", "8 0 any",
      ])
    #expect(
      captured.output == """
        Symptom | Rule violated | Fix
        GridLayout: error: the process trapped (signal 4)
            | traps: the program ends where a layout traps
            | check for infinity before Int(…), and for an empty collection before an index
              with 1 subview (greedy) proposed infinity × nil
        GridLayout: error: subview 0 is not placed
            | not-placed: a subview that is not placed sits at the centre, on top of the others
            | place every subview, whatever is proposed
              with 2 subviews (rigid 10 × 10, rigid 10 × 10) proposed nil × nil

        """)
  }

  @Test("warns only of what traps with several subviews and not with one")
  func madeForOne() {
    let captured = CapturedConsole()
    let ended = EndedProcess(
      status: .ended(signal: 4),
      output: "lazystack-audit trying: 0 2 2 subviews (greedy, greedy) proposed 60 × nil\n")
    captured.ended =
      [ended, ended] + [LayoutAudit.run(SoundLayout()), LayoutAudit.run(SoundLayout())].map(done)
    #expect(captured.run("audit", "FlowLayout") == .passed)
    #expect(
      captured.output.contains(
        "FlowLayout: warning: the process trapped (signal 4); with one subview it does not\n"))
    #expect(captured.calls.last?.variables == [AuditRole.variable: "0 2 1"])
  }

  @Test("finds a layout that two processes see differently")
  func unlike() {
    let captured = CapturedConsole()
    captured.ended = [LayoutAudit.run(SoundLayout()), LayoutAudit.run(SoundLayout(), atMost: 1)].map(done)
    #expect(captured.run("audit", "FlowLayout") == .failed)
    #expect(
      captured.output.contains("FlowLayout: error: two processes that do the same see different sizes"))
  }

  @Test("does a task where it is to, saying each case before it is tried")
  func telling() {
    let captured = CapturedConsole()
    captured.variables = [AuditRole.variable: "7 0 any telling"]
    #expect(captured.run("audit", "ZStackLayout") == .passed)
    #expect(
      captured.output.hasPrefix(
        "lazystack-audit trying: 0 2 2 subviews (rigid 40 × 20, rigid 60 × 30) proposed"))
    #expect(captured.output.contains("\nlazystack-audit done: {\"layout\":\"ZStackLayout\""))
  }

  @Test("cannot be done where no process can be run")
  func noProcess() {
    let captured = CapturedConsole()
    #expect(captured.run("audit", "FlowLayout") == .undone)
    #expect(captured.errors.hasPrefix("lazystack: error: "))
  }

  @Test("distinguishes a process that traps from one that ends, and from one that does not")
  func ends() throws {
    func ended(_ words: String, limit: Int = 20) throws -> EndedProcess {
      var call = ProgramCall(program: .file("/bin/sh"), words: ["-c", words], variables: ["CASE": "given"])
      call.limit = limit
      return try EndedProcess(call)
    }
    #expect(
      try ended("echo $CASE; kill -ILL $$") == EndedProcess(status: .ended(signal: SIGILL), output: "given\n")
    )
    #expect(try ended("exit 3").status == .exited(3))
    let endless = try ended("echo $CASE; while true; do :; done", limit: 1)
    #expect(endless == EndedProcess(status: .outlasted(seconds: 1), output: "given\n"))
    #expect("\(endless.status)" == "did not end within 1 seconds")
    #expect(throws: FileError.Reason.self) {
      try EndedProcess(ProgramCall(program: .file("/none"), words: []))
    }
  }

  @Test("writes JUnit and a page with the case drawn")
  func formats() {
    func output(_ format: String) -> String {
      let captured = CapturedConsole()
      captured.ended = [broken, broken].map(done)
      #expect(captured.run("audit", "--format", format, "RadialLayout") == .failed)
      return captured.output
    }
    let junit = output("junit")
    #expect(
      junit.contains(
        "<testsuite name=\"RadialLayout\" tests=\"\(LayoutAudit.Rule.allCases.count)\" failures=\"1\""))
    #expect(junit.contains("<failure message=\"subview 0 is not placed\" type=\"not-placed\">"))
    let page = output("html")
    #expect(page.hasPrefix("<!DOCTYPE html>\n"))
    #expect(page.contains("aria-label=\"size 10 × 10, proposed nil × nil\""))
    #expect(page.contains(">0: rigid 10 × 10</text>"))
  }

  @Test("audits by processes of the built program")
  func built() throws {
    let text = try Program.run(["audit", "RadialLayout"])
    #expect(text.status == 0)
    #expect(text.output.hasPrefix("RadialLayout: no findings in "))
    let json = try Program.run(["audit", "--format=json", "DiagonalLayout", "ZStackLayout"])
    #expect(json.status == 0)
    #expect(json.output.hasPrefix("{\"lazystack\":1,\"audits\":[\n{\"layout\":\"DiagonalLayout\",\"cases\":"))
    #expect(json.output.hasSuffix("\"findings\":[],\"exceptions\":[]}]}\n"))
  }
}

@Suite("lazystack audit --package")
struct AuditedPackageTests {
  private let description = """
    {"name": "app", "products": [
      {"name": "AppUI", "targets": ["AppUI", "Badges"], "type": {"library": ["automatic"]}},
      {"name": "tool", "targets": ["tool"], "type": {"executable": null}}]}
    """

  private func dependencies(_ url: String) -> String {
    """
    {"identity": "app", "name": "app", "url": "/app", "dependencies": [
      {"identity": "stacks", "name": "lazystack", "url": "\(url)", "dependencies": []}]}
    """
  }

  @Test("builds a program of the package's libraries and of lazystack from where the package takes it")
  func runner() throws {
    let runner = try AuditRunner(
      layouts: ["TagCloud", "Badges.Ring(count: 3)"], folder: "/apps/My App", description: description,
      dependencies: dependencies("/src/stacks"))
    #expect(
      runner.manifest.contains(".package(path: \"/apps/My App\"),\n    .package(path: \"/src/stacks\")"))
    #expect(runner.manifest.contains(".product(name: \"AppUI\", package: \"My App\")"))
    #expect(runner.manifest.contains(".product(name: \"Layouts\", package: \"stacks\")"))
    #expect(runner.source.contains("@testable import AppUI\n@testable import Badges\n"))
    #expect(runner.source.contains("LayoutAudit.Subject(\"TagCloud\") { TagCloud() },"))
    #expect(
      runner.source.contains("LayoutAudit.Subject(\"Badges.Ring(count: 3)\") { Badges.Ring(count: 3) },"))
    let remote = try AuditRunner(
      layouts: ["A"], folder: "/app", description: description,
      dependencies: dependencies("https://example.com/lazystack.git"))
    #expect(
      remote.manifest.contains(
        ".package(url: \"https://example.com/lazystack.git\", \"0.0.0\"..<\"1000.0.0\")"))
  }

  @Test("says what a package lacks")
  func mistakes() {
    func mistake(_ description: String, _ dependencies: String) -> AuditRunner.Mistake? {
      do throws(AuditRunner.Mistake) {
        _ = try AuditRunner(
          layouts: ["A"], folder: "/app", description: description, dependencies: dependencies)
        return nil
      } catch {
        return error
      }
    }
    let alone = "{\"identity\": \"app\", \"name\": \"app\", \"url\": \"/app\", \"dependencies\": []}"
    #expect(mistake(description, alone) == .withoutLazystack)
    #expect(mistake("{\"name\": \"app\", \"products\": []}", dependencies("/l")) == .withoutLibrary)
    #expect(mistake("error", alone) == .unreadable)
    #expect(
      "\(AuditRunner.Mistake.withoutLazystack)".hasPrefix("the package does not depend on lazystack; add it"))
  }

  @Test("shows what the toolchain says where it fails")
  func failure() {
    let captured = CapturedConsole()
    captured.ended = [EndedProcess(status: .exited(1), output: "error: no manifest\n")]
    #expect(captured.run("audit", "--package", "/", "A") == .undone)
    #expect(
      captured.errors == """
        error: no manifest
        /: error: 'swift package --package-path / describe --type json' ended with status 1

        """)
    #expect(captured.run("audit", "--package", "/none/at/all", "A") == .undone)
    #expect(captured.errors.hasSuffix("/none/at/all: error: no such file\n"))
  }
}

/// A column that is right.
private struct SoundLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(inner(proposal)) }
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.reduce(0) { $0 + $1.height })
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var y = bounds.minY
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: inner(proposal))
      y += subview.sizeThatFits(inner(proposal)).height
    }
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width.flatMap { $0.isFinite ? $0 : nil }, height: nil)
  }
}

/// A layout that places nothing.
private struct BrokenLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}
