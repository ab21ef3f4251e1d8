/// Makes one result of all values of the upstream, or of the first few, for `reduce`, `collect`,
/// `first`, `count` and their like.
///
/// It asks for everything, and delivers the result once the upstream has ended, or once the result
/// is known, as soon as the downstream wants it. A result that is nil is left out.
class ReduceSubscription<Input, Output, UpstreamFailure: Error, Failure: Error>:
  FailureMappingSubscription<Input, Output, UpstreamFailure, Failure>
{
  @exclusivity(unchecked) private final var storedResult: Output?
  private final var isAsked = false
  private final var isComplete = false
  private final var isEmpty = true
  private let name: String

  init(_ subscriber: _SubscriberBase<Output, Failure>, _ name: String, initially result: Output?) {
    self.name = name
    storedResult = result
    super.init(subscriber)
  }

  /// The result so far; the one before is released when it is replaced (R79).
  final var result: Output? {
    get { storedResult }
    set {
      var old = newValue
      swap(&storedResult, &old)
    }
  }

  /// Adds a value to the result.
  func add(_ input: Input) {}

  override func receive(subscription: any Subscription) {
    super.receive(subscription: subscription)
    upstream?.request(.unlimited)
  }

  override func receive(_ input: Input) -> Subscribers.Demand {
    guard subscriber != nil, !isComplete else { return .none }
    isEmpty = false
    add(input)
    return .none
  }

  /// The result is known: the upstream has ended, or is no longer needed.
  ///
  /// Without any value, the result does not wait for demand, as in Combine.
  final func complete() {
    guard !isComplete else { return }
    isComplete = true
    cancelUpstream()
    if isAsked || isEmpty { deliver() }
  }

  /// This is the result, whatever else would come.
  final func complete(with result: Output) {
    self.result = result
    complete()
  }

  /// Ends both sides with an error.
  final func fail(_ error: Failure) {
    isComplete = true
    cancelUpstream()
    finish(.failure(error))
  }

  override func request(_ demand: Subscribers.Demand) {
    demand.assertNonZero()
    guard !isAsked else { return }
    isAsked = true
    if isComplete { deliver() }
  }

  private final func deliver() {
    if let result = storedResult.take() { _ = subscriber?.receive(result) }
    finish(.finished)
  }

  override var description: String { name }
}

/// A result by a closure that cannot throw.
final class PlainReduceSubscription<Input, Output, Failure: Error>:
  ReduceSubscription<Input, Output, Failure, Failure>
{
  private let step: (PlainReduceSubscription, Input) -> Void

  init(
    _ subscriber: _SubscriberBase<Output, Failure>, _ name: String, initially result: Output? = nil,
    step: @escaping (PlainReduceSubscription, Input) -> Void
  ) {
    self.step = step
    super.init(subscriber, name, initially: result)
  }

  override func add(_ input: Input) { step(self, input) }

  override func receive(completion: Subscribers.Completion<Failure>) {
    dropUpstream()
    switch completion {
    case .finished: complete()
    case .failure(let error): fail(error)
    }
  }
}

/// A result by a closure that may throw; its error ends the publisher.
final class ThrowingReduceSubscription<Input, Output, UpstreamFailure: Error>:
  ReduceSubscription<Input, Output, UpstreamFailure, any Error>
{
  private let step: (ThrowingReduceSubscription, Input) throws -> Void

  init(
    _ subscriber: _SubscriberBase<Output, any Error>, _ name: String,
    initially result: Output? = nil,
    step: @escaping (ThrowingReduceSubscription, Input) throws -> Void
  ) {
    self.step = step
    super.init(subscriber, name, initially: result)
  }

  override func add(_ input: Input) {
    do { try step(self, input) } catch { fail(error) }
  }

  override func receive(completion: Subscribers.Completion<UpstreamFailure>) {
    dropUpstream()
    switch completion {
    case .finished: complete()
    case .failure(let error): fail(error)
    }
  }
}
