/// Writes messages to the log of the system. Here they are printed, those of every level, as the
/// console of a debugger shows them: without the date, the subsystem and the category.
public struct Logger: Sendable {
  /// A logger for an app that names neither.
  public init() {}
  /// A logger for a part of an app. Neither name is printed.
  public init(subsystem: String, category: String) {}

  /// Writes a message.
  public func log(
    level: OSLogType = .default, _ message: OSLogMessage, fileID: String = #fileID,
    line: Int = #line
  ) { print(message.text, fileID: fileID, line: line) }

  /// Writes a message that helps to follow a program step by step.
  public func trace(_ message: OSLogMessage, fileID: String = #fileID, line: Int = #line) {
    log(level: .debug, message, fileID: fileID, line: line)
  }

  /// Writes a message that helps to find a mistake.
  public func debug(_ message: OSLogMessage, fileID: String = #fileID, line: Int = #line) {
    log(level: .debug, message, fileID: fileID, line: line)
  }

  /// Writes a message that may help.
  public func info(_ message: OSLogMessage, fileID: String = #fileID, line: Int = #line) {
    log(level: .info, message, fileID: fileID, line: line)
  }

  /// Writes a message that matters.
  public func notice(_ message: OSLogMessage, fileID: String = #fileID, line: Int = #line) {
    log(message, fileID: fileID, line: line)
  }

  /// Writes a message about something that may fail.
  public func warning(_ message: OSLogMessage, fileID: String = #fileID, line: Int = #line) {
    log(level: .error, message, fileID: fileID, line: line)
  }

  /// Writes a message about something that failed.
  public func error(_ message: OSLogMessage, fileID: String = #fileID, line: Int = #line) {
    log(level: .error, message, fileID: fileID, line: line)
  }

  /// Writes a message about a mistake in the program.
  public func critical(_ message: OSLogMessage, fileID: String = #fileID, line: Int = #line) {
    log(level: .fault, message, fileID: fileID, line: line)
  }

  /// Writes a message about a mistake in the program.
  public func fault(_ message: OSLogMessage, fileID: String = #fileID, line: Int = #line) {
    log(level: .fault, message, fileID: fileID, line: line)
  }
}

/// Writes a message to the log of the system: see ``Logger``.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(
  _ type: OSLogType = .default, _ message: OSLogMessage, fileID: String = #fileID, line: Int = #line
) { Logger().log(level: type, message, fileID: fileID, line: line) }

/// The weight of a message. All are printed alike.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The usual one.
  public static let `default` = OSLogType(rawValue: 0)
  /// May help.
  public static let info = OSLogType(rawValue: 1)
  /// Helps to find a mistake.
  public static let debug = OSLogType(rawValue: 2)
  /// Something failed.
  public static let error = OSLogType(rawValue: 16)
  /// The program is mistaken.
  public static let fault = OSLogType(rawValue: 17)
}

/// The reader that a part of a message is kept from. Nothing is: whoever debugs sees it all.
public struct OSLogPrivacy: Sendable {
  /// The sign that takes the place of a part which a reader must not see.
  public enum Mask: Sendable {
    /// A number that is the same for the same part, or nothing.
    case hash, none
  }

  /// As the type of the part has it.
  public static let auto = OSLogPrivacy()
  /// For every reader.
  public static let `public` = OSLogPrivacy()
  /// For whoever debugs.
  public static let `private` = OSLogPrivacy()
  /// For whoever debugs, even where private parts are shown.
  public static let sensitive = OSLogPrivacy()

  /// As the type of the part has it, masked.
  public static func auto(mask: Mask) -> OSLogPrivacy { auto }
  /// For whoever debugs, masked for others.
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { sensitive }
}

/// The way in which a number with a point is written into a message.
public struct OSLogFloatFormatting: Sendable {
  fileprivate let specifier: String

  /// With six digits behind the point.
  public static let fixed = fixed(precision: 6)
  /// With so many digits behind the point.
  public static func fixed(precision: Int) -> Self { Self(specifier: "%.\(max(precision, 0))f") }
}

/// A message for a ``Logger``: a literal, with values in it.
public struct OSLogMessage: ExpressibleByStringInterpolation {
  fileprivate let text: String

  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// Puts the parts of a message together.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { text += literal }
    /// A value as it describes itself.
    public mutating func appendInterpolation(
      _ value: some CustomStringConvertible, privacy: OSLogPrivacy = .auto
    ) { text += value.description }
    /// A number, with six digits behind the point.
    public mutating func appendInterpolation(
      _ number: some BinaryFloatingPoint & CustomStringConvertible, privacy: OSLogPrivacy = .auto
    ) { appendInterpolation(number, format: .fixed, privacy: privacy) }
    /// A number as this format writes it.
    public mutating func appendInterpolation(
      _ number: some BinaryFloatingPoint & CustomStringConvertible,
      format: OSLogFloatFormatting, privacy: OSLogPrivacy = .auto
    ) { text += String(format: format.specifier, Double(number)) }
    /// An error, as Swift prints it.
    @_disfavoredOverload
    public mutating func appendInterpolation(
      _ error: any Error, privacy: OSLogPrivacy = .auto
    ) { text += "\(error)" }
    /// The name of a type.
    public mutating func appendInterpolation(
      _ type: Any.Type, privacy: OSLogPrivacy = .auto
    ) { text += "\(type)" }
  }
}
