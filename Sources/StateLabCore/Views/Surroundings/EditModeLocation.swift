/// Stores the edit mode of a window or a sheet. A program may keep the binding after the window is
/// closed.
final class EditModeLocation: Location<EditMode> {
  /// Nil after the window or the sheet is closed. A weak reference to the graph itself would slow
  /// every update down: weakly referenced objects are retained and released slowly.
  weak var surroundings: Surroundings?
  /// The inbox for writes of other threads.
  private let inbox: MainThreadInbox
  private var newest: EditMode
  private var committed: EditMode
  private var causes: [Int] = []

  init(_ mode: EditMode, writtenThrough inbox: MainThreadInbox) {
    self.inbox = inbox
    newest = mode
    committed = mode
  }

  override func get() -> EditMode { newest }
  override func peek() -> EditMode? { newest }
  override func snapshot() -> EditMode { committed }

  override func set(_ value: EditMode) {
    nonisolated(unsafe) let location = self
    let write = { MainThread.assume { location.write(value) } }
    if MainThread.isCurrent { write() } else { inbox.add(write) }
  }

  @MainActor private func write(_ value: EditMode) {
    guard value != newest, !DryRun.isCurrent else { return }
    newest = value
    guard let graph = surroundings?.graph, !graph.isRetired else { return }
    causes = graph.currentCauses
    graph.currentBatch().add(self)
  }
}

extension EditModeLocation: StoredLocation {
  func commit(_ batch: TransactionBatch) {
    guard committed != newest else { return }
    committed = newest
    surroundings?.editModeChanged(because: causes)
  }
}
