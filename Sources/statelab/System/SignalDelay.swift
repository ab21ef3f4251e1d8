#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Puts off Ctrl-C, and whatever else ends this process, while something has to be put in order first:
/// a program beside this one to end, a folder to remove.
///
/// Whoever waits meanwhile looks at ``isOver`` and stops. Then everything is left in the usual way,
/// by `return` and `defer`, and the signal comes once more, to whatever it meets outside: another
/// delay, a ``SignalWatch``, or nobody, and then it ends the process.
enum SignalDelay {
  /// True once a signal has come: whoever waits stops waiting.
  static var isOver: Bool { delayedSignal != 0 }

  static func during<Result>(_ body: () throws -> Result) rethrows -> Result {
    let handlers = SignalHandlers([SIGINT, SIGTERM, SIGHUP, SIGQUIT], delaySignal)
    defer {
      // From here on nothing is put off, so none is forgotten.
      handlers.restore()
      let signal = delayedSignal
      delayedSignal = 0
      // A process that a hang-up ends has the code of one that was told to end.
      if signal != 0 { raise(signal == SIGINT ? SIGINT : SIGTERM) }
    }
    return try body()
  }
}

/// The last signal that is put off; 0 for none. A handler cannot capture anything.
private nonisolated(unsafe) var delayedSignal: sig_atomic_t = 0

private nonisolated func delaySignal(_ signal: Int32) { delayedSignal = signal }

/// What happens at some signals, until that is restored which happened before.
final class SignalHandlers {
  private var replaced: [(signal: Int32, old: sigaction)] = []

  /// What the process was started to ignore, as `nohup` has it, stays ignored.
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

  /// Ignores a signal from now on, and leaves it so.
  func ignore(_ signal: Int32) {
    Platform.handle(signal, with: SIG_IGN)
    replaced.removeAll { $0.signal == signal }
  }
}
