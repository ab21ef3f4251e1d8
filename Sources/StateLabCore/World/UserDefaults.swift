import Synchronization

/// Foundation's defaults database, simulated: in memory only, and separate for each ``World``, so
/// that two runs never share values.
///
/// **A write updates the views that declare its key with ``AppStorage``, and no others.** The
/// simulation has no key-value observers. Code without a current world, such
/// as a test of a model, has defaults that last as long as the process; on a real thread, the
/// current world is that of the program in `statelab try`.
///
/// Values are property-list values; `Data`, `Date` and `URL` belong to Foundation, so they have no
/// methods of their own here.
public final class UserDefaults: Sendable {
  /// The database that all parts of an app share.
  public static let standard = UserDefaults()

  /// The name of the domain that all apps share; it names no suite.
  public static let globalDomain = "NSGlobalDomain"

  /// Sets what each write calls afterwards, to post its notification. Process-wide, like the
  /// notification center.
  @_spi(Scenes) public static func afterWrites(
    _ body: @escaping @Sendable (_ defaults: UserDefaults) -> Void
  ) { writeObserver.withLock { $0 = body } }

  /// Called after each write to these defaults.
  func didWrite() { writeObserver.withLock { $0 }?(self) }

  private let suite: String?

  /// The same database as ``standard``.
  public init() { suite = nil }

  /// The database of a suite: all instances with one name share it. Without a name, the database is
  /// that of ``standard``; ``globalDomain`` names no suite, so the result is nil.
  public init?(suiteName: String?) {
    guard suiteName != Self.globalDomain else { return nil }
    suite = suiteName
  }

  /// The stored value of the key, or else the registered value.
  public func object(forKey defaultName: String) -> Any? {
    DefaultsDatabase.here.value(of: key(defaultName))
  }

  /// Stores a property-list value; nil removes the stored value. Any other value ends the process,
  /// as in Foundation.
  public func set(_ value: Any?, forKey defaultName: String) {
    if let value, !Self.isPropertyList(value) {
      FatalMessage.noPropertyList(value, key: defaultName)
    }
    write(value, key(defaultName))
  }

  /// Stores an `Int`.
  public func set(_ value: Int, forKey defaultName: String) {
    write(value, key(defaultName))
  }

  /// Stores a `Float`.
  public func set(_ value: Float, forKey defaultName: String) {
    write(value, key(defaultName))
  }

  /// Stores a `Double`.
  public func set(_ value: Double, forKey defaultName: String) {
    write(value, key(defaultName))
  }

  /// Stores a `Bool`.
  public func set(_ value: Bool, forKey defaultName: String) {
    write(value, key(defaultName))
  }

  /// Stores a value by the name of key-value coding.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  /// The value of ``object(forKey:)``, by the name of key-value coding.
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Removes the stored value. Reads then return the registered value.
  public func removeObject(forKey defaultName: String) { write(nil, key(defaultName)) }

  /// Registers values for keys without a stored value. All suites share them.
  public func register(defaults registrationDictionary: [String: Any]) {
    DefaultsDatabase.here.register(registrationDictionary)
  }

  /// All readable keys and values, stored values before registered ones.
  public func dictionaryRepresentation() -> [String: Any] {
    DefaultsDatabase.here.all(in: suite)
  }

  /// The name of the app's own domain, whose values are those of ``standard``.
  @_spi(Scenes) public static let domainOfApp = "com.example.app"

  /// Removes all stored values of the app, by its bundle identifier, or of a suite, by its name.
  public func removePersistentDomain(forName domainName: String) {
    setPersistentDomain([:], forName: domainName)
  }

  /// Replaces all stored values of the app, or of a suite.
  public func setPersistentDomain(_ domain: [String: Any], forName domainName: String) {
    let suite = suite(of: domainName)
    for name in DefaultsDatabase.here.stored(in: suite).keys.sorted() where domain[name] == nil {
      write(nil, DefaultsKey(suite: suite, name: name))
    }
    for (name, value) in domain.sorted(by: { $0.key < $1.key }) {
      write(value, DefaultsKey(suite: suite, name: name))
    }
  }

