/// The environment of a window or a sheet: the color scheme that its views prefer, the edit mode of
/// their lists, and the scene phase.
@MainActor
final class Surroundings {
  unowned let graph: Graph
  private let outer: EnvironmentScope
  private let change: (inout EnvironmentValues) -> Void
  /// The last color scheme that the views preferred; nil for none.
  private(set) var preferred: ColorScheme?
  /// The edit mode of the lists inside, except in a stack of pages with its own.
  private let editMode: EditModeLocation
  /// The views, once they are mounted.
  weak var content: Node?
  /// The environment scope of the views.
  private(set) lazy var scope = EnvironmentScope(in: outer, change: ownChange)
  private lazy var reader = PreferenceReader(in: graph, inside: nil) { [weak self] in
    self?.readPreference()
  }

  /// - Parameters:
  ///   - original: In a silent mount, the surroundings of the views on the screen.
  ///   - change: A further change of the environment for the views inside.
  init(
    in graph: Graph, inside outer: EnvironmentScope, original: Surroundings?,
    change: @escaping (inout EnvironmentValues) -> Void
  ) {
    self.graph = graph
    self.outer = outer
    preferred = original?.preferred
    self.change = change
    editMode = EditModeLocation(
      original?.editMode.snapshot() ?? .inactive, writtenThrough: graph.world.inbox)
    editMode.surroundings = self
  }

  private var ownChange: (inout EnvironmentValues) -> Void {
    { [change, reader, editMode, weak self] in
      change(&$0)
      $0.editModeOfWindow = Binding(editMode, value: editMode.snapshot())
      $0.preferenceReaders.set(reader, for: PreferredColorScheme.self)
      if let preferred = self?.preferred { $0.colorScheme = preferred }
    }
  }

  private func readPreference() {
    guard let content, content.isMounted else { return }
    let new = content.preference(PreferredColorScheme.self) ?? nil
    reader.isUpToDate = true
    guard new != preferred else { return }
    preferred = new
    let shown = new ?? outer.values.colorScheme
    if shown != scope.values.colorScheme { valuesChanged() }
  }

  /// Queues the views that read from this environment.
  private func valuesChanged() {
    graph.update { scope.change(to: ownChange, in: graph) }
  }

  /// The readers of the mode update in the pass of the write's batch.
  func editModeChanged(because causes: [Int]) {
    graph.because(of: causes) { scope.change(to: ownChange, in: graph) }
  }

  /// The app becomes active once its first views have appeared.
  func activate(_ activity: SceneActivity) {
    guard !activity.isLaunched else { return }
    activity.isLaunched = true
    graph.afterPass { [weak self] in self?.move(activity, to: .active) }
  }

  /// Views that did not read the phase need no update.
  func move(_ activity: SceneActivity, to phase: ScenePhase) {
    activity.current = phase
    if activity.wasRead { valuesChanged() }
  }
}

// MARK: Color scheme

/// The color scheme that a view prefers. Of several, the first one applies: our choice.
private enum PreferredColorScheme: PreferenceKey {
  static var defaultValue: ColorScheme? { nil }
  static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}

nonisolated extension View {
  /// Sets the color scheme of the window or sheet that contains this view, which its views read as
  /// `colorScheme`; nil does not change it. The views update after their first body: our choice.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// Sets the color scheme of the window.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    preference(key: PreferredColorScheme.self, value: colorScheme)
  }
}

// MARK: Scene phase

/// The scene phase: active once the first views are mounted, until a person leaves the app.
@MainActor
final class SceneActivity {
  nonisolated(unsafe) var current = ScenePhase.inactive
  var isLaunched = false
  /// False after a person has left the app.
  var isInUse = true
  /// True once code has read the phase.
  nonisolated(unsafe) private(set) var wasRead = false

  nonisolated var phase: ScenePhase {
    wasRead = true
    return current
  }

  /// The phases on the way to this phase: between active and background, the app is inactive.
  func way(to phase: ScenePhase) -> [ScenePhase] {
    if phase == current { return [] }
    return phase == .inactive || current == .inactive ? [phase] : [.inactive, phase]
  }
}

extension EnvironmentValues {
  /// The phase of the app: inactive in the first bodies, and active once they have appeared, as the
  /// log of an app's launch shows (C). ``Host/scene(_:)`` changes the phase.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] ?? sceneActivity?.phase ?? .active }
    set { self[ScenePhaseKey.self] = newValue }
  }

  var sceneActivity: SceneActivity? {
    get { self[SceneActivityKey.self] }
    set { self[SceneActivityKey.self] = newValue }
  }
}

private enum ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase? { nil } }
private enum SceneActivityKey: EnvironmentKey { static var defaultValue: SceneActivity? { nil } }
