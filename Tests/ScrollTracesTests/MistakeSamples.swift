import Findings
import LazyStacks

@testable import ScrollTraces

/// A mistake of each kind.
enum MistakeSamples {
  static var reasons: [TraceError.Reason] {
    var reasons = general
    reasons += wanted.map { .unexpected(.text("word"), $0) }
    reasons += found.map { .unexpected($0, .id) }
    reasons += unknown.map(TraceError.Reason.unknown)
    reasons += texts.map(TraceError.Reason.text)
    reasons += numbers.map(TraceError.Reason.number)
    reasons += lists.map(TraceError.Reason.list)
    reasons += contents.map(TraceError.Reason.content)
    reasons += steps.map(TraceError.Reason.step)
    reasons += replays.map(TraceError.Reason.replay)
    return reasons
  }

  private static let point = SourcePoint(line: 4, column: 2)

  private static var general: [TraceError.Reason] {
    TraceError.Delimiter.allCases.map { .unclosed($0, at: point, in: .trace) } + [
      .alreadySet("viewport", at: point), .invalidContent(.repeatedCase), .invalidEdit(.noData),
      .outside("no such file"), .unmodelled(.word("List")), .unmodelled(.modifier("task")),
      .unmodelled(.defaultScrollAnchor("zero")), .unmodelled(.horizontalScrollView),
      .unmodelled(.stackAlignment), .unmodelled(.innerScrollView),
    ]
  }

  private static var unknown: [TraceError.UnknownWord] {
    TraceError.Kind.allCases.map { .word($0, "x", nearMiss: nil, choices: ["a", "b"]) }
      + SwiftUIWords.Advice.allCases.filter { $0 != .notModelled }.map { .foreignView("Image", $0) } + [
        .word(.view, "Rwo", nearMiss: "Row", choices: []), .foreignModifier("font", .metrics),
        .modifier("idd", nearMiss: "id"), .modifier("xyz", nearMiss: nil),
        .argument("heigt", of: "Row", nearMiss: "height", choices: ["height"]),
        .argument("zzzzzz", of: "Row", nearMiss: nil, choices: ["height", "width"]),
        .argument("zzzzzz", of: "EmptyView", nearMiss: nil, choices: []),
        .environment("compat", nearMiss: "compact"), .environment("x", nearMiss: nil),
        .condition("compat", nearMiss: "compact"), .condition("x", nearMiss: nil),
        .mark("a", nearMiss: "b"), .mark("a", nearMiss: nil),
      ]
  }

  private static var found: [TraceError.Found] {
    TraceError.Subject.allCases.map { .end(of: $0) } + [
      .lineEnd, .string, .bareCarriageReturn, .byte(7), .text("word"),
    ]
  }

  private static var wanted: [TraceError.Wanted] {
    let lists: [TraceError.Listed] = [.ids, .arguments, .views, .edges, .numbers(.height)]
    let examples: [TraceError.Example] = [
      .every, .chance, .file, .modifier(.id),
      .quantity(of: "Row", leading: "", argument: "height", .height),
    ]
    var wanted: [TraceError.Wanted] = lists.map { .comma($0, closing: .brackets) }
    wanted += lists.map { .list($0) } + examples.map { .opening($0) } + examples.map { .closing($0) }
    wanted += TraceError.Wanted.Setting.allCases.map { .setting($0) }
    wanted += TraceError.Wanted.View.allCases.map { .view($0) }
    wanted += TraceError.Wanted.Modifier.allCases.map { .modifier($0) }
    wanted += TraceError.Wanted.Step.allCases.map { .step($0) }
    wanted += [
      .number(.height), .numberNotList(.height), .numberList(.height), .oneOf(["a", "b", "c"]),
      .argument(of: "Row", first: "height"), .argument(of: "EmptyView", first: nil), .colon(after: "height"),
      .emptyParentheses(after: "Divider"), .closingBrace, .nextStatement, .closedRange, .id, .comparison,
      .flag,
      .equalsAndValue, .time, .block(of: "ForEach"), .trigger(["appear", "end"]), .within(of: "end"),
    ]
    return wanted
  }

