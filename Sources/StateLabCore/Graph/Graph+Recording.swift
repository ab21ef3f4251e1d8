extension Graph {
  /// The events that cause whatever is recorded next; none where nothing records.
  var currentCauses: [Int] { recorder?.causes ?? [] }

  var isRecording: Bool { recorder != nil }

  /// Runs `body`; these events cause whatever it records.
  func because<Result>(of causes: @autoclosure () -> [Int], _ body: () -> Result) -> Result {
    guard let recorder else { return body() }
    return recorder.because(of: causes(), body)
  }

  /// Posts an event, when something records, and runs `body`: the event causes whatever it records.
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

  /// Puts the node of a property into a batch, because somebody wrote to what the property holds.
  func queue(_ holder: PropertySlot, in batch: TransactionBatch) {
    queue(holder.node, in: batch)
    if recorder != nil { holder.node.record?.noteWrite(to: holder, because: currentCauses) }
  }
}
