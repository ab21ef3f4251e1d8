extension Publisher {
  /// Prints all events: the subscription, demands, values, the completion, a cancellation.
  ///
  /// The lines appear in the trace of the current run. With two pipelines, give each a prefix.
  ///
  ///     [1, 2].publisher.print("numbers").sink { _ in }
  ///     // numbers: receive subscription: ([1, 2])
  ///     // numbers: request unlimited
  ///     // numbers: receive value: (1)
  ///     // numbers: receive value: (2)
  ///     // numbers: receive finished
  public func print(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> Publishers.Print<Self> {
    Publishers.Print(upstream: self, prefix: prefix, to: stream)
  }
}

extension Publishers {
  /// A publisher that prints all events.
  public struct Print<Upstream: Publisher>: _Operator {
    public let upstream: Upstream
    public let prefix: String
    /// The stream for the output; nil for the trace, or for standard output without a recorder.
    public let stream: (any TextOutputStream)?

    public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
      (self.upstream, self.prefix, self.stream) = (upstream, prefix, stream)
    }

    public func _receive(_ subscriber: _Downstream) {
      upstream._receive(Inner(subscriber, self))
    }
  }
}

extension Publishers.Print {
  private final class Inner: UnchangedSubscription<Upstream> {
    private let prefix: String
    private var stream: (any TextOutputStream)?

    init(_ subscriber: Upstream._Downstream, _ print: Publishers.Print<Upstream>) {
      prefix = print.prefix.isEmpty ? "" : "\(print.prefix): "
      stream = print.stream
      super.init(subscriber, "Print")
    }

    override func accept(subscription: any Subscription) {
      log("receive subscription: (\(String(printing: subscription)))")
      super.accept(subscription: subscription)
    }

    override func accept(_ input: Upstream.Output) -> Subscribers.Demand {
      guard let subscriber else { return .none }
      log("receive value: (\(String(printing: input)))")
      let more = subscriber.accept(input)
      if more > .none { log("request \(name(of: more)) (synchronous)") }
      return more
    }

    override func accept(completion: Subscribers.Completion<Upstream.Failure>) {
      guard subscriber != nil else { return }
      switch completion {
      case .finished: log("receive finished")
      case .failure(let error): log("receive error: (\(String(printing: error)))")
      }
      super.accept(completion: completion)
    }

    override func didRequest(_ demand: Subscribers.Demand) {
      log("request \(name(of: demand))")
      super.didRequest(demand)
    }

    override func didCancel() {
      if subscriber != nil { log("receive cancel") }
      super.didCancel()
    }

    private func name(of demand: Subscribers.Demand) -> String {
      demand.max.map { "max: (\($0))" } ?? "unlimited"
    }

    private func log(_ line: String) {
      guard var stream else { return printLine(prefix + line) }
      stream.write(prefix + line + "\n")
      self.stream = stream
    }
  }
}
