extension Subscribers {
  /// A subscriber that calls closures and asks for everything (R72).
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomReflectable {
    public private(set) var receiveValue: (Input) -> Void
    public private(set) var receiveCompletion: (Completion<Failure>) -> Void
    private var subscription: (any Subscription)?
    private var isOver = false

    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      self.receiveCompletion = receiveCompletion
      self.receiveValue = receiveValue
    }

    public func receive(subscription: any Subscription) {
      guard self.subscription == nil, !isOver else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    public func receive(_ value: Input) -> Demand {
      receiveValue(value)
      return .none
    }

    public func receive(completion: Completion<Failure>) {
      let receiveCompletion = self.receiveCompletion
      end()
      receiveCompletion(completion)
    }

    public func cancel() {
      let subscription = self.subscription
      end()
      subscription?.cancel()
    }

    /// Lets go of the closures and of what they hold.
    private func end() {
      isOver = true
      subscription = nil
      receiveValue = { _ in }
      receiveCompletion = { _ in }
    }

    /// Described by its type alone.
    public var customMirror: Mirror { Mirror(self, children: []) }
  }
}

extension Publisher {
  /// Calls the closures for every value and for the completion, until the result is cancelled or
  /// released (R71).
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Calls the closure for every value, until the result is cancelled or released (R71).
  ///
  ///     let cancellable = model.$name.sink { print($0) }  // prints the current name (R65)
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
