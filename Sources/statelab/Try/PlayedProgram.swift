@_spi(Controls) import StateLabCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A compiled program of the user's while it runs, as a process of its own: actions go in, events
/// come out. Whatever it does, it ends with this value.
final class PlayedProgram {
  /// Everything that has happened so far.
  private(set) var events: [Event] = []
  /// The controls that a person can use now.
  private(set) var controls: [Host.Control] = []
  /// The output that it wrote elsewhere than with `print`, up to a limit.
  private(set) var otherOutput: [UInt8] = []
  private(set) var ending: Ending?

  nonisolated enum Ending: Hashable {
    /// It ended by itself, with this code.
    case exited(Int32)
    /// A signal ended it, as a trap does.
    case crashed(Int32)
    case ranTooLong
    /// Somebody ended it by a signal, such as Ctrl-C, before it came to rest.
    case interrupted
    /// More events than anybody could read.
    case wroteTooMuch
  }

  struct Limits {
    /// For each action.
    var time = Duration.seconds(10)
    var megabytes = 2048
    /// For all actions together.
    var events = 5_000
  }

  private let process: pid_t
  private let limits: Limits
  private let input: Int32
  private let trace: Int32
  private let output: Int32
  private var unread: [UInt8] = []
  private var settledCount = 0
  private var refusal: String?

  /// - Parameter variables: Beside those that every program has.
  init(
    _ program: String, arguments: [String], variables: [String], limits: Limits
  ) throws(Failure) {
    self.limits = limits
    guard let toChild = Self.pipe(), let events = Self.pipe(), let words = Self.pipe() else {
      throw Failure(
        .inputOutput, "No pipe can be opened to the program.", next: "Close other programs.")
    }
    let start = ProgramStart(
      program: program, arguments: arguments + ["--memory=\(limits.megabytes)"],
      variables: Self.variables + variables,
      streams: [
        (STDIN_FILENO, .descriptor(toChild.read)), (STDOUT_FILENO, .descriptor(words.write)),
        (STDERR_FILENO, .descriptor(words.write)), (3, .descriptor(events.write)),
      ])
    let started = start.run()
    for end in [toChild.read, events.write, words.write] { close(end) }
    input = toChild.write
    trace = events.read
    output = words.read
    switch started {
    case .success(let process): self.process = process
    case .failure(let failure):
      for end in [input, trace, output] { close(end) }
      throw Failure(
        .inputOutput, "The program does not start: \(failure.reason).",
        next: "Check that programs may be started from the cache folder.")
    }
    for end in [trace, output] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
  }

  /// Wherever a program is played, it writes dates and numbers in the same way, and its sets and
  /// dictionaries have the same order.
  private static let variables = [
    "SWIFT_BACKTRACE=enable=no", "SWIFT_DETERMINISTIC_HASHING=1", "TZ=UTC", "LANG=en_US.UTF-8",
    "LC_ALL=en_US.UTF-8",
  ]

  deinit {
    if ending == nil { ProgramStart.end(process) } else { kill(-process, SIGKILL) }
    for end in [input, trace, output] { close(end) }
  }

  /// Both ends, which programs that are started do not inherit.
  private static func pipe() -> (read: Int32, write: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard Glibc.pipe(&ends) == 0 else { return nil }
    // Descriptor 3 is what the program writes its events to.
    for index in ends.indices where ends[index] < 10 {
      let moved = fcntl(ends[index], F_DUPFD_CLOEXEC, 10)
      close(ends[index])
      ends[index] = moved
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  // MARK: Playing

  /// Plays an action and waits until it has settled, or the program has ended.
  ///
  /// - Returns: Why it could not be played, or nil.
  func play(_ action: Event.Action) throws -> String? {
    guard ending == nil else { return nil }
    var line = Array(try JSONEncoder().encode(action)) + [UInt8(ascii: "\n")]
    _ = write(input, &line, line.count)
    return settle()
  }

  /// Waits until the action that is under way has settled.
  func settle() -> String? { SignalDelay.during(waitForRest) }

  private func waitForRest() -> String? {
    refusal = nil
    let goal = settledCount + 1
    let start = ContinuousClock.now
    while settledCount < goal, ending == nil {
      read()
      if settledCount >= goal { break }
      if events.count >= limits.events {
        end(.wroteTooMuch)
      } else if SignalDelay.isOver {
        end(.interrupted)
      } else if start.duration(to: .now) > limits.time {
        end(.ranTooLong)
      } else if let ending = exited() {
        read()
        self.ending = ending
      } else {
        wait()
      }
    }
    return refusal
  }

  private func end(_ ending: Ending) {
    ProgramStart.end(process)
    self.ending = ending
  }

  /// Until there is something to read, a tenth of a second at most.
  private func wait() {
    var descriptors = [trace, output].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    poll(&descriptors, 2, 100)
    // A program that has closed both ends needs no more looks than this.
    if descriptors.allSatisfy({ $0.revents & Int16(POLLIN) == 0 }) { usleep(1000) }
  }

  private func exited() -> Ending? {
    var status: Int32 = 0
    guard waitpid(process, &status, WNOHANG) == process else { return nil }
    return status & 0x7f == 0 ? .exited((status >> 8) & 0xff) : .crashed(status & 0x7f)
  }

  // MARK: Reading

  private func read() {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    // No more at once than that: somebody must look at the time.
    for _ in 0..<16 {
      guard case let count = Platform.receive(&buffer, from: trace), count > 0 else { break }
      unread += buffer[..<count]
    }
    takeLines()
    // After the trace: what was printed before an action had settled is there by then.
    for _ in 0..<16 {
      guard case let count = Platform.receive(&buffer, from: output), count > 0 else { break }
      otherOutput += buffer[..<min(count, max(0, Self.mostOutput - otherOutput.count))]
    }
  }

  private static let mostOutput = 1 << 16

  private func takeLines() {
    var start = unread.startIndex
    while events.count < limits.events,
      let end = unread[start...].firstIndex(of: UInt8(ascii: "\n"))
    {
      take(unread[start..<end])
      start = end + 1
    }
    unread.removeSubrange(..<start)
  }

  private func take(_ line: ArraySlice<UInt8>) {
    guard !line.isEmpty else { return }
    let content = Array(line.dropFirst(1))
    switch line.first {
    case UInt8(ascii: "s"): settledCount += 1
    case UInt8(ascii: "e"):
      if let event = try? JSONDecoder().decode(Event.self, from: .init(content)) {
        events.append(event)
      }
    case UInt8(ascii: "c"):
      controls = (try? JSONDecoder().decode([Host.Control].self, from: .init(content))) ?? []
    case UInt8(ascii: "x"): refusal = try? JSONDecoder().decode(String.self, from: .init(content))
    default: break
    }
  }
}
