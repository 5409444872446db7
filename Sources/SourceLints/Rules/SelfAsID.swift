import Findings
import SwiftSyntax

extension ListCall {
  /// `\.self` where the values can be edited: a changed value is another row.
  var selfAsID: [ListHazard] {
    guard let data, idPath == "self", data.collectionOfIndices == nil else { return [] }
    if data.trimmedDescription.hasPrefix("$") {
      // The rows change the values, so an edit is certain where something is typed.
      var edits = edits(of: data.collectionText)
      edits.isEdited = true
      edits.moves = false
      return hazard(
        .selfAsID, .warning, .identity(edits), at: node,
        symptom: "a row loses its focus and its state while it is edited",
        because: "the value is its own id, and the list hands out bindings to change it", fix: .ownIDs)
    }
    guard let name = data.memberName, let property = properties[name], !property.isConstant,
      let wrapper = property.wrapper, property.type.hasPrefix("[")
    else { return [] }
    return hazard(
      .selfAsID, .note, .lazy, at: node,
      symptom: "a row may lose its state when its value changes, and equal values clash",
      because: "the value is its own id, and '\(name)' is a @\(wrapper) that can be changed", fix: .ownIDs)
  }
}
