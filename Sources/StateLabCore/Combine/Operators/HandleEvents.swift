extension Publisher {
  /// Calls closures as things pass by, before they are passed on; changes nothing.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel,
      receiveRequest: receiveRequest)
  }
}

extension Publishers {
  /// A publisher that calls closures as things pass by.
  public struct HandleEvents<Upstream: Publisher>: BuiltInPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that it gets its values from.
    public let upstream: Upstream
    /// Called with the upstream's subscription.
    public var receiveSubscription: ((any Subscription) -> Void)?
    /// Called with each value.
    public var receiveOutput: ((Upstream.Output) -> Void)?
    /// Called with the completion.
    public var receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?
    /// Called when the downstream cancels.
    public var receiveCancel: (() -> Void)?
    /// Called with each demand of the downstream.
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    /// As `handleEvents` makes it.
    public init(
      upstream: Upstream,
      receiveSubscription: ((any Subscription) -> Void)? = nil,
      receiveOutput: ((Output) -> Void)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
      receiveCancel: (() -> Void)? = nil,
      receiveRequest: ((Subscribers.Demand) -> Void)?
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
      self.receiveCancel = receiveCancel
      self.receiveRequest = receiveRequest
    }

    public func _receive(_ subscriber: _SubscriberBase<Output, Failure>) {
      upstream._receive(Inner(subscriber, self))
    }
  }
}

extension Publishers.HandleEvents {
  private final class Inner: OperatorSubscription<Output, Output, Failure> {
    /// The closures, until it is over.
    private var events: Publishers.HandleEvents<Upstream>?

    init(
      _ subscriber: _SubscriberBase<Output, Failure>, _ events: Publishers.HandleEvents<Upstream>
    ) {
      self.events = events
      super.init(subscriber)
    }

    override func receive(subscription: any Subscription) {
      events?.receiveSubscription?(subscription)
      super.receive(subscription: subscription)
    }

    override func receive(_ input: Output) -> Subscribers.Demand {
      events?.receiveOutput?(input)
      let demand = subscriber?.receive(input) ?? .none
      if demand > .none { events?.receiveRequest?(demand) }
      return demand
    }

    override func receive(completion: Subscribers.Completion<Failure>) {
      let events = events.take()
      events?.receiveCompletion?(completion)
      super.receive(completion: completion)
    }

    override func request(_ demand: Subscribers.Demand) {
      events?.receiveRequest?(demand)
      super.request(demand)
    }

    override func cancel() {
      let events = events.take()
      events?.receiveCancel?()
      super.cancel()
    }

    override var description: String { "HandleEvents" }
  }
}
