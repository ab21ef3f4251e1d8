extension Publisher {
  /// Ends the process where the upstream fails.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
  }
}

extension Publishers {
  /// A publisher that cannot fail: where its upstream does, the process ends.
  public struct AssertNoFailure<Upstream: Publisher>: BuiltInPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never

    /// The publisher that it gets its values from.
    public let upstream: Upstream
    /// The beginning of the message.
    public let prefix: String
    /// The file that the message names.
    public let file: StaticString
    /// The line that the message names.
    public let line: UInt

    /// As ``Publisher/assertNoFailure(_:file:line:)`` makes it.
    public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
      self.upstream = upstream
      self.prefix = prefix
      self.file = file
      self.line = line
    }

    public func _receive(_ subscriber: _SubscriberBase<Output, Never>) {
      upstream._receive(Inner(subscriber, self))
    }
  }
}

extension Publishers.AssertNoFailure {
  private final class Inner: FailureMappingSubscription<Output, Output, Upstream.Failure, Never> {
    private let publisher: Publishers.AssertNoFailure<Upstream>

    init(
      _ subscriber: _SubscriberBase<Output, Never>,
      _ publisher: Publishers.AssertNoFailure<Upstream>
    ) {
      self.publisher = publisher
      super.init(subscriber)
    }

    override func receive(_ input: Output) -> Subscribers.Demand {
      subscriber?.receive(input) ?? .none
    }

    override func receive(completion: Subscribers.Completion<Upstream.Failure>) {
      switch completion {
      case .finished: finish(.finished)
      case .failure(let error):
        fatalError("\(publisher.prefix)\(error)", file: publisher.file, line: publisher.line)
      }
    }
  }
}
