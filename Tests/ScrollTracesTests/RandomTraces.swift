import Findings
import LazyStacks
import ScrollTraces

/// Random traces that keep the language's rules.
struct RandomTraces {
  static let files = ["a.txt": "1\n2\n3\n", "sub/b.txt": "40"]

  var random: SeededGenerator
  private var marks: [String] = []
  var givenIDCount = 0

  /// Whether views drawn now stand in the stack, where rows may load and views have ids; and how rows load.
  var isInStack = true
  var loadTime: Double?
  let loadsAhead: Bool

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    loadsAhead = seed.isMultiple(of: 2)
  }

  mutating func trace() -> Trace {
    let views = (0..<int(3)).map { _ in view(depth: 3, inElement: false) }
    let lazy = Content(
      .lazyVStack(
        spacing: length(1000), pinnedViews: flip() ? .sectionHeaders : [],
        self.views(depth: 4, inElement: false)))
    let root = Content(.scrollView(flip() ? self.views(depth: 0, inElement: false) + [lazy] : views))
    return Trace(
      viewport: Trace.ViewportSize(width: length(1000), height: length(1_000_000)),
      model: flip() ? nil : model(),
      display: Trace.Display(framesPerSecond: 1 + int(1000), scale: 1 + int(4)),
      environment: [
        Trace.EnvironmentValue(name: "compact", value: .flag(flip())),
        Trace.EnvironmentValue(name: "textScale", value: .number(.random(in: 0.1...10, using: &random))),
      ],
      content: modified(root),
      steps: (0..<int(20)).map { _ in located(flip() ? step() : laterStep()) })
  }
}

extension RandomTraces {
  func located(_ step: Step) -> LocatedStep { LocatedStep(step, at: SourcePoint(line: 1, column: 1)) }

  mutating func int(_ bound: Int) -> Int { .random(in: 0..<bound, using: &random) }

  mutating func flip() -> Bool { .random(using: &random) }

  mutating func double(_ bound: Double) -> Double {
    switch int(4) {
    case 0: 0
    case 1: Double.random(in: 0...bound, using: &random).rounded(.down)
    case 2: bound * 1e-9
    default: .random(in: 0...bound, using: &random)
    }
  }

  mutating func length(_ bound: Double) -> Length { Length(.init(double(bound))) }

  mutating func maybe<Value>(_ value: Value) -> Value? { flip() ? value : nil }

  mutating func string() -> String {
    String((0..<int(6)).map { _ in Array("ab \"\\é🙂/;}")[int(10)] })
  }

  mutating func id() -> RowID { flip() ? .text(string()) : .number(int(2000) - 1000) }

  /// Some ids, of which those that count up are printed as a range.
  mutating func ids() -> [RowID] {
    var ids = (0...int(4)).map { _ in id() }
    if flip() {
      let (prefix, start) = (string(), int(20))
      ids += (start..<(start + int(6))).map { .text("\(prefix)\($0)") }
    } else if flip() {
      ids += (-2..<int(6)).map { .number($0) }
    }
    return ids
  }

  mutating func duration() -> Duration { .nanoseconds(Int64(int(3_600_000_000_001))) }

  mutating func comparison() -> Comparison { Comparison.allCases[int(6)] }
}

extension RandomTraces {
  private mutating func model() -> ModelParameters {
    var model = presetModel()
    model.edits = maybe(ModelParameters.EditAnchoring.allCases[int(3)])
    model.targetUnderHeader = flip() ? .below : .raw
    model.visibilityTolerance = length(100)
    model.jumpWalk = double(5)
    return model
  }

  private mutating func presetModel() -> ModelParameters {
    if flip() {
      var model = (flip() ? ModelParameters.Preset.swiftui : .swiftui17).parameters
      model.publish = double(1)
      model.sample = int(5)
      return model
    }
    return ModelParameters(
      estimate: flip() ? .mean : .fixed(length(100)), walk: flip() ? .unlimited : .to(double(5)),
      prefetch: double(2), prefetchRows: int(5), idlePrefetch: int(5),
      retain: flip() ? .unlimited : .to(int(50)), passLimit: 3 + int(20), buildLimit: 1 + int(2_000_000),
      stride: length(50))
  }

  mutating func quantity(isWhole: Bool) -> Quantity {
    let numbers = (0...int(4)).map { _ in isWhole ? double(900).rounded(.down) : double(900) }
    switch int(5) {
    case 0: return .constant(numbers[0])
    case 1: return .cycle(numbers)
    case 2: return .file("a.txt", [1, 2, 3])
    case 3 where !isWhole:
      return .fractions((numbers.min() ?? 0)...(numbers.max() ?? 0), seed: random.next())
    default:
      let lower = int(100)
      return .integers(lower...(lower + int(100)), seed: flip() ? 0 : random.next())
    }
  }

  private mutating func views(depth: Int, inElement: Bool) -> [Content] {
    (0..<int(4)).map { _ in view(depth: depth, inElement: inElement) }
  }

