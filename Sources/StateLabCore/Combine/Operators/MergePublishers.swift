extension Publishers {
  /// A publisher of the values of two others, as they come.
  public struct Merge<A: Publisher, B: Publisher>: BuiltInPublisher
  where A.Output == B.Output, A.Failure == B.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    /// The publisher that is subscribed first.
    public let a: A
    /// The publisher that is subscribed second.
    public let b: B

    /// Subscribes to them in their order.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func _receive(_ subscriber: _SubscriberBase<Output, Failure>) {
      MergeSubscription(subscriber).subscribe(to: [a._receive, b._receive])
    }
  }
}

extension Publishers.Merge: Equatable
where A: Equatable, B: Equatable {}

extension Publishers {
  /// A publisher of the values of three others, as they come.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: BuiltInPublisher
  where A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    /// The publisher that is subscribed first.
    public let a: A
    /// The publisher that is subscribed second.
    public let b: B
    /// The publisher that is subscribed third.
    public let c: C

    /// Subscribes to them in their order.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func _receive(_ subscriber: _SubscriberBase<Output, Failure>) {
      MergeSubscription(subscriber).subscribe(to: [a._receive, b._receive, c._receive])
    }
  }
}

extension Publishers.Merge3: Equatable
where A: Equatable, B: Equatable, C: Equatable {}

extension Publishers {
  /// A publisher of the values of four others, as they come.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: BuiltInPublisher
  where
    A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure,
    C.Output == D.Output, C.Failure == D.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    /// The publisher that is subscribed first.
    public let a: A
    /// The publisher that is subscribed second.
    public let b: B
    /// The publisher that is subscribed third.
    public let c: C
    /// The publisher that is subscribed fourth.
    public let d: D

    /// Subscribes to them in their order.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    public func _receive(_ subscriber: _SubscriberBase<Output, Failure>) {
      MergeSubscription(subscriber).subscribe(to: [a._receive, b._receive, c._receive, d._receive])
    }
  }
}

extension Publishers.Merge4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publishers {
  /// A publisher of the values of five others, as they come.
  public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>:
    BuiltInPublisher
  where
    A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure,
    C.Output == D.Output, C.Failure == D.Failure, D.Output == E.Output, D.Failure == E.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    /// The publisher that is subscribed first.
    public let a: A
    /// The publisher that is subscribed second.
    public let b: B
    /// The publisher that is subscribed third.
    public let c: C
    /// The publisher that is subscribed fourth.
    public let d: D
    /// The publisher that is subscribed fifth.
    public let e: E

    /// Subscribes to them in their order.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
    }

    public func _receive(_ subscriber: _SubscriberBase<Output, Failure>) {
      MergeSubscription(subscriber).subscribe(to: [
        a._receive, b._receive, c._receive, d._receive, e._receive,
      ])
    }
  }
}

extension Publishers.Merge5: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}

extension Publishers {
  /// A publisher of the values of six others, as they come.
  public struct Merge6<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher
  >: BuiltInPublisher
  where
    A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure,
    C.Output == D.Output, C.Failure == D.Failure, D.Output == E.Output, D.Failure == E.Failure,
    E.Output == F.Output, E.Failure == F.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    /// The publisher that is subscribed first.
    public let a: A
    /// The publisher that is subscribed second.
    public let b: B
    /// The publisher that is subscribed third.
    public let c: C
    /// The publisher that is subscribed fourth.
    public let d: D
    /// The publisher that is subscribed fifth.
    public let e: E
    /// The publisher that is subscribed sixth.
    public let f: F

    /// Subscribes to them in their order.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
    }

    public func _receive(_ subscriber: _SubscriberBase<Output, Failure>) {
      MergeSubscription(subscriber).subscribe(to: [
        a._receive, b._receive, c._receive, d._receive, e._receive, f._receive,
      ])
    }
  }
}

extension Publishers.Merge6: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {}

extension Publishers {
  /// A publisher of the values of seven others, as they come.
  public struct Merge7<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >: BuiltInPublisher
  where
    A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure,
    C.Output == D.Output, C.Failure == D.Failure, D.Output == E.Output, D.Failure == E.Failure,
    E.Output == F.Output, E.Failure == F.Failure, F.Output == G.Output, F.Failure == G.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    /// The publisher that is subscribed first.
    public let a: A
    /// The publisher that is subscribed second.
    public let b: B
    /// The publisher that is subscribed third.
    public let c: C
    /// The publisher that is subscribed fourth.
    public let d: D
    /// The publisher that is subscribed fifth.
    public let e: E
    /// The publisher that is subscribed sixth.
    public let f: F
    /// The publisher that is subscribed seventh.
    public let g: G

    /// Subscribes to them in their order.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
    }

    public func _receive(_ subscriber: _SubscriberBase<Output, Failure>) {
      MergeSubscription(subscriber).subscribe(to: [
        a._receive, b._receive, c._receive, d._receive, e._receive, f._receive, g._receive,
      ])
    }
  }
}

extension Publishers.Merge7: Equatable
where
  A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable
{}

extension Publishers {
  /// A publisher of the values of eight others, as they come.
  public struct Merge8<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher,
    G: Publisher, H: Publisher
  >: BuiltInPublisher
  where
    A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure,
    C.Output == D.Output, C.Failure == D.Failure, D.Output == E.Output, D.Failure == E.Failure,
    E.Output == F.Output, E.Failure == F.Failure, F.Output == G.Output, F.Failure == G.Failure,
    G.Output == H.Output, G.Failure == H.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    /// The publisher that is subscribed first.
    public let a: A
    /// The publisher that is subscribed second.
    public let b: B
    /// The publisher that is subscribed third.
    public let c: C
    /// The publisher that is subscribed fourth.
    public let d: D
    /// The publisher that is subscribed fifth.
    public let e: E
    /// The publisher that is subscribed sixth.
    public let f: F
    /// The publisher that is subscribed seventh.
    public let g: G
    /// The publisher that is subscribed eighth.
    public let h: H

    /// Subscribes to them in their order.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
      self.h = h
    }

    public func _receive(_ subscriber: _SubscriberBase<Output, Failure>) {
      MergeSubscription(subscriber).subscribe(to: [
        a._receive, b._receive, c._receive, d._receive, e._receive, f._receive, g._receive,
        h._receive,
      ])
    }
  }
}

extension Publishers.Merge8: Equatable
where
  A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable,
  H: Equatable
{}
