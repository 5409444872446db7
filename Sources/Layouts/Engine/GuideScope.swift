/// Which alignment guides a subview may set itself.
///
/// Hardly any view sets a guide, so nearly always it is known without a question that there is none.
enum GuideScope: Comparable {
  case none

  /// Baselines, as text does.
  case baselines

  /// Any: a guide set by hand, or whatever a layout makes up.
  case all
}

extension GuideScope {
  /// Whether a guide may be among them.
  func contains(_ key: AlignmentKey) -> Bool {
    switch self {
    case .none: false
    case .baselines: key.isBaseline
    case .all: true
    }
  }
}

extension AlignmentKey {
  /// Whether it is the first or the last baseline of text; they alone are combined otherwise than by their mean.
  fileprivate var isBaseline: Bool { combination != .mean }
}

/// A container of this module that sets no guide itself: a guide of its subviews is its own, or there is none.
///
/// A layout written elsewhere may set any.
package protocol GuidelessLayout: Layout {}

extension HStackLayout: GuidelessLayout {}
extension VStackLayout: GuidelessLayout {}
extension ZStackLayout: GuidelessLayout {}
