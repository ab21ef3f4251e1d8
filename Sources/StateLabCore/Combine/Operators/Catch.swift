extension Publisher {
  /// Goes on with the publisher that the closure makes of an error.
  ///
  /// The new publisher is asked for as many values as the downstream still wants.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where P.Output == Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  /// The same with a closure that may throw; its error ends the publisher.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers.TryCatch<Self, P> where P.Output == Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }
}

extension Publishers {
  /// A publisher that goes on with another one after an error.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: BuiltInPublisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure

    /// The publisher that it gets its values from at first.
    public let upstream: Upstream
    /// Makes the publisher that follows an error.
    public let handler: (Upstream.Failure) -> NewPublisher

    /// As ``Publisher/catch(_:)`` makes it.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public func _receive(_ subscriber: _SubscriberBase<Output, Failure>) {
      upstream._receive(
        CatchSubscription<Output, Upstream.Failure, Failure>(subscriber, "Catch") { [handler] in
          handler($0)._receive(SecondSubscriber($1))
        })
    }
  }

  /// A publisher that goes on with another one after an error, or ends with another error.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: BuiltInPublisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// The publisher that it gets its values from at first.
    public let upstream: Upstream
    /// Makes the publisher that follows an error.
    public let handler: (Upstream.Failure) throws -> NewPublisher

    /// As ``Publisher/tryCatch(_:)`` makes it.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public func _receive(_ subscriber: _SubscriberBase<Output, any Error>) {
      upstream._receive(
        CatchSubscription<Output, Upstream.Failure, any Error>(subscriber, "TryCatch") {
          [handler] error, subscription in
          do {
            try handler(error).mapError { $0 as any Error }
              ._receive(SecondSubscriber(subscription))
          } catch {
            subscription.finish(.failure(error))
          }
        })
    }
  }
}

/// Subscribes to the second publisher when the first one has failed.
private final class CatchSubscription<Output, UpstreamFailure: Error, Failure: Error>:
  SuccessiveSubscription<Output, UpstreamFailure, Failure>
{
  private let name: String
  private let goOn: (UpstreamFailure, CatchSubscription) -> Void

  init(
    _ subscriber: _SubscriberBase<Output, Failure>, _ name: String,
    _ goOn: @escaping (UpstreamFailure, CatchSubscription) -> Void
  ) {
    self.name = name
    self.goOn = goOn
    super.init(subscriber)
  }

  override func receive(completion: Subscribers.Completion<UpstreamFailure>) {
    guard subscriber != nil else { return }
    switch completion {
    case .finished: finish(.finished)
    case .failure(let error):
      dropUpstream()
      goOn(error, self)
    }
  }

  override func request(_ demand: Subscribers.Demand) {
    demand.assertNonZero()
    super.request(demand)
  }

  override var description: String { name }
}

/// The subscriber of the publisher that follows an error.
private final class SecondSubscriber<Output, UpstreamFailure: Error, Failure: Error>:
  _SubscriberBase<Output, Failure>
{
  private let subscription: CatchSubscription<Output, UpstreamFailure, Failure>

  init(_ subscription: CatchSubscription<Output, UpstreamFailure, Failure>) {
    self.subscription = subscription
  }

  override func receive(subscription second: any Subscription) {
    if subscription.keep(second) { subscription.requestRest(of: second) }
  }

  override func receive(_ input: Output) -> Subscribers.Demand { subscription.receive(input) }

  override func receive(completion: Subscribers.Completion<Failure>) {
    subscription.finish(completion)
  }
}
