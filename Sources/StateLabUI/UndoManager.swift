import StateLabCore

/// The changes that a person can undo and redo, in groups: one group for each pass of the run loop.
public final class UndoManager: NSObject, @unchecked Sendable {
  private struct Group {
    var actions: [() -> Void] = []
    var name = ""
  }

  private var undone: [Group] = []
  private var done: [Group] = []
  private var openGroup: Group?
  private var depth = 0
  private var disabledCount = 0
  /// True while an undo runs.
  public private(set) var isUndoing = false
  public private(set) var isRedoing = false
  /// The greatest number of groups; 0 for no limit.
  public var levelsOfUndo = 0
  /// True if each registration that no group contains is a group of its own, here as with one
  /// registration in each pass of the run loop.
  public var groupsByEvent = true

  /// Registers the action that undoes a change. During an undo, the action is one to redo.
  @preconcurrency
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    nonisolated(unsafe) let target = target
    let action = { MainActor.assumeIsolated { handler(target) } }
    if openGroup != nil {
      openGroup?.actions.append(action)
    } else {
      push(Group(actions: [action]))
    }
  }

  private func push(_ group: Group) {
    if isUndoing { return undone.append(group) }
    if !isRedoing { undone = [] }
    done.append(group)
    if levelsOfUndo > 0, done.count > levelsOfUndo { done.removeFirst() }
  }

  /// Names the last change, for a menu.
  public func setActionName(_ actionName: String) {
    if openGroup != nil {
      openGroup?.name = actionName
    } else if isUndoing {
      if !undone.isEmpty { undone[undone.count - 1].name = actionName }
    } else if !done.isEmpty {
      done[done.count - 1].name = actionName
    }
  }

  /// Begins a group: its registrations are undone together.
  public func beginUndoGrouping() {
    if depth == 0 { openGroup = Group() }
    depth += 1
  }
  /// Ends a group.
  public func endUndoGrouping() {
    guard depth > 0 else { return }
    depth -= 1
    guard depth == 0, let group = openGroup else { return }
    openGroup = nil
    if !group.actions.isEmpty { push(group) }
  }

  /// Undoes the last group of changes.
  public func undo() {
    guard let group = done.popLast() else { return }
    isUndoing = true
    run(group)
    isUndoing = false
  }

  /// Undoes the last undo.
  public func redo() {
    guard let group = undone.popLast() else { return }
    isRedoing = true
    run(group)
    isRedoing = false
  }

  private func run(_ group: Group) {
    beginUndoGrouping()
    openGroup?.name = group.name
    for action in group.actions.reversed() { action() }
    endUndoGrouping()
  }

  /// True if a change can be undone.
  public var canUndo: Bool { !done.isEmpty }
  public var canRedo: Bool { !undone.isEmpty }
  public var undoActionName: String { done.last?.name ?? "" }
  public var redoActionName: String { undone.last?.name ?? "" }
  public var undoMenuItemTitle: String { title("Undo", undoActionName) }
  public var redoMenuItemTitle: String { title("Redo", redoActionName) }
  private func title(_ verb: String, _ name: String) -> String {
    name.isEmpty ? verb : "\(verb) \(name)"
  }

  /// Forgets all changes.
  public func removeAllActions() { (done, undone) = ([], []) }
  public func disableUndoRegistration() { disabledCount += 1 }
  public func enableUndoRegistration() { disabledCount = max(0, disabledCount - 1) }
  public var isUndoRegistrationEnabled: Bool { disabledCount == 0 }
}

extension EnvironmentValues {
  /// The changes that a person can undo. The window has one manager.
  public var undoManager: UndoManager? {
    get { self[UndoManagerKey.self] }
    set { self[UndoManagerKey.self] = newValue }
  }
}

private enum UndoManagerKey: EnvironmentKey {
  static var defaultValue: UndoManager? { window }
  private static let window = UndoManager()
}
