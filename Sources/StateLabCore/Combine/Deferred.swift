/// A publisher that creates a new publisher for each subscriber, at the subscription.
///
///     Deferred { Future { … } }  // a new request for each subscriber, and only for subscribers
public struct Deferred<DeferredPublisher: Publisher>: _BuiltInPublisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure

  /// Creates the publisher for a subscriber.
  public let createPublisher: () -> DeferredPublisher

  /// Calls this closure to create a publisher for each subscriber.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  public func _receive(_ subscriber: _SubscriberBase<Output, Failure>) {
    createPublisher()._receive(subscriber)
  }
}
