// An operator after an operator of its kind makes one publisher with both closures, as in Combine.

extension Publishers.Map {
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Upstream, T> {
    .init(upstream: upstream) { [first = self.transform] in transform(first($0)) }
  }
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> Publishers.TryMap<Upstream, T> {
    .init(upstream: upstream) { [first = self.transform] in try transform(first($0)) }
  }
}

extension Publishers.TryMap {
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.TryMap<Upstream, T> {
    .init(upstream: upstream) { [first = self.transform] in try transform(first($0)) }
  }
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> Publishers.TryMap<Upstream, T> {
    .init(upstream: upstream) { [first = self.transform] in try transform(first($0)) }
  }
}

extension Publishers.CompactMap {
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.CompactMap<Upstream, T> {
    .init(upstream: upstream) { [first = self.transform] in first($0).flatMap(transform) }
  }
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.CompactMap<Upstream, T> {
    .init(upstream: upstream) { [first = self.transform] in first($0).map(transform) }
  }
}

extension Publishers.TryCompactMap {
  public func compactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.TryCompactMap<Upstream, T> {
    .init(upstream: upstream) { [first = self.transform] in try first($0).flatMap(transform) }
  }
}

extension Publishers.Filter {
  public func filter(
    _ isIncluded: @escaping (Output) -> Bool
  ) -> Publishers.Filter<Upstream> {
    .init(upstream: upstream) { [first = self.isIncluded] in first($0) && isIncluded($0) }
  }
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFilter<Upstream> {
    .init(upstream: upstream) { [first = self.isIncluded] in
      if first($0) { try isIncluded($0) } else { false }
    }
  }
}

extension Publishers.TryFilter {
  public func filter(
    _ isIncluded: @escaping (Output) -> Bool
  ) -> Publishers.TryFilter<Upstream> { tryFilter(isIncluded) }
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFilter<Upstream> {
    .init(upstream: upstream) { [first = self.isIncluded] in
      if try first($0) { try isIncluded($0) } else { false }
    }
  }
}

extension Publishers.SetFailureType {
  public func setFailureType<E: Error>(
    to failureType: E.Type
  ) -> Publishers.SetFailureType<Upstream, E> { .init(upstream: upstream) }
}
