// One declaration for each arity, with Apple's names. A parameter pack cannot replace them: Swift
// 6.3 cannot require that all publishers of a pack have the same values.
//
// swift-format-ignore-file: OneVariableDeclarationPerLine

extension Publisher {
  /// Publishes the values of both publishers as they arrive, until both have ended.
  public func merge<P: _Like<Self>>(with other: P) -> Publishers.Merge<Self, P> {
    .init(self, other)
  }

  /// Publishes the values of both publishers as they arrive, until both have ended.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> { .init(self, other) }

  /// Publishes the values of all three publishers as they arrive, until all have ended.
  public func merge<B: _Like<Self>, C: _Like<Self>>(with b: B, _ c: C)
    -> Publishers.Merge3<Self, B, C>
  {
    .init(self, b, c)
  }

  /// Publishes the values of all four publishers as they arrive, until all have ended.
  public func merge<B: _Like<Self>, C: _Like<Self>, D: _Like<Self>>(with b: B, _ c: C, _ d: D)
    -> Publishers.Merge4<Self, B, C, D>
  {
    .init(self, b, c, d)
  }

  /// Publishes the values of all five publishers as they arrive, until all have ended.
  public func merge<B: _Like<Self>, C: _Like<Self>, D: _Like<Self>, E: _Like<Self>>(
    with b: B, _ c: C, _ d: D, _ e: E
  ) -> Publishers.Merge5<Self, B, C, D, E> {
    .init(self, b, c, d, e)
  }

  /// Publishes the values of all six publishers as they arrive, until all have ended.
  public func merge<B: _Like<Self>, C: _Like<Self>, D: _Like<Self>, E: _Like<Self>, F: _Like<Self>>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F
  ) -> Publishers.Merge6<Self, B, C, D, E, F> {
    .init(self, b, c, d, e, f)
  }

  /// Publishes the values of all seven publishers as they arrive, until all have ended.
  public func merge<
    B: _Like<Self>, C: _Like<Self>, D: _Like<Self>, E: _Like<Self>, F: _Like<Self>, G: _Like<Self>
  >(with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) -> Publishers.Merge7<Self, B, C, D, E, F, G>
  {
    .init(self, b, c, d, e, f, g)
  }

  /// Publishes the values of all eight publishers as they arrive, until all have ended.
  public func merge<
    B: _Like<Self>, C: _Like<Self>, D: _Like<Self>, E: _Like<Self>, F: _Like<Self>, G: _Like<Self>,
    H: _Like<Self>
  >(with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H)
    -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
  {
    .init(self, b, c, d, e, f, g, h)
  }
}

extension Publishers {
  /// A publisher of the values of two publishers, subscribed in this order.
  public struct Merge<A: Publisher, B: _Like<A>>: _BuiltInPublisher {
    public let a: A, b: B

    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    public func _receive(_ subscriber: _SubscriberBase<A.Output, A.Failure>) {
      MergeSubscription(subscriber).subscribe(to: [a._receive, b._receive])
    }

    /// Adds another publisher.
    public func merge<P: _Like<A>>(with other: P) -> Merge3<A, B, P> { .init(a, b, other) }
  }

  /// A publisher of the values of three publishers, subscribed in this order.
  public struct Merge3<A: Publisher, B: _Like<A>, C: _Like<A>>: _BuiltInPublisher {
    public let a: A, b: B, c: C

    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    public func _receive(_ subscriber: _SubscriberBase<A.Output, A.Failure>) {
      MergeSubscription(subscriber).subscribe(to: [a._receive, b._receive, c._receive])
    }

    /// Adds another publisher.
    public func merge<P: _Like<A>>(with other: P) -> Merge4<A, B, C, P> { .init(a, b, c, other) }
  }

  /// A publisher of the values of four publishers, subscribed in this order.
  public struct Merge4<A: Publisher, B: _Like<A>, C: _Like<A>, D: _Like<A>>: _BuiltInPublisher {
    public let a: A, b: B, c: C, d: D

    public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

