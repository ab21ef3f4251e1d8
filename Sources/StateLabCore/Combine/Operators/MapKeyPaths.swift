extension Publisher {
  /// Publishes two properties of each value.
  public func map<T0, T1>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
  ) -> Publishers.MapKeyPath2<Self, T0, T1> {
    .init(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1)
  }

  /// Publishes three properties of each value.
  public func map<T0, T1, T2>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>,
    _ keyPath2: KeyPath<Output, T2>
  ) -> Publishers.MapKeyPath3<Self, T0, T1, T2> {
    .init(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1, keyPath2: keyPath2)
  }
}

extension Publishers {
  /// A publisher of two properties of each value of the upstream.
  public struct MapKeyPath2<Upstream: Publisher, Output0, Output1>: _Operator {
    public typealias Output = (Output0, Output1)

    public let upstream: Upstream
    public let keyPath0: KeyPath<Upstream.Output, Output0>
    public let keyPath1: KeyPath<Upstream.Output, Output1>

    public func _receive(_ subscriber: _Downstream) {
      let (keyPath0, keyPath1) = (keyPath0, keyPath1)
      upstream._receive(
        MapSubscription(subscriber, "ValueForKeys") {
          ($0[keyPath: keyPath0], $0[keyPath: keyPath1])
        })
    }
  }

  /// A publisher of three properties of each value of the upstream.
  public struct MapKeyPath3<Upstream: Publisher, Output0, Output1, Output2>: _Operator {
    public typealias Output = (Output0, Output1, Output2)

    public let upstream: Upstream
    public let keyPath0: KeyPath<Upstream.Output, Output0>
    public let keyPath1: KeyPath<Upstream.Output, Output1>
    public let keyPath2: KeyPath<Upstream.Output, Output2>

    public func _receive(_ subscriber: _Downstream) {
      let (keyPath0, keyPath1, keyPath2) = (keyPath0, keyPath1, keyPath2)
      upstream._receive(
        MapSubscription(subscriber, "ValueForKeys") {
          ($0[keyPath: keyPath0], $0[keyPath: keyPath1], $0[keyPath: keyPath2])
        })
    }
  }
}
