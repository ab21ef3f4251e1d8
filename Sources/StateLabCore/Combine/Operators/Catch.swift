extension Publisher {
  /// Replaces a failed upstream with the publisher that the closure returns for the error.
  ///
  /// The new publisher receives the remaining demand of the downstream.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where P.Output == Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  /// A variant of `catch(_:)` with a throwing closure; a thrown error ends the publisher.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers.TryCatch<Self, P> where P.Output == Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }
}

extension Publishers {
  /// A publisher that continues with another publisher after an error.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: _Operator
  where Upstream.Output == NewPublisher.Output {
    public typealias Failure = NewPublisher.Failure

    public let upstream: Upstream
    public let handler: (Upstream.Failure) -> NewPublisher

    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      (self.upstream, self.handler) = (upstream, handler)
    }

    public func _receive(_ subscriber: _Downstream) {
      upstream._receive(
        CatchSubscription(subscriber, "Catch") { [handler] in
          handler($0)._receive(SecondSubscriber($1))
        })
    }
  }

  /// A publisher that continues with another publisher after an error, or ends with a thrown error.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: _ThrowingOperator
  where Upstream.Output == NewPublisher.Output {
    public let upstream: Upstream
    public let handler: (Upstream.Failure) throws -> NewPublisher

    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
      (self.upstream, self.handler) = (upstream, handler)
    }

    public func _receive(_ subscriber: _Downstream) {
      upstream._receive(
        CatchSubscription(subscriber, "TryCatch") { [handler] in
          try handler($0).mapError { $0 as any Error }._receive(SecondSubscriber($1))
        })
    }
  }
}

/// Subscribes to the second publisher after the first publisher has failed.
private final class CatchSubscription<Output, UpstreamFailure: Error, Failure: Error>:
  SuccessiveSubscription<Output, UpstreamFailure, Failure>
{
  private let goOn: (UpstreamFailure, CatchSubscription) throws -> Void

  init(
    _ subscriber: _SubscriberBase<Output, Failure>, _ name: String,
    _ goOn: @escaping (UpstreamFailure, CatchSubscription) throws -> Void
  ) {
    self.goOn = goOn
    super.init(subscriber, name)
  }

  /// A value before the upstream's subscription ends the process (R96).
  override func accept(_ input: Output) -> Subscribers.Demand {
    precondition(upstream != nil || subscriber == nil, "a value arrived before the subscription")
    return super.accept(input)
  }

  override func accept(completion: Subscribers.Completion<UpstreamFailure>) {
    guard subscriber != nil else { return }
    switch completion {
    case .finished: finish(.finished)
    case .failure(let error):
      dropUpstream()
      do { try goOn(error, self) } catch { fail(error) }
    }
  }

  override func didRequest(_ demand: Subscribers.Demand) {
    demand.assertNonZero()
    super.didRequest(demand)
  }
}

/// The subscriber of the second publisher.
private final class SecondSubscriber<Output, UpstreamFailure: Error, Failure: Error>:
  _SubscriberBase<Output, Failure>
{
  private let subscription: CatchSubscription<Output, UpstreamFailure, Failure>

  init(_ subscription: CatchSubscription<Output, UpstreamFailure, Failure>) {
    self.subscription = subscription
    super.init(subscription.lock)
  }

  override func accept(subscription second: any Subscription) {
    if subscription.keep(second) { subscription.requestRest(of: second) }
  }

  override func accept(_ input: Output) -> Subscribers.Demand { subscription.accept(input) }

  override func accept(completion: Subscribers.Completion<Failure>) {
    subscription.finish(completion)
  }
}
