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
  /// Nil before the promise.
  @exclusivity(unchecked) private var outcome: Outcome?
  /// The subscribers that wait for the outcome, including canceled subscribers. Each is an `Inner`:
  /// an array of a generic class looks up its type at each access.
  @exclusivity(unchecked) private var waiting: [AnyObject] = []
  /// The number of waiting subscribers that have canceled.
  @exclusivity(unchecked) private var cancelled = 0

  /// Runs the closure before the initializer returns.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfill($0) }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    let outcome = Outcome(result)
    let last = guardian.withLock { () -> [AnyObject] in
      guard self.outcome == nil else { return [] }
      self.outcome = outcome
      return exchange(&waiting, with: [])
    }
    for inner in last {
      let inner = unsafeDowncast(inner, to: Inner.self)
      inner.lock.deliver { inner.offer(outcome) }
    }
  }

  public func _receive(_ subscriber: _SubscriberBase<Output, Failure>) {
    let inner = Inner(subscriber, self)
    // An outcome of another thread waits for the subscription.
    subscriber.lock.deliver {
      guardian.withLock { if outcome == nil { waiting.append(inner) } }
      subscriber.accept(subscription: inner)
      if let known { inner.offer(known) }
    }
  }

  /// The outcome, or nil before the promise.
  private var known: Outcome? { guardian.withLock { outcome } }

  /// Counts a subscriber that has canceled. Removes the canceled subscribers once they are half
  /// of all, so a cancellation takes constant time on average.
  private func noteCancelled(_ inner: Inner) {
    let removed = guardian.withLock { () -> [AnyObject] in
      guard !waiting.isEmpty else { return [] }
      inner.isCancelled = true
      cancelled += 1
      guard 2 * cancelled > waiting.count else { return [] }
      StepCounter.count(waiting.count)
      cancelled = 0
      let rest = waiting.filter { !unsafeDowncast($0, to: Inner.self).isCancelled }
      return exchange(&waiting, with: rest)
    }
    withExtendedLifetime(removed) {}
  }

  /// The result, in an object: its type is looked up where the result is made and read, and nowhere
  /// else.
  private final class Outcome {
    let result: Result<Output, Failure>

    init(_ result: Result<Output, Failure>) { self.result = result }
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

    /// Delivers an outcome. A value waits for demand; an error does not.
    func offer(_ outcome: Outcome) {
      switch outcome.result {
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
      if let outcome = future.known { offer(outcome) }
    }

    override func didCancel() {
      guard let subscriber = subscriber.take() else { return }
      future.noteCancelled(self)
      withExtendedLifetime(subscriber) {}
    }

    var description: String { "Future" }
  }
}
