extension Subscribers {
  /// A subscriber that assigns each value to a property, with unlimited demand (R72).
  ///
  /// The subscriber retains the object until it is canceled or the publisher completes: storing
  /// `assign(to:on: self)` in `self` is a retain cycle, in Combine and here. The completion breaks
  /// the cycle, and may then release the object, which cancels this subscriber (R79).
  public final class Assign<Root, Input>: _SubscriberBase<Input, Never>, Cancellable,
    _Opaque, _Described
  {
    public typealias Failure = Never

    /// The object whose property is assigned; nil after the completion or a cancellation.
    @exclusivity(unchecked) public private(set) var object: Root?
    /// The property for each value.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    @exclusivity(unchecked) private var subscription: (any Subscription)?

    /// Assigns each received value to `object[keyPath: keyPath]`.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      self.object = object
      self.keyPath = keyPath
    }

    override func accept(subscription: any Subscription) {
      guard self.subscription == nil, object != nil else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    override func accept(_ value: Input) -> Demand {
      // The assignment may release this subscriber, and the object with it.
      if let object { object[keyPath: keyPath] = value }
      return .none
    }

    override func accept(completion: Completion<Never>) {
      let released = (object.take(), subscription.take())
      withExtendedLifetime(released) {}
    }

    public var description: String { "Assign \(Root.self)." }

    /// Ends the assignments, and releases the object.
    public func cancel() { lock.run(cancelNow) }

    private func cancelNow() {
      let object = object.take()
      subscription.take()?.cancel()
      withExtendedLifetime(object) {}
    }
  }
}

extension Publisher where Failure == Never {
  /// Assigns each value to a property, until the result is canceled or released.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    _receive(assign)
    return AnyCancellable(assign)
  }

  /// Republishes each value through a `@Published` property until the property is released; there
  /// is no cancellable to keep (R72, iOS 14 and later).
  ///
  ///     searchText.map { $0.count }.assign(to: &$length)
  public func assign(to published: inout Published<Output>.Publisher) {
    published.storage.follow(self)
  }
}
