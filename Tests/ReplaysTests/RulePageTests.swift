import Testing

@testable import Replays

@Suite("The page of a rule")
struct RulePageTests {
  @Test("fits 80 columns, and has no space at a line's end", arguments: Diagnosis.Rule.allCases)
  func width(rule: Diagnosis.Rule) {
    let lines = rule.explanation().split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.filter { $0.count > 80 || $0.last == " " } == [])
  }

  @Test("says how each statement is known", arguments: Diagnosis.Rule.allCases)
  func sources(rule: Diagnosis.Rule) {
    let claims = rule.page.claims
    #expect(claims.contains { $0.source != nil })
    for claim in claims {
      #expect((claim.source == nil) == (claim.mark == .chosen))
      guard let source = claim.source else { continue }
      #expect(rule.explanation().contains("  \(claim.mark.rawValue) "))
      #expect(rule.explanation().contains("(\(source.title.prefix(40))"))
    }
  }

  @Test("mends what it shows first", arguments: Diagnosis.Rule.allCases)
  func code(rule: Diagnosis.Rule) {
    let page = rule.page
    #expect(page.before != page.after)
    for code in [page.before, page.after] {
      #expect(code.filter { "{(".contains($0) }.count == code.filter { "})".contains($0) }.count)
      #expect(!code.contains("\t"))
    }
  }

  @Test("names traces that are there", arguments: Diagnosis.Rule.allCases)
  func traces(rule: Diagnosis.Rule) {
    for path in [rule.tracePaths.fires, rule.tracePaths.clean] {
      #expect(TraceFolder.names.contains(String(path.dropFirst("Traces/".count))))
      #expect(rule.explanation().contains(path))
    }
  }

  @Test(
    "is prose: sentences in symptom, reason and fix, a clause for the list",
    arguments: Diagnosis.Rule.allCases)
  func prose(rule: Diagnosis.Rule) {
    let page = rule.page
    for text in [page.symptom, page.because, page.fix] + page.claims.map(\.text) {
      #expect(text.hasSuffix("."))
      #expect(!text.contains("  "))
      #expect(text.first?.isLowercase == false || text.hasPrefix("on") || text.hasPrefix("scrollTo"))
    }
    #expect(!page.summary.hasSuffix("."))
    #expect(page.summary.count <= 44)
  }

  @Test("names sources that anyone can find", arguments: RuleSource.allCases)
  func titles(source: RuleSource) {
    let places = [
      "github.com/", "forums.swift.org/", "WWDC", "Apple's page on ", "chris.eidhof.nl/", "hashnode",
    ]
    #expect(places.contains { source.title.contains($0) })
  }

  @Test("has no title that goes unused")
  func unused() {
    let used = Set(Diagnosis.Rule.allCases.flatMap { $0.page.claims.compactMap(\.source) })
    #expect(used == Set(RuleSource.allCases))
  }

  @Test("stands in a list of 80 columns, once for each rule")
  func list() {
    let lines = RuleList.text().split(separator: "\n")
    #expect(lines.count == Diagnosis.Rule.allCases.count)
    #expect(lines.filter { $0.count > 80 } == [])
  }
}
