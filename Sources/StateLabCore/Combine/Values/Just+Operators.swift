// The operators of `Just` compute their value at once, and return a publisher of that value.

extension Just {
  /// Applies the operator of ``Publisher`` at once, to the value.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Just<Bool> { .init(predicate(output)) }
  public func tryAllSatisfy(
    _ predicate: (Output) throws -> Bool
  ) -> Result<Bool, any Error>.Publisher { .init(catching: { try predicate(output) }) }
  public func collect() -> Just<[Output]> { .init([output]) }
  public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
    .init(transform(output))
  }
  public func contains(where predicate: (Output) -> Bool) -> Just<Bool> {
    .init(predicate(output))
  }
  public func tryContains(
    where predicate: (Output) throws -> Bool
  ) -> Result<Bool, any Error>.Publisher { .init(catching: { try predicate(output) }) }
  public func count() -> Just<Int> { .init(1) }
  public func dropFirst(_ count: Int = 1) -> Optional<Output>.Publisher {
    precondition(count >= 0, "count must not be negative")
    return .init(count > 0 ? nil : output)
  }
  public func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    .init(predicate(output) ? nil : output)
  }
  public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
    .init(isIncluded(output) ? output : nil)
  }
  public func first() -> Just { self }
  public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    filter(predicate)
  }
  public func ignoreOutput() -> Empty<Output, Failure> { .init() }
  public func last() -> Just { self }
  public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    filter(predicate)
  }
  public func map<T>(_ transform: (Output) -> T) -> Just<T> { .init(transform(output)) }
  public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
    .init(catching: { try transform(output) })
  }
  public func mapError<E: Error>(_ transform: (Failure) -> E) -> Result<Output, E>.Publisher {
    .init(output)
  }
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just { self }
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just { self }
  public func output(at index: Int) -> Optional<Output>.Publisher {
    precondition(index >= 0, "index must not be negative")
    return .init(index == 0 ? output : nil)
  }
  public func output<R: RangeExpression>(in range: R) -> Optional<Output>.Publisher
  where R.Bound == Int {
    let range = range.relative(to: 0..<Int.max)
    precondition(range.lowerBound >= 0, "lowerBound must not be negative")
    return .init(range.contains(0) ? output : nil)
  }
  public func prefix(_ maxLength: Int) -> Optional<Output>.Publisher {
    precondition(maxLength >= 0, "maxLength must not be negative")
    return .init(maxLength > 0 ? output : nil)
  }
  public func prefix(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    filter(predicate)
  }
  public func prepend(_ elements: Output...) -> Publishers.Sequence<[Output], Failure> {
    prepend(elements)
  }
  public func prepend<S: Swift.Sequence<Output>>(
    _ elements: S
  ) -> Publishers.Sequence<[Output], Failure> { .init(sequence: elements + [output]) }
  public func append(_ elements: Output...) -> Publishers.Sequence<[Output], Failure> {
    append(elements)
  }
  public func append<S: Swift.Sequence<Output>>(
    _ elements: S
  ) -> Publishers.Sequence<[Output], Failure> { .init(sequence: [output] + elements) }
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) -> T
  ) -> Result<T, Never>.Publisher { .init(nextPartialResult(initialResult, output)) }
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher {
    .init(catching: { try nextPartialResult(initialResult, output) })
  }
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Just { self }
  public func tryRemoveDuplicates(
    by predicate: (Output, Output) throws -> Bool
  ) -> Result<Output, any Error>.Publisher { .init(output) }
  public func replaceEmpty(with output: Output) -> Just { self }
  public func replaceError(with output: Output) -> Just { self }
  public func retry(_ times: Int) -> Just { self }
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) -> T
  ) -> Result<T, Never>.Publisher { reduce(initialResult, nextPartialResult) }
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher { tryReduce(initialResult, nextPartialResult) }
  public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher {
    .init(output)
  }
}

extension Just where Output: Equatable {
  /// Applies the operator of ``Publisher`` at once, to the value.
  public func contains(_ output: Output) -> Just<Bool> { .init(self.output == output) }
  public func removeDuplicates() -> Just { self }
}

extension Just where Output: Comparable {
  /// Applies the operator of ``Publisher`` at once, to the value.
  public func max() -> Just { self }
  public func min() -> Just { self }
}
