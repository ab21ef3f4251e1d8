extension Publisher {
  /// Calls closures for each event before passing the event on; changes no event.
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
  /// A publisher that calls closures for each event.
  public struct HandleEvents<Upstream: Publisher>: _Operator {
    public let upstream: Upstream
    public var receiveSubscription: ((any Subscription) -> Void)?
    public var receiveOutput: ((Upstream.Output) -> Void)?
    public var receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?
    public var receiveCancel: (() -> Void)?
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)? = nil,
      receiveOutput: ((Upstream.Output) -> Void)? = nil,
      receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)? = nil,
      receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)?
    ) {
      self.upstream = upstream
      (self.receiveSubscription, self.receiveOutput) = (receiveSubscription, receiveOutput)
      (self.receiveCompletion, self.receiveCancel) = (receiveCompletion, receiveCancel)
      self.receiveRequest = receiveRequest
    }

    public func _receive(_ subscriber: _Downstream) {
      upstream._receive(Inner(subscriber, self))
    }
  }
}

extension Publishers.HandleEvents {
  private final class Inner: UnchangedSubscription<Upstream> {
    /// The closures; nil after the end.
    @exclusivity(unchecked) private var events: Publishers.HandleEvents<Upstream>?

    init(_ subscriber: Upstream._Downstream, _ events: Publishers.HandleEvents<Upstream>) {
      self.events = events
      super.init(subscriber, "HandleEvents")
    }

    override func accept(subscription: any Subscription) {
      events?.receiveSubscription?(subscription)
      super.accept(subscription: subscription)
    }

    override func accept(_ input: Upstream.Output) -> Subscribers.Demand {
      events?.receiveOutput?(input)
      let demand = super.accept(input)
      if demand > .none { events?.receiveRequest?(demand) }
      return demand
    }

    override func accept(completion: Subscribers.Completion<Upstream.Failure>) {
      let events = events.take()
      events?.receiveCompletion?(completion)
      super.accept(completion: completion)
    }

    override func didRequest(_ demand: Subscribers.Demand) {
      events?.receiveRequest?(demand)
      super.didRequest(demand)
    }

    override func didCancel() {
      let events = events.take()
      events?.receiveCancel?()
      super.didCancel()
    }
  }
}
