/// Computes one result from all values of the upstream, or from the first values, for `reduce`,
/// `collect`, `first`, `count` and similar operators.
///
/// The subscription requests unlimited values. It delivers the result when the upstream has ended,
/// or when the result is known, as soon as there is demand. A nil result is not delivered.
final class ReduceSubscription<Input, Output, UpstreamFailure: Error, Failure: Error>:
  OperatorSubscription<Input, Output, UpstreamFailure, Failure>
{
  @exclusivity(unchecked) private var storedResult: Output?
  private var isAsked = false
  private var isComplete = false
  private var isEmpty = true
  private let step: (ReduceSubscription, Input) throws -> Void

  /// - Parameter step: Adds a value to the result. A thrown error ends the publisher.
  init(
    _ subscriber: _SubscriberBase<Output, Failure>, _ name: String, initially result: Output? = nil,
    step: @escaping (ReduceSubscription, Input) throws -> Void
  ) {
    storedResult = result
    self.step = step
    super.init(subscriber, name)
  }

  /// The result so far. The setter releases the previous result after it stores the new one (R79).
  var result: Output? {
    get { storedResult }
    set {
      var old = newValue
      swap(&storedResult, &old)
    }
  }

  override func receive(subscription: any Subscription) {
    super.receive(subscription: subscription)
    upstream?.request(.unlimited)
  }

  override func receive(_ input: Input) -> Subscribers.Demand {
    guard subscriber != nil, !isComplete else { return .none }
    isEmpty = false
    do { try step(self, input) } catch { return stop(error) }
    return .none
  }

  override func receive(completion: Subscribers.Completion<UpstreamFailure>) {
    dropUpstream()
    switch completion {
    case .finished: complete()
    case .failure(let error): fail(error)
    }
  }

  /// Sets the final result, which later values do not change.
  func complete(with result: Output) {
    self.result = result
    complete()
  }

  /// Delivers the result: the upstream has ended, or is no longer needed.
  ///
  /// Without any value, the result does not wait for demand, as in Combine.
  private func complete() {
    guard !isComplete else { return }
    isComplete = true
    cancelUpstream()
    if isAsked || isEmpty { deliver() }
  }

  override func request(_ demand: Subscribers.Demand) {
    demand.assertNonZero()
    guard !isAsked else { return }
    isAsked = true
    if isComplete { deliver() }
  }

  private func deliver() {
    if let result = storedResult.take() { _ = subscriber?.receive(result) }
    finish(.finished)
  }
}
