import Findings
import SwiftSyntax

/// What one file says, without its syntax.
struct ParsedFile: Sendable {
  let file: String
  var types: [TypeDeclaration] = []
  var conformances: [Conformance] = []
  var members: [MemberDeclaration] = []
  var lists: [ListSite] = []
  var uses: [ViewUse] = []
  var findings: [Finding] = []
  var facts: [TypeFacts] = []
  var suppressions = Suppressions()

  /// What an extension makes a type conform to.
  struct Conformance: Sendable {
    let path: [String]
    let module: String
    let names: [String]
  }

  /// Why the file may have been read in part only; `nil` if it was read whole.
  var complaint: String?
}

extension ParsedFile {
  init(_ text: SourceText, module: String) {
    let tree = text.parse()
    guard !text.isTooDeep(tree) else {
      file = text.file
      complaint = "is nested too deeply and is left out"
      return
    }
    let reader = DeclarationReader(text, module: module)
    reader.walk(tree)
    file = text.file
    types = reader.types
    members = reader.members
    conformances = reader.conformances.map { Conformance(path: $0.path, module: module, names: $0.names) }
    lists = reader.lists
    uses = reader.uses
    facts = reader.facts
    findings = SuspectReader.findings(in: tree, text, facts: reader.facts)
    suppressions = Suppressions(text, tree)
    if !text.isUTF8 {
      complaint = "is not UTF-8; what could be read of it is linted"
    } else if tree.hasError {
      complaint = "has syntax errors; the rest of it is linted"
    }
  }
}
