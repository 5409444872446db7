extension LintRule {
  /// The page of a rule that diagnosis does not have; of the others `explain` shows that of diagnosis.
  package var page: LintPage? {
    switch self {
    case .constantNotOne: .constantNotOne
    case .typeErasedRow: .typeErasedRow
    case .selfAsID: .selfAsID
    case .inlineFilter: .inlineFilter
    case .unsizedRemoteImage: .unsizedRemoteImage
    case .lazyInEager: .lazyInEager
    case .idResetsStack: .idResetsStack
    case .idOnListRow: .idOnListRow
    case .unguardedLoadMore: .unguardedLoadMore
    case .unknownRule: .unknownRule
    case .oneSubviewPerElement, .unstableID, .indexAsID, .offsetKeyedLogic, .geometryFeedback, .eagerInScroll,
      .positionOverridesAnchor, .layoutAfterAppear, .stateLostOffscreen, .nestedLazySameAxis, .duplicateID,
      .scrollTargetUnresolved:
      nil
    }
  }
}

extension LintPage {
  fileprivate static let constantNotOne = LintPage(
    symptom:
      "The parts of an element appear, load and are released one by one, each with the gap of the stack.",
    because: """
      A lazy stack lays out subviews, not elements. Where each element is two, an index is still found by a division, \
      so nothing hangs; but the element is no unit.
      """,
    fix: "Nothing, if the parts are rows of their own. Else put them into one container.",
    before: "ForEach(posts) { post in\n  PostRow(post)\n  Divider()\n}",
    after: "ForEach(posts) { post in\n  VStack {\n    PostRow(post)\n    Divider()\n  }\n}",
    sources: [
      "Documented: rows are to be one view each (WWDC23 session 10160).",
      "Known from a reimplementation: a constant count of several is found without building rows.",
    ])

  fileprivate static let typeErasedRow = LintPage(
    symptom: "A jump or an update can make the list hang: it builds every element before a row to find it.",
    because: """
      How many subviews an element is follows from its type. AnyView hides the type, and so does the branch of an \
      'if #available', so SwiftUI has to build each element to count.
      """,
    fix:
      "Use the view itself in place of AnyView, or put the element into one container, whose type is known.",
    before: "ForEach(posts) { post in\n  AnyView(PostRow(post))\n}",
    after: "ForEach(posts) { post in\n  PostRow(post)\n}",
    sources: [
      "Documented: avoid AnyView in rows (WWDC23 session 10160).",
      "Chosen: a branch by availability alone is a note.",
    ])

  fileprivate static let selfAsID = LintPage(
    symptom: "A field loses its focus with each letter; two rows with equal values clash.",
    because:
      "The value is its own id. Once it is edited it is another id, so SwiftUI takes the row for another row.",
    fix: "Give the elements ids of their own, made once and kept.",
    before: "ForEach($names, id: \\.self) { $name in\n  TextField(\"Name\", text: $name)\n}",
    after: "ForEach($people) { $person in\n  TextField(\"Name\", text: $person.name)\n}",
    sources: ["Documented: identity must outlast updates (WWDC21 session 10022)."])

  fileprivate static let inlineFilter = LintPage(
    symptom: "Updates take longer the more data there are.",
    because: "A body runs with each change of what it reads, and goes through all of the data each time.",
    fix: "Keep the result, and make it anew where the data or the choice change.",
    before: "ForEach(posts.filter(\\.isUnread)) { post in\n  PostRow(post)\n}",
    after: "ForEach(unreadPosts) { post in\n  PostRow(post)\n}",
    sources: [
      "Documented: WWDC23 session 10160 advises against filtering in the data of a list.",
      "Chosen: a note, as nobody can read here how many data there are.",
    ])

  fileprivate static let unsizedRemoteImage = LintPage(
    symptom: "Rows grow when their images have come, and what is below jumps.",
    because: """
      A lazy stack measures a row when it is built. An image that is not there yet has no height, or the placeholder's; \
      when it comes the row is another height, and all that follows moves.
      """,
    fix: "Say the height before: a frame, or one aspect ratio for all images.",
    before:
      "AsyncImage(url: post.url) { image in\n  image.resizable().scaledToFit()\n} placeholder: {\n  ProgressView()\n}",
    after:
      "AsyncImage(url: post.url) { image in\n  image.resizable().scaledToFill()\n} placeholder: {\n  Color.gray\n}\n"
      + ".aspectRatio(1.5, contentMode: .fit)",
    sources: [
      "Documented: late changes of a row's size throw away its layout (WWDC26 talk 321).",
      "Chosen: AsyncImage and the images of Kingfisher, Nuke and SDWebImage are known by name.",
    ])

  fileprivate static let lazyInEager = LintPage(
    symptom: "The first screen may come late, and a jump may miss its row.",
    because: """
      An eager stack measures all of its views, the lazy one among them, whose length is an estimate until its rows \
      are built; what stands after it moves with each correction.
      """,
    fix: "Make what stands beside the lazy stack a row of it.",
    before: "ScrollView {\n  VStack {\n    Header()\n    LazyVStack { rows }\n  }\n}",
    after: "ScrollView {\n  LazyVStack {\n    Header()\n    rows\n  }\n}",
    sources: ["Inferred from how stacks measure; chosen: a note."])

  fileprivate static let idResetsStack = LintPage(
    symptom: "The list flashes and is back at its start, with all state lost.",
    because:
      "A view with another id is another view: all of its rows are built anew, and the scroll position with them.",
    fix: "Change the data instead. Nothing, if the list is to begin anew.",
    before: "List(posts) { PostRow($0) }\n  .id(sorting)",
    after: "List(sortedPosts) { PostRow($0) }",
    sources: ["Documented: identity decides about state (WWDC21 session 10022). Chosen: a note."])

  fileprivate static let idOnListRow = LintPage(
    symptom: "A long list opens slowly.",
    because: """
      To know the ids that are set by hand, a List makes every row. ForEach has given each row its element's id \
      already, and scrollTo finds rows by it.
      """,
    fix: "Leave the id out.",
    before: "List {\n  ForEach(posts) { post in\n    PostRow(post).id(post.id)\n  }\n}",
    after: "List {\n  ForEach(posts) { post in\n    PostRow(post)\n  }\n}",
    sources: ["Observed in running apps by several authors; chosen: a note, as it is not documented."])

  fileprivate static let unguardedLoadMore = LintPage(
    symptom: "A page is loaded twice, or the list loads without end.",
    because: """
      The last row appears again when it is scrolled back to, when it is rebuilt, and when the page that came is \
      shorter than the screen; each time the action starts.
      """,
    fix: "Look at what is going on before the load starts.",
    before: "func load() async {\n  posts += await client.nextPage()\n}",
    after:
      "func load() async {\n  guard !isLoading else { return }\n  isLoading = true\n  defer { isLoading = false }\n"
      + "  posts += await client.nextPage()\n}",
    sources: ["Documented: onAppear runs each time a view appears."])

  fileprivate static let unknownRule = LintPage(
    symptom: "The comment disables nothing.",
    because: "What stands behind 'lazystack:disable' is the name of no rule.",
    fix: "Write the rule's name as the finding has it, or 'all'.",
    before: "// lazystack:disable index-as-ids",
    after: "// lazystack:disable index-as-id",
    sources: ["Chosen here."])
}
