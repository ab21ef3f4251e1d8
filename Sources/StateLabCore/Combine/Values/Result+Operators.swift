// The operators of a result's publisher compute their result at once, and return a publisher of
// that result. A failure stays the failure.

extension Result.Publisher {
  /// Applies the operator of ``Publisher`` at once, to the result.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    map(predicate)
  }
  public func tryAllSatisfy(
    _ predicate: (Output) throws -> Bool
  ) -> Result<Bool, any Error>.Publisher { tryMap(predicate) }
  public func collect() -> Result<[Output], Failure>.Publisher { map { [$0] } }
  public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    map(predicate)
  }
  public func tryContains(
    where predicate: (Output) throws -> Bool
  ) -> Result<Bool, any Error>.Publisher { tryMap(predicate) }
  public func count() -> Result<Int, Failure>.Publisher { map { _ in 1 } }
  public func first() -> Result.Publisher { self }
  public func ignoreOutput() -> Empty<Output, Failure> { .init() }
  public func last() -> Result.Publisher { self }
  public func map<T>(_ transform: (Output) -> T) -> Result<T, Failure>.Publisher {
    .init(result.map(transform))
  }
  public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
    .init(catching: { try transform(result.get()) })
  }
  public func mapError<E: Error>(_ transform: (Failure) -> E) -> Result<Output, E>.Publisher {
    .init(result.mapError(transform))
  }
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Result.Publisher { self }
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Result.Publisher { self }
  public func tryMax(
    by areInIncreasingOrder: (Output, Output) throws -> Bool
  ) -> Result<Output, any Error>.Publisher { tryMap { $0 } }
  public func tryMin(
    by areInIncreasingOrder: (Output, Output) throws -> Bool
  ) -> Result<Output, any Error>.Publisher { tryMap { $0 } }
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) -> T
  ) -> Result<T, Failure>.Publisher { map { nextPartialResult(initialResult, $0) } }
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher { tryMap { try nextPartialResult(initialResult, $0) } }
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Result.Publisher { self }
  public func tryRemoveDuplicates(
    by predicate: (Output, Output) throws -> Bool
  ) -> Result<Output, any Error>.Publisher { tryMap { $0 } }
  public func replaceEmpty(with output: Output) -> Result.Publisher { self }
  public func replaceError(with output: Output) -> Result<Output, Never>.Publisher {
    .init((try? result.get()) ?? output)
  }
  public func retry(_ times: Int) -> Result.Publisher { self }
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) -> T
  ) -> Result<T, Failure>.Publisher { reduce(initialResult, nextPartialResult) }
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher { tryReduce(initialResult, nextPartialResult) }
}

extension Result.Publisher where Failure == Never {
  /// Applies the operator of ``Publisher`` at once, to the result.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher {
    mapError { $0 }
  }
}

extension Result.Publisher where Success: Equatable {
  /// Applies the operator of ``Publisher`` at once, to the result.
  public func contains(_ output: Output) -> Result<Bool, Failure>.Publisher { map { $0 == output } }
  public func removeDuplicates() -> Result.Publisher { self }
}

extension Result.Publisher where Success: Comparable {
  /// Applies the operator of ``Publisher`` at once, to the result.
  public func max() -> Result.Publisher { self }
  public func min() -> Result.Publisher { self }
}

extension Result.Publisher where Failure == any Error {
  /// Publishes the closure's result, or fails with its error.
  init(catching body: () throws -> Success) { self.init(Result(catching: body)) }
}
