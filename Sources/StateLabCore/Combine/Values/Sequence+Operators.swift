// The operators of a sequence's publisher compute their elements at once, and return a publisher of
// these elements. So a closure runs when the operator is called, and an endless sequence needs a
// lazy operator first, such as `eraseToAnyPublisher()`. Those that call a closure for each element are
// inlinable, because an optimized build then specializes the loop.

extension Publishers.Sequence {
  @inlinable
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    .init(sequence.allSatisfy(predicate))
  }
  public func tryAllSatisfy(
    _ predicate: (Output) throws -> Bool
  ) -> Result<Bool, any Error>.Publisher {
    .init(catching: { try sequence.allSatisfy(predicate) })
  }
  @inlinable
  public func collect() -> Result<[Output], Failure>.Publisher { .init(Array(sequence)) }
  @inlinable
  public func compactMap<T>(
    _ transform: (Output) -> T?
  ) -> Publishers.Sequence<[T], Failure> { .init(sequence: sequence.compactMap(transform)) }
  @inlinable
  public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    .init(sequence.contains(where: predicate))
  }
  public func tryContains(
    where predicate: (Output) throws -> Bool
  ) -> Result<Bool, any Error>.Publisher {
    .init(catching: { try sequence.contains(where: predicate) })
  }
  public func drop(
    while predicate: (Output) -> Bool
  ) -> Publishers.Sequence<DropWhileSequence<Elements>, Failure> {
    .init(sequence: sequence.drop(while: predicate))
  }
  public func dropFirst(
    _ count: Int = 1
  ) -> Publishers.Sequence<DropFirstSequence<Elements>, Failure> {
    .init(sequence: sequence.dropFirst(count))
  }
  @inlinable
  public func filter(_ isIncluded: (Output) -> Bool) -> Publishers.Sequence<[Output], Failure> {
    .init(sequence: sequence.filter(isIncluded))
  }
  public func ignoreOutput() -> Empty<Output, Failure> { .init() }
  @inlinable
  public func map<T>(_ transform: (Output) -> T) -> Publishers.Sequence<[T], Failure> {
    .init(sequence: sequence.map(transform))
  }
  public func prefix(
    _ maxLength: Int
  ) -> Publishers.Sequence<PrefixSequence<Elements>, Failure> {
    .init(sequence: sequence.prefix(maxLength))
  }
  public func prefix(
    while predicate: (Output) -> Bool
  ) -> Publishers.Sequence<[Output], Failure> { .init(sequence: sequence.prefix(while: predicate)) }
  @inlinable
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) -> T
  ) -> Result<T, Failure>.Publisher { .init(sequence.reduce(initialResult, nextPartialResult)) }
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher {
    .init(catching: { try sequence.reduce(initialResult, nextPartialResult) })
  }
  public func replaceNil<T>(with output: T) -> Publishers.Sequence<[Output], Failure>
  where Elements.Element == T? {
    .init(sequence: sequence.map { $0 ?? output })
  }
  @inlinable
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) -> T
  ) -> Publishers.Sequence<[T], Failure> {
    var result = initialResult
    return map {
      result = nextPartialResult(result, $0)
      return result
    }
  }
}

extension Publishers.Sequence where Failure == Never {
  public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    .init(sequence.first(where: predicate))
  }
  public func max(
    by areInIncreasingOrder: (Output, Output) -> Bool
  ) -> Optional<Output>.Publisher { .init(sequence.max(by: areInIncreasingOrder)) }
  public func min(
    by areInIncreasingOrder: (Output, Output) -> Bool
  ) -> Optional<Output>.Publisher { .init(sequence.min(by: areInIncreasingOrder)) }
  public func setFailureType<E: Error>(to error: E.Type) -> Publishers.Sequence<Elements, E> {
    .init(sequence: sequence)
  }
}

extension Publishers.Sequence where Elements.Element: Equatable {
  public func contains(_ output: Output) -> Result<Bool, Failure>.Publisher {
    .init(sequence.contains(output))
  }
  public func removeDuplicates() -> Publishers.Sequence<[Output], Failure> {
    var last: Output?
    return filter { element in
      defer { last = element }
      return element != last
    }
  }
}

extension Publishers.Sequence where Elements.Element: Comparable, Failure == Never {
  public func max() -> Optional<Output>.Publisher { .init(sequence.max()) }
  public func min() -> Optional<Output>.Publisher { .init(sequence.min()) }
}

extension Publishers.Sequence where Elements: Collection {
  public func count() -> Result<Int, Failure>.Publisher { .init(sequence.count) }
  public func output<R: RangeExpression>(
    in range: R
  ) -> Publishers.Sequence<[Output], Failure> where R.Bound == Int {
    let range = range.relative(to: 0..<Int.max)
    precondition(range.lowerBound >= 0, "lowerBound must not be negative")
    return .init(sequence: Array(sequence.dropFirst(range.lowerBound).prefix(range.count)))
  }
}

extension Publishers.Sequence where Elements: Collection, Failure == Never {
  public func count() -> Just<Int> { .init(sequence.count) }
  public func first() -> Optional<Output>.Publisher { .init(sequence.first) }
  public func output(at index: Int) -> Optional<Output>.Publisher {
    precondition(index >= 0, "index must not be negative")
    return .init(sequence.dropFirst(index).first)
  }
}

extension Publishers.Sequence where Elements: BidirectionalCollection, Failure == Never {
  public func last() -> Optional<Output>.Publisher { .init(sequence.last) }
  public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    .init(sequence.last(where: predicate))
  }
}

extension Publishers.Sequence where Elements: RangeReplaceableCollection {
  public func prepend(_ elements: Output...) -> Publishers.Sequence<Elements, Failure> {
    prepend(elements)
  }
  public func prepend<S: Swift.Sequence<Output>>(
    _ elements: S
  ) -> Publishers.Sequence<Elements, Failure> { .init(sequence: elements + sequence) }
  public func prepend(_ publisher: Publishers.Sequence<Elements, Failure>) -> Self {
    .init(sequence: publisher.sequence + sequence)
  }
  public func append(_ elements: Output...) -> Publishers.Sequence<Elements, Failure> {
    append(elements)
  }
  public func append<S: Swift.Sequence<Output>>(
    _ elements: S
  ) -> Publishers.Sequence<Elements, Failure> { .init(sequence: sequence + elements) }
  public func append(_ publisher: Publishers.Sequence<Elements, Failure>) -> Self {
    .init(sequence: sequence + publisher.sequence)
  }
}
