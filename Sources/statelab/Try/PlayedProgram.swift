import RecordCoding
import Rendering
@_spi(Controls) import StateLabCore

/// A compiled program of the user's while it runs in a process of its own: it reads actions and
/// writes events. The process ends with this value in every case.
final class PlayedProgram {
  /// The events so far.
  private(set) var entries: [TraceEntry] = []
  /// The controls that a user can operate now.
  var controls: [Host.Control] { allControls.filter(\.isEnabled) }
  /// The controls with those that are disabled.
  private var allControls: [Host.Control] = []
  /// The program's output other than that of `print`, up to a limit.
  private(set) var otherOutput: [UInt8] = []
  private(set) var ending: Ending?

  nonisolated enum Ending: Hashable {
    /// The program exited, with this code.
    case exited(Int32)
    /// A signal ended the program; a trap is such a signal.
    case crashed(Int32)
    /// The program used up its stack: recursion without end.
    case overflowedStack
    case ranTooLong
    /// The user ended the program by a signal, such as Ctrl-C, before it came to rest.
    case interrupted
    /// An endless loop: this number of events, the limit, without a pause in virtual time.
    case wroteWithoutPause(Int)
    /// This number of events, the limit, in all.
    case wroteTooMuch(Int)
  }

  struct Limits {
    /// The time for each action.
    var time = Duration.seconds(10)
    var megabytes = 2048
    /// The events at one moment of virtual time: those of an action, or of a timer's turn.
    var eventsWithoutPause = 100_000
    /// The events of all actions together, for the memory of the tool.
    var events = 300_000
  }

  /// An action with a label or a choice that no control has, and the action that was played instead.
  struct Meaning: Hashable {
    let action: Event.Action
    let meant: Event.Action
  }
  /// Each once, in the order of the actions.
  private(set) var meanings: [Meaning] = []

  private let program: Subprocess
  private let limits: Limits
  private let input: Pipe
  private let trace: Pipe
  private let output: Pipe
  private var unread: [UInt8] = []
  private var settledCount = 0
  private var refusal: String?
  /// True if no control has the label or the choice of the last action.
  private var nameIsUnknown = false
  private var stackIsOverflown = false
  /// The index of the first event at the current moment of virtual time, or of the current action.
  private var momentStart = 0

  /// - Parameter variables: Added to the variables that every program has.
  init(
    _ program: String, arguments: [String], variables: [String], limits: Limits
  ) throws(Failure) {
    self.limits = limits
    guard let input = Pipe(readingWaits: true), let trace = Pipe(), let output = Pipe() else {
      throw Failure(
        .inputOutput, "No pipe can be opened to the program.", next: "Close other programs.")
    }
    (self.input, self.trace, self.output) = (input, trace, output)
    do {
      self.program = try Subprocess(
        .init(
          program: program, arguments: arguments + ["--memory=\(limits.megabytes)"],
          variables: Self.variables + variables),
        // The program writes its events to descriptor 3, and reads actions from descriptor 4. Its
        // standard input is empty.
        streams: [(4, input.reading), (1, output.writing), (2, output.writing), (3, trace.writing)])
    } catch {
      throw Failure(
        .inputOutput, "The program does not start: \(error.reason).",
        next: "Check that programs may be started from the cache folder.")
    }
    input.closeReading()
    for pipe in [trace, output] { pipe.closeWriting() }
  }

  /// A fixed locale, time zone and hash seed, so that a program has the same output everywhere.
  private static let variables = [
    "SWIFT_BACKTRACE=enable=no", "SWIFT_DETERMINISTIC_HASHING=1", "TZ=UTC", "LANG=en_US.UTF-8",
    "LC_ALL=en_US.UTF-8",
  ]

  // MARK: Playing

  /// Plays an action and waits until it has settled, or the program has ended. Where no control
  /// has the label, or the control lacks the choice, the only action that can be meant is played. If
  /// only a disabled control can be meant, the reason is that control's.
  ///
  /// - Returns: The reason why the action could not be played, or nil.
  func play(_ action: Event.Action) throws -> String? {
    guard let refusal = try send(action) else { return nil }
    guard nameIsUnknown else { return refusal }
    let meant = controls.meant(by: action)
    if let only = meant.first, meant.count == 1 {
      let meaning = Meaning(action: action, meant: only)
      if !meanings.contains(meaning) { meanings.append(meaning) }
      return try send(only)
    }
    if meant.isEmpty {
      let disabled = allControls.filter { !$0.isEnabled }.meant(by: action)
      if let only = disabled.first, disabled.count == 1 { return try send(only) }
    }
    let labels = meant.isEmpty ? controls.labels(near: action) : meant.compactMap(\.label)
    return labels.isEmpty ? refusal : Words.current.try.meant(refusal, Array(labels.prefix(3)))
  }

  private func send(_ action: Event.Action) throws -> String? {
    guard ending == nil else { return nil }
    input.write(try RecordBytes.frame("a", action))
    return settle()
  }

  /// Lets the program evaluate every body once more, although nothing has changed, and returns all
  /// events.
  func poke() -> [TraceEntry] {
    input.write(RecordBytes.frame("p"))
    _ = settle()
    return entries
  }

  /// Waits until the current action has settled.
  func settle() -> String? { SignalDelay.during(waitForRest) }

  private func waitForRest() -> String? {
    refusal = nil
    nameIsUnknown = false
    momentStart = entries.count
    let goal = settledCount + 1
    let start = ContinuousClock.now
    while settledCount < goal, ending == nil {
      read()
      if settledCount >= goal { break }
      if entries.count - momentStart >= limits.eventsWithoutPause {
        end(.wroteWithoutPause(limits.eventsWithoutPause))
      } else if entries.count >= limits.events {
        end(.wroteTooMuch(limits.events))
      } else if SignalDelay.isOver {
        end(.interrupted)
      } else if start.duration(to: .now) > limits.time {
        end(.ranTooLong)
      } else if let ending = exited() {
        read()
        self.ending = stackIsOverflown ? .overflowedStack : ending
      } else {
        Pipe.wait(for: [trace, output])
      }
    }
    return refusal
  }

  private func end(_ ending: Ending) {
    program.end()
    self.ending = ending
  }

  private func exited() -> Ending? {
    switch program.ended() {
    case .exited(let code)?: .exited(code)
    case .signalled(let signal)?: .crashed(signal)
    default: nil
    }
  }

  // MARK: Reading

  private func read() {
    unread += trace.bytes()
    takeFrames()
    // Read after the trace: text from before an action settled has arrived by then.
    otherOutput += output.bytes().prefix(Self.mostOutput - otherOutput.count)
  }

  private static let mostOutput = 1 << 16

  private func takeFrames() {
    var rest = unread[...]
    while entries.count < limits.events,
      entries.count - momentStart < limits.eventsWithoutPause,
      let (tag, value) = RecordBytes.takeFrame(from: &rest)
    {
      take(tag, value)
    }
    unread = Array(rest)
  }

  private func take(_ tag: Unicode.Scalar, _ value: [UInt8]) {
    switch tag {
    case "s": settledCount += 1
    case "r": stackIsOverflown = true
    case "t": momentStart = entries.count
    case "e": if let entry: TraceEntry = try? RecordBytes.value(in: value) { entries.append(entry) }
    case "c": allControls = (try? RecordBytes.value(in: value)) ?? []
    case "x", "n":
      nameIsUnknown = tag == "n"
      refusal = try? RecordBytes.value(in: value)
    default: break
    }
  }
}
