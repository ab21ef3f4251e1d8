import Replay
@_spi(Steps) import StateLabCore

extension Detector {
  /// A task changed a value, the change removed the task's view, and the removal cancelled the task.
  static let taskCancelledByOwnChange = Detector(.taskCancelledByOwnChange) { run in
    let cancellations = run.events.filter { $0.name == .taskCancelled }
    guard !cancellations.isEmpty else { return nil }
    return cancellations.compactMap { cancelled in
      guard
        let started = run.events[..<cancelled.index].last(where: {
          $0.name == .taskStarted && $0.view == cancelled.view
        }),
        let removed = run.events[..<cancelled.index].last(where: {
          $0.name == .removed && $0.view == cancelled.view && $0.index > started.index
        }), run.action(of: removed)?.index == run.action(of: cancelled)?.index,
        let write = run.causes(of: cancelled).first(where: { $0.changeOfValue != nil }),
        let change = write.changeOfValue, write.index > started.index,
        run.causes(of: write).contains(where: { $0.index == started.index })
      else { return nil }
      let type = run.declaration(cancelled)
      let place =
        run.place(started.source)
        ?? type.flatMap { run.source.positions(of: [".", "task"], in: $0).first }
      return Finding(
        .taskCancelledByOwnChange, .proved, at: place ?? run.body(of: type),
        Subject(
          view: run.typeName(cancelled), property: change.property, old: change.old.brief,
          new: change.new.brief),
        evidence: run.evidence([started, write, removed, cancelled]),
        fixes: [Fix(.keepMounted), Fix(.taskInOwner)])
    }
  }
}

extension Event {
  var changeOfValue: ValueChange? { ValueChange(self) }
}
