public import LazyStacks

/// A content tree, a viewport and a list of steps: everything a replay needs.
public struct Trace: Hashable, Sendable {
  /// The scroll view's size at the start.
  public var viewport: ViewportSize

  /// The model's parameters; `nil` where the trace leaves them to the default.
  public var model: ModelParameters?

  /// The display whose frames the trace speaks of.
  public var display: Display

  /// The environment's declared values, in the trace's order.
  public var environment: [EnvironmentValue]

  /// The scroll view with everything in it.
  public var content: Content

  /// The steps, in the order in which they are performed.
  public var steps: [LocatedStep]

  /// Creates a trace.
  public init(
    viewport: ViewportSize = ViewportSize(width: 390, height: 844),
    model: ModelParameters? = nil,
    display: Display = Display(),
    environment: [EnvironmentValue] = [],
    content: Content,
    steps: [LocatedStep] = []
  ) {
    self.viewport = viewport
    self.model = model
    self.display = display
    self.environment = environment
    self.content = content
    self.steps = steps
  }
}

extension Trace {
  /// A scroll view's size, in points.
  public struct ViewportSize: Hashable, Sendable {
    /// The size across the scrolling axis, in points.
    public var width: Length

    /// The size along the scrolling axis, in points.
    public var height: Length

    /// Creates a size.
    public init(width: Length, height: Length) {
      self.width = width
      self.height = height
    }

    /// The size as a trace writes it, such as `390 x 844`.
    var traceText: String { "\(NumberText.length(width)) x \(NumberText.length(height))" }
  }

  /// A display: `display 60 scale 3`.
  public struct Display: Hashable, Sendable {
    /// Frames in a second, 1 to 1,000.
    public var framesPerSecond: Int

    /// Pixels in a point, 1 to 4; motion stops at whole pixels.
    public var scale: Int

    /// Creates a display.
    public init(framesPerSecond: Int = 60, scale: Int = 3) {
      self.framesPerSecond = framesPerSecond
      self.scale = scale
    }
  }

  /// A declared value: `environment compact = false` or `environment textScale = 1.5`.
  public struct EnvironmentValue: Hashable, Sendable {
    /// The name that conditions use for the value.
    public var name: String

    /// The value before any step changes it.
    public var value: Value

    /// What a declared value may be.
    public enum Value: Hashable, Sendable {
      case flag(Bool)
      case number(Double)
    }

    /// Creates a value.
    public init(name: String, value: Value) {
      self.name = name
      self.value = value
    }
  }
}

extension Trace.EnvironmentValue.Value: ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  public init(booleanLiteral flag: Bool) { self = .flag(flag) }
  public init(floatLiteral number: Double) { self = .number(number) }
  public init(integerLiteral number: Int) { self = .number(Double(number)) }
}
