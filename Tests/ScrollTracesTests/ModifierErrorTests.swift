import ScrollTraces
import Testing

@Suite("Messages about modifiers")
struct ModifierErrorTests {
  /// The text is the content of the scroll view; it begins on line 3.
  @Test(
    "name what is wrong with one, or with its place",
    arguments: [
      ("Row(height: 1).idd(3)", "3:15", "unknown modifier '.idd'; did you mean '.id'?"),
      ("Row(height: 1).id", "3:18", #"found the end of the line; write '(' as in .id("end")"#),
      ("Row(height: 1).id(end)", "3:19", #"found 'end'; write an id, such as "m5" or 12"#),
      ("Row(height: 1).id(3, 4)", "3:20", "found ','; write ')' after the id"),
      ("Row(height: 1).3", "3:15", "found '.'; write a modifier's name after the dot, such as .id(12)"),
      ("Row(height: 1).id(1).id(2)", "3:21", "the view has two .id; leave one of them out"),
      (
        "Row(height: 1).id(1)\nText(characters: 3)\n  .id(1)", "5:3",
        "another view has the id 1 already; write another id"
      ),
      (
        "Row(height: 1).id(\"a\")\nRow(height: 1).id(\"a\")", "4:15",
        #"another view has the id "a" already; write another id"#
      ),
      ("Group {}.id(1)", "3:9", ".id on a Group is not modelled yet"),
      ("EmptyView().id(1)", "3:12", ".id on an EmptyView is not modelled yet"),
      ("LazyVStack {}.id(1)", "3:14", ".id on a LazyVStack is not modelled yet"),
      ("HStack { Row(height: 1).id(1) }", "3:24", ".id inside a row is not modelled yet"),
      (
        "ForEach(0..<3, id: \"m\") { Row(height: 1).id(1) }", "3:41",
        "the identity of an element comes from its ForEach; leave .id out"
      ),
      ("if compact {}.id(1)", "3:14", "found '.id' after if, which is no view; write it on the views inside"),
      (
        "if compact {} else {}\n.padding()", "4:1",
        "found '.padding' after if, which is no view; write it on the views inside"
      ),
      (".id(3)", "3:1", "found '.id' without a view before it; write it right after its view"),
      ("Text(characters: 3).loads(on: init, height: 3)", "3:20", ".loads goes on a Row; leave it out here"),
      (
        "Row(height: 3).scrollTransition(offset: 3)", "3:15",
        ".scrollTransition goes on the Row that an element of ForEach is; leave it out here"
      ),
      (
        "ForEach(0..<2, id: index) { Row(height: 3).onGeometryChange() }", "3:60",
        ".onGeometryChange has no heights; write heights: [164, 170]"
      ),
      (
        "ForEach(0..<2, id: index) { Row(height: 3).scrollTransition() }", "3:60",
        ".scrollTransition does not say how far; write offset: 80"
      ),
      (
        "ForEach(0..<2, id: index) { Row(height: 3).onGeometryChange(heights: []) }", "3:70",
        "the list of heights is empty; write at least one"
      ),
      ("Row(height: 1).loads(height: 3)", "3:21", ".loads does not say when; write on: appear or on: init"),
      (
        "Row(height: 1).loads(on: init)", "3:21", ".loads has no height; write .loads(on: appear, height: 44)"
      ),
      (
        "Row(height: 1).loads(on: apear, height: 3)", "3:26",
        "unknown trigger 'apear'; did you mean 'appear'?"
      ),
      (
        "Row(height: 1).loads(on: init, on: init)", "3:32",
        "'on' is already set at 3:22; leave one of them out"
      ),
      (
        "Row(height: 1).loads(on: init, after: 200, height: 3)", "3:39",
        "lengths of time need a unit, such as '200ms'"
      ),
      (
        "Row(height: 1).loads(on: init, after: 3601s, height: 3)", "3:39",
        "the time 3601s is out of range; write 0s to 3600s"
      ),
      (
        "Row(height: 1).loads(on: init, height: -3)", "3:40",
        "the height -3 is out of range; write 0 to 1_000_000"
      ),
      (
        "Row(height: 1).loads(on: init, height: 3, heights: [3])", "3:52",
        ".loads has two heights; leave one of them out"
      ),
      (
        "Row(height: 1).loads(on: init, delay: 3)", "3:32",
        "unknown argument 'delay:' of .loads; it takes 'on:', 'after:', 'height:', 'heights:' or 'seed:'"
      ),
      (
        "Row(height: 1).scrollTargetLayout()", "3:15",
        ".scrollTargetLayout goes on the stack that holds the data; leave it out here"
      ),
      (
        "LazyVStack {}.scrollTargetLayout(isEnabled: true)", "3:34",
        "unknown argument 'isEnabled:' of .scrollTargetLayout; it takes none"
      ),
      (
        "LazyVStack {}.scrollTargetLayout", "3:33",
        "found the end of the line; write '(' as in .scrollTargetLayout()"
      ),
      (
        "LazyVStack {}.scrollTargetLayout().scrollTargetLayout()", "3:35",
        "the view has two .scrollTargetLayout; leave one of them out"
      ),
      (
        "LazyVStack {}.scrollPosition(id: nil)", "3:14",
        ".scrollPosition goes on the ScrollView; leave it out here"
      ),
      (
        "Row(height: 1).onScrollVisibilityChange()", "3:15",
        ".onScrollVisibilityChange goes on the Row, Text or layout that an element of ForEach is; leave it out here"
      ),
      (
        "ForEach(0..<3, id: \"m\") { Group {}.onScrollVisibilityChange() }", "3:35",
        ".onScrollVisibilityChange goes on the Row, Text or layout that an element of ForEach is; leave it out here"
      ),
      (
        "ForEach(0..<3, id: \"m\") { VStack { Row(height: 1).onScrollVisibilityChange() } }", "3:50",
        ".onScrollVisibilityChange goes on the Row, Text or layout that an element of ForEach is; leave it out here"
      ),
      (
        "ForEach(0..<3, id: \"m\") { Row(height: 1).onScrollVisibilityChange(threshold: 0) }", "3:78",
        "the threshold 0 is out of range; write more than 0, up to 1"
      ),
      (
        "ForEach(0..<3, id: \"m\") { Row(height: 1).onScrollVisibilityChange(threshold: 2) }", "3:78",
        "the threshold 2 is out of range; write more than 0, up to 1"
      ),
      ("Row(height: 1).onScrollGeometryChange()", "3:15", ".onScrollGeometryChange is not modelled yet"),
      ("LazyVStack(pinnedViews: [.sectionFooters]) {}", "3:26", "sectionFooters is not modelled yet"),
      (
        "LazyVStack(pinnedViews: [.sectionHeader]) {}", "3:26",
        "unknown pinned view 'sectionHeader'; did you mean 'sectionHeaders'?"
      ),
      (
        "LazyVStack(pinnedViews: [sectionHeaders]) {}", "3:26",
        "found 'sectionHeaders'; write '.sectionHeaders'"
      ),
      (
        "LazyVStack(pinnedViews: [.sectionHeaders, .sectionHeaders]) {}", "3:43",
        "'sectionHeaders' is already set at 3:26; leave one of them out"
      ),
      (
        "LazyVStack(pinnedViews: .sectionHeaders) {}", "3:25",
        "found '.'; write a list, such as [.sectionHeaders]"
      ),
      (
        "VStack(pinnedViews: []) {}", "3:8",
        "unknown argument 'pinnedViews:' of VStack; it takes 'alignment:' or 'spacing:'"
      ),
    ] as [(String, String, String)])
  func view(text: String, place: String, message: String) {
    expectError("trace 1\nenvironment compact = true; ScrollView {\n" + text + "\n}", place, message)
  }

  /// The text follows the scroll view's last brace, which is at 2:13.
  @Test(
    "name what is wrong behind the scroll view",
    arguments: [
      (".id(3)", "2:14", ".id on a ScrollView is not modelled yet"),
      (".loads(on: init, height: 3)", "2:14", ".loads goes on a Row; leave it out here"),
      ("\n.padding(3)", "3:1", ".padding on the ScrollView that scrolls is not modelled yet"),
      (".scrollPosition()", "2:29", #".scrollPosition has no id; write id: "m50" or id: nil"#),
      (".scrollPosition(id: none)", "2:34", #"found 'none'; write an id, such as "m5" or 12"#),
      (
        ".scrollPosition(id: nil, anchor: middle)", "2:47",
        "unknown anchor 'middle'; write top, center, bottom or 0...1"
      ),
      (".scrollPosition(id: nil, anchor: 2)", "2:47", "the anchor 2 is out of range; write 0 to 1"),
      (
        ".scrollPosition(id: nil).scrollPosition(id: nil)", "2:38",
        "the view has two .scrollPosition; leave one of them out"
      ),
      (".defaultScrollAnchor()", "2:35", "found ')'; write top or bottom"),
      (".defaultScrollAnchor(.center)", "2:35", "defaultScrollAnchor(.center) is not modelled yet"),
      (".defaultScrollAnchor(botom)", "2:35", "unknown anchor 'botom'; did you mean 'bottom'?"),
      (
        ".defaultScrollAnchor(.bottom, role: .sizeChanges)", "2:44",
        "unknown argument 'role:' of .defaultScrollAnchor; it takes 'for:'"
      ),
      (
        ".defaultScrollAnchor(.bottom, for: .sizeChange)", "2:50",
        "unknown role 'sizeChange'; did you mean 'sizeChanges'?"
      ),
      (
        ".defaultScrollAnchor(.bottom).defaultScrollAnchor(.top)", "2:43",
        "the view has two .defaultScrollAnchor; leave one of them out"
      ),
      (
        ".defaultScrollAnchor(.bottom, for: .alignment)\n.defaultScrollAnchor(.top, for: .alignment)", "3:1",
        "the view has two .defaultScrollAnchor; leave one of them out"
      ),
      (
        ".onScrollVisibilityChange()", "2:14",
        ".onScrollVisibilityChange goes on the Row, Text or layout that an element of ForEach is; leave it out here"
      ),
      ("\n\nframe.id(3)", "4:6", "found '.id' without a view before it; write it right after its view"),
      ("\nframe\n.id(3)", "4:1", "found '.id' without a view before it; write it right after its view"),
    ] as [(String, String, String)])
  func scrollView(text: String, place: String, message: String) {
    expectError("trace 1\nScrollView {}" + text, place, message)
  }
}
