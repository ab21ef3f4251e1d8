extension Optional {
  /// Publishes the value, if there is one, and then the end.
  public var publisher: Publisher { Publisher(self) }

  /// A publisher of one value or none.
  public struct Publisher: _BuiltInPublisher {
    public typealias Output = Wrapped
    public typealias Failure = Never

    /// The value, or nil.
    public let output: Wrapped?

    /// Publishes this value, or only the end.
    public init(_ output: Wrapped?) { self.output = output }

    public func _receive(_ subscriber: _SubscriberBase<Wrapped, Never>) {
      if let output {
        subscriber.receive(
          subscription: SingleValueSubscription(output, to: subscriber, "Optional"))
      } else {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .finished)
      }
    }
  }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}

extension Result {
  /// Publishes the value and the end, or the error.
  public var publisher: Publisher { Publisher(self) }

  /// A publisher of what a result holds.
  public struct Publisher: _BuiltInPublisher {
    public typealias Output = Success

    /// The value or the error.
    public let result: Result<Success, Failure>

    /// Publishes what this result holds.
    public init(_ result: Result<Success, Failure>) { self.result = result }

    /// Publishes this value.
    public init(_ output: Success) { result = .success(output) }

    /// Ends with this error.
    public init(_ failure: Failure) { result = .failure(failure) }

    public func _receive(_ subscriber: _SubscriberBase<Success, Failure>) {
      switch result {
      case .success(let output):
        subscriber.receive(subscription: SingleValueSubscription(output, to: subscriber, "Once"))
      case .failure(let error):
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .failure(error))
      }
    }
  }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
