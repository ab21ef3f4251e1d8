/// A window with views; where an app may have several, the host opens one (iOS 14).
public struct WindowGroup<Content: View>: _PrimitiveScene {
  public let _content: Content

  /// - Parameter content: The views of a window; they keep their state as long as it is open (R15).
  public init(@ViewBuilder content: () -> Content) { _content = content() }

  /// - Parameter id: What `openWindow` calls the group by.
  public init(id: String, @ViewBuilder content: () -> Content) { _content = content() }

  /// - Parameter title: Of the window, which the host's screen does not show.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    _content = content()
  }

  /// - Parameter title: Of the window, which the host's screen does not show.
  /// - Parameter id: What `openWindow` calls the group by.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, id: String, @ViewBuilder content: () -> Content
  ) {
    _content = content()
  }
}

/// The one window of its kind (macOS 13). The host opens it if it is the app's first scene.
public struct Window<Content: View>: _PrimitiveScene {
  public let _content: Content

  /// - Parameters:
  ///   - title: Of the window, which the host's screen does not show.
  ///   - id: What `openWindow` calls the window by.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, id: String, @ViewBuilder content: () -> Content
  ) {
    _content = content()
  }
}

/// The window for an app's settings (macOS 11). The host opens it if it is the app's first
/// scene.
public struct Settings<Content: View>: _PrimitiveScene {
  public let _content: Content

  /// - Parameter content: The views of the window, with state of their own.
  public init(@ViewBuilder content: () -> Content) { _content = content() }
}

/// A scene with a view modifier around its views.
public struct _ModifiedScene<Content: View>: _PrimitiveScene {
  public let _content: Content
}

extension Scene {
  /// Sets a value of the environment for the scene's views (iOS 17).
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some Scene {
    _ModifiedScene(_content: _SceneView(scene: self).environment(keyPath, value))
  }

  /// Gives the scene's views an observable object, by its type (iOS 17).
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some Scene {
    _ModifiedScene(_content: _SceneView(scene: self).environmentObject(object))
  }

  /// Runs an action when a value has changed (iOS 17, R43).
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false,
    _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void,
    fileID: String = #fileID, line: Int = #line
  ) -> some Scene {
    _ModifiedScene(
      _content: _SceneView(scene: self)
        .onChange(of: value, initial: initial, action, fileID: fileID, line: line))
  }

  /// Runs an action when a value has changed (iOS 17, R43).
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void,
    fileID: String = #fileID, line: Int = #line
  ) -> some Scene {
    onChange(of: value, initial: initial, { _, _ in action() }, fileID: fileID, line: line)
  }
}
