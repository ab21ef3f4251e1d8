extension Subscribers {
  /// A subscriber that assigns each value to a property, and asks for everything (R72).
  ///
  /// It holds the object strongly until it is cancelled or the publisher completes: `assign(to:on:
  /// self)` stored in `self` is a cycle, in Combine as here. The end of the publisher breaks it, and
  /// may then release the object, which cancels this subscriber (R79).
  public final class Assign<Root, Input>: _SubscriberBase<Input, Never>, Cancellable,
    _Opaque
  {
    public typealias Failure = Never

    /// The object whose property is assigned; nil once that is over.
    public private(set) var object: Root?
    /// The property that gets each value.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    private var subscription: (any Subscription)?

    /// Assigns to `object[keyPath: keyPath]` what it receives.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      self.object = object
      self.keyPath = keyPath
    }

    public override func receive(subscription: any Subscription) {
      guard self.subscription == nil, object != nil else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    public override func receive(_ value: Input) -> Demand {
      // The assignment may release this subscriber, and the object with it.
      if let object { object[keyPath: keyPath] = value }
      return .none
    }

    public override func receive(completion: Completion<Never>) {
      let released = (object.take(), subscription.take())
      withExtendedLifetime(released) {}
    }

    /// Assigns no more, and releases the object.
    public func cancel() {
      let object = object.take()
      subscription.take()?.cancel()
      withExtendedLifetime(object) {}
    }
  }
}

extension Publisher where Failure == Never {
  /// Assigns each value to a property, until the result is cancelled or released.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    _receive(assign)
    return AnyCancellable(assign)
  }

  /// Republishes each value through a `@Published` property, for as long as that property lives;
  /// there is no cancellable to keep (R72, iOS 14 and later).
  ///
  ///     searchText.map { $0.count }.assign(to: &$length)
  public func assign(to published: inout Published<Output>.Publisher) {
    published.storage.follow(self)
  }
}
