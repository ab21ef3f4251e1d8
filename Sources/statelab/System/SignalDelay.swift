import LibC

/// Delays Ctrl-C and other signals that end this process, until cleanup is complete: ending another
/// program, removing a folder.
///
/// Code that waits meanwhile checks ``isOver`` and stops. The scopes then exit in the usual way, by
/// `return` and `defer`, and the signal is raised again. An outer delay or a ``SignalWatch``
/// handles it; otherwise it ends the process.
enum SignalDelay {
  /// True once a signal was delivered: waiting code must stop.
  static var isOver: Bool { delayedSignal != 0 }

  static func during<Result>(_ body: () throws -> Result) rethrows -> Result {
    let handlers = SignalHandlers([SIGINT, SIGTERM, SIGHUP, SIGQUIT], delaySignal)
    defer {
      // From here on signals are not delayed, so none is lost.
      handlers.restore()
      let signal = delayedSignal
      delayedSignal = 0
      // A hang-up has the same exit code as a request to end.
      if signal != 0 { raise(signal == SIGINT ? SIGINT : SIGTERM) }
    }
    return try body()
  }
}

/// The last delayed signal; 0 for none. A global, because a handler cannot capture anything.
private nonisolated(unsafe) var delayedSignal: sig_atomic_t = 0

private nonisolated func delaySignal(_ signal: Int32) { delayedSignal = signal }

/// Handlers for some signals, until the previous ones are restored.
final class SignalHandlers {
  private var replaced: [(signal: Int32, old: sigaction)] = []

  /// A signal that the process was started to ignore, as by `nohup`, stays ignored.
  init(_ signals: [Int32], _ handler: Platform.SignalHandler) {
    for signal in signals {
      guard var old = Platform.handle(signal, with: handler) else { continue }
      if Platform.ignores(old) {
        sigaction(signal, &old, nil)
      } else {
        replaced.append((signal, old))
      }
    }
  }

  func restore() {
    for (signal, old) in replaced {
      var old = old
      sigaction(signal, &old, nil)
    }
    replaced = []
  }

  /// From now on, a hang-up ends this process with the exit code of a request to end.
  static func endAtHangUp() {
    _ = SignalHandlers([SIGHUP]) { _ in _exit(ExitCode.terminated.rawValue) }
  }

  /// Ignores a signal permanently.
  func ignore(_ signal: Int32) {
    Platform.handle(signal, with: SIG_IGN)
    replaced.removeAll { $0.signal == signal }
  }
}