  /// The stored values of the app, or of a suite; nil without any.
  public func persistentDomain(forName domainName: String) -> [String: Any]? {
    let values = DefaultsDatabase.here.stored(in: suite(of: domainName))
    return values.isEmpty ? nil : values
  }

  private func suite(of domain: String) -> String? { domain == Self.domainOfApp ? nil : domain }

  /// Has no effect, because there is no file. Returns true.
  @discardableResult
  public func synchronize() -> Bool { true }

  func key(_ name: String) -> DefaultsKey { DefaultsKey(suite: suite, name: name) }

  private func write(_ value: Any?, _ key: DefaultsKey) {
    DefaultsDatabase.write(value, to: key)
    didWrite()
  }
}

// MARK: Typed reads

extension UserDefaults {
  /// The text, or a number as text; nil for any other value.
  public func string(forKey defaultName: String) -> String? {
    let value = object(forKey: defaultName)
    if let flag = value as? Bool { return flag ? "1" : "0" }
    return value as? String ?? value.flatMap(Double.init(propertyList:))?.withoutFraction
  }

  /// The number without its fraction, 1 for true, or the number in a text; else 0.
  public func integer(forKey defaultName: String) -> Int {
    let value = object(forKey: defaultName)
    if let whole = value as? any BinaryInteger { return Int(truncatingIfNeeded: whole) }
    if let text = value as? String, let whole = Int(text) { return whole }
    return Int(exactly: double(forKey: defaultName).rounded(.towardZero)) ?? 0
  }

  /// The value of ``double(forKey:)``, with less precision.
  public func float(forKey defaultName: String) -> Float { Float(double(forKey: defaultName)) }

  /// The number, 1 for true, or the number in a text; else 0.
  public func double(forKey defaultName: String) -> Double {
    let value = object(forKey: defaultName)
    if let text = value as? String { return Double(text) ?? 0 }
    return value.flatMap(Double.init(propertyList:)) ?? 0
  }

  /// The flag, true for a number other than 0 or the text `YES`, `true` or `1`; else false.
  public func bool(forKey defaultName: String) -> Bool {
    let value = object(forKey: defaultName)
    if let text = value as? String { return ["YES", "true", "1"].contains(text) }
    return value.flatMap(Double.init(propertyList:)).map { $0 != 0 } ?? false
  }

  /// The array, or nil for any other value.
  public func array(forKey defaultName: String) -> [Any]? {
    object(forKey: defaultName) as? [Any]
  }

  /// The dictionary, or nil for any other value.
  public func dictionary(forKey defaultName: String) -> [String: Any]? {
    object(forKey: defaultName) as? [String: Any]
  }

  /// The array of strings, or nil for any other value.
  public func stringArray(forKey defaultName: String) -> [String]? {
    object(forKey: defaultName) as? [String]
  }
}

extension Double {
  /// The number of a property-list value, if the value is a number or a flag.
  fileprivate init?(propertyList value: Any) {
    switch value {
    case let flag as Bool: self = flag ? 1 : 0
    case let whole as any BinaryInteger: self = Double(whole)
    case let fraction as any BinaryFloatingPoint: self = Double(fraction)
    default: return nil
    }
  }

  /// The number in Foundation's form: `3`, not `3.0`.
  fileprivate var withoutFraction: String { Int(exactly: self).map(String.init) ?? "\(self)" }
}

extension UserDefaults {
  private static func isPropertyList(_ value: Any) -> Bool {
    switch value {
    case is String, is Bool, is any BinaryInteger, is any BinaryFloatingPoint: true
    case let elements as [Any]: elements.allSatisfy(isPropertyList)
    case let entries as [String: Any]: entries.values.allSatisfy(isPropertyList)
    // Foundation's own types, which this module does not import.
    default: ["Data", "Date", "NSData", "NSDate"].contains(typeName(type(of: value)))
    }
  }
}

/// Process-wide: see ``UserDefaults/afterWrites(_:)``.
private let writeObserver = Mutex<(@Sendable (UserDefaults) -> Void)?>(nil)
