/// A task that runs while a view is on the screen.
nonisolated public struct _TaskModifier<ID: Equatable>: PrimitiveModifier {
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void
  let origin: Origin

  typealias Playing = TaskPlayer<ID>

  static var drawsInPlace: Bool { true }
}

nonisolated extension View {
  /// Starts `action` as a task when the view appears, and cancels the task when the view
  /// disappears. The task runs in virtual time: `Task.sleep` and a simulated `URLSession` wait for
  /// `host.advance(by:)`. From iOS 15.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    task(id: true, priority: priority, action, fileID: fileID, line: line)
  }

  /// Starts a task with a name for debuggers; when `id` changes, cancels the task and starts a new
  /// task.
  public func task<ID: Equatable>(
    id: ID, name: String?, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    task(id: id, priority: priority, action, fileID: fileID, line: line)
  }

  /// Starts a task with a name for debuggers.
  public func task(
    name: String?, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    task(id: true, priority: priority, action, fileID: fileID, line: line)
  }

  /// Starts a task as ``task(priority:_:)`` does; when `id` changes, cancels the task and starts a
  /// new task. From iOS 15.
  public func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    modifier(
      _TaskModifier(id: id, priority: priority, action: action, origin: Origin(fileID, line)))
  }
}

final class TaskPlayer<ID: Equatable>: ModifierPlayer<_TaskModifier<ID>> {
  private var task: ViewTask?
  private var isShown = false

  override func didMount() { show(node.isVisibleAtMount) }
  override func didUnmount() { show(false) }
  override func answer(_ query: NodeQuery) {
    super.answer(query)
    if let change = query as? VisibilityChange, node.isMounted { show(change.isVisible) }
  }

  override func update(_ new: _TaskModifier<ID>) {
    let isSame = modifier.id == new.id
    modifier = new
    guard !isSame, isShown else { return }
    cancel()
    start()
  }

  private func show(_ isShown: Bool) {
    guard isShown != self.isShown else { return }
    self.isShown = isShown
    if isShown { start() } else { cancel() }
  }

  /// Starts the task with the modifier's current closure, which the task keeps if an update brings
  /// another closure.
  private func start() {
    let task = ViewTask()
    let action = modifier.action
    let priority = modifier.priority
    self.task = task
    // A view that is covered before the end of the update was never on the screen.
    record(.taskStarted, if: { [self] in self.task === task }) { task.start(priority, action) }
  }

  private func cancel() {
    guard let task else { return }
    self.task = nil
    guard !task.isFinished else { return }
    record(.taskCancelled, if: { task.hasStarted }, thenRunning: task.cancel)
  }

  private func record(
    _ kind: Event.Kind, if holds: @escaping () -> Bool, thenRunning body: @escaping () -> Void
  ) {
    let graph = node.graph
    let view = node.maker?.identity
    let origin = modifier.origin
    graph.afterPass {
      if holds() { graph.record(kind, at: view, from: origin, thenRunning: body) }
    }
  }
}

/// The task of one `.task`.
@MainActor
private final class ViewTask {
  private(set) var isFinished = false
  private var task: Task<Void, Never>?

  var hasStarted: Bool { task != nil }

  func start(_ priority: TaskPriority, _ action: @escaping @Sendable () async -> Void) {
    task = Task(priority: priority) { [self] in
      await action()
      isFinished = true
    }
  }

  func cancel() { task?.cancel() }
}
