/// The part of the environment that a window or a sheet gives to its views: light or dark, as they
/// prefer, whether their lists are edited, and whether the app is in front.
@MainActor
final class Surroundings {
  unowned let graph: Graph
  private let outer: EnvironmentScope
  private let change: (inout EnvironmentValues) -> Void
  /// The colour scheme that the views asked for last; nil for none.
  private(set) var preferred: ColorScheme?
  /// Says whether the lists inside are edited, where no stack of pages keeps that for itself.
  private let editMode: EditModeLocation
  /// The views, once they are mounted.
  weak var content: Node?
  /// The stretch of the environment that the views stand in.
  private(set) lazy var scope = EnvironmentScope(in: outer, change: ownChange)
  private lazy var reader = PreferenceReader(in: graph, inside: nil) { [weak self] in
    self?.readPreference()
  }

  /// - Parameters:
  ///   - original: In a silent mount, the surroundings of the views on the screen.
  ///   - change: What else the views inside are told.
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

  /// Has the views that read from here look again.
  private func valuesChanged() {
    graph.update { scope.change(to: ownChange, in: graph) }
  }

  /// Those who read the mode look in the pass of the batch that it was written in.
  func editModeChanged(because causes: [Int]) {
    graph.because(of: causes) { scope.change(to: ownChange, in: graph) }
  }

  /// The app comes to the front once its first views have appeared.
  func activate(_ activity: SceneActivity) {
    guard !activity.isLaunched else { return }
    activity.isLaunched = true
    graph.afterPass { [weak self] in self?.move(activity, to: .active) }
  }

  /// Views that did not ask have nothing to look at.
  func move(_ activity: SceneActivity, to phase: ScenePhase) {
    activity.current = phase
    if activity.wasRead { valuesChanged() }
  }
}

// MARK: Light or dark

/// Hands up the colour scheme that a view asks for. Of several, the first counts: our choice.
private enum PreferredColorScheme: PreferenceKey {
  static var defaultValue: ColorScheme? { nil }
  static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}

extension View {
  /// Says whether the window, or the sheet, that this view stands in is light or dark, which its
  /// views read as `colorScheme`; nil leaves it as it is. They learn of it after their first body:
  /// our choice.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    preference(key: PreferredColorScheme.self, value: colorScheme)
  }
}

// MARK: In front or not

/// Knows whether the app is in front: it is, once its first views are mounted and until somebody
/// takes it away.
@MainActor
final class SceneActivity {
  nonisolated(unsafe) var current = ScenePhase.inactive
  var isLaunched = false
  /// False while a person has taken it away from the front.
  var isInUse = true
  /// True if somebody wanted to know before.
  nonisolated(unsafe) private(set) var wasRead = false

  nonisolated var phase: ScenePhase {
    wasRead = true
    return current
  }

  /// The phases that it goes through to this one: between active and background it is inactive.
  func way(to phase: ScenePhase) -> [ScenePhase] {
    if phase == current { return [] }
    return phase == .inactive || current == .inactive ? [phase] : [.inactive, phase]
  }
}

extension EnvironmentValues {
  /// Says whether the app is in front: inactive in the first bodies, and active once they have
  /// appeared, as the log of an app's launch shows (C). ``Host/scene(_:)`` takes it from there.
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
