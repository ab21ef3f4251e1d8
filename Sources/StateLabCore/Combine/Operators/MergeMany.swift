extension Publishers {
  /// A publisher of the values of any number of publishers, as they arrive.
  public struct MergeMany<Upstream: Publisher>: _BuiltInPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The merged publishers.
    public let publishers: [Upstream]

    /// Merges these publishers, subscribed in this order.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// Merges the publishers of a sequence.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    public func _receive(_ subscriber: _Downstream) {
      MergeSubscription(subscriber).subscribe(to: publishers.map { $0._receive })
    }

    /// The same publishers and another, subscribed last.
    public func merge(with other: Upstream) -> Self { Self(publishers + [other]) }
  }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}
