package import LazyStacks

extension ResolvedContent.Lookup {
  /// Why looking for an identity found nothing, and what may have been meant; `nil` where it found an
  /// element, even one without a subview.
  package func explanation(of id: RowID) -> String? {
    switch self {
    case .found, .duplicate, .empty:
      nil
    case .unknown(let nearMiss):
      "no element has the id \(id.traceText)" + Self.hint(nearMiss)
    case .wrongType(let example, let nearMiss):
      "the id \(id.traceText) is a \(id.typeName), the rows' ids are \(example.typeName)s such as "
        + example.traceText + Self.hint(nearMiss)
    }
  }

  private static func hint(_ nearMiss: RowID?) -> String {
    nearMiss.map { "; did you mean \($0.traceText)?" } ?? ""
  }
}
