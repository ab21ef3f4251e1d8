/// Computes one result from all values of the upstream, or from the first values, for `reduce`,
/// `collect`, `first`, `count` and similar operators.
///
/// The subscription requests unlimited values. It delivers the result and the end when the upstream
/// has ended, or when the result is known, as soon as there is demand (R88). A nil result is not
/// delivered. Values and an end before the upstream's subscription are ignored (R96).
final class ReduceSubscription<Input, Output, UpstreamFailure: Error, Failure: Error>:
  OperatorSubscription<Input, Output, UpstreamFailure, Failure>
{
  /// The result so far. A step changes the result in place.
  @exclusivity(unchecked) final var result: Output?
  @exclusivity(unchecked) private var isAsked = false
  @exclusivity(unchecked) private var isComplete = false
  private let step: (ReduceSubscription, Input) throws -> Void

  /// - Parameter step: Adds a value to the result. A thrown error ends the publisher.
  init(
    _ subscriber: _SubscriberBase<Output, Failure>, _ name: String, initially result: Output? = nil,
    step: @escaping (ReduceSubscription, Input) throws -> Void
  ) {
    self.result = result
    self.step = step
    super.init(subscriber, name)
  }

  /// Replaces the result, and releases the previous result afterwards (R79).
  func replace(_ next: Output) {
    let old = exchange(&result, with: next)
    withExtendedLifetime(old) {}
  }

  override func accept(subscription: any Subscription) {
    guard keep(subscription) else { return }
    subscriber?.receive(subscription: self)
    upstream?.request(.unlimited)
  }

  override func accept(_ input: Input) -> Subscribers.Demand {
    guard upstream != nil else { return .none }
    do { try step(self, input) } catch { return stop(error) }
    return .none
  }

  override func accept(completion: Subscribers.Completion<UpstreamFailure>) {
    guard upstream != nil else { return }
    dropUpstream()
    switch completion {
    case .finished: complete()
    case .failure(let error): fail(error)
    }
  }

  /// Sets the final result, which later values do not change.
  func complete(with result: Output) {
    replace(result)
    complete()
  }

  /// Delivers the result: the upstream has ended, or is no longer needed.
  private func complete() {
    guard !isComplete else { return }
    isComplete = true
    cancelUpstream()
    if isAsked { deliver() }
  }

  override func didRequest(_ demand: Subscribers.Demand) {
    demand.assertNonZero()
    guard !isAsked else { return }
    isAsked = true
    if isComplete { deliver() }
  }

  private func deliver() {
    if let result = result.take() { _ = subscriber?.accept(result) }
    finish(.finished)
  }
}
