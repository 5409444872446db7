import Findings
import Layouts
import LazyStackTesting
import Testing

@Suite("A layout in a test")
struct LayoutExpectationTests {
  @Test("can be audited in a process of its own, which a trap ends alone")
  func apart() async {
    await #expect(processExitsWith: .success) {
      LayoutAudit.expectSound(VStackLayout(spacing: 8))
    }
    await #expect(processExitsWith: .failure) {
      LayoutAudit.expectSound(OnlyOne())
    }
    await #expect(processExitsWith: .success) {
      LayoutAudit.expectSound(OnlyOne(), over: [.text(characters: 30)])
    }
  }

  @Test("fails with an issue for each finding that is severe enough")
  func issues() {
    withKnownIssue {
      LayoutAudit.expectSound(Deaf(), failingOn: .warning)
    } matching: { issue in
      issue.comments.first?.rawValue.contains("proposal-ignored: subviews that can adapt must hear") == true
    }
    LayoutAudit.expectSound(Deaf())
    LayoutAudit.expectSound(
      Deaf(), except: [.proposalIgnored: "it is a badge", .greedyCollapsed: "likewise"], failingOn: .note)
  }
}

/// A wrapper that ends the process where it gets more than one subview.
private struct OnlyOne: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    precondition(subviews.count <= 1, "one subview, not \(subviews.count)")
    return subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: bounds.origin, proposal: proposal)
  }
}

/// Subviews on top of each other, in their ideal sizes whatever is proposed.
private struct Deaf: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
  }
}
