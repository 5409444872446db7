/// Aligned columns of text.
package struct TextTable {
  /// How a column is aligned.
  package enum Alignment {
    case left, right
  }

  private let alignments: [Alignment]
  private var rows: [[String]]

  package init(_ columns: [(title: String, alignment: Alignment)]) {
    alignments = columns.map(\.alignment)
    rows = [columns.map(\.title)]
  }

  package mutating func add(_ cells: [String]) { rows.append(cells) }

  /// The table's lines, the titles first, without spaces at their ends.
  package var lines: [String] {
    let widths = alignments.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = row.indices.map { column in
        let padding = String(repeating: " ", count: widths[column] - row[column].count)
        return alignments[column] == .left ? row[column] + padding : padding + row[column]
      }
      return String(cells.joined(separator: "  ").reversed().drop { $0 == " " }.reversed())
    }
  }
}

/// Breaks a text into lines of at most a number of characters, at spaces.
package func wrapped(_ text: String, width: Int) -> [String] {
  var lines = [""]
  for word in text.split(separator: " ") {
    if let last = lines.last, last.isEmpty {
      lines[lines.count - 1] += word
    } else if (lines.last?.count ?? 0) + 1 + word.count <= width {
      lines[lines.count - 1] += " " + word
    } else {
      lines.append(String(word))
    }
  }
  return lines
}
