import Replay
@_spi(Steps) import StateLabCore

extension Detector {
  /// A task changed a value, the change removed the task's view, and the removal canceled the task.
  static let taskCancelledByOwnChange = Detector(.taskCancelledByOwnChange) { run in
    let cancellations = run.events.filter { $0.name == .taskCancelled }
    guard !cancellations.isEmpty else { return nil }
    return cancellations.compactMap { cancelled in
      guard
        let started = run.events[..<cancelled.index].last(where: {
          $0.name == .taskStarted && $0.view == cancelled.view
        }),
        let removed = run.removal(before: cancelled, after: started),
        run.action(of: removed)?.index == run.action(of: cancelled)?.index,
        // A task that does nothing after the cancellation was meant to end.
        run.events[cancelled.index...].contains(where: { event in
          [.wrote, .wroteEqual, .willChange, .observed, .printed].contains(event.name)
            && run.causes(of: event).contains { $0.index == started.index }
        }),
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

extension ExaminedRun {
  /// The event that removed the view of a task: its removal, or the body of the view that left it out
  /// and started no task in its place.
  fileprivate func removal(before cancelled: Event, after started: Event) -> Event? {
    let removed = events[started.index..<cancelled.index].last {
      $0.name == .removed && $0.view == cancelled.view
    }
    if let removed { return removed }
    guard let body = causes(of: cancelled).first(where: { $0.name == .body }),
      body.view == cancelled.view, body.index > started.index
    else { return nil }
    let isReplaced = events[body.index...].contains { event in
      event.name == .taskStarted && event.view == cancelled.view
        && causes(of: event).first { $0.name == .body }?.index == body.index
    }
    return isReplaced ? nil : body
  }
}

extension Event {
  var changeOfValue: ValueChange? { ValueChange(self) }
}
