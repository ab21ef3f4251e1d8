extension Subscribers {
  /// A subscriber that calls closures, with unlimited demand (R72).
  public final class Sink<Input, Failure: Error>: _SubscriberBase<Input, Failure>, Cancellable,
    _Opaque, _Described
  {
    // Unchecked: no access to these properties outlasts one statement, every value uses them, and
    // an assignment releases the old closure after it stores the new one.
    /// The closure for values; an empty closure after the end.
    @exclusivity(unchecked) public private(set) var receiveValue: (Input) -> Void
    /// The closure for the completion; an empty closure after the end.
    @exclusivity(unchecked) public private(set) var receiveCompletion: (Completion<Failure>) -> Void
    @exclusivity(unchecked) private var subscription: (any Subscription)?
    @exclusivity(unchecked) private var isOver = false

    /// Calls the closures with the received values and the completion.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      self.receiveCompletion = receiveCompletion
      self.receiveValue = receiveValue
    }

    override func accept(subscription: any Subscription) {
      guard self.subscription == nil, !isOver else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    override func accept(_ value: Input) -> Demand {
      receiveValue(value)
      return .none
    }

    override func accept(completion: Completion<Failure>) {
      let receiveCompletion = receiveCompletion
      _ = end()
      receiveCompletion(completion)
    }

    /// Stops calling the closures, and releases them.
    public func cancel() {
      guard lock.tryEnter() else { return lock.leaveNote { self.end()?.cancel() } }
      end()?.cancel()
      lock.leave()
    }

    /// Releases the closures and their captures. The releases may call back, and then find `isOver`
    /// set (R79).
    private func end() -> (any Subscription)? {
      isOver = true
      let subscription = subscription.take()
      receiveValue = { _ in }
      receiveCompletion = { _ in }
      return subscription
    }

    public var description: String { "Sink" }

    override var sinkClosure: ((Input) -> Void)? { receiveValue }
  }
}

extension Publisher {
  /// Calls the closures for every value and for the completion, until the result is canceled or
  /// released (R71).
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    _receive(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Calls the closure for every value, until the result is canceled or released (R71).
  ///
  ///     let cancellable = model.$name.sink { print($0) }  // prints the current name (R65)
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
