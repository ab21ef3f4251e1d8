@_spi(Controls) import StateLabCore

/// The changes that a person can undo and redo, in groups: one group for each pass of the run loop.
open class UndoManager: NSObject, @unchecked Sendable {
  private struct Action {
    weak var target: AnyObject?
    let body: (AnyObject) -> Void
  }

  private struct Group {
    var actions: [Action] = []
    var name = ""
  }

  private var undone: [Group] = []
  private var done: [Group] = []
  private var openGroup: Group?
  /// The pass of the run loop that opened the group by itself; nil for another group.
  private var openPass: Int?
  private var depth = 0
  private var disabledCount = 0
  /// True while an undo runs.
  open private(set) var isUndoing = false
  /// True while a redo runs.
  open private(set) var isRedoing = false
  /// The greatest number of groups; 0 for no limit.
  open var levelsOfUndo = 0
  /// True if the registrations of one pass of the run loop are one group.
  open var groupsByEvent = true

  /// A manager without changes.
  public override init() {}

  /// Registers the action that undoes a change. During an undo, the action is one to redo. The
  /// target is not retained: without it the action has no effect.
  @preconcurrency
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    let action = Action(target: target) { target in
      nonisolated(unsafe) let target = target
      MainActor.assumeIsolated {
        if let target = target as? TargetType { handler(target) }
      }
    }
    openGroupOfPass()
    if openGroup != nil {
      openGroup?.actions.append(action)
    } else {
      push(Group(actions: [action]))
    }
    if !isUndoing, !isRedoing { undone = [] }
  }

  private func push(_ group: Group) {
    if isUndoing { return undone.append(group) }
    done.append(group)
    if levelsOfUndo > 0, done.count > levelsOfUndo {
      done.removeFirst(done.count - levelsOfUndo)
    }
  }

  /// The pass of the run loop; 0 for code without a host, which has one pass.
  private var pass: Int { World.here?.passes ?? 0 }

  /// Closes the group that an earlier pass of the run loop opened.
  private func closePastGroup() {
    if let openPass, openPass != pass { closeGroupOfPass() }
  }

  private func openGroupOfPass() {
    closePastGroup()
    guard groupsByEvent, depth == 0, !isUndoing, !isRedoing else { return }
    (openGroup, openPass, depth) = (Group(), pass, 1)
  }

  private func closeGroupOfPass() {
    guard openPass != nil, depth == 1 else { return }
    endUndoGrouping()
  }

  /// Names the last change, for a menu.
  open func setActionName(_ actionName: String) {
    closePastGroup()
    if openGroup != nil {
      openGroup?.name = actionName
    } else if !done.isEmpty {
      done[done.count - 1].name = actionName
    }
  }

  /// The number of groups that are open.
  open var groupingLevel: Int {
    closePastGroup()
    return depth
  }

  /// Begins a group: its registrations are undone together.
  open func beginUndoGrouping() {
    openGroupOfPass()
    if depth == 0 { openGroup = Group() }
    depth += 1
  }

  /// Ends a group.
  open func endUndoGrouping() {
    guard depth > 0 else { return }
    depth -= 1
    guard depth == 0, let group = openGroup else { return }
    (openGroup, openPass) = (nil, nil)
    if !group.actions.isEmpty { push(group) }
  }

  /// Ends the open group, and undoes the last group of changes.
  open func undo() {
    if depth == 1 { endUndoGrouping() }
    undoNestedGroup()
  }

  /// Undoes the last group of changes. Has no effect inside an open group.
  open func undoNestedGroup() {
    closePastGroup()
    guard depth == 0, let group = done.popLast() else { return }
    isUndoing = true
    run(group)
    isUndoing = false
  }

  /// Undoes the last undo.
  open func redo() {
    closePastGroup()
    closeGroupOfPass()
    guard depth == 0, let group = undone.popLast() else { return }
    isRedoing = true
    run(group)
    isRedoing = false
  }

  private func run(_ group: Group) {
    beginUndoGrouping()
    openGroup?.name = group.name
    for action in group.actions.reversed() {
      if let target = action.target { action.body(target) }
    }
    endUndoGrouping()
  }

  /// True if a change can be undone.
  open var canUndo: Bool { !done.isEmpty || openGroup?.actions.isEmpty == false }
  /// True if an undo can be undone.
  open var canRedo: Bool { !undone.isEmpty }
  /// The name of the change that the next undo undoes.
  open var undoActionName: String {
    if let openGroup, !openGroup.actions.isEmpty { return openGroup.name }
    return done.last?.name ?? ""
  }
  /// The name of the change that the next redo makes again.
  open var redoActionName: String { undone.last?.name ?? "" }
  /// The title of the menu's item for an undo.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of the menu's item for a redo.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  /// The title of the menu's item for the undo of a change with this name.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    title("Undo", actionName)
  }
  /// The title of the menu's item for the redo of a change with this name.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    title("Redo", actionName)
  }
  private func title(_ verb: String, _ name: String) -> String {
    name.isEmpty ? verb : "\(verb) \(name)"
  }

  /// Forgets all changes, also those of an open group, and registers changes again.
  open func removeAllActions() {
    (done, undone, openGroup, openPass) = ([], [], nil, nil)
    (depth, disabledCount) = (0, 0)
  }

  /// Forgets the changes of an object.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    func others(_ group: Group) -> Group? {
      var group = group
      group.actions.removeAll { $0.target === target }
      return group.actions.isEmpty ? nil : group
    }
    (done, undone) = (done.compactMap(others), undone.compactMap(others))
    openGroup?.actions.removeAll { $0.target === target }
  }

  /// Ignores registrations until ``enableUndoRegistration()``.
  open func disableUndoRegistration() { disabledCount += 1 }
  /// Ends the effect of one ``disableUndoRegistration()``.
  open func enableUndoRegistration() { disabledCount = max(0, disabledCount - 1) }
  /// True if registrations have an effect.
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }
}

extension EnvironmentValues {
  /// The changes that a person can undo. The window of a host has one manager; without a host
  /// there is none.
  public var undoManager: UndoManager? { World.here?.only { UndoManager() } }
}
