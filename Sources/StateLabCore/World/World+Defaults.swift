extension DefaultsDatabase {
  /// Changes the defaults of the running code's world, or of the process.
  ///
  /// - Parameter writer: The property that writes; nil for other code.
  static func write(_ value: Any?, to key: DefaultsKey, through writer: AnyObject? = nil) {
    if let world = World.here {
      world.write(value, to: key, through: writer)
    } else {
      for announce in here.set(value, for: key, through: writer) { announce() }
    }
  }
}

extension World {
  /// Changes the defaults. The main thread updates the views and announces the change.
  fileprivate func write(_ value: Any?, to key: DefaultsKey, through writer: AnyObject?) {
    nonisolated(unsafe) let announcements = defaults.set(value, for: key, through: writer)
    guard MainThread.isCurrent else {
      return inbox.add { [unowned self] in
        MainThread.assume { noteChange(of: key, through: nil, announcements) }
      }
    }
    nonisolated(unsafe) let writer = writer
    MainThread.assume { noteChange(of: key, through: writer, announcements) }
  }

  /// Updates the views, and then announces the change of the objects, caused by the write.
  @MainActor
  private func noteChange(
    of key: DefaultsKey, through writer: AnyObject?, _ announcements: [() -> Void]
  ) {
    let wrote = defaultsObserver?.defaultsChanged(key, through: writer)
    guard !announcements.isEmpty else { return }
    func announce() { playOnMain { for announce in announcements { announce() } } }
    guard let wrote, let recorder = Recorder.current else { return announce() }
    recorder.because(of: [wrote], announce)
  }
}

/// Notified of each write to the defaults of a world.
@MainActor
protocol DefaultsObserver: AnyObject {
  /// Returns the recorded write, if a property recorded one.
  func defaultsChanged(_ key: DefaultsKey, through writer: AnyObject?) -> Int?
}
