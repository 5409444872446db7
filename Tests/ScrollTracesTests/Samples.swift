/// Traces that hold a bit of everything.
enum Samples {
  static let uniform = """
    trace 1
    // A thousand equal rows: every estimate is exact, so nothing is ever corrected.
    viewport 100 x 440
    model measured(prefetch: 0)

    ScrollView {
        LazyVStack(spacing: 0) {
            ForEach(0..<1_000, id: "r") {
                Row(height: 44)
            }
        }
    }

    expect content == 44_000
    expect visible "r0"..."r9"
    scroll by 440
    expect first "r10" at 0
    scroll to "r500" anchor top
    expect offset == 22_000
    expect first "r500" at 0
    scroll to "r500" anchor center
    expect position "r500" at 198
    scroll to "r9" anchor none
    expect position "r9" at 0
    scroll to edge bottom
    expect offset == 43_560
    expect last "r999" at 396
    expect corrections == 0
    expect shift == 0
    expect no diagnosis

    """

  static let jumpThenUp = """
    trace 1
    // Landing in the middle, then scrolling up into rows never measured: the screen moves by the finger's
    // distance, and only the derived offset and content carry the correction.
    viewport 390 x 600
    model measured(prefetch: 0)

    ScrollView {
        LazyVStack(spacing: 0) {
            ForEach(0..<40, id: "r") {
                if element < 10 { Row(height: 60) } else { Row(height: 300) }
            }
        }
    }

    expect content == 2_400
    scroll to "r30" anchor top
    expect first "r30" at 0
    expect offset == 2_600
    expect content == 4_000
    scroll by -450
    expect first "r28" at -150
    expect position "r29" at 150
    expect position "r30" at 450
    expect offset == 3064.2857 within 0.001
    expect content == 5142.8571 within 0.001
    expect shift == 0

    """

  /// Every construct at least once, in canonical form.
  static let rich = """
    trace 1
    viewport 320.5 x 600
    model measured(estimate: fixed(100), walk: unlimited, prefetch: 0.5, retain: never, stride: 20, \
    edits: keepOffset, targetUnderHeader: raw, visibilityTolerance: 0.5, jumpWalk: 1.5)
    display 120 scale 2
    environment compact = false
    environment textScale = 1.5

    ScrollView {
        Section(header: Row(height: 44), footer: VStack { Row(height: 1); if compact { EmptyView() } }) {
            Text(characters: 20...400, seed: 7)
        }
        LazyVStack(spacing: 0.1, pinnedViews: [.sectionHeaders]) {
            Row(heights: [10, 20.5, 0]).loads(on: init, heights: [1, 2]).id("top \\"row\\"")
            if !compact {
                Row(height: 1.5...2, seed: 18446744073709551615)
            } else if compact {
                EmptyView()
            } else {
                Row(height: file("heights.txt"))
            }
            ForEach(0..<10000, id: "m", name: "feed") {
                Group {
                    if every(3) {
                        Row(height: 12)
                    } else if chance(0.25, seed: 5) {
                        Row(height: 0)
                    } else if !element >= 10 {
                        VStack(spacing: 4) {
                            Row(height: 3).loads(on: appear, after: 1500.5ms, height: 20...400, seed: 7)
                            Text(characters: [1, 2])
                        }
                        .onScrollVisibilityChange(threshold: 0.8)
                    } else if !state isOpen {
                        Text(characters: 12).onScrollVisibilityChange()
                    }
                }
            }
            ForEach(ids: ["a", "m9"..."m12", 3...5, 3, "quote \\" and \\\\", -4, "é\u{1F642}"]) {
                Row(height: 0.0001)
            }
            ForEach(0..<5, id: index) {}
            ForEach(0..<0, id: fresh) {
                Row(height: 1.0...3)
            }
        }
        .scrollTargetLayout()
        VStack {
            Row(height: 3)
        }
        .padding(12)
    }
    .scrollPosition(id: "m50", anchor: 0.25)
    .defaultScrollAnchor(.top)
    .defaultScrollAnchor(.bottom, for: .sizeChanges)
    .onScrollTargetVisibilityChange(threshold: 0.8)

    scroll by 240
    scroll by -0.1 in 500ms
    scroll to "m5000" anchor top
    scroll to 12 anchor 0.25 animated 1.5s
    scroll to "m3"
    scroll to offset 300 animated 0.000001ms
    scroll to edge bottom
    frame
    idle 3600s
    idle until rest
    on appear "m40" once {
        environment compact = true
        begin
            insert 2 at 0 ids ["a", "b"]
            remove "m3"
        commit
    }
    on visible 3 0.5 {
        start scroll to "m9000" anchor center animated 350ms
    }
    on offset >= -400 {
        frame
    }
    on end within 300 {
        insert 20 at end into "feed" id "p" heights [80, 0.5]
    }
    on start within 0 {
        scroll by 3
    }
    begin
        remove ["a", 3] from "feed"
        remove 3...7
        remove all
        move "m7" to 0
        move 7 to end
        replace [] in "feed"
    commit
    replace ["m0"..."m299", 0...19]
    resize "m12" to 300
    resize all to 0.5
    start fling -800 fast
    start scroll by 2400 in 500ms
    drag -240 in 300ms
    follow "m5" at 120
    viewport 844 x 390
    inset bottom 336
    state "m12" draft = "a \\"quote\\""
    state -4 rating = 0.5
    state "m12" isOpen = true
    mark "settled"
    expect atRisk == 0 since "settled"
    expect offset == 2600 within 0.5
    expect corrections <= 4 since "settled"
    expect shift != 0.0000001 within 0 since "settled"
    expect first "m10" at 0 within 0.5
    expect last 3 at -12.25
    expect position "m4" at 1000000000000
    expect visible "m0"..."m9"
    expect visible > 3
    expect targets "m0"..."m9"
    expect targets none
    expect phase decelerating
    expect diagnosis build-limit
    expect no diagnosis scroll-target-unresolved
    expect no diagnosis
    observe at 1.234s offset 300 content 9000 first "m4" at -12
    observe content 0

    """

  static let files = ["heights.txt": "44\n// a comment\n\n60.5\r\n1_000"]
}
