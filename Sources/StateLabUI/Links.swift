/// Opens a URL. In the simulation, no URL leaves the process: the program's own handler runs, and
/// without a handler the action has no effect.
public struct OpenURLAction {
  /// The result of a handler for a URL.
  public struct Result: Sendable {
    let isAccepted: Bool

    /// The handler opened the URL.
    public static let handled = Result(isAccepted: true)
    /// The handler discarded the URL.
    public static let discarded = Result(isAccepted: false)
    /// The system opens the URL.
    public static let systemAction = Result(isAccepted: true)
    /// The system opens another URL instead.
    public static func systemAction(_ url: URL) -> Result { systemAction }
  }

  private let handler: @MainActor (URL) -> Result

  /// A custom action, for `environment(\.openURL, …)`.
  public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

  /// Opens a URL.
  @MainActor public func callAsFunction(_ url: URL) { _ = handler(url) }

  /// Opens a URL, and passes whether the handler accepted it.
  @MainActor public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    completion(handler(url).isAccepted)
  }
}

extension EnvironmentValues {
  /// The action that opens URLs.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

nonisolated extension View {
  /// Looks only: no URL is sent to the app, so `action` never runs.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

  /// Looks only: no event of another app is sent to a scene.
  public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View { self }
}

/// A button that opens a URL with ``EnvironmentValues/openURL``.
nonisolated public struct Link<Label: View>: View, _BuiltIn {
  @Environment(\.openURL) private var openURL
  private let destination: URL
  private let label: Label
  private let place: (fileID: String, line: Int)

  /// A link with a label of views.
  public init(
    destination: URL, @ViewBuilder label: () -> Label, fileID: String = #fileID, line: Int = #line
  ) {
    self.destination = destination
    self.label = label()
    place = (fileID, line)
  }

  /// The button.
  @MainActor public var body: some View {
    Button(
      action: { openURL(destination) }, label: { label }, fileID: place.fileID, line: place.line)
  }
}

extension Link where Label == Text {
  /// A link with a title.
  public init(
    _ titleKey: LocalizedStringKey, destination: URL, fileID: String = #fileID, line: Int = #line
  ) { self.init(destination: destination, label: { Text(titleKey) }, fileID: fileID, line: line) }
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, destination: URL, fileID: String = #fileID, line: Int = #line
  ) { self.init(destination: destination, label: { Text(title) }, fileID: fileID, line: line) }
}

/// A button that shares an item with other apps, of which there are none here: a tap has no effect.
nonisolated public struct ShareLink<Label: View>: View, _BuiltIn {
  private let label: Label
  private let place: (fileID: String, line: Int)

  fileprivate init(_ label: Label, _ place: (String, Int)) {
    self.label = label
    self.place = place
  }

  /// The button.
  @MainActor public var body: some View {
    Button(action: {}, label: { label }, fileID: place.fileID, line: place.line)
  }
}

/// A preview of a shared item. Looks only.
public struct SharePreview<Image, Icon> {
  private init() {}
}

extension SharePreview {
  /// A preview with a title, an image and an icon.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { self.init() }
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image: Image, icon: Icon) { self.init() }
  public init(_ title: Text, image: Image, icon: Icon) { self.init() }
}

extension SharePreview where Icon == Never {
  /// A preview with a title and an image.
  public init(_ titleKey: LocalizedStringKey, image: Image) { self.init() }
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image: Image) { self.init() }
  public init(_ title: Text, image: Image) { self.init() }
}

extension SharePreview where Image == Never {
  /// A preview with a title and an icon.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init() }
  @_disfavoredOverload
  public init(_ title: some StringProtocol, icon: Icon) { self.init() }
  public init(_ title: Text, icon: Icon) { self.init() }
}

extension SharePreview where Image == Never, Icon == Never {
  /// A preview with a title.
  public init(_ titleKey: LocalizedStringKey) { self.init() }
  @_disfavoredOverload
  public init(_ title: some StringProtocol) { self.init() }
  public init(_ title: Text) { self.init() }
}

