// The actions of the world.

extension Host {
  /// Advances virtual time and runs the blocks that fall due.
  public func advance(by duration: Duration) {
    play(.advance(duration)) {
      settle()
      runClock(until: world.clock.now + duration)
    }
  }

  /// Runs code of the outer world, such as a model's own change, as an action of its own.
  public func perform(_ body: @escaping () -> Void) { play(.perform, body) }

  /// Runs a closure in a simulated background thread (fidelity 2.11, 8): it may write a state; an
  /// object that it makes publish causes W4.
  public func background(_ body: @escaping () -> Void) {
    play(.background) { world.playInBackground(body) }
  }

  /// Moves the app to another phase, as a person does who switches apps.
  ///
  /// Views that read `scenePhase` update for each phase on the way, in its own frame: between
  /// `active` and `background` the app is `inactive`. A person can use the app only while it is
  /// active. Timers and tasks continue in the background: our choice, a phone eventually suspends
  /// an app.
  public func scene(_ phase: ScenePhase) {
    play(.scene("\(phase)")) {
      for (index, next) in sceneActivity.way(to: phase).enumerated() where graph.failure == nil {
        if index > 0 { recorder?.frame += 1 }
        sceneActivity.isInUse = next == .active
        Self.sceneWillMove(sceneActivity.current, next)
        surroundings?.move(sceneActivity, to: next)
        settle()
      }
    }
  }

  /// Called before the views update for each phase, to post its notifications. Process-wide, like
  /// the notification center: a program names a notification before it has a host.
  @_spi(Scenes) public nonisolated(unsafe) static var sceneWillMove:
    (_ old: ScenePhase, _ new: ScenePhase) -> Void = { _, _ in }
}
