import Rendering

/// The terminal of a command: where it reads, where it writes, and what it may know of both.
///
/// A value that is passed in, so that a test passes one that records.
struct Console {
  /// The next line of input without its line break, or nil at the end.
  var readLine: () -> String?
  var write: (String) -> Void
  var writeError: (String) -> Void
  /// True if all that was written so far has found its way; false once a reader has left.
  var isHeard: () -> Bool = { true }
  /// All of the input that is left, stopping soon after so many bytes; nil where there are lines
  /// alone.
  var readBytes: ((_ limit: Int) -> [UInt8])?

  var inputIsTerminal = false
  var outputIsTerminal = false
  /// Columns of the terminal that is written to, where there is one.
  var columns: Int?
  /// Its lines, asked anew each time: a window can be resized while somebody reads.
  var rows: () -> Int? = { nil }
  /// The value of a variable; nil where it is not set.
  var environment: (_ name: String) -> String? = { _ in nil }
  /// The time that the process has been running.
  var elapsed: () -> Duration = { .zero }
  /// The exit code of the process, once a signal has ended the input.
  var ending: () -> ExitCode? = { nil }
  /// Gives the whole terminal to `body`, in colour or without; nil where that cannot be.
  var takeScreen: ((_ color: Bool, _ body: (FullScreen) throws -> ExitCode) throws -> ExitCode?)?
  /// Gives the keys to `body`, one at a time, and leaves the screen; false where that cannot be.
  var takeKeys: ((_ body: (_ next: () -> FullScreen.Input) -> Void) -> Bool)?

  /// True if somebody sits at a terminal that can do more than lines.
  var hasFullScreen: Bool {
    inputIsTerminal && outputIsTerminal && variable("TERM") != nil && variable("TERM") != "dumb"
  }

  /// All of the input that is left, as it is. Reading stops soon after the limit.
  func bytes(atMost limit: Int) -> [UInt8] {
    if let readBytes { return readBytes(limit) }
    var bytes: [UInt8] = []
    while bytes.count < limit, let line = readLine() { bytes += line.utf8 + [UInt8(ascii: "\n")] }
    return bytes
  }

  func print(_ text: String = "") {
    write(text)
    write("\n")
  }

  /// A variable that is set and not empty.
  func variable(_ name: String) -> String? {
    guard let value = environment(name), !value.isEmpty else { return nil }
    return value
  }
}
