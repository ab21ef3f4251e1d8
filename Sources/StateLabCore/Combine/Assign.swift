extension Subscribers {
  /// A subscriber that assigns each value to a property, and asks for everything (R72).
  ///
  /// It holds the object strongly until it is cancelled or the publisher completes: `assign(to:on:
  /// self)` stored in `self` is a cycle, in Combine as here.
  public final class Assign<Root, Input>: Subscriber, Cancellable, CustomReflectable {
    public typealias Failure = Never

    public private(set) var object: Root?
    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    private var subscription: (any Subscription)?

    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      self.object = object
      self.keyPath = keyPath
    }

    public func receive(subscription: any Subscription) {
      guard self.subscription == nil, object != nil else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    public func receive(_ value: Input) -> Demand {
      object?[keyPath: keyPath] = value
      return .none
    }

    public func receive(completion: Completion<Never>) {
      object = nil
      subscription = nil
    }

    public func cancel() {
      let subscription = self.subscription
      object = nil
      self.subscription = nil
      subscription?.cancel()
    }

    /// Described by its type alone.
    public var customMirror: Mirror { Mirror(self, children: []) }
  }
}

extension Publisher where Failure == Never {
  /// Assigns each value to a property, until the result is cancelled or released.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
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
