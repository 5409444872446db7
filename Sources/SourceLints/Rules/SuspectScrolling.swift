import Findings
import SwiftSyntax

extension SuspectCall {
  /// A comparison of the content offset with a number, for a lazy stack whose offsets are estimates.
  ///
  /// - Note: Documented: thresholds on offsets of a lazy stack are unstable (WWDC26 talk 321). Chosen: 0 is
  ///   exact, and an eager stack has no estimates.
  var offsetKeyedLogic: [Finding] {
    guard modifier == "onScrollGeometryChange", let compared = node.comparedOffset else { return [] }
    let views = Set(node.chainRoot.calledViews)
    let isLazy = !views.isDisjoint(with: KnownViews.lazyContainers)
    guard isLazy || !views.contains("ScrollView") || views.isDisjoint(with: ["VStack", "HStack"]) else {
      return []
    }
    return finding(
      .offsetKeyedLogic, isLazy ? .warning : .note, at: compared,
      symptom: "the action runs at another row than meant, and not at the same one each time",
      because: "the offset of a lazy stack is an estimate, which is corrected while rows are measured",
      fix: "tie it to a row: onScrollTargetVisibilityChange, or onScrollVisibilityChange on the row")
  }

  var modifierNode: Syntax { node.modifierName.map { Syntax($0) } ?? Syntax(node) }

  /// A stack of data in a scroll view, all of which is built at once.
  ///
  /// Chosen: a note, as nobody knows how much data there are; up to 100 written down are fine.
  var eagerInScroll: [Finding] {
    guard callee.viewName == "ForEach", let data, !data.isFixed else { return [] }
    let around = node.callsAround.map { Callee($0.calledExpression).viewName ?? "" }
      .filter { $0 != "Group" && $0 != "Section" }
    let passed: Set<String> = ["VStack", "HStack", "ZStack", "ScrollViewReader"]
    guard let stack = around.first, stack == "VStack" || stack == "HStack",
      around.first(where: { !passed.contains($0) }) == "ScrollView"
    else { return [] }
    return finding(
      .eagerInScroll, .note, at: node,
      symptom: "the screen opens slowly and takes memory for every row, if there are many",
      because: "a \(stack) builds and measures all of its views at once, seen or not",
      fix: "use Lazy\(stack); nothing, if there are only ever few")
  }

  /// A bound position and an anchor on one scroll view.
  ///
  /// - Note: Observed: with the binding the anchor has no effect.
  var positionOverridesAnchor: [Finding] {
    // An alignment is for content that is too short to scroll.
    guard modifier == "defaultScrollAnchor", node.firstUnlabeled?.is(NilLiteralExprSyntax.self) != true,
      node.argument("for")?.trimmedDescription.hasSuffix(".alignment") != true
    else { return [] }
    // Where the content begins is the anchor's to say as long as the bound id is nil, which nobody can read here.
    if node.argument("for")?.trimmedDescription.hasSuffix(".initialOffset") == true { return [] }
    let below = sequence(first: ExprSyntax(node)) { $0.chainBase }.compactMap { $0.modifierCall }
    let chain = node.modifiersAfter + below
    let isBound = chain.contains { $0.modifierName?.baseName.text == "scrollPosition" }
    guard isBound else { return [] }
    return finding(
      .positionOverridesAnchor, .note, at: modifierNode,
      symptom: "the content does not stay at the anchor when its size changes",
      because: "a bound scroll position wins over the default anchor",
      fix: "use one of them")
  }
}

extension ExprSyntax {
  /// The expression that the last modifier of a chain is applied to.
  fileprivate var chainBase: ExprSyntax? {
    self.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)?.base
  }

  /// The call, if it is one of a modifier.
  fileprivate var modifierCall: FunctionCallExprSyntax? {
    guard let call = self.as(FunctionCallExprSyntax.self), call.modifierName != nil else { return nil }
    return call
  }

  /// The names of the views made inside.
  var calledViews: [String] { referencedNames.filter(\.isCapitalized) }
}

extension FunctionCallExprSyntax {
  /// Where `contentOffset` is compared with something but 0.
  fileprivate var comparedOffset: Syntax? {
    let sequences = ownClosures.flatMap { $0.nodes(SequenceExprSyntax.self) }
    let compared = sequences.first { $0.compares(["contentOffset"]) }
    return (compared ?? comparedResult).map { Syntax($0) }
  }

  /// Where the action compares an offset that the transform hands on as it is.
  private var comparedResult: SequenceExprSyntax? {
    let transform = argument("of") ?? ownClosures.first.map { ExprSyntax($0) }
    guard let action = ownClosures.last, let transform, transform.isOffset,
      transform.id != ExprSyntax(action).id
    else { return nil }
    let names = Set(action.parameterNames + ["$0", "$1"])
    return action.nodes(SequenceExprSyntax.self).first { $0.compares(names) }
  }

  /// The closures given to the call itself.
  var ownClosures: [ClosureExprSyntax] {
    arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) }
      + [trailingClosure].compactMap { $0 } + additionalTrailingClosures.map(\.closure)
  }

  /// Whether something around it scrolls.
  var isScrolled: Bool {
    callsAround.contains { call in
      Callee(call.calledExpression).viewName.map {
        $0 == "ScrollView" || $0 == "ForEach" || KnownViews.lazyContainers.contains($0)
      } ?? false
    }
  }

  /// The members of the type that the call stands in.
  var enclosingMembers: MemberBlockSyntax? {
    sequence(first: Syntax(self), next: \.parent).lazy.compactMap { $0.as(MemberBlockSyntax.self) }.first
  }
}

extension SequenceExprSyntax {
  /// Whether it compares an offset, which has one of some names, with something but 0, the top inset or the
  /// content's end.
  fileprivate func compares(_ offsets: Set<String>) -> Bool {
    let operators = elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
    let names = referencedNames
    return operators.contains { ["<", ">", "<=", ">="].contains($0) }
      && !offsets.isDisjoint(with: names) && !isWithInset && !names.contains("contentSize")
      && !elements.contains { ["0", "0.0", ".zero"].contains($0.trimmedDescription) }
  }
  /// Whether one side of the comparison is an inset and nothing else.
  private var isWithInset: Bool {
    elements.contains { element in
      let side = element.as(PrefixOperatorExprSyntax.self)?.expression ?? element
      let path = side.trimmedDescription.split(separator: ".")
      return path.dropLast().last == "contentInsets" && elements.count == 3
    }
  }
}

extension ExprSyntax {
  /// Whether a key path or a closure yields the content offset itself.
  fileprivate var isOffset: Bool {
    if let closure = self.as(ClosureExprSyntax.self) {
      guard case .expr(let result)? = closure.statements.only?.item else { return false }
      return result.isOffset
    }
    guard self.is(KeyPathExprSyntax.self) || self.is(MemberAccessExprSyntax.self) else { return false }
    return ["contentOffset", "contentOffset.x", "contentOffset.y"].contains {
      trimmedDescription.hasSuffix("." + $0)
    }
  }
}
