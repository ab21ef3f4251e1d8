extension DefaultsDatabase {
  /// Changes the defaults of the running code's world, or of the process.
  ///
  /// - Parameter writer: The property that writes; nil for other code.
  static func write(_ value: Any?, to key: DefaultsKey, through writer: AnyObject? = nil) {
    if let world = World.here {
      world.write(value, to: key, through: writer)
    } else {
      here.set(value, for: key)
    }
  }
}

extension World {
  /// Changes the defaults. The main thread updates the views.
  fileprivate func write(_ value: Any?, to key: DefaultsKey, through writer: AnyObject?) {
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

/// Notified of each write to the defaults of a world.
@MainActor
protocol DefaultsObserver: AnyObject {
  func defaultsChanged(_ key: DefaultsKey, through writer: AnyObject?)
}