extension ShareLink {
  /// A button for what is shared, with a label of views.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label,
    fileID: String = #fileID, line: Int = #line
  ) { self.init(label(), (fileID, line)) }
  public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label,
    fileID: String = #fileID, line: Int = #line
  ) { self.init(label(), (fileID, line)) }
  public init<Items: RandomAccessCollection>(
    items: Items, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label,
    fileID: String = #fileID, line: Int = #line
  ) { self.init(label(), (fileID, line)) }
  public init<Item, PreviewImage, PreviewIcon>(
    item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label,
    fileID: String = #fileID, line: Int = #line
  ) { self.init(label(), (fileID, line)) }
}

extension ShareLink where Label == Text {
  /// A button called `Share…`.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, fileID: String = #fileID,
    line: Int = #line
  ) { self.init(Text("Share…"), (fileID, line)) }
  public init(
    item: String, subject: Text? = nil, message: Text? = nil, fileID: String = #fileID,
    line: Int = #line
  ) { self.init(Text("Share…"), (fileID, line)) }
  public init<Items: RandomAccessCollection>(
    items: Items, subject: Text? = nil, message: Text? = nil, fileID: String = #fileID,
    line: Int = #line
  ) { self.init(Text("Share…"), (fileID, line)) }
  public init<Item, PreviewImage, PreviewIcon>(
    item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, fileID: String = #fileID, line: Int = #line
  ) { self.init(Text("Share…"), (fileID, line)) }

  /// A button with a title.
  public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil,
    fileID: String = #fileID, line: Int = #line
  ) { self.init(Text(titleKey), (fileID, line)) }
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, item: URL, subject: Text? = nil, message: Text? = nil,
    fileID: String = #fileID, line: Int = #line
  ) { self.init(Text(title), (fileID, line)) }
  public init(
    _ title: Text, item: URL, subject: Text? = nil, message: Text? = nil, fileID: String = #fileID,
    line: Int = #line
  ) { self.init(title, (fileID, line)) }
  public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil,
    fileID: String = #fileID, line: Int = #line
  ) { self.init(Text(titleKey), (fileID, line)) }
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, item: String, subject: Text? = nil, message: Text? = nil,
    fileID: String = #fileID, line: Int = #line
  ) { self.init(Text(title), (fileID, line)) }
  public init(
    _ title: Text, item: String, subject: Text? = nil, message: Text? = nil,
    fileID: String = #fileID, line: Int = #line
  ) { self.init(title, (fileID, line)) }
  public init<Items: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, items: Items, subject: Text? = nil, message: Text? = nil,
    fileID: String = #fileID, line: Int = #line
  ) { self.init(Text(titleKey), (fileID, line)) }
  @_disfavoredOverload
  public init<Items: RandomAccessCollection>(
    _ title: some StringProtocol, items: Items, subject: Text? = nil, message: Text? = nil,
    fileID: String = #fileID, line: Int = #line
  ) { self.init(Text(title), (fileID, line)) }
  public init<Items: RandomAccessCollection>(
    _ title: Text, items: Items, subject: Text? = nil, message: Text? = nil,
    fileID: String = #fileID, line: Int = #line
  ) { self.init(title, (fileID, line)) }
  public init<Item, PreviewImage, PreviewIcon>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, fileID: String = #fileID, line: Int = #line
  ) { self.init(Text(titleKey), (fileID, line)) }
  @_disfavoredOverload
  public init<Item, PreviewImage, PreviewIcon>(
    _ title: some StringProtocol, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, fileID: String = #fileID, line: Int = #line
  ) { self.init(Text(title), (fileID, line)) }
  public init<Item, PreviewImage, PreviewIcon>(
    _ title: Text, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, fileID: String = #fileID, line: Int = #line
  ) { self.init(title, (fileID, line)) }
}

extension ShareLink {
  /// A button for several items, each with a preview.
  public init<Items: RandomAccessCollection, PreviewImage, PreviewIcon>(
    items: Items, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Items.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label, fileID: String = #fileID, line: Int = #line
  ) { self.init(label(), (fileID, line)) }
}

extension ShareLink where Label == Text {
  /// A button for several items, each with a preview, called `Share…`.
  public init<Items: RandomAccessCollection, PreviewImage, PreviewIcon>(
    items: Items, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Items.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    fileID: String = #fileID, line: Int = #line
  ) { self.init(Text("Share…"), (fileID, line)) }
}
