import Findings
import ScrollTraces

extension Trace {
  /// What each step says, in its first line, by the line that it begins in; those of reactions too.
  var stepTexts: [Int: String] {
    var texts: [Int: String] = [:]
    func add(_ steps: [LocatedStep]) {
      for step in steps {
        if case .on(let reaction) = step.step {
          add(reaction.steps)
        } else {
          let text = step.step.description
          texts[step.location.line] = text.prefix { $0 != "\n" } + (text.contains("\n") ? " …" : "")
        }
      }
    }
    add(steps)
    return texts
  }
}
