import StateLabCore

extension StateLabCore.OperationQueue {
  /// Runs the operation in its turn.
  public func addOperation(_ operation: Operation) {
    addOperation { operation.start() }
  }

  /// Runs the operations in their turns.
  public func addOperations(_ operations: [Operation], waitUntilFinished wait: Bool) {
    operations.forEach(addOperation)
  }
}

extension NotificationCenter {
  /// Calls the block for each notification with this name, on the posting thread.
  @_disfavoredOverload
  @discardableResult
  public func addObserver(
    forName name: Notification.Name?, object: Any?, queue: StateLabCore.OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol { addObserver(forName: name, object: object, queue: nil, using: block) }
}
