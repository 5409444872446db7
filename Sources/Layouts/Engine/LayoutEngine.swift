/// What all nodes of a host share: counters, records, and rules for remembering.
final class LayoutEngine {
  /// How many proposals each subview remembers; `nil` for all.
  let proposalMemory: Int?

  /// When containers lose their caches.
  var cachePolicy: CachePolicy

  var counters = LayoutCounters()

  /// What happened so far that should not have, each once.
  private(set) var misplacements: [Misplacement] = []

  /// The first position in the layout in progress that is not a number.
  var failure: Misplacement?

  /// What is kept from one update to the next.
  let storage = ViewStorage()

  init(proposalMemory: Int? = nil, cachePolicy: CachePolicy = .kept) {
    self.proposalMemory = proposalMemory
    self.cachePolicy = cachePolicy
  }
}

extension LayoutEngine {
  func record(_ misplacement: Misplacement) {
    if misplacement.kind == .notANumber, failure == nil { failure = misplacement }
    if !misplacements.contains(misplacement) { misplacements.append(misplacement) }
  }
}

/// When a container's cache is thrown away.
///
/// A cache is only an optimisation: results are the same under every policy, and a layout for which
/// they are not is wrong.
public enum CachePolicy: Hashable, Sendable {
  /// Never, as in SwiftUI.
  case kept

  /// Before every call.
  case dropped

  /// Before about every second call, as a seed has it.
  case droppedAtRandom(seed: UInt64)
}

/// How much work measuring and placing took.
///
/// Every subview of a `Layout` is created and measured, the thousandth too; only lazy containers
/// are lazy.
public struct LayoutCounters: Hashable, Sendable {
  /// How many subviews were created, those inside others too.
  public internal(set) var subviews = 0

  /// How often a subview was asked for its size.
  public internal(set) var questions = 0

  /// How many of those were not answered from memory.
  public internal(set) var measurements = 0

  /// How often a subview was placed.
  public internal(set) var placements = 0

  public init() {}
}

/// Something a layout did that its author can hardly have meant.
///
/// - Note: Documented: the last `place` counts, and a subview that is not placed sits at the centre
///   (`LayoutSubview.place(at:anchor:proposal:)`). Chosen: both are recorded.
public struct Misplacement: Hashable, Sendable {
  /// The layout's type.
  public let layout: String

  /// The subview, from 0.
  public let subviewIndex: Int

  public let kind: Kind

  /// What was done.
  public enum Kind: Hashable, Sendable {
    /// The subview was never placed.
    case notPlaced

    /// The subview was placed more than once; how often.
    case placedAgain(count: Int)

    /// The position is not a number.
    case notANumber

    /// `place` was called outside `placeSubviews`.
    case placedOutsidePass

    /// The stand-in of an earlier call was used.
    case staleSubview
  }
}

extension Misplacement: CustomStringConvertible {
  public var description: String {
    switch kind {
    case .notPlaced: "\(layout) did not place subview \(subviewIndex)"
    case .placedAgain(let count): "\(layout) placed subview \(subviewIndex) \(count) times"
    case .notANumber: "\(layout) placed subview \(subviewIndex) at a position that is not a number"
    case .placedOutsidePass: "\(layout) placed subview \(subviewIndex) outside placeSubviews"
    case .staleSubview: "\(layout) used subview \(subviewIndex) after the call it was handed to"
    }
  }
}
