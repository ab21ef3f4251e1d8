/// Writes messages to the system log. In the simulation, messages of all levels are printed as in a
/// debugger's console: without the date, the subsystem and the category.
public struct Logger: Sendable {
  /// A logger without a subsystem and a category.
  public init() {}
  /// A logger for a part of an app. The names are not printed.
  public init(subsystem: String, category: String) {}

  /// Writes a message.
  public func log(
    level: OSLogType = .default, _ message: OSLogMessage, fileID: String = #fileID,
    line: Int = #line
  ) { print(message.text, fileID: fileID, line: line) }

  /// Writes a trace message.
  public func trace(_ message: OSLogMessage, fileID: String = #fileID, line: Int = #line) {
    log(level: .debug, message, fileID: fileID, line: line)
  }

  /// Writes a debug message.
  public func debug(_ message: OSLogMessage, fileID: String = #fileID, line: Int = #line) {
    log(level: .debug, message, fileID: fileID, line: line)
  }

  /// Writes an info message.
  public func info(_ message: OSLogMessage, fileID: String = #fileID, line: Int = #line) {
    log(level: .info, message, fileID: fileID, line: line)
  }

  /// Writes a message of the default level.
  public func notice(_ message: OSLogMessage, fileID: String = #fileID, line: Int = #line) {
    log(message, fileID: fileID, line: line)
  }

  /// Writes a warning.
  public func warning(_ message: OSLogMessage, fileID: String = #fileID, line: Int = #line) {
    log(level: .error, message, fileID: fileID, line: line)
  }

  /// Writes an error message.
  public func error(_ message: OSLogMessage, fileID: String = #fileID, line: Int = #line) {
    log(level: .error, message, fileID: fileID, line: line)
  }

  /// Writes a message about a fault in the program.
  public func critical(_ message: OSLogMessage, fileID: String = #fileID, line: Int = #line) {
    log(level: .fault, message, fileID: fileID, line: line)
  }

  /// Writes a message about a fault in the program.
  public func fault(_ message: OSLogMessage, fileID: String = #fileID, line: Int = #line) {
    log(level: .fault, message, fileID: fileID, line: line)
  }
}

/// Writes a message to the system log: see ``Logger``.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(
  _ type: OSLogType = .default, _ message: OSLogMessage, fileID: String = #fileID, line: Int = #line
) { Logger().log(level: type, message, fileID: fileID, line: line) }

/// The level of a message. Messages of all levels are printed alike.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The default level.
  public static let `default` = OSLogType(rawValue: 0)
  /// The level of additional information.
  public static let info = OSLogType(rawValue: 1)
  /// The level of debugging.
  public static let debug = OSLogType(rawValue: 2)
  /// The level of errors.
  public static let error = OSLogType(rawValue: 16)
  /// The level of faults in the program.
  public static let fault = OSLogType(rawValue: 17)
}

/// The privacy of a part of a message. In the simulation, all parts are visible, as in a debugger.
public struct OSLogPrivacy: Sendable {
  /// The mask of a private part.
  public enum Mask: Sendable {
    /// A hash of the part, or no mask.
    case hash, none
  }

  /// The default privacy of the part's type.
  public static let auto = OSLogPrivacy()
  /// Visible to every reader.
  public static let `public` = OSLogPrivacy()
  /// Visible only in a debugger.
  public static let `private` = OSLogPrivacy()
  /// Visible only in a debugger, even if private parts are visible elsewhere.
  public static let sensitive = OSLogPrivacy()

  /// The default privacy of the part's type, with a mask.
  public static func auto(mask: Mask) -> OSLogPrivacy { auto }
  /// Visible in a debugger, with a mask for other readers.
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { sensitive }
}

/// The format of a floating-point number in a message.
public struct OSLogFloatFormatting: Sendable {
  fileprivate let specifier: String

  /// Six digits after the point.
  public static let fixed = fixed(precision: 6)
  /// This many digits after the point.
  public static func fixed(precision: Int) -> Self { Self(specifier: "%.\(max(precision, 0))f") }
}

/// A message for a ``Logger``: a literal, with interpolated values.
public struct OSLogMessage: ExpressibleByStringInterpolation {
  fileprivate let text: String

  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// Builds a message from the parts of a literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { text += literal }
    /// Adds a value's description.
    public mutating func appendInterpolation(
      _ value: some CustomStringConvertible, privacy: OSLogPrivacy = .auto
    ) { text += value.description }
    /// Adds a number, with six digits after the point.
    public mutating func appendInterpolation(
      _ number: some BinaryFloatingPoint & CustomStringConvertible, privacy: OSLogPrivacy = .auto
    ) { appendInterpolation(number, format: .fixed, privacy: privacy) }
    /// Adds a number in this format.
    public mutating func appendInterpolation(
      _ number: some BinaryFloatingPoint & CustomStringConvertible,
      format: OSLogFloatFormatting, privacy: OSLogPrivacy = .auto
    ) { text += String(format: format.specifier, Double(number)) }
    /// Adds an error, as Swift prints it.
    @_disfavoredOverload
    public mutating func appendInterpolation(
      _ error: any Error, privacy: OSLogPrivacy = .auto
    ) { text += "\(error)" }
    /// Adds the name of a type.
    public mutating func appendInterpolation(
      _ type: Any.Type, privacy: OSLogPrivacy = .auto
    ) { text += "\(type)" }
  }
}
