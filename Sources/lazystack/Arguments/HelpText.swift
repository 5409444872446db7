/// The help of commands in the layout of swift-argument-parser.
enum HelpText {
  private static let width = 80

  /// The column, from 0, at which explanations begin.
  private static let column = 26

  /// The whole help of a command, with a newline at its end.
  static func text(of commandHelp: CommandHelp) -> String {
    var sections = ["OVERVIEW: " + commandHelp.abstract]
    sections += commandHelp.discussion.map { wrapped($0, indent: 0) }
    sections.append(usage(commandHelp, title: "USAGE: "))
    if let operand = commandHelp.operand {
      sections.append(section("ARGUMENTS", [(operand.synopsis, operand.help)]))
    }
    sections.append(section("OPTIONS", commandHelp.modelledOptions.map { (label($0), explanation($0)) }))
    if commandHelp == .root {
      sections.append(section("SUBCOMMANDS", CommandHelp.subcommands.map { ($0.name, $0.abstract) }))
    }
    sections.append(section("EXAMPLES", commandHelp.examples.map { ($0.command, $0.help) }))
    if commandHelp == .root {
      sections.append("  See 'lazystack help <subcommand>' for detailed help.")
    }
    return sections.joined(separator: "\n\n") + "\n"
  }

  /// The words a command takes, wrapped below each other.
  static func usage(_ commandHelp: CommandHelp, title: String) -> String {
    let options = commandHelp.modelledOptions.filter {
      $0 != .help && (commandHelp == .root || $0 != .version)
    }
    var words = options.map { $0.maximumCount == 1 ? "[\($0.synopsis)]" : "[\($0.synopsis) ...]" }
    words += [commandHelp == .root ? "<subcommand>" : commandHelp.operand?.synopsis].compactMap(\.self)
    return filled([title + commandHelp.command] + words, indent: title.count)
  }
}

extension HelpText {
  private static func section(_ title: String, _ rows: [(label: String, help: String)]) -> String {
    title + ":\n" + rows.map { row($0.label, $0.help) }.joined(separator: "\n")
  }

  /// A label and its explanation; beside it if the label leaves room, else below.
  private static func row(_ label: String, _ help: String) -> String {
    let explanation = wrapped(help, indent: column)
    guard label.count + 2 < column else {
      return "  " + label + "\n" + explanation
    }
    return "  " + label + explanation.dropFirst(label.count + 2)
  }

  private static func label(_ option: Option) -> String {
    (option.letter.map { "-\($0), " } ?? "") + option.synopsis
  }

  private static func explanation(_ option: Option) -> String {
    option.help + (option.value?.standard.map { " (default: \($0))" } ?? "")
  }

  private static func wrapped(_ text: String, indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    return margin + filled(text.split(separator: " ").map(String.init), indent: indent, start: indent)
  }

  /// Joins words by spaces; those that do not fit begin a line, indented.
  private static func filled(_ words: [String], indent: Int, start: Int = 0) -> String {
    var text = ""
    var column = start
    for word in words {
      if text.isEmpty {
        text = word
        column += word.count
      } else if column + 1 + word.count <= width {
        text += " " + word
        column += 1 + word.count
      } else {
        text += "\n" + String(repeating: " ", count: indent) + word
        column = indent + word.count
      }
    }
    return text
  }
}
