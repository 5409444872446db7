import Findings
import LazyStacks
import ScrollTraces
import Testing

@Suite("A model on the command line")
struct ModelParametersTests {
  private static let publishing = {
    var model = ModelParameters.swiftui
    model.publish = 0.2
    return model
  }()

  private static let releasing = {
    var model = ModelParameters.Preset.swiftui17.parameters
    model.retain = .to(16)
    return model
  }()

  @Test(
    "is read and printed by what differs from its preset",
    arguments: [
      ("measured", "measured", .measured),
      (" measured( ) ", "measured", .measured),
      ("swiftui(publish: 0.2, sample: 2)", "swiftui(publish: 0.2)", Self.publishing),
      ("swiftui17(retain: 16)", "swiftui17(retain: 16)", Self.releasing),
      ("measured(edits: keepOffset)", "measured(edits: keepOffset)", ModelParameters(edits: .keepOffset)),
      (
        "measured(visibilityTolerance: 0, targetUnderHeader: raw, edits: keepEnd)",
        "measured(edits: keepEnd, targetUnderHeader: raw, visibilityTolerance: 0)",
        ModelParameters(edits: .keepEnd, targetUnderHeader: .raw, visibilityTolerance: 0)
      ),
      ("measured(prefetch: 0.0)", "measured(prefetch: 0)", ModelParameters(prefetch: 0)),
      (
        "measured(retain: never, estimate: fixed(100))", "measured(estimate: fixed(100), retain: never)",
        ModelParameters(estimate: .fixed(100), retain: .unlimited)
      ),
      (
        "measured(walk: unlimited, prefetchRows: 3, idlePrefetch: 0, passLimit: 9, buildLimit: 1_0, stride: 1.5)",
        "measured(walk: unlimited, prefetchRows: 3, idlePrefetch: 0, passLimit: 9, buildLimit: 10, stride: 1.5)",
        ModelParameters(
          walk: .unlimited, prefetchRows: 3, idlePrefetch: 0, passLimit: 9, buildLimit: 10, stride: 1.5)
      ),
    ] as [(String, String, ModelParameters)])
  func reading(text: String, printed: String, model: ModelParameters) throws {
    #expect(try ModelParameters(parsing: text) == model)
    #expect(model.traceText == printed)
  }

  @Test(
    "is refused with the place in its text",
    arguments: [
      ("", "1:1", "found the end of the model; write a model, such as measured(prefetch: 0)"),
      ("swiftui18", "1:1", "unknown model 'swiftui18'; did you mean 'swiftui17'?"),
      ("measured(prefetch: 0", "1:21", "the model ends inside the parentheses opened at 1:9"),
      ("measured x", "1:10", "found 'x'; write nothing after the model"),
      ("measured(walk: never)", "1:16", "found 'never'; write a number of viewports, such as 0.75"),
    ])
  func refusal(text: String, place: String, message: String) {
    let error = #expect(throws: TraceError.self) { try ModelParameters(parsing: text) }
    #expect(error?.location.description == place)
    #expect(error?.message == message)
  }
}
