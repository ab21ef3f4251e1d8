/// The action with which a person brings a list up to date.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Refreshes, and returns when it is done.
  public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
  /// The action that refreshes the view that this one stands in; nil where nothing does.
  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension View {
  /// Lets a person refresh this view. On a device they pull a list down; here a button `Refresh`
  /// stands above the view: `host.tap("Refresh")` starts `action` as a task. Where nothing in the
  /// view scrolls, there is nothing to pull, and no button.
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
