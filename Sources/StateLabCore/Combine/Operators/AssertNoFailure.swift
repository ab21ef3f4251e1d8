extension Publisher {
  /// Ends the process if the upstream fails.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
  }
}

extension Publishers {
  /// A publisher that cannot fail: a failure of its upstream ends the process.
  public struct AssertNoFailure<Upstream: Publisher>: _Operator {
    public typealias Failure = Never

    public let upstream: Upstream
    public let prefix: String
    public let file: StaticString
    public let line: UInt

    public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
      (self.upstream, self.prefix, self.file, self.line) = (upstream, prefix, file, line)
    }

    public func _receive(_ subscriber: _Downstream) {
      upstream._receive(
        FailureSubscription(subscriber) { [prefix, file, line] _, error in
          fatalError("\(prefix)\(error)", file: file, line: line)
        })
    }
  }
}
