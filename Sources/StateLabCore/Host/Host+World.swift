// What the world does.

extension Host {
  /// Lets virtual time pass and runs what was scheduled until then.
  public func advance(by duration: Duration) {
    play(.advance(duration)) {
      settle()
      runClock(until: world.clock.now + duration)
    }
  }

  /// Runs code of the outer world, such as a model's own change, as an action of its own.
  public func perform(_ body: @escaping () -> Void) { play(.perform, body) }

  /// Plays a closure as if off the main thread (fidelity 2.11, 8): a state may be written there, an
  /// object that publishes there earns W4.
  public func background(_ body: @escaping () -> Void) {
    play(.background) { world.playInBackground(body) }
  }

  /// Takes the app away from the front, as somebody does who goes to another one, or back to it.
  ///
  /// Views that read `scenePhase` hear of each phase on the way, in its own frame: between `active`
  /// and `background` the app is `inactive`. Nobody can use the app until it is active again. Timers
  /// and tasks go on meanwhile: our choice, a phone suspends an app at some time.
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

  /// Told of each phase before the views are, to post notifications of it. Process-wide, as the
  /// center is that they are posted to: a program names a notification before it has a host.
  @_spi(Scenes) public nonisolated(unsafe) static var sceneWillMove:
    (_ old: ScenePhase, _ new: ScenePhase) -> Void = { _, _ in }

  /// A parent passes a new value at the same identity. A value of another type is another identity.
  public func replaceRoot<Root: View>(_ root: @autoclosure () -> Root) {
    guard graph.failure == nil else { return }
    play(.replaceRoot(typeName(Root.self))) {
      let view = root()
      graph.update {
        if let node = self.root as? ViewNode<Root> {
          node.update(view)
        } else {
          mountInstead(view)
        }
      }
    }
  }

  /// Takes the root out of the tree; the actions that follow throw.
  public func unmount() {
    play(.unmount) {
      graph.update { root?.unmount() }
      root = nil
    }
  }
}
