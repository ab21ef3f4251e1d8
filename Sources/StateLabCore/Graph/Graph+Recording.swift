extension Graph {
  /// The events that cause the next recorded event; empty without a recorder.
  var currentCauses: [Int] { recorder?.causes ?? [] }

  var isRecording: Bool { recorder != nil }

  /// The update that runs now; nil outside an update.
  var recordedUpdate: DescribedObjects.Update? {
    isUpdating ? .init(host: hostNumber, number: updates) : nil
  }

  /// Runs `body`; `causes` are the causes of every event that `body` records.
  func because<Result>(of causes: @autoclosure () -> [Int], _ body: () -> Result) -> Result {
    guard let recorder else { return body() }
    return recorder.because(of: causes(), body)
  }

  /// Posts an event if the graph has a recorder, and runs `body`. The event is the cause of every
  /// event that `body` records.
  func record<Result>(
    _ kind: @autoclosure () -> Event.Kind, at node: @autoclosure () -> EventPlace?,
    from origin: Origin? = nil, thenRunning body: () -> Result
  ) -> Result {
    guard let recorder else { return body() }
    return recorder.because(of: [recorder.record(kind(), at: node(), from: origin?.location)], body)
  }

  func warn(_ warning: RuntimeWarning, at node: Node) {
    recorder?.record(.warning(warning), at: node.identity)
  }

  /// Adds the node of a property to a batch after a write to the property's storage.
  func queue(_ holder: PropertySlot, in batch: TransactionBatch) {
    queue(holder.node, in: batch)
    if recorder != nil { holder.node.record?.noteWrite(to: holder, because: currentCauses) }
  }
}

extension Graph {
  /// Runs `body`; its events name this code.
  func running<Result>(_ code: Event.Code?, _ body: () -> Result) -> Result {
    guard let recorder else { return body() }
    return recorder.running(code, body)
  }
}