    public func _receive(_ subscriber: _SubscriberBase<A.Output, A.Failure>) {
      MergeSubscription(subscriber).subscribe(to: [a._receive, b._receive, c._receive, d._receive])
    }

    /// Adds another publisher.
    public func merge<P: _Like<A>>(with other: P) -> Merge5<A, B, C, D, P> {
      .init(a, b, c, d, other)
    }
  }

  /// A publisher of the values of five publishers, subscribed in this order.
  public struct Merge5<A: Publisher, B: _Like<A>, C: _Like<A>, D: _Like<A>, E: _Like<A>>:
    _BuiltInPublisher
  {
    public let a: A, b: B, c: C, d: D, e: E

    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      (self.a, self.b, self.c, self.d, self.e) = (a, b, c, d, e)
    }

    public func _receive(_ subscriber: _SubscriberBase<A.Output, A.Failure>) {
      MergeSubscription(subscriber).subscribe(to: [
        a._receive, b._receive, c._receive, d._receive, e._receive,
      ])
    }

    /// Adds another publisher.
    public func merge<P: _Like<A>>(with other: P) -> Merge6<A, B, C, D, E, P> {
      .init(a, b, c, d, e, other)
    }
  }

  /// A publisher of the values of six publishers, subscribed in this order.
  public struct Merge6<
    A: Publisher, B: _Like<A>, C: _Like<A>, D: _Like<A>, E: _Like<A>, F: _Like<A>
  >: _BuiltInPublisher {
    public let a: A, b: B, c: C, d: D, e: E, f: F

    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
      (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
    }

    public func _receive(_ subscriber: _SubscriberBase<A.Output, A.Failure>) {
      MergeSubscription(subscriber).subscribe(to: [
        a._receive, b._receive, c._receive, d._receive, e._receive, f._receive,
      ])
    }

    /// Adds another publisher.
    public func merge<P: _Like<A>>(with other: P) -> Merge7<A, B, C, D, E, F, P> {
      .init(a, b, c, d, e, f, other)
    }
  }

  /// A publisher of the values of seven publishers, subscribed in this order.
  public struct Merge7<
    A: Publisher, B: _Like<A>, C: _Like<A>, D: _Like<A>, E: _Like<A>, F: _Like<A>, G: _Like<A>
  >: _BuiltInPublisher {
    public let a: A, b: B, c: C, d: D, e: E, f: F, g: G

    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      (self.a, self.b, self.c, self.d, self.e, self.f, self.g) = (a, b, c, d, e, f, g)
    }

    public func _receive(_ subscriber: _SubscriberBase<A.Output, A.Failure>) {
      MergeSubscription(subscriber).subscribe(to: [
        a._receive, b._receive, c._receive, d._receive, e._receive, f._receive, g._receive,
      ])
    }

    /// Adds another publisher.
    public func merge<P: _Like<A>>(with other: P) -> Merge8<A, B, C, D, E, F, G, P> {
      .init(a, b, c, d, e, f, g, other)
    }
  }

  /// A publisher of the values of eight publishers, subscribed in this order.
  public struct Merge8<
    A: Publisher, B: _Like<A>, C: _Like<A>, D: _Like<A>, E: _Like<A>, F: _Like<A>, G: _Like<A>,
    H: _Like<A>
  >: _BuiltInPublisher {
    public let a: A, b: B, c: C, d: D, e: E, f: F, g: G, h: H

    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
      (self.a, self.b, self.c, self.d, self.e, self.f, self.g, self.h) = (a, b, c, d, e, f, g, h)
    }

    public func _receive(_ subscriber: _SubscriberBase<A.Output, A.Failure>) {
      MergeSubscription(subscriber).subscribe(to: [
        a._receive, b._receive, c._receive, d._receive, e._receive, f._receive, g._receive,
        h._receive,
      ])
    }
  }
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}
extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.Merge4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
extension Publishers.Merge5: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}
extension Publishers.Merge6: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {}
extension Publishers.Merge7: Equatable
where
  A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable
{}
extension Publishers.Merge8: Equatable
where
  A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable,
  H: Equatable
{}