  private mutating func view(depth: Int, inElement: Bool) -> Content {
    switch depth == 0 ? int(5) : int(inElement ? 11 : 10) {
    case 10: return choice(depth: depth - 1)
    case 0: return Content(.empty)
    case 1: return Content(.row(height: quantity(isWhole: false)))
    case 2: return Content(.text(characters: quantity(isWhole: true)))
    case 3: return Content(.leaf(leaf()))
    case 4: return Content(.geometryReader([]))
    case 5: return Content(.group(views(depth: depth - 1, inElement: inElement)))
    case 6: return section(depth: depth - 1, inElement: inElement)
    case 7: return Content(.layout(layout(), views(depth: depth - 1, inElement: inElement)))
    case 8: return conditional(depth: depth - 1, inElement: inElement)
    default:
      return inElement ? Content(.empty) : forEach(depth: depth - 1)
    }
  }

  private mutating func section(depth: Int, inElement: Bool) -> Content {
    let end: (inout Self) -> [Content] = { random in
      random.flip() ? [] : [Content(.group(random.views(depth: depth, inElement: inElement)))]
    }
    return Content(
      .section(header: end(&self), content: views(depth: depth, inElement: inElement), footer: end(&self)))
  }

  private mutating func forEach(depth: Int) -> Content {
    let elements: [ForEach.Elements] = [
      .numbered(count: int(3_000), prefix: string()), .indexed(count: int(3)), .fresh(count: int(3)),
      .listed(ids()),
    ]
    return Content(
      .forEach(
        ForEach(elements[int(4)], name: maybe(string()), content: views(depth: depth, inElement: true))))
  }

  private mutating func choice(depth: Int) -> Content {
    let modulus = 1 + int(4)
    var choices = (0..<modulus).map { remainder in
      Choice(remainders: [remainder], content: views(depth: depth, inElement: true))
    }
    if flip() { choices[modulus - 1].remainders = [] }
    return Content(.choice(modulus: modulus, choices))
  }

  private mutating func conditional(depth: Int, inElement: Bool) -> Content {
    var condition = flip() ? Condition.environment("compact") : .some("compact")
    if inElement {
      let conditions: [Condition] = [
        .every(1 + int(9)), .chance(double(1), seed: flip() ? 0 : random.next()),
        .element(comparison(), int(20) - 10), .state(["draft", "isOpen"][int(2)]),
      ]
      condition = conditions[int(4)]
    }
    if condition != .some("compact") { for _ in 0..<int(3) { condition = .not(condition) } }
    // One view in a stack on either side: equal branches, whatever is in them.
    let branch: (inout Self) -> Content = { random in
      Content(.vStack(spacing: 8, random.views(depth: 0, inElement: inElement)))
    }
    let otherwise = flip() || depth == 0 ? branch(&self) : conditional(depth: depth - 1, inElement: inElement)
    return Content(.conditional(condition, then: [branch(&self)], otherwise: [otherwise]))
  }
}

extension RandomTraces {
  /// A step that may stand anywhere among the trace's own.
  private mutating func step() -> Step {
    switch int(10) {
    case 8:
      .environment(
        flip()
          ? Trace.EnvironmentValue(name: "compact", value: .flag(flip()))
          : Trace.EnvironmentValue(name: "textScale", value: .number(.random(in: 0.1...10, using: &random))))
    case 0: .scrollBy(flip() ? length(1e9) : -length(1e9), over: maybe(duration()))
    case 1:
      .scrollTo(.row(id(), anchor: maybe(ScrollAnchor(unchecked: double(1)))), animated: maybe(duration()))
    case 2: .scrollTo(flip() ? .offset(-length(1e6)) : .edge(.bottom), animated: maybe(duration()))
    case 3: .frame
    case 4: .idle(duration())
    case 5: mark()
    case 6: .expect(expectation())
    case 7: .state(id(), key: ["draft", "isOpen"][int(2)], stateValue())
    default:
      .observe(
        Trace.Observation(
          time: maybe(duration()), offset: length(1e9), content: maybe(length(1e9)),
          first: id(), firstDistance: -length(1e6)))
    }
  }

  private mutating func stateValue() -> StateValue {
    switch int(3) {
    case 0: .flag(flip())
    case 1: .number(double(1e12))
    default: .text(string())
    }
  }

  private mutating func mark() -> Step {
    marks.append("\(string())\(marks.count)")
    return .mark(marks[marks.count - 1])
  }

  private mutating func expectation() -> TraceExpectation {
    switch int(6) {
    case 4: .targets(flip() ? ClosedRows(id(), id()) : nil)
    case 5: .phase(ScrollPhase.allCases[int(5)])
    case 0: .place(PlacedRow.allCases[int(3)], id(), at: -length(1e6), within: maybe(double(1)))
    case 1: .visible(id(), id())
    case 2: .diagnosis(rule: "build-limit", expected: flip())
    default:
      if flip() {
        .metric(.offset, comparison(), -double(1e12), within: maybe(double(1)), since: nil)
      } else {
        .metric(.shift, comparison(), double(1e12), within: maybe(double(1)), since: marks.last)
      }
    }
  }
}
