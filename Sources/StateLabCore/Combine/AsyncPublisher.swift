extension Publisher where Failure == Never {
  /// The publisher's values, as a sequence for `for await`.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The publisher's values, as a sequence for `for try await`.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

extension Future where Failure == Never {
  /// The value of the future. Reading `value` waits for the promise.
  nonisolated(nonsending) public final var value: Output {
    get async {
      // A canceled task also waits: there is no value to return instead (our choice).
      var listening: AnyCancellable?
      let answer = await withUnsafeContinuation(isolation: #isolation) { continuation in
        listening = sink { continuation.resume(returning: Answer(value: $0)) }
      }
      withExtendedLifetime(listening) {}
      return answer.value
    }
  }
}

extension Future {
  /// The value of the future, or its error. Reading `value` waits for the promise.
  nonisolated(nonsending) public final var value: Output {
    get async throws {
      var iterator = values.makeAsyncIterator()
      guard let value = try await iterator.next(isolation: #isolation) else {
        throw CancellationError()
      }
      return value
    }
  }
}

/// The values of a publisher that cannot fail, one for each `await`. The sequence requests one
/// value at a time: if no task waits, a value of a subject is dropped.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output

  private let publisher: P

  /// The sequence of this publisher's values, as ``Publisher/values`` returns it.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes to the publisher.
  public func makeAsyncIterator() -> Iterator {
    let inner = ValueWaiter<P.Output, Never>()
    publisher._receive(inner)
    return Iterator(inner: inner)
  }

  /// Waits for one value at a time.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let inner: ValueWaiter<P.Output, Never>

    /// The next value, or nil after the last one.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> Element? {
      try? await inner.next(isolation: actor)
    }
  }
}

/// The values of a publisher, one for each `await`, and its error. The sequence requests one value
/// at a time: if no task waits, a value of a subject is dropped.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output

  private let publisher: P

  /// The sequence of this publisher's values, as ``Publisher/values`` returns it.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes to the publisher.
  public func makeAsyncIterator() -> Iterator {
    let inner = ValueWaiter<P.Output, P.Failure>()
    publisher._receive(inner)
    return Iterator(inner: inner)
  }

  /// Waits for one value at a time.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let inner: ValueWaiter<P.Output, P.Failure>

    /// The next value, or nil after the last one.
    public mutating func next(isolation actor: isolated (any Actor)?) async throws -> Element? {
      try await inner.next(isolation: actor)
    }
  }
}

/// A value that only the publisher and the waiting task access.
private struct Answer<Value>: @unchecked Sendable { let value: Value }

/// The subscriber of an iterator. It cancels its subscription when the waiting task is canceled,
/// and when the iterator is released.
private final class ValueWaiter<Input, Failure: Error>: _SubscriberBase<Input, Failure>,
  @unchecked Sendable
{
  private typealias Continuation = UnsafeContinuation<Answer<Input?>, any Error>

  private var subscription: (any Subscription)?
  private var waiting = FIFO<Continuation>()
  private var end: Subscribers.Completion<Failure>?

  deinit { subscription?.cancel() }

  func next(isolation actor: isolated (any Actor)?) async throws -> Input? {
    try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation(isolation: actor) { wait($0) }.value
    } onCancel: {
      cancel()
    }
  }

  private func wait(_ continuation: Continuation) { lock.run { self.accept(continuation) } }

  private func accept(_ continuation: Continuation) {
    if let end {
      self.end = .finished
      return resume(continuation, with: end)
    }
    waiting.append(continuation)
    subscription?.request(.max(1))
  }

  private func cancel() {
    lock.run {
      self.subscription.take()?.cancel()
      self.accept(completion: .finished)
    }
  }

  override func accept(subscription: any Subscription) {
    guard self.subscription == nil, end == nil else { return subscription.cancel() }
    self.subscription = subscription
    for _ in 0..<waiting.count { subscription.request(.max(1)) }
  }

  override func accept(_ input: Input) -> Subscribers.Demand {
    waiting.popFirst()?.resume(returning: Answer(value: input))
    return .none
  }

  override func accept(completion: Subscribers.Completion<Failure>) {
    let subscription = subscription.take()
    end = end ?? completion
    if let first = waiting.popFirst() {
      resume(first, with: completion)
      end = .finished
    }
    while let next = waiting.popFirst() { resume(next, with: .finished) }
    withExtendedLifetime(subscription) {}
  }

  private func resume(
    _ continuation: Continuation, with end: Subscribers.Completion<Failure>
  ) {
    switch end {
    case .finished: continuation.resume(returning: Answer(value: nil))
    case .failure(let error): continuation.resume(throwing: error)
    }
  }
}
