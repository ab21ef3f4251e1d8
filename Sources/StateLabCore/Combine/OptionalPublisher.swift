extension Optional {
  /// Publishes the value, if there is one, and finishes.
  public var publisher: Publisher { Publisher(self) }

  /// A publisher of one value or none.
  public struct Publisher: _BuiltInPublisher {
    public typealias Output = Wrapped
    public typealias Failure = Never

    /// The value, or nil.
    public let output: Wrapped?

    /// Publishes this value and finishes, or only finishes.
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
  /// Publishes the value and finishes, or fails.
  public var publisher: Publisher { Publisher(self) }

  /// A publisher of a result.
  public struct Publisher: _BuiltInPublisher {
    public typealias Output = Success

    /// The value or the error.
    public let result: Result<Success, Failure>

    /// Publishes this result.
    public init(_ result: Result<Success, Failure>) { self.result = result }

    /// Publishes this value.
    public init(_ output: Success) { result = .success(output) }

    /// Fails with this error.
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
