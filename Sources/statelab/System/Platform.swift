import LibC
import Rendering

/// Names that differ between systems, and system calls under names that do not clash with our
/// methods.
enum Platform {
  typealias SignalHandler = (@convention(c) (Int32) -> Void)?

  static func send(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int {
    write(descriptor, bytes.baseAddress, bytes.count)
  }

  static func receive(_ buffer: inout [UInt8], from descriptor: Int32) -> Int {
    read(descriptor, &buffer, buffer.count)
  }

  /// The available bytes; empty at the end of the input.
  static func bytes(from descriptor: Int32) -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = receive(&buffer, from: descriptor)
      if count >= 0 { return Array(buffer.prefix(count)) }
      if errno != EINTR { return [] }
    }
  }

  static func openPipe(_ ends: inout [Int32]) -> Bool { pipe(&ends) == 0 }

  static func closeDescriptor(_ descriptor: Int32) { _ = close(descriptor) }

  /// Installs a signal handler and returns the previous one, or nil on failure.
  @discardableResult
  static func handle(_ signal: Int32, with handler: SignalHandler) -> sigaction? {
    var old = sigaction()
    var new = sigaction()
    #if canImport(Glibc)
      new.__sigaction_handler.sa_handler = handler
    #else
      new.__sigaction_u.__sa_handler = handler
    #endif
    return sigaction(signal, &new, &old) == 0 ? old : nil
  }

  static func ignores(_ action: sigaction) -> Bool {
    #if canImport(Glibc)
      let handler = action.__sigaction_handler.sa_handler
    #else
      let handler = action.__sigaction_u.__sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// The size of the terminal of standard output; nil where standard output is not a terminal.
  static var terminalSize: ScreenSize? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return ScreenSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  /// In raw mode: Ctrl-C sends a signal, and other keys are unchanged.
  static func signalOnlyInterrupt(_ settings: inout termios) {
    settings.c_lflag |= tcflag_t(ISIG)
    // The value for a disabled key.
    #if canImport(Glibc)
      let none: UInt8 = 0
    #else
      let none: UInt8 = 0xFF
    #endif
    withUnsafeMutableBytes(of: &settings.c_cc) { keys in
      for key in [VQUIT, VSUSP] { keys[Int(key)] = none }
    }
  }

  /// The environment of this process, each variable as `NAME=value`.
  static var ownVariables: [String] {
    var next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    #if canImport(Glibc)
      next = environ
    #else
      next = _NSGetEnviron().pointee
    #endif
    var variables: [String] = []
    while let variable = next?.pointee {
      variables.append(String(cString: variable))
      next = next?.successor()
    }
    return variables
  }

  /// The system's path of the running program, or nil.
  static var runningProgram: String? {
    #if canImport(Glibc)
      guard let path = realpath("/proc/self/exe", nil) else { return nil }
    #else
      var size: UInt32 = 4096
      var buffer = [CChar](repeating: 0, count: Int(size))
      guard _NSGetExecutablePath(&buffer, &size) == 0, let path = realpath(buffer, nil) else {
        return nil
      }
    #endif
    defer { free(path) }
    return String(cString: path)
  }
}
