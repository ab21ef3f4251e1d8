/// A publisher that makes another one for each subscriber, when it subscribes.
///
///     Deferred { Future { … } }  // asks anew for each subscriber, and only for one
public struct Deferred<DeferredPublisher: Publisher>: _BuiltInPublisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure

  /// Makes the publisher, anew for each subscriber.
  public let createPublisher: () -> DeferredPublisher

  /// Makes a publisher with this closure for each subscriber.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  public func _receive(_ subscriber: _SubscriberBase<Output, Failure>) {
    createPublisher()._receive(subscriber)
  }
}
