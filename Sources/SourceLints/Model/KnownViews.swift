/// What is known of Apple's own views.
///
/// - Note: Known from a reimplementation: a leaf, a stack and every layout is one subview, whatever is inside.
enum KnownViews {
  /// The views whose elements are built when they are seen.
  static let lazyContainers: Set<String> = [
    "Form", "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack", "List", "Table",
  ]

  /// Those of them that are stacks or grids.
  static let lazyStacks: Set<String> = ["LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack"]

  /// The views that pass their content through.
  static let transparent: Set<String> = ["Group", "Section", "ForEach", "AnyView"]

  /// The views that are one subview.
  static let one: Set<String> = lazyContainers.union(
    """
    AngularGradient AnyShape AsyncImage Button ButtonBorderShape Canvas Capsule Chart Circle Color ColorPicker
    ContainerRelativeShape ContentUnavailableView ControlGroup DatePicker DisclosureGroup Divider EditButton
    Ellipse EllipticalGradient Gauge GeometryReader GeometryReader3D Grid GridRow GroupBox HSplitView HStack
    HelpLink Image Label LabeledContent LabeledControlGroup LabeledToolbarItemGroup LinearGradient Link
    LocationButton Map Material Menu MeshGradient Model3D MultiDatePicker NavigationLink NavigationSplitView
    NavigationStack NavigationView NowPlayingView OffsetShape PasteButton Path PhotosPicker Picker
    PhaseAnimator KeyframeAnimator ProgressView RadialGradient RealityView Rectangle RenameButton RotatedShape
    RoundedRectangle SafeAreaView ScaledShape SceneView ScrollView ScrollViewReader SecureField SettingsLink
    ShareLink SignInWithAppleButton Slider Spacer SpriteView Stepper SubscriptionStoreView ProductView
    StoreView TabView TableRow Text TextEditor TextField TextFieldLink TimelineView Toggle TransformedShape
    UnevenRoundedRectangle VSplitView VStack VideoPlayer ViewThatFits WebView ZStack
    """.split { $0 == " " || $0 == "\n" }.map(String.init))

  /// Views of packages that many apps use, each of which is one subview.
  ///
  /// - Note: Known from their sources: Kingfisher, Nuke, SDWebImageSwiftUI, Lottie.
  static let remoteImages: Set<String> = [
    "AnimatedImage", "AsyncImage", "CachedAsyncImage", "KFAnimatedImage", "KFImage", "LazyImage", "WebImage",
  ]
  static let others: Set<String> = remoteImages.union(["LottieView"])

  /// The protocols whose conforming types are one subview.
  static let oneProtocols: Set<String> = [
    "InsettableShape", "Layout", "NSViewControllerRepresentable", "NSViewRepresentable", "Shape",
    "UIViewControllerRepresentable", "UIViewRepresentable", "WKInterfaceObjectRepresentable",
  ]

  /// The modifiers that make one subview of whatever they are applied to.
  static let oneModifiers: Set<String> = ["onGeometryChange"]

  /// Names under which modifiers erase types, where their declarations are elsewhere.
  static let erasingModifiers: Set<String> = ["asAnyView", "eraseToAnyView", "erasedToAnyView", "toAnyView"]
}
