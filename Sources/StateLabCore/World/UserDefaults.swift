/// The defaults database of Foundation, simulated: in memory only, and one for each ``World``, so
/// that two runs never meet.
///
/// **A write updates the views that declare its key with ``AppStorage``, and no others.** Neither
/// notifications nor key-value observers exist here. Where no world is current, nothing is kept: a
/// real thread finds that of a program which `statelab try` plays.
///
/// Values are those of a property list; `Data`, `Date` and `URL` belong to Foundation, so they have
/// no methods of their own here.
public final class UserDefaults: Sendable {
  /// The database that an app shares among all its parts.
  public static let standard = UserDefaults()

  /// The name of the domain that all apps share. It is no suite of its own.
  public static let globalDomain = "NSGlobalDomain"

  private let suite: String?

  /// The same database as ``standard``.
  public init() { suite = nil }

  /// The database of a suite: all that are made with one name share it. Without a name it is the
  /// one of ``standard``; ``globalDomain`` names no suite, so the result is nil.
  public init?(suiteName: String?) {
    guard suiteName != Self.globalDomain else { return nil }
    suite = suiteName
  }

  /// The value stored under the key, else the one registered for it.
  public func object(forKey defaultName: String) -> Any? {
    World.here?.defaults.value(of: key(defaultName))
  }

  /// Stores a value of a property list; nil removes what was stored. Any other value ends the
  /// process, as it does in Foundation.
  public func set(_ value: Any?, forKey defaultName: String) {
    if let value, !Self.isPropertyList(value) {
      FatalMessage.noPropertyList(value, key: defaultName)
    }
    write(value, key(defaultName))
  }

  /// Stores a whole number.
  public func set(_ value: Int, forKey defaultName: String) {
    write(value, key(defaultName))
  }

  /// Stores a number.
  public func set(_ value: Float, forKey defaultName: String) {
    write(value, key(defaultName))
  }

  /// Stores a number.
  public func set(_ value: Double, forKey defaultName: String) {
    write(value, key(defaultName))
  }

  /// Stores a flag.
  public func set(_ value: Bool, forKey defaultName: String) {
    write(value, key(defaultName))
  }

  /// Removes what was stored. What was registered for the key shows again.
  public func removeObject(forKey defaultName: String) { write(nil, key(defaultName)) }

  /// Adds values that are read where nothing is stored. All suites share them.
  public func register(defaults registrationDictionary: [String: Any]) {
    World.here?.defaults.register(registrationDictionary)
  }

  /// All keys that can be read, stored ones before registered ones.
  public func dictionaryRepresentation() -> [String: Any] {
    World.here?.defaults.all(in: suite) ?? [:]
  }

  /// Does nothing, as there is no file to write. It returns true.
  @discardableResult
  public func synchronize() -> Bool { true }

  func key(_ name: String) -> DefaultsKey { DefaultsKey(suite: suite, name: name) }

  private func write(_ value: Any?, _ key: DefaultsKey) {
    World.here?.write(value, to: key, through: nil)
  }
}

// MARK: Reading as a type

extension UserDefaults {
  /// The text, or a number as text; nil for anything else.
  public func string(forKey defaultName: String) -> String? {
    let value = object(forKey: defaultName)
    if let flag = value as? Bool { return flag ? "1" : "0" }
    return value as? String ?? value.flatMap(Double.init(propertyList:))?.withoutFraction
  }

  /// The number without its fraction, 1 for true, the number that a text is; else 0.
  public func integer(forKey defaultName: String) -> Int {
    let value = object(forKey: defaultName)
    if let whole = value as? any BinaryInteger { return Int(truncatingIfNeeded: whole) }
    if let text = value as? String, let whole = Int(text) { return whole }
    return Int(exactly: double(forKey: defaultName).rounded(.towardZero)) ?? 0
  }

  /// The same as ``double(forKey:)``, less exact.
  public func float(forKey defaultName: String) -> Float { Float(double(forKey: defaultName)) }

  /// The number, 1 for true, the number that a text is; else 0.
  public func double(forKey defaultName: String) -> Double {
    let value = object(forKey: defaultName)
    if let text = value as? String { return Double(text) ?? 0 }
    return value.flatMap(Double.init(propertyList:)) ?? 0
  }

  /// The flag, whether a number is other than 0, or whether a text is `YES`, `true` or `1`; else
  /// false.
  public func bool(forKey defaultName: String) -> Bool {
    let value = object(forKey: defaultName)
    if let text = value as? String { return ["YES", "true", "1"].contains(text) }
    return value.flatMap(Double.init(propertyList:)).map { $0 != 0 } ?? false
  }

  /// The array, or nil where the value is something else.
  public func array(forKey defaultName: String) -> [Any]? {
    object(forKey: defaultName) as? [Any]
  }

  /// The dictionary, or nil where the value is something else.
  public func dictionary(forKey defaultName: String) -> [String: Any]? {
    object(forKey: defaultName) as? [String: Any]
  }

  /// The array of strings, or nil where the value is something else.
  public func stringArray(forKey defaultName: String) -> [String]? {
    object(forKey: defaultName) as? [String]
  }
}

extension Double {
  /// The number that a value of a property list stands for, if it is one or a flag.
  fileprivate init?(propertyList value: Any) {
    switch value {
    case let flag as Bool: self = flag ? 1 : 0
    case let whole as any BinaryInteger: self = Double(whole)
    case let fraction as any BinaryFloatingPoint: self = Double(fraction)
    default: return nil
    }
  }

  /// As Foundation writes it: `3`, not `3.0`.
  fileprivate var withoutFraction: String { Int(exactly: self).map(String.init) ?? "\(self)" }
}

extension UserDefaults {
  private static func isPropertyList(_ value: Any) -> Bool {
    switch value {
    case is String, is Bool, is any BinaryInteger, is any BinaryFloatingPoint: true
    case let elements as [Any]: elements.allSatisfy(isPropertyList)
    case let entries as [String: Any]: entries.values.allSatisfy(isPropertyList)
    // Foundation's own, which this module does not know.
    default: ["Data", "Date", "NSData", "NSDate"].contains(typeName(type(of: value)))
    }
  }
}
