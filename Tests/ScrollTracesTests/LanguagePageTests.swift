import Foundation
import LazyStacks
import Testing

@testable import ScrollTraces

@Suite("The page of the trace language")
struct LanguagePageTests {
  @Test(
    "has every word that the parser reads",
    arguments: [
      Vocabulary.settings, Vocabulary.views.built, Vocabulary.modifiers.built, Vocabulary.steps.built,
      Vocabulary.motions.built, Vocabulary.decelerationRates.built, Vocabulary.triggers.built,
      Vocabulary.models.built, Vocabulary.estimates.built, Vocabulary.conditions.built,
      Vocabulary.expectations.built, Vocabulary.phases.built, Vocabulary.anchorRoles.built,
      Vocabulary.editAnchorings.built, Vocabulary.targetsUnderHeader.built, Vocabulary.contentModes.built,
      ModelParameter.allCases.map(\.rawValue), LayoutArgument.allCases.map(\.rawValue),
    ])
  func words(words: [String]) throws {
    let code = try Self.wordsInCode()
    #expect(words.filter { !code.contains($0) } == [])
  }

  /// The words between backticks, in lines and in blocks.
  private static func wordsInCode() throws -> Set<String> {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/ScrollTraces/ScrollTraces.docc/TraceLanguage.md").standardizedFileURL
    let parts = try String(contentsOf: page, encoding: .utf8).replacing("```", with: "`")
      .split(separator: "`", omittingEmptySubsequences: false)
    let code = parts.enumerated().filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
    return Set(code.flatMap { $0.split { !$0.isLetter && !$0.isNumber } }.map(String.init))
  }
}
