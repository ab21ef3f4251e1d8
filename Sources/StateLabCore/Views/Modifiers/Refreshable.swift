/// The action with which a person refreshes a list.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Runs the action, and returns when the action has finished.
  public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
  /// The refresh action of the nearest ancestor that supplies one; nil if there is none.
  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

nonisolated extension View {
  /// Lets a person refresh this view. On a device, a person pulls a list down; here a button
  /// `Refresh` is above the view: `host.tap("Refresh")` starts `action` as a task. Without
  /// scrolling content in the view, there is no button.
  public func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    environment(\.refresh, RefreshAction(action: action))
      .modifier(
        _AttachedModifier(
          attached: Button(
            "Refresh", action: { Task { await action() } }, fileID: fileID, line: line),
          isBefore: true, isForPulling: true))
  }
}
