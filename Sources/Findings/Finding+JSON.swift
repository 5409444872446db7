extension Finding {
  /// What a JSON document says of a finding, by key.
  package enum Member: String {
    case file, line, column, rule, severity, symptom, because, fix, evidence, witness
  }

  /// Writes members of the object of a finding, in the order they are given.
  package func write(_ members: [Member], to writer: inout JSONWriter) {
    for member in members {
      switch member {
      case .file: writer.member(member.rawValue, place.name)
      case .line: writer.member(member.rawValue, place.location.line)
      case .column: writer.member(member.rawValue, place.location.column)
      case .rule: writer.member(member.rawValue, rule)
      case .severity: writer.member(member.rawValue, severity.rawValue)
      case .symptom: writer.member(member.rawValue, symptom)
      case .because: writer.member(member.rawValue, because)
      case .fix: writer.member(member.rawValue, fix)
      case .evidence:
        writer.key(member.rawValue)
        writer.object { writer in
          for item in evidence {
            writer.key(item.key)
            writer.number(item.value)
          }
        }
      case .witness:
        writer.key(member.rawValue)
        writer.array(witness) { writer, witness in witness.write(to: &writer) }
      }
    }
  }
}

extension Finding.Witness {
  /// Writes the object of a witness: its place, if a file has it, and its text.
  package func write(to writer: inout JSONWriter) {
    writer.object {
      if let place { $0.members(of: place) }
      $0.member("text", text)
    }
  }
}

extension JSONWriter {
  /// Writes the members of a place.
  package mutating func members(of place: SourcePlace) {
    member("file", place.file)
    member("line", place.location.line)
    member("column", place.location.column)
  }
}
