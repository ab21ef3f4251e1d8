/// Runs closures at certain times of the virtual clock while a view is on the screen: a
/// `TimelineView` follows its schedule with this modifier.
nonisolated public struct _TickModifier: PrimitiveModifier {
  /// A closure, and the time until it runs; zero or less runs it at once.
  public typealias Tick = (wait: Duration, run: () -> Void)

  let owner: AnyObject
  let ticks: () -> () -> Tick?
  typealias Playing = TickPlayer

  /// - Parameters:
  ///   - owner: The owner of the ticks: another owner starts its ticks again.
  ///   - ticks: Starts the ticks, and returns a closure that returns the next tick, or nil after
  ///     the last.
  public init(owner: AnyObject, ticks: @escaping () -> () -> Tick?) {
    self.owner = owner
    self.ticks = ticks
  }
}

final class TickPlayer: ModifierPlayer<_TickModifier> {
  private var appointment: VirtualClock.Appointment?
  private var isShown = false

  override func didMount() { show(node.isVisibleAtMount) }
  override func didUnmount() { show(false) }
  override func answer(_ query: NodeQuery) {
    super.answer(query)
    if let change = query as? VisibilityChange, node.isMounted { show(change.isVisible) }
  }

  override func update(_ new: _TickModifier) {
    let isSame = modifier.owner === new.owner
    modifier = new
    if !isSame, isShown { begin() }
  }

  private func show(_ isShown: Bool) {
    guard isShown != self.isShown else { return }
    self.isShown = isShown
    if isShown { begin() } else { appointment?.cancel() }
  }

  private func begin() {
    node.graph.afterPass { [self] in
      guard isShown else { return }
      let next = modifier.ticks()
      guard let first = next() else { return }
      if first.wait > .zero { return wait(for: first, then: next) }
      play(first)
      if let second = next() { wait(for: second, then: next) }
    }
  }

  private func wait(for tick: _TickModifier.Tick, then next: @escaping () -> _TickModifier.Tick?) {
    let clock = node.graph.world.clock
    appointment?.cancel()
    appointment = clock.schedule(at: clock.now + tick.wait) { [self] in
      MainThread.assume {
        play(tick)
        if let following = next() { wait(for: following, then: next) }
      }
    }
  }

  private func play(_ tick: _TickModifier.Tick) {
    node.graph.record(.redrawn, at: node.identity, thenRunning: tick.run)
  }
}
