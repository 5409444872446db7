extension TraceError.Wanted {
  /// What belongs before the content; the raw values are the messages' words.
  package enum Setting: String, Hashable, Sendable, CaseIterable {
    case trace = "'trace 1' first"
    case version = "the version, 'trace 1'"
    case any = "a setting or ScrollView { ... }"
    case size = "a size, such as 390 x 844"
    case height = "'x' and the height, such as 390 x 844"
    case newName = "a name, such as 'compact = true'"
    case declaredName = "a declared name, such as 'compact = true'"
    case nameToSet = "a name, such as 'loaded = true'"
    case model = "a model, such as measured(prefetch: 0)"
    case estimate = "an estimate, mean or fixed(44)"
    case estimatedLength = "a length in parentheses, such as fixed(44)"
    case estimateEnd = "')' after the length"
    case modelEnd = "nothing after the model"
  }

  /// What belongs into a modifier.
  package enum Modifier: String, Hashable, Sendable, CaseIterable {
    case name = "a modifier's name after the dot, such as .id(12)"
    case idEnd = "')' after the id"
    case length = "a length, such as 44"
    case lengthOrInfinity = "a length, such as 44, or .infinity"
    case lengthOrEdge = "a length or an edge, such as .padding(.horizontal, 12)"
    case paddingEnd = "')' as in .padding(.horizontal, 12)"
    case priorityEnd = "')' after the priority"
    case contentMode = "', contentMode:' as in .aspectRatio(1.5, contentMode: .fit)"
    case contentModeEnd = "')' after the content mode"
  }

  /// What belongs into the content.
  package enum View: String, Hashable, Sendable, CaseIterable {
    case scrollView = "ScrollView { ... } around the content"
    case vertical = "'vertical' after the dot"
    case axis = "ScrollView { ... } or ScrollView(.vertical) { ... }"
    case view = "a view, such as Row(height: 44)"
    case pinnedViews = "a list, such as [.sectionHeaders]"
    case pinnedView = "'.sectionHeaders'"
    case pinnedViewName = "'sectionHeaders' after the dot"
    case color = "a color after a dot, such as Color.gray"
    case text = "a text in quotes"
    case textEnd = "')' after the text"
    case textOrCharacters = "a text in quotes, or characters: 120"
    case condition = "a condition, such as every(3)"
    case oneCondition = "one condition, and another 'if' inside the braces"
    case unwrappedName = "a declared name, as in if let draft"
    case stateName = "the state's name, such as draft"
    case seed = "a seed, such as 7"
    case modulus = "'element %' and a number"
    case cases = "'{' and the cases of switch"
    case caseOrDefault = "'case' and a number, or 'default'"
    case caseViews = "':' and the views of the case"
    case forEach = "'(' and the data, such as ForEach(0..<10, id: \"m\")"
    case data = "the data, such as 0..<10, id: \"m\" or ids: [\"a\", \"b\"]"
    case identityAfterComma = "',' and how elements are identified, such as id: \"m\""
    case identity = "id: \"m\", id: index or id: fresh"
    case name = "a name in quotes"
    case zero = "0"
    case halfOpenRange = "a half-open range, such as 0..<10"
    case count = "how many elements there are, such as 10"
    case fileName = "a file's name in quotes, such as \"heights.txt\""
    case fileEnd = "')' after the file's name"
    case oneNumberALine = "one number a line"
  }
}
