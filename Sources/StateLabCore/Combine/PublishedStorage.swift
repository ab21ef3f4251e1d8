/// The storage of a `@Published` property, outside its wrapper, so that the wrapper's publisher and
/// the object's `objectWillChange` share the value.
final class PublishedStorage<Value>: CurrentValueSubscriberList<Value, Never> {
  /// Guards the properties below.
  private let guardian = StateLock()
  /// The object's publisher, once it has been read (R73).
  @exclusivity(unchecked) private var announcer: ObservableObjectPublisher?
  /// The publishers assigned with `assign(to: &$property)`; their subscriptions end with the
  /// property (R72).
  private var upstreams: [ObjectIdentifier: any Cancellable] = [:]

  /// The object's publisher, once it has been read (R73).
  var objectWillChange: ObservableObjectPublisher? {
    guardian.lock()
    defer { guardian.unlock() }
    return announcer
  }

  /// Sets the object's publisher, unless another thread has set one in the meantime; returns the
  /// publisher that the property has then.
  func wire(
    _ publisher: ObservableObjectPublisher, inPlaceOf old: ObservableObjectPublisher?
  ) -> ObservableObjectPublisher {
    let (kept, released) = guardian.withLock {
      guard announcer === old else { return (announcer ?? publisher, old) }
      return (publisher, exchange(&announcer, with: publisher))
    }
    return withExtendedLifetime(released) { kept }
  }

  init(_ value: Value) { super.init("PublishedSubject", value) }

  deinit {
    for upstream in upstreams.values { upstream.cancel() }
  }

  /// Assigns to the property: sends `objectWillChange`, sends the value, stores the value (R65).
  func publish(_ newValue: Value) {
    guard !DryRun.isCurrent else { return }
    objectWillChange?.send(announcing: change(to: newValue))
    sendAndStore(newValue)
  }

  /// Notes that a recorded body reads the property.
  func noteRead() {
    guard MainThread.isPlaying else { return }
    nonisolated(unsafe) let storage = self
    MainThread.assume {
      BodyReads.note(storage) {
        guard let publisher = storage.objectWillChange, let owner = publisher.owner,
          let name = PublishedField.name(of: storage, in: owner)
        else { return nil }
        return Event.PropertyRead(
          property: PropertyPath([name]), type: baseTypeName(Swift.type(of: owner)),
          objectID: publisher.id(in: Recorder.current))
      }
    }
  }

  /// The change for the recording; nil if the object or its property is not known.
  private func change(to newValue: Value) -> ObjectChange? {
    objectWillChange?.owner.flatMap { change(to: newValue, of: $0) }
  }

  private func change(
    to newValue: Value, of owner: AnyObject, isUnsent: Bool? = nil
  ) -> ObjectChange? {
    guard let name = PublishedField.name(of: self, in: owner) else { return nil }
    return ObjectChange(
      type: baseTypeName(Swift.type(of: owner)), property: name, old: .init(describing: value),
      new: .init(describing: newValue),
      fields: [FieldValue](inside: newValue)?.changes(since: .init(inside: value)),
      isUnsent: isUnsent)
  }

  /// Records an assignment that sends no `objectWillChange`: the class of the object declares a
  /// publisher of its own.
  func recordUnsent(_ newValue: Value, of owner: AnyObject) {
    guard !DryRun.isCurrent, let recorder = Recorder.current, MainThread.isCurrent,
      let change = change(to: newValue, of: owner, isUnsent: true)
    else { return }
    recorder.record(
      .willChange(object: .init(describing: owner), change: change, subscribers: 0), write: .now())
  }

  /// Publishes the values of another publisher, until that publisher completes.
  func follow<P: Publisher<Value, Never>>(_ publisher: P) {
    let subscriber = PublishedSubscriber(self)
    guardian.withLock { upstreams[ObjectIdentifier(subscriber)] = subscriber }
    publisher._receive(subscriber)
  }

  fileprivate func forget(_ upstream: PublishedSubscriber<Value>) {
    let upstream = guardian.withLock {
      upstreams.removeValue(forKey: ObjectIdentifier(upstream))
    }
    withExtendedLifetime(upstream) {}
  }
}

/// Subscribes a `@Published` property to a publisher.
private final class PublishedSubscriber<Value>: _SubscriberBase<Value, Never>, Cancellable {
  /// Weak: the storage retains this subscriber.
  private weak var storage: PublishedStorage<Value>?
  private var subscription: (any Subscription)?

  init(_ storage: PublishedStorage<Value>) { self.storage = storage }

  override func accept(subscription: any Subscription) {
    guard self.subscription == nil, storage != nil else { return subscription.cancel() }
    self.subscription = subscription
    subscription.request(.unlimited)
  }

  override func accept(_ input: Value) -> Subscribers.Demand {
    storage?.publish(input)
    return .none
  }

  override func accept(completion: Subscribers.Completion<Never>) {
    let subscription = subscription.take()
    storage?.forget(self)
    withExtendedLifetime(subscription) {}
  }

  func cancel() { lock.run { self.subscription.take()?.cancel() } }
}
