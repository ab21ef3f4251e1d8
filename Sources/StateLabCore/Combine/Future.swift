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

  private var result: Result<Output, Failure>?
  /// The subscribers that wait for the result, including cancelled subscribers.
  private var waiting: [Inner] = []
  /// The number of waiting subscribers that have cancelled.
  private var cancelled = 0

  /// Runs the closure before the initializer returns.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfill($0) }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    guard self.result == nil else { return }
    self.result = result
    for inner in exchange(&waiting, with: []) { inner.offer(result) }
  }

  public func _receive(_ subscriber: _SubscriberBase<Output, Failure>) {
    let inner = Inner(subscriber, self)
    if result == nil { waiting.append(inner) }
    subscriber.receive(subscription: inner)
    if let result { inner.offer(result) }
  }

  /// Removes the cancelled subscribers once they are half of all, so a cancellation takes constant
  /// time on average.
  private func noteCancelled() {
    guard !waiting.isEmpty else { return }
    cancelled += 1
    guard 2 * cancelled > waiting.count else { return }
    StepCounter.count(waiting.count)
    waiting.removeAll { $0.subscriber == nil }
    cancelled = 0
  }

  private final class Inner: Subscription, CustomStringConvertible {
    private(set) var subscriber: _SubscriberBase<Output, Failure>?
    private let future: Future
    private var isAsked = false

    init(_ subscriber: _SubscriberBase<Output, Failure>, _ future: Future) {
      self.subscriber = subscriber
      self.future = future
    }

    /// Delivers a result. A value waits for demand; an error does not.
    func offer(_ result: Result<Output, Failure>) {
      switch result {
      case .success(let output):
        guard isAsked, let subscriber else { return }
        _ = subscriber.receive(output)
        self.subscriber.take()?.receive(completion: .finished)
      case .failure(let error):
        subscriber.take()?.receive(completion: .failure(error))
      }
    }

    func request(_ demand: Subscribers.Demand) {
      demand.assertNonZero()
      guard !isAsked else { return }
      isAsked = true
      if let result = future.result { offer(result) }
    }

    func cancel() {
      guard let subscriber = subscriber.take() else { return }
      future.noteCancelled()
      withExtendedLifetime(subscriber) {}
    }

    var description: String { "Future" }
  }
}
