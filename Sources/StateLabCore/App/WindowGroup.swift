/// A window with views (iOS 14). An app can open several; the host opens one.
nonisolated public struct WindowGroup<Content: View>: _PrimitiveScene {
  public let _content: Content

  /// - Parameter content: The views of a window. Their state lasts as long as the window is open
  ///   (R15).
  public init(@ViewBuilder content: () -> Content) { _content = content() }

  /// - Parameter id: The identifier for `openWindow`.
  public init(id: String, @ViewBuilder content: () -> Content) { _content = content() }

  /// - Parameter title: The title of the window, which the host's screen does not show.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    _content = content()
  }

  /// - Parameter title: The title of the window, which the host's screen does not show.
  /// - Parameter id: The identifier for `openWindow`.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, id: String, @ViewBuilder content: () -> Content
  ) {
    _content = content()
  }
}

/// The views of a window for a value. The host opens one window, without a value.
nonisolated public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View,
  _BuiltIn
{
  @State private var value: Data?
  private let content: (Binding<Data?>) -> Content

  fileprivate init(content: @escaping (Binding<Data?>) -> Content) { self.content = content }

  /// The views.
  @MainActor public var body: some View { content($value) }
}

extension WindowGroup {
  /// A window for a value, which `openWindow` passes (iOS 16). The first window has none.
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    _content = PresentedWindowContent(content: content)
  }
  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    _content = PresentedWindowContent(content: content)
  }
  @_disfavoredOverload
  public init<Title: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: Title, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    _content = PresentedWindowContent(content: content)
  }
  @_disfavoredOverload
  public init<Title: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: Title, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    _content = PresentedWindowContent(content: content)
  }
}

/// The only window of its kind (macOS 13). The host opens it if it is the app's first scene.
nonisolated public struct Window<Content: View>: _PrimitiveScene {
  public let _content: Content

  /// - Parameters:
  ///   - title: The title of the window, which the host's screen does not show.
  ///   - id: The identifier for `openWindow`.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, id: String, @ViewBuilder content: () -> Content
  ) {
    _content = content()
  }
}

/// The window for an app's settings (macOS 11). The host opens it if it is the app's first
/// scene.
nonisolated public struct Settings<Content: View>: _PrimitiveScene {
  public let _content: Content

  /// - Parameter content: The views of the window, with state of their own.
  public init(@ViewBuilder content: () -> Content) { _content = content() }
}

/// A scene with a view modifier around its views.
nonisolated public struct _ModifiedScene<Content: View>: _PrimitiveScene {
  public let _content: Content
}

extension Scene {
  /// Looks only: the host has one window.
  public func windowStyle(_ style: some WindowStyle) -> some Scene { self }
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
  public func defaultSize(_ size: CGSize) -> some Scene { self }
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// Has no effect: a phone has one window, and no task in the background runs here.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
  public func backgroundTask(
    _ task: BackgroundTask, action: @escaping @Sendable () async -> Void
  ) -> some Scene { self }

  /// Runs an action after a value has changed, in the form before iOS 17 (R43).
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (_ newValue: Value) -> Void,
    fileID: String = #fileID, line: Int = #line
  ) -> some Scene {
    _ModifiedScene(
      _content: _SceneView(scene: self)
        .onChange(of: value, perform: action, fileID: fileID, line: line))
  }

  /// Sets an environment value for the scene's views (iOS 17).
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some Scene {
    _ModifiedScene(_content: _SceneView(scene: self).environment(keyPath, value))
  }

  /// Supplies an observable object to the scene's views, by its type (iOS 17).
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some Scene {
    _ModifiedScene(_content: _SceneView(scene: self).environmentObject(object))
  }

  /// Runs an action after a value has changed (iOS 17, R43).
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false,
    _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void,
    fileID: String = #fileID, line: Int = #line
  ) -> some Scene {
    _ModifiedScene(
      _content: _SceneView(scene: self)
        .onChange(of: value, initial: initial, action, fileID: fileID, line: line))
  }

  /// Runs an action after a value has changed (iOS 17, R43).
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void,
    fileID: String = #fileID, line: Int = #line
  ) -> some Scene {
    onChange(of: value, initial: initial, { _, _ in action() }, fileID: fileID, line: line)
  }
}

/// The style of a window. Looks only.
public protocol WindowStyle {}

/// All styles of windows, which look alike here.
public struct DefaultWindowStyle: WindowStyle, Sendable {
  public init() {}
}
public typealias HiddenTitleBarWindowStyle = DefaultWindowStyle
public typealias TitleBarWindowStyle = DefaultWindowStyle

extension WindowStyle where Self == DefaultWindowStyle {
  /// A built-in style; all look alike here.
  public static var automatic: Self { Self() }
  public static var hiddenTitleBar: Self { Self() }
  public static var titleBar: Self { Self() }
}

/// The sizes that a window can have.
public enum WindowResizability: _LooksOption { case automatic, contentSize, contentMinSize }

/// A task in the background. None runs here.
public struct BackgroundTask: Sendable {
  /// A refresh of the app.
  public static func appRefresh(_ identifier: String) -> Self { Self() }
}
