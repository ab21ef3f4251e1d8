extension World {
  /// Changes the defaults. What follows from it is left to the main thread.
  ///
  /// - Parameter writer: The property that it is written through, if it is.
  func write(_ value: Any?, to key: DefaultsKey, through writer: AnyObject?) {
    defaults.set(value, for: key)
    guard MainThread.isCurrent else {
      return inbox.add { [unowned self] in
        MainThread.assume { defaultsObserver?.defaultsChanged(key, through: nil) }
      }
    }
    nonisolated(unsafe) let writer = writer
    MainThread.assume { defaultsObserver?.defaultsChanged(key, through: writer) }
  }
}

/// Told of each write to the defaults of a world.
@MainActor
protocol DefaultsObserver: AnyObject {
  func defaultsChanged(_ key: DefaultsKey, through writer: AnyObject?)
}
