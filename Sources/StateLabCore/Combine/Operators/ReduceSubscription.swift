/// Makes one result of all values of the upstream, or of the first few, for `reduce`, `collect`,
/// `first`, `count` and their like.
///
/// It asks for everything, and delivers the result once the upstream has ended, or once the result
/// is known, as soon as the downstream wants it. A result that is nil is left out.
final class ReduceSubscription<Input, Output, UpstreamFailure: Error, Failure: Error>:
  OperatorSubscription<Input, Output, UpstreamFailure, Failure>
{
  @exclusivity(unchecked) private var storedResult: Output?
  private var isAsked = false
  private var isComplete = false
  private var isEmpty = true
  private let step: (ReduceSubscription, Input) throws -> Void

  /// - Parameter step: Adds a value to the result. Its error ends the publisher.
  init(
    _ subscriber: _SubscriberBase<Output, Failure>, _ name: String, initially result: Output? = nil,
    step: @escaping (ReduceSubscription, Input) throws -> Void
  ) {
    storedResult = result
    self.step = step
    super.init(subscriber, name)
  }

  /// The result so far; the one before is released when it is replaced (R79).
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

  /// This is the result, and later values do not change it.
  func complete(with result: Output) {
    self.result = result
    complete()
  }

  /// The result is known: the upstream has ended, or is no longer needed.
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