  private static var texts: [TraceError.TextMistake] {
    [
      .tooLong(.trace), .notUTF8(0xFF, in: .file), .empty(.trace), .noContent(.trace), .otherVersion("2"),
      .strayBrace, .longString(1_001), .unclosedString, .backslash, .controlCharacter, .missingFile("h.txt"),
      .unreadableFile("h.txt", reason: "permission denied; write another"), .unsafePath("../h.txt"),
      .longFile,
      .emptyFile, .noExpectation,
    ]
  }

  private static var numbers: [TraceError.NumberMistake] {
    [
      .outOfRange("-1", .height), .notWhole("1.5", .rows), .seedOutOfRange("-1"), .idOutOfRange("1.5"),
      .unit("px", .height), .unit("ms", .share), .bareDecimalPoint, .strayUnderscore, .exponent,
      .notFinite("nan", .number(.height)), .sizeWithoutSpaces("x844"), .tooFine("0.0000001ms", decimals: 6),
      .timeOutOfRange("3601s"), .timeWithoutUnit, .unknownTimeUnit("sec"),
    ]
  }

  private static var lists: [TraceError.ListMistake] {
    TraceError.ListMistake.Unevenness.allCases.map { .unevenIDs("m1", 2, $0) } + [
      .backwards("9", "3"), .backwardsIDs("m9", "m3"), .bareRangeOfIDs, .fractionalCount("0", "1.5"),
      .backwardsCount("0", "-1"), .countNotFromZero("1", "3"), .hugeCount("0", "3_000_000_000"), .empty(.ids),
      .tooManyValues, .tooManyIDs(in: .trace),
    ]
  }

  private static var contents: [TraceError.ContentMistake] {
    [
      .tooDeep, .stepBefore("scroll"), .settingAfter("model"), .viewOutside("Row"), .strayModifier("id"),
      .modifierAfterStatement("id", statement: "if"), .closureParameter("proxy"), .negations(65), .negatedLet,
      .numberAsCondition("textScale"), .reservedName("every"), .ifAsView, .noData, .noIDs, .noPrefix,
      .twoQuantities(of: "Row", .height),
      .noQuantity(of: "Row", .height, .quantity(of: "Row", leading: "", argument: "height", .height)),
      .uselessSeed(argument: "height"), .noTrigger, .noTransitionOffset, .noGeometryHeights, .noPositionID,
      .noFrameLength, .mixedFrame(bound: "maxWidth"), .infiniteFrame("width", bound: "maxWidth"),
      .halfFixedSize,
    ]
  }

  private static var steps: [TraceError.StepMistake] {
    [
      .tooManySteps(in: .trace), .tooManyMarks(in: .trace), .tooManyReactions(in: .trace),
      .tooManyReactionSteps, .tooManyEdits, .repeatedMark("a", at: point), .emptyBatch,
      .openBatch(begin: point, endOf: .trace), .openBatch(begin: point, endOf: nil),
      .noEditInBatch("scroll", begin: point), .strayCommit, .idCount(1, elements: 2),
      .twoKindsOfIDs(other: point), .emptyObservation, .emptyReaction, .restInReaction,
      .timelessInReaction("mark"), .nestedReaction, .sinceOfLevel(.offset), .sinceOfFinal(.diagnoses),
    ]
  }

  private static var replays: [TraceError.ReplayMistake] {
    [
      .noRowToFollow("m1", .empty), .noRowToFollow("m1", .unknown(nearMiss: "m2")),
      .unknownRule("visible-shifts", nearMiss: "visible-shift"), .refused(.removedElement),
      .noRest(frameLimit: 100_000), .contentTooLong, .buildLimitAgain(elementLimit: 4_000_000),
    ]
  }
}
