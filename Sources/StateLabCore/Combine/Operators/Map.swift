extension Publisher {
  /// Publishes the closure's result for each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }

  /// Publishes one property of each value.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
    Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
  }

  /// Publishes the closure's result for each value; a thrown error ends the publisher.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap(upstream: self, transform: transform)
  }
}

extension Publishers {
  /// A publisher of a closure's result for each value of the upstream.
  public struct Map<Upstream: Publisher, Output>: _Operator {
    public let upstream: Upstream
    public let transform: (Upstream.Output) -> Output

    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
      (self.upstream, self.transform) = (upstream, transform)
    }

    public func _receive(_ subscriber: _Downstream) {
      upstream._receive(MapSubscription(subscriber, "", transform))
    }
  }

  /// A publisher of one property of each value of the upstream.
  public struct MapKeyPath<Upstream: Publisher, Output>: _Operator {
    public let upstream: Upstream
    public let keyPath: KeyPath<Upstream.Output, Output>

    public func _receive(_ subscriber: _Downstream) {
      upstream.map { [keyPath] in $0[keyPath: keyPath] }._receive(subscriber)
    }
  }

  /// A publisher of a throwing closure's result for each value of the upstream.
  public struct TryMap<Upstream: Publisher, Output>: _ThrowingOperator {
    public let upstream: Upstream
    public let transform: (Upstream.Output) throws -> Output

    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
      (self.upstream, self.transform) = (upstream, transform)
    }

    public func _receive(_ subscriber: _Downstream) {
      upstream._receive(MapSubscription(subscriber, "TryMap", transform))
    }
  }
}

final class MapSubscription<Input, Output, UpstreamFailure: Error, Failure: Error>:
  OperatorSubscription<Input, Output, UpstreamFailure, Failure>
{
  private let transform: (Input) throws -> Output

  init(
    _ subscriber: _SubscriberBase<Output, Failure>, _ name: String,
    _ transform: @escaping (Input) throws -> Output
  ) {
    self.transform = transform
    super.init(subscriber, name)
  }

  override func accept(_ input: Input) -> Subscribers.Demand {
    guard subscriber != nil else { return .none }
    do {
      let output = try transform(input)
      return subscriber?.accept(output) ?? .none
    } catch {
      return stop(error)
    }
  }
}
