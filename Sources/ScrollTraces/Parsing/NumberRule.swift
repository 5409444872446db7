internal import LazyStacks

/// What a number at one place of the language may be.
package struct NumberRule: Hashable, Sendable {
  /// What the number is, such as `distance`.
  let noun: String

  /// The numbers allowed.
  let range: ClosedRange<Double>

  /// A number that may stand there.
  let example: String

  /// Whether the number is a length in points.
  var isLength = false

  /// Whether the number must be written without a decimal point.
  var isWhole = false

  /// Whether the range's lower bound, which is 0, is not allowed itself.
  var isPositive = false

  /// Whether a number is allowed.
  func allows(_ value: Double) -> Bool { range.contains(value) && !(isPositive && value <= 0) }
}

extension NumberRule {
  /// The range as messages write it, such as `0 to 1_000_000`.
  var rangeText: String {
    isPositive
      ? "more than 0, up to \(NumberText.grouped(range.upperBound))"
      : "\(NumberText.grouped(range.lowerBound)) to \(NumberText.grouped(range.upperBound))"
  }

  /// The noun in the plural.
  var plural: String { noun == "number of characters" ? "numbers of characters" : noun + "s" }

  /// The noun with its article.
  var article: String { "aeiou".contains(noun.prefix(1)) ? "an \(noun)" : "a \(noun)" }

  static func length(_ noun: String, _ range: ClosedRange<Double>, _ example: String) -> NumberRule {
    NumberRule(noun: noun, range: range, example: example, isLength: true)
  }

  static func whole(_ noun: String, _ range: ClosedRange<Double>, _ example: String) -> NumberRule {
    NumberRule(noun: noun, range: range, example: example, isWhole: true)
  }
}

extension NumberRule {
  private static let far = 1_000_000_000_000.0

  static let viewport = length("viewport length", 0...1_000_000, "390")
  static let inset = length("inset", 0...1_000_000, "336")
  static let framesPerSecond = whole("frame rate", 1...1_000, "60")
  static let displayScale = whole("scale", 1...4, "3")
  static let textScale = NumberRule(noun: "text scale", range: 0.1...10, example: "1.5")

  static let viewports = NumberRule(noun: "number of viewports", range: 0...1_000_000, example: "0.75")
  static let rows = whole("number of rows", 0...1_000_000, "1")
  static let frames = whole("number of frames", 0...1_000_000_000, "16")
  static let passes = whole("number of passes", 3...1_000, "8")

  /// Fewer passes than a trace may say fit no frame that changes, which a test may want.
  static let passesInCode = whole("number of passes", 1...1_000, "8")
  static let elements = whole("number of elements", 1...2_147_483_647, "1_000_000")

  static let visibilityTolerance = length("tolerance", 0...100, "0.01")

  static let spacing = length("spacing", 0...1_000, "8")
  static let overlap = length("spacing", -1_000...1_000, "8")
  static let height = length("height", 0...1_000_000, "44")
  static let width = length("width", 0...1_000_000, "44")
  static let frameLength = length("length", 0...1_000_000, "44")
  static let minLength = length("least length", 0...1_000, "48")
  static let aspectRatio = NumberRule(
    noun: "ratio of width by height", range: 0...1_000_000, example: "1.5", isPositive: true)
  static let ratioHeight = NumberRule(
    noun: "height of the ratio", range: 0...1_000_000, example: "9", isPositive: true)
  static let padding = length("padding", 0...1_000, "12")
  static let layoutPriority = NumberRule(noun: "priority", range: -1_000...1_000, example: "1")
  static let innerCount = whole("count", 0...1_000_000, "3")
  static let columns = whole("number of columns", 1...Double(RowLayout.maximumColumnCount), "2")
  static let characters = whole("number of characters", 0...1_000_000, "120")
  static let every = whole("divisor", 1...far, "3")
  static let remainder = whole("remainder", 0...far, "0")
  static let ordinal = whole("ordinal", -far...far, "10")
  static let share = NumberRule(noun: "share", range: 0...1, example: "0.1")
  static let chance = NumberRule(noun: "chance", range: 0...1, example: "0.2")

  static let threshold = NumberRule(noun: "threshold", range: 0...1, example: "0.8", isPositive: true)
  static let visibleShare = NumberRule(noun: "share", range: 0...1, example: "0.5", isPositive: true)
  static let newElements = whole("number of elements", 1...2_147_483_647, "20")
  static let dataPlace = whole("place", 0...2_147_483_647, "0")
  static let velocity = NumberRule(noun: "velocity", range: -1_000_000...1_000_000, example: "3_000")

  static let distance = length("distance", -far...far, "240")
  static let nearness = length("distance", 0...far, "300")
  static let offset = length("offset", -far...far, "300")
  static let content = length("content extent", -far...far, "9_000")
  static let anchor = NumberRule(noun: "anchor", range: 0...1, example: "0.5")
  static let stateValue = NumberRule(noun: "value", range: -far...far, example: "3")
  static let expected = length("expected value", -far...far, "44")
  static let tolerance = length("tolerance", 0...far, "0.5")
}
