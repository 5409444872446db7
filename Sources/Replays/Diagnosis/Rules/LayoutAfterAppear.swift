import Findings
import LazyStacks
import ScrollTraces

extension Diagnosis.Rule {
  /// Rows that change their height after they have appeared.
  ///
  /// - Note: Documented: what `onAppear` does throws the prefetched layout away, may load more rows than needed
  ///   and disturbs scrolling; what `init` does benefits from prefetch (WWDC26 talk 321).
  public static let layoutAfterAppear = Self(
    "layout-after-appear", .warning, page: .layoutAfterAppear, watching: LateLoadWatch.self
  ) { evidence, watch in
    guard let first = watch.first else { return [] }
    let others = evidence.shiftLoadingInInit
    return [
      Violation(
        location: evidence.trace.content.firstLoadLocation ?? watch.step,
        severity: watch.shift == .zero ? .note : nil, cost: Double(watch.shift.points),
        symptom:
          "rows change size under the reader: \(PlainNumber.count(watch.rows, "row")) took another height "
          + "after \(watch.rows == 1 ? "it" : "they") had appeared, first \(first.id.traceText) from "
          + "\(PlainNumber.points(first.before)) to \(PlainNumber.points(first.after)), and "
          + (watch.shift == .zero
            ? "nothing else on screen moved"
            : "moved what is on screen by up to \(PlainNumber.points(watch.shift))"),
        because:
          "onAppear and task run when a row is on screen already, so its first layout was for nothing, and "
          + "rows below it make way. Built ahead, a row has its size before it is seen"
          + (others.map { $0 < watch.shift } == true
            ? "; with the load in init the same steps move it by \(PlainNumber.points(others ?? .zero))"
            : ""),
        fix:
          "load in init, or in the model before the row is there; or reserve the final height with a fixed frame "
          + "or a stored aspect ratio",
        evidence: [
          "rows": Double(watch.rows), "before": Double(first.before.points),
          "after": Double(first.after.points), "shift": Double(watch.shift.points),
          "shiftInInit": Double((others ?? watch.shift).points),
        ])
    ]
  }
}

extension ReplayEvidence {
  /// The largest shift of the same steps with each load in `init`.
  fileprivate var shiftLoadingInInit: Length? {
    var changed = trace
    changed.content = changed.content.loadingInInit()
    return counterfactual.result(changed)?.largestShift
  }
}

extension Content {
  /// Where the first view is declared that loads when it appears.
  fileprivate var firstLoadLocation: SourcePoint? {
    first { view in
      view.modifiers.contains { if case .loads(let load) = $0 { load.trigger == .appear } else { false } }
    }?.location
  }

  /// The view with each load begun in `init`.
  fileprivate func loadingInInit() -> Content {
    mapped { view in
      var view = view
      view.modifiers = view.modifiers.map { modifier in
        guard case .loads(var load) = modifier else { return modifier }
        load.trigger = .`init`
        return .loads(load)
      }
      return view
    }
  }
}

extension RulePage {
  fileprivate static let layoutAfterAppear = RulePage(
    summary: "rows change size after they have appeared",
    symptom: """
      Rows grow or shrink while one looks at them and push away what is below; scrolling is disturbed.
      """,
    because: """
      onAppear and task run when a row is on screen already. What they change lays the row out once more: the \
      layout made ahead was for nothing, more rows than needed may have been loaded, and rows after it make way. \
      init and body run when a row is built ahead, before it is seen.
      """,
    fix: """
      Begin the work in init, or in the model before the row is there; or reserve the final size with a fixed \
      frame or a stored aspect ratio. A last ProgressView that loads the next page when it appears is fine.
      """,
    before: """
      VStack {
        Text(photo.title)
        if let image {
          image.resizable().scaledToFit()
        }
      }
      .task { image = await photo.load() }
      """,
    after: """
      VStack {
        Text(photo.title)
        Color.gray
          .aspectRatio(photo.aspectRatio, contentMode: .fit)
          .overlay { image?.resizable() }
      }
      .task { image = await photo.load() }
      """,
    claims: [
      .documented("Prefetch runs body; onAppear and task wait until the row is on screen.", .talk321),
      .documented(
        """
        Work in onAppear discards the layout made ahead, may load more rows than needed, and disturbs scrolling; \
        work in init gains from prefetch.
        """, .talk321),
      .observed("onAppear comes only for rows inside the viewport.", .probes),
    ])
}
