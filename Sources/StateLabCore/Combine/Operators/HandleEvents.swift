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
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public var receiveSubscription: ((any Subscription) -> Void)?
    public var receiveOutput: ((Upstream.Output) -> Void)?
    public var receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?
    public var receiveCancel: (() -> Void)?
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

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

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(HandleEventsStage(subscriber, self))
    }
  }
}

private final class HandleEventsStage<Upstream: Publisher>:
  Stage<Upstream.Output, Upstream.Output, Upstream.Failure>
{
  /// The closures, until it is over.
  private var events: Publishers.HandleEvents<Upstream>?

  init<S: Subscriber>(_ downstream: S, _ events: Publishers.HandleEvents<Upstream>)
  where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
    self.events = events
    super.init(downstream)
  }

  override func receive(subscription: any Subscription) {
    events?.receiveSubscription?(subscription)
    super.receive(subscription: subscription)
  }

  override func receive(_ input: Upstream.Output) -> Subscribers.Demand {
    events?.receiveOutput?(input)
    let demand = downstream?.receive(input) ?? .none
    if demand > .none { events?.receiveRequest?(demand) }
    return demand
  }

  override func receive(completion: Subscribers.Completion<Upstream.Failure>) {
    events?.receiveCompletion?(completion)
    events = nil
    super.receive(completion: completion)
  }

  override func request(_ demand: Subscribers.Demand) {
    events?.receiveRequest?(demand)
    super.request(demand)
  }

  override func cancel() {
    let events = self.events
    self.events = nil
    events?.receiveCancel?()
    super.cancel()
  }
}
