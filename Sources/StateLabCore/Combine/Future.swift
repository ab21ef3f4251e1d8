/// A publisher of one later value, or of an error.
///
/// The closure runs once, when the future is created, with or without subscribers. Every subscriber
/// receives the same result.
///
///     Future { promise in
///       DispatchQueue.main.asyncAfter(deadline: .now() + 1) { promise(.success(42)) }
///     }
public final class Future<Output, Failure: Error>: _BuiltInPublisher {
  /// The closure to call with the result. Only the first call has an effect.
  public typealias Promise = (Result<Output, Failure>) -> Void

  /// Guards the properties below.
  private let guardian = StateLock()
  @exclusivity(unchecked) private var result: Result<Output, Failure>?
  /// The subscribers that wait for the result, including cancelled subscribers.
  @exclusivity(unchecked) private var waiting: [Inner] = []
  /// The number of waiting subscribers that have cancelled.
  @exclusivity(unchecked) private var cancelled = 0

  /// Runs the closure before the initializer returns.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfill($0) }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    let last = guardian.withLock { () -> [Inner] in
      guard self.result == nil else { return [] }
      self.result = result
      return exchange(&waiting, with: [])
    }
    for inner in last { inner.lock.deliver { inner.offer(result) } }
  }

  public func _receive(_ subscriber: _SubscriberBase<Output, Failure>) {
    let inner = Inner(subscriber, self)
    // A result of another thread waits for the subscription.
    subscriber.lock.deliver {
      guardian.withLock { if result == nil { waiting.append(inner) } }
      subscriber.accept(subscription: inner)
      if let known { inner.offer(known) }
    }
  }

  /// The result, or nil before the promise.
  private var known: Result<Output, Failure>? { guardian.withLock { result } }

  /// Counts a subscriber that has cancelled. Removes the cancelled subscribers once they are half
  /// of all, so a cancellation takes constant time on average.
  private func noteCancelled(_ inner: Inner) {
    let removed = guardian.withLock { () -> [Inner] in
      guard !waiting.isEmpty else { return [] }
      inner.isCancelled = true
      cancelled += 1
      guard 2 * cancelled > waiting.count else { return [] }
      StepCounter.count(waiting.count)
      cancelled = 0
      return exchange(&waiting, with: waiting.filter { !$0.isCancelled })
    }
    withExtendedLifetime(removed) {}
  }

  private final class Inner: LockedSubscription, _Described {
    @exclusivity(unchecked) private var subscriber: _SubscriberBase<Output, Failure>?
    private let future: Future
    @exclusivity(unchecked) private var isAsked = false
    /// True once the future has counted the cancellation; guarded by the future.
    @exclusivity(unchecked) var isCancelled = false

    init(_ subscriber: _SubscriberBase<Output, Failure>, _ future: Future) {
      self.subscriber = subscriber
      self.future = future
      super.init(subscriber.lock)
    }

    /// Delivers a result. A value waits for demand; an error does not.
    func offer(_ result: Result<Output, Failure>) {
      switch result {
      case .success(let output):
        guard isAsked, let subscriber else { return }
        _ = subscriber.accept(output)
        self.subscriber.take()?.accept(completion: .finished)
      case .failure(let error):
        subscriber.take()?.accept(completion: .failure(error))
      }
    }

    override func didRequest(_ demand: Subscribers.Demand) {
      demand.assertNonZero()
      guard !isAsked else { return }
      isAsked = true
      if let result = future.known { offer(result) }
    }

    override func didCancel() {
      guard let subscriber = subscriber.take() else { return }
      future.noteCancelled(self)
      withExtendedLifetime(subscriber) {}
    }

    var description: String { "Future" }
  }
}
