// The operators of an optional's publisher compute their value at once, and return a publisher of
// that value. Without a value, the publisher only finishes.

extension Optional.Publisher {
  /// Applies the operator of ``Publisher`` at once, to the value, if there is one.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Optional<Bool>.Publisher {
    .init(output.map(predicate))
  }
  public func collect() -> Optional<[Output]>.Publisher { .init(output.map { [$0] }) }
  public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
    .init(output.flatMap(transform))
  }
  public func contains(where predicate: (Output) -> Bool) -> Optional<Bool>.Publisher {
    .init(output.map(predicate))
  }
  public func count() -> Optional<Int>.Publisher { .init(output.map { _ in 1 }) }
  public func dropFirst(_ count: Int = 1) -> Optional.Publisher {
    precondition(count >= 0, "count must not be negative")
    return .init(count > 0 ? nil : output)
  }
  public func drop(while predicate: (Output) -> Bool) -> Optional.Publisher {
    filter { !predicate($0) }
  }
  public func filter(_ isIncluded: (Output) -> Bool) -> Optional.Publisher {
    .init(output.flatMap { isIncluded($0) ? $0 : nil })
  }
  public func first() -> Optional.Publisher { self }
  public func first(where predicate: (Output) -> Bool) -> Optional.Publisher { filter(predicate) }
  public func ignoreOutput() -> Empty<Output, Failure> { .init() }
  public func last() -> Optional.Publisher { self }
  public func last(where predicate: (Output) -> Bool) -> Optional.Publisher { filter(predicate) }
  public func map<T>(_ transform: (Output) -> T) -> Optional<T>.Publisher {
    .init(output.map(transform))
  }
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional.Publisher { self }
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional.Publisher { self }
  public func output(at index: Int) -> Optional.Publisher {
    precondition(index >= 0, "index must not be negative")
    return .init(index == 0 ? output : nil)
  }
  public func output<R: RangeExpression>(in range: R) -> Optional.Publisher where R.Bound == Int {
    let range = range.relative(to: 0..<Int.max)
    precondition(range.lowerBound >= 0, "lowerBound must not be negative")
    return .init(range.contains(0) ? output : nil)
  }
  public func prefix(_ maxLength: Int) -> Optional.Publisher {
    precondition(maxLength >= 0, "maxLength must not be negative")
    return .init(maxLength > 0 ? output : nil)
  }
  public func prefix(while predicate: (Output) -> Bool) -> Optional.Publisher { filter(predicate) }
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) -> T
  ) -> Optional<T>.Publisher { map { nextPartialResult(initialResult, $0) } }
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Optional.Publisher {
    self
  }
  public func replaceEmpty(with output: Output) -> Just<Output> { .init(self.output ?? output) }
  public func replaceError(with output: Output) -> Optional.Publisher { self }
  public func retry(_ times: Int) -> Optional.Publisher { self }
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) -> T
  ) -> Optional<T>.Publisher { reduce(initialResult, nextPartialResult) }
}

extension Optional.Publisher where Wrapped: Equatable {
  /// Applies the operator of ``Publisher`` at once, to the value, if there is one.
  public func contains(_ output: Output) -> Optional<Bool>.Publisher { contains { $0 == output } }
  public func removeDuplicates() -> Optional.Publisher { self }
}

extension Optional.Publisher where Wrapped: Comparable {
  /// Applies the operator of ``Publisher`` at once, to the value, if there is one.
  public func max() -> Optional.Publisher { self }
  public func min() -> Optional.Publisher { self }
}
