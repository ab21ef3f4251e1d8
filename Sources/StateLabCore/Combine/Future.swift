/// A publisher of one value, or of an error, that comes at some later time.
///
/// The closure runs once, as soon as the future is made, subscribed or not. Every subscriber gets
/// the same result.
///
///     Future { promise in
///       DispatchQueue.main.asyncAfter(deadline: .now() + 1) { promise(.success(42)) }
///     }
public final class Future<Output, Failure: Error>: _BuiltInPublisher {
  /// The closure to call with the result. Only the first call counts.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private var result: Result<Output, Failure>?
  /// Those who wait for the result, some of whom may have cancelled.
  private var waiting: [Inner] = []
  /// The number of waiting subscribers that have cancelled.
  private var cancelled = 0

  /// Runs the closure, before it returns.
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

  /// Takes the cancelled ones out once they are half of all: a cancellation costs the same however
  /// many wait.
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

    /// A value waits for demand, an error does not.
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
