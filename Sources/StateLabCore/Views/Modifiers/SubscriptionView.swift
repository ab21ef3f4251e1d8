/// A view with a closure for the values of a publisher.
nonisolated public struct SubscriptionView<PublisherType: Publisher, Content: View>: _PrimitiveView
where PublisherType.Failure == Never {
  let content: Content
  let publisher: PublisherType
  let action: (PublisherType.Output) -> Void
  let origin: Origin

  @MainActor public static func _makeNode(_ view: Self, _ site: NodeSite) -> ViewNode<Self> {
    SubscriptionNode(view, site)
  }
}

nonisolated extension View {
  /// Runs `action` for each value that `publisher` sends while the view is mounted (R46).
  ///
  /// The closure runs after the current action, never inside a body: our choice, since sources
  /// differ on its time (R52).
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void,
    fileID: String = #fileID, line: Int = #line
  ) -> some View where P.Failure == Never {
    SubscriptionView(
      content: self, publisher: publisher, action: action, origin: Origin(fileID, line))
  }
}

private final class SubscriptionNode<P: Publisher, Content: View>: ViewNode<
  SubscriptionView<P, Content>
>
where P.Failure == Never {
  private var content: ViewNode<Content>?
  private var subscription: AnyCancellable?
  /// The number of the subscription in the recording.
  private var id: Int?
  private var follower: SkippedBodyFollower?
  private var hasFinished = false
  private lazy var publishers = ValueComparison.of(P.self)

  override init(_ view: SubscriptionView<P, Content>, _ site: NodeSite) {
    super.init(view, site)
    if !graph.isSilent {
      subscribe()
      if graph.profile.renewsSubscriptionWithRule { followMaker() }
    }
    content = Content.mount(view.content, at: self.site())
  }

  /// R48: the newest closure runs. R47, R49: the subscription lasts while the publisher is the same
  /// value; `eraseToAnyPublisher()` creates another value each time. R50: the view subscribes again
  /// to a finished publisher; in SwiftUI if the modifier differs at all, here at each update, since
  /// the modifier's stored closure never compares equal.
  override func update(_ view: SubscriptionView<P, Content>) {
    let old = self.view
    self.view = view
    if !publishers.areEqual(old.publisher, view.publisher)
      || graph.profile.renewsSubscriptionWithRule
      || hasFinished && graph.profile.renewsFinishedSubscription
    {
      subscribe()
    }
    content?.update(view.content)
  }

  private func followMaker() {
    let follower = SkippedBodyFollower { [unowned self] in subscribe() }
    (maker as? any BodyRunning)?.add(follower)
    self.follower = follower
  }

  private func subscribe() {
    cancel()
    hasFinished = false
    // The subscription is the cause of a value that the publisher sends at once.
    id = graph.recorder?.recording.nextID()
    subscription = graph.record(
      .subscribed(property: nil, object: .literal(typeName(P.self)), id: id), at: maker?.identity,
      thenRunning: listen)
  }

  private func listen() -> AnyCancellable {
    let world = graph.world
    return view.publisher.sink { [weak self] _ in
      guard let self else { return }
      guard MainThread.isCurrent else { return leave(for: world) { self.hasFinished = true } }
      MainThread.assume { self.hasFinished = true }
    } receiveValue: { [weak self] value in
      guard let self else { return }
      nonisolated(unsafe) let value = value
      guard MainThread.isCurrent else { return leave(for: world) { self.receive(value) } }
      MainThread.assume { self.receive(value) }
    }
  }

  /// Leaves the work for the main thread after a value on a background thread (R51). The graph may
  /// be released by then, and the world owns the pending closure, so the closure must not retain
  /// the world.
  private nonisolated func leave(for world: World, _ body: @escaping @MainActor () -> Void) {
    world.inbox.add { [self, unowned world] in
      MainThread.assume {
        if isMounted { world.playInBackground(body) }
      }
    }
  }

  private func receive(_ value: P.Output) {
    if graph.world.isBackground { graph.warn(.publishedFromBackground, at: maker ?? self) }
    graph.deliverAfterPass { [weak self] in
      guard let self, isMounted else { return }
      graph.record(
        .received(value: .init(describing: value)), at: maker?.identity, from: view.origin
      ) {
        self.view.action(value)
      }
    }
  }

  private func cancel() {
    guard let subscription else { return }
    subscription.cancel()
    self.subscription = nil
    guard !hasFinished else { return }
    graph.recorder?.record(
      .unsubscribed(property: nil, object: .literal(typeName(P.self)), id: id),
      at: maker?.identity)
  }

  override func forEachChild(_ visit: (Node) -> Void) { if let content { visit(content) } }
  override var viewType: Any.Type? { nil }

  override func didUnmount() {
    cancel()
    if let follower { (maker as? any BodyRunning)?.remove(follower) }
  }
}
