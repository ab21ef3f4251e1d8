/// Opens an address. Here nothing leaves the process: what a program's own handler does is played,
/// and without one nothing is opened.
public struct OpenURLAction {
  /// The answer of a handler to an address.
  public struct Result: Sendable {
    let isAccepted: Bool

    /// The handler opened it.
    public static let handled = Result(isAccepted: true)
    /// Nobody opens it.
    public static let discarded = Result(isAccepted: false)
    /// The system opens it.
    public static let systemAction = Result(isAccepted: true)
    /// The system opens another address instead.
    public static func systemAction(_ url: URL) -> Result { systemAction }
  }

  private let handler: @MainActor (URL) -> Result

  /// An action of a program's own, for `environment(\.openURL, …)`.
  public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

  /// Opens an address.
  @MainActor public func callAsFunction(_ url: URL) { _ = handler(url) }

  /// Opens an address, and says whether somebody accepted it.
  @MainActor public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    completion(handler(url).isAccepted)
  }
}

extension EnvironmentValues {
  /// Opens addresses.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

extension View {
  /// Looks only: no address is sent to the app, so `action` never runs.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
}

/// A button that opens an address with ``EnvironmentValues/openURL``.
public struct Link<Label: View>: View, _BuiltIn {
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
  public var body: some View {
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

/// A button that offers something to other apps, of which there are none here: a tap does nothing.
public struct ShareLink<Label: View>: View, _BuiltIn {
  private let label: Label
  private let place: (fileID: String, line: Int)

  fileprivate init(_ label: Label, _ place: (String, Int)) {
    self.label = label
    self.place = place
  }

  /// The button.
  public var body: some View {
    Button(action: {}, label: { label }, fileID: place.fileID, line: place.line)
  }
}

extension ShareLink {
  /// A button for an address or a text, with a label of views.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label,
    fileID: String = #fileID, line: Int = #line
  ) { self.init(label(), (fileID, line)) }
  public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label,
    fileID: String = #fileID, line: Int = #line
  ) { self.init(label(), (fileID, line)) }
}

extension ShareLink where Label == Text {
  /// A button for an address or a text, called `Share…`.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, fileID: String = #fileID,
    line: Int = #line
  ) { self.init(Text("Share…"), (fileID, line)) }
  public init(
    item: String, subject: Text? = nil, message: Text? = nil, fileID: String = #fileID,
    line: Int = #line
  ) { self.init(Text("Share…"), (fileID, line)) }

  /// A button for an address or a text, with a title.
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
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil,
    fileID: String = #fileID, line: Int = #line
  ) { self.init(Text(titleKey), (fileID, line)) }
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, item: String, subject: Text? = nil, message: Text? = nil,
    fileID: String = #fileID, line: Int = #line
  ) { self.init(Text(title), (fileID, line)) }
}
