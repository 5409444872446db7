public import LazyStacks

extension StackViews {
  /// Room that expands along the stack around it.
  public struct Spacer: StackView {
    public let content: Content

    /// Creates room of a least length, 0 to 1,000 points; 8 where none is given.
    public init(minLength: Double? = nil) {
      content = Content(.leaf(.spacer(minLength: minLength.map { Length(clamping: $0) })))
    }
  }

  /// A line across the stack around it.
  public struct Divider: StackView {
    public let content = Content(.leaf(.divider))

    public init() {}
  }

  /// A view as large as is proposed, 10 points along an axis without a proposal; its color has no effect here.
  public struct Color: StackView {
    public let content: Content

    private init(_ name: String) { content = Content(.leaf(.color(name))) }

    public static let clear = Color("clear")
    public static let primary = Color("primary")
    public static let secondary = Color("secondary")
    public static let black = Color("black")
    public static let white = Color("white")
    public static let gray = Color("gray")
    public static let red = Color("red")
    public static let orange = Color("orange")
    public static let yellow = Color("yellow")
    public static let green = Color("green")
    public static let mint = Color("mint")
    public static let teal = Color("teal")
    public static let cyan = Color("cyan")
    public static let blue = Color("blue")
    public static let indigo = Color("indigo")
    public static let purple = Color("purple")
    public static let pink = Color("pink")
    public static let brown = Color("brown")
    public static let accentColor = Color("accentColor")
  }

  /// A view of 20 by 20 points, as iOS has it.
  public struct ProgressView: StackView {
    public let content = Content(.leaf(.progressView))

    public init() {}
  }
}
