import Rendering

/// The terminal of a command: its input, its output, and its properties.
///
/// A value that commands receive, so that a test can pass a console that records.
struct Console {
  /// The next line of input without its line break, or nil at the end.
  var readLine: () -> String?
  var write: (String) -> Void
  var writeError: (String) -> Void
  /// True if all output was written; false once the reading process has closed its end.
  var isHeard: () -> Bool = { true }
  /// The rest of the input, up to soon after this many bytes; nil where the input is read by lines
  /// only.
  var readBytes: ((_ limit: Int) -> [UInt8])?

  var inputIsTerminal = false
  var outputIsTerminal = false
  /// The columns of the output's terminal, if there is one.
  var columns: Int?
  /// The lines of the terminal, read each time: the user may resize the window.
  var rows: () -> Int? = { nil }
  /// The value of a variable; nil where it is not set.
  var environment: (_ name: String) -> String? = { _ in nil }
  /// The time that the process has been running.
  var elapsed: () -> Duration = { .zero }
  /// The exit code of the process, after a signal has ended the input.
  var ending: () -> ExitCode? = { nil }
  /// Runs `body` with the full screen, in color or without; nil where the terminal cannot do this.
  var takeScreen: ((_ color: Bool, _ body: (FullScreen) throws -> ExitCode) throws -> ExitCode?)?
  /// Runs `body` with single keys, and leaves the screen unchanged; false where the terminal cannot
  /// do this.
  var takeKeys: ((_ body: (_ next: () -> FullScreen.Input) -> Void) -> Bool)?

  /// True if a terminal with a full screen is connected.
  var hasFullScreen: Bool {
    inputIsTerminal && outputIsTerminal && variable("TERM") != nil && variable("TERM") != "dumb"
  }

  /// The rest of the input as bytes. Reading stops soon after the limit.
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
