extension Publisher {
  /// Stops in the debugger, by the signal SIGTRAP, at an event for which a closure returns true.
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil,
    receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> Publishers.Breakpoint<Self> {
    Publishers.Breakpoint(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion)
  }

  /// Stops in the debugger, by the signal SIGTRAP, when the upstream fails.
  public func breakpointOnError() -> Publishers.Breakpoint<Self> {
    breakpoint(receiveCompletion: {
      if case .failure = $0 { true } else { false }
    })
  }
}

extension Publishers {
  /// A publisher that stops in the debugger at certain events.
  public struct Breakpoint<Upstream: Publisher>: _Operator {
    public let upstream: Upstream
    public let receiveSubscription: ((any Subscription) -> Bool)?
    public let receiveOutput: ((Upstream.Output) -> Bool)?
    public let receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Bool)?

    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Bool)? = nil,
      receiveOutput: ((Upstream.Output) -> Bool)? = nil,
      receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Bool)? = nil
    ) {
      self.upstream = upstream
      (self.receiveSubscription, self.receiveOutput) = (receiveSubscription, receiveOutput)
      self.receiveCompletion = receiveCompletion
    }

    public func _receive(_ subscriber: _Downstream) {
      let breakpoint = self
      upstream.handleEvents(
        receiveSubscription: { stop(breakpoint.receiveSubscription?($0)) },
        receiveOutput: { stop(breakpoint.receiveOutput?($0)) },
        receiveCompletion: { stop(breakpoint.receiveCompletion?($0)) }
      )._receive(subscriber)
    }
  }
}

private func stop(_ mustStop: Bool?) {
  if mustStop == true { _ = raise(5) }
}

@_silgen_name("raise")
private func raise(_ signal: Int32) -> Int32
