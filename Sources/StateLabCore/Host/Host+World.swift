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
