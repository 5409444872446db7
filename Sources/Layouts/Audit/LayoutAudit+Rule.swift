public import Findings

extension LayoutAudit {
  /// What a layout must keep.
  public enum Rule: String, CaseIterable, Sendable {
    case finiteSize = "finite-size"
    case infiniteEcho = "infinite-echo"
    case proposalIgnored = "proposal-ignored"
    case nilAsNumber = "nil-as-number"
    case zeroAsNil = "zero-as-nil"
    case greedyCollapsed = "greedy-collapsed"
    case wrongAxis = "wrong-axis"
    case plansDiffer = "plans-differ"
    case outsideBounds = "outside-bounds"
    case originAssumed = "origin-assumed"
    case notPlaced = "not-placed"
    case placedAgain = "placed-again"
    case notANumber = "not-a-number"
    case cacheDependent = "cache-dependent"
    case sharedCache = "shared-cache"
    case orderDependent = "order-dependent"
    case runDependent = "run-dependent"
    case staleAfterUpdate = "stale-after-update"
    case mirroredByHand = "mirrored-by-hand"
    case unsteadySweep = "unsteady-sweep"
    case gapCount = "gap-count"
    case gapAxis = "gap-axis"
    case readingOrder = "reading-order"
    case subviewsKept = "subviews-kept"
    case placedOutsidePass = "placed-outside-pass"
    case roundingAccumulates = "rounding-accumulates"
    case tooManyQuestions = "too-many-questions"
    case idleCache = "idle-cache"

    /// The process ended while the layout was called; only a process that watches it lives to tell.
    case traps
  }
}

extension LayoutAudit.Rule {
  public var severity: Severity {
    switch self {
    case .finiteSize, .plansDiffer, .outsideBounds, .originAssumed, .notPlaced, .notANumber, .cacheDependent,
      .sharedCache, .orderDependent, .runDependent, .staleAfterUpdate, .mirroredByHand, .subviewsKept,
      .placedOutsidePass,
      .wrongAxis, .traps:
      .error
    case .infiniteEcho, .proposalIgnored, .nilAsNumber, .zeroAsNil, .placedAgain, .unsteadySweep, .gapCount,
      .gapAxis,
      .readingOrder, .roundingAccumulates, .tooManyQuestions:
      .warning
    case .idleCache, .greedyCollapsed: .note
    }
  }

  /// Why a violation is wrong.
  public var because: String {
    switch self {
    case .finiteSize: "a size is a number, at least 0, and finite wherever the proposal is not infinite"
    case .infiniteEcho:
      "an infinite proposal asks for the greatest size, which is finite if all subviews' are"
    case .proposalIgnored: "subviews that can adapt must hear what is proposed"
    case .nilAsNumber: "an open length asks for the ideal size; 0 asks for the least, 10 for 10 points"
    case .zeroAsNil: "a width of 0 asks for the least width, an open one for the ideal"
    case .greedyCollapsed: "Color, shapes and GeometryReader are 10 points long where no length is proposed"
    case .wrongAxis: "a width is a width and a height a height"
    case .plansDiffer: "the size answered holds only if subviews are placed as they were measured"
    case .outsideBounds: "neighbours are laid out around the size that was answered"
    case .originAssumed: "bounds may have any origin"
    case .notPlaced: "a subview that is not placed sits at the centre, on top of the others"
    case .placedAgain: "only the last of several places counts"
    case .notANumber: "SwiftUI stops the program at a position that is not a number"
    case .cacheDependent: "a cache is only an optimisation and may hold answers to other proposals"
    case .sharedCache: "each container has subviews of its own, and a cache of its own"
    case .orderDependent: "proposals come in any order, and the last is not always the one placed"
    case .runDependent: "the same proposal to the same subviews has one answer"
    case .staleAfterUpdate:
      "what a cache holds is of no use after subviews, their spacing, the direction or the layout changed"
    case .mirroredByHand: "the container mirrors every position itself where it is read from right to left"
    case .unsteadySweep: "an animation passes through all sizes between two"
    case .gapCount: "there is one gap less than there are subviews in a row, or rows"
    case .gapAxis: "horizontal and vertical distances are two things"
    case .readingOrder: "whoever hears the screen read gets the order of the data"
    case .subviewsKept: "a stand-in for a subview is good for the call it was handed to"
    case .placedOutsidePass: "only placeSubviews may place"
    case .roundingAccumulates: "a rounding of every length moves the last subview by as many roundings"
    case .tooManyQuestions: "the questions to subviews must grow no faster than their number"
    case .idleCache: "a cache that saves no question costs memory and can go stale"
    case .traps: "the program ends where a layout traps"
    }
  }

  /// What to write instead.
  public var fix: String {
    switch self {
    case .finiteSize:
      "clamp lengths at 0, and answer the subviews' own size where no finite one is proposed"
    case .infiniteEcho: "treat an infinite length as an open one unless a subview takes it all"
    case .proposalIgnored: "propose subviews a share of the proposal instead of .unspecified"
    case .nilAsNumber: "keep nil as it is and ask subviews for their ideal size with it"
    case .zeroAsNil: "take 0 for a length like any other, and nil alone for none"
    case .greedyCollapsed: "propose each subview the room it is to fill, or give it a frame where it is used"
    case .wrongAxis: "use proposal.width and size.width for x, proposal.height and size.height for y"
    case .plansDiffer: "make one plan for a proposal, and use it in both methods"
    case .outsideBounds: "answer the size that holds every placement, gaps included"
    case .originAssumed: "begin at bounds.minX and bounds.minY instead of 0"
    case .notPlaced: "place every subview, whatever is proposed"
    case .placedAgain: "place each subview once"
    case .notANumber: "guard divisions by 0 and differences of infinite lengths"
    case .cacheDependent: "keep answers by proposal, or compute them anew"
    case .sharedCache: "make what is kept in makeCache, one for each container"
    case .orderDependent: "keep nothing from one proposal that another one reads"
    case .runDependent: "keep no state outside the cache, and use neither clock nor chance"
    case .staleAfterUpdate: "let updateCache empty the cache, as it does unless it is written out"
    case .mirroredByHand: "write positions as for left to right and leave layoutDirection alone"
    case .unsteadySweep: "let each answer depend on its own proposal alone, with a guard against lengths of 0"
    case .gapCount: "add the gap between neighbours only: count - 1 of them, none before the first row"
    case .gapAxis: "use distance(to:along:) with .horizontal in rows and .vertical between them"
    case .readingOrder: "place subviews in the order they come"
    case .subviewsKept: "keep sizes and numbers in the cache, not subviews"
    case .placedOutsidePass: "move the call of place into placeSubviews"
    case .roundingAccumulates: "round positions, not the lengths they are summed from"
    case .tooManyQuestions: "ask each subview a fixed number of times and keep the answers"
    case .idleCache: "read the cache before asking, or leave it out"
    case .traps: "check for infinity before Int(…), and for an empty collection before an index"
    }
  }
}
