import StateLabCore
import Synchronization

/// The name of a method, with the method.
///
/// `statelab try` turns `#selector(Ticker.tick)` into `Selector("Ticker.tick", Ticker.tick)`: no
/// runtime of Objective-C is here to find a method by its name.
public struct Selector: Hashable, @unchecked Sendable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  /// As in Objective-C: without the type, and with a colon for a parameter.
  private let name: String
  /// Calls the method of an object with an argument; nil if the method is unknown.
  private let method: ((_ object: Any, _ argument: Any?) -> Void)?

  /// A name without a method: its calls have no effect.
  public init(_ name: String) {
    self.name = name
    method = nil
  }
  /// A name without a method: its calls have no effect.
  public init(stringLiteral value: String) { self.init(value) }

  /// A method without a parameter.
  public init<Object, Result>(_ name: String, _ method: @escaping (Object) -> () -> Result) {
    self.name = Self.base(of: name)
    self.method = { object, _ in
      guard let object = object as? Object else { return }
      _ = method(object)()
    }
  }
  /// A method of the main actor without a parameter.
  @_disfavoredOverload
  public init<Object, Result>(
    _ name: String, _ method: @escaping (Object) -> @MainActor () -> Result
  ) {
    self.name = Self.base(of: name)
    self.method = { object, _ in
      guard let object = object as? Object else { return }
      let call = method(object)
      MainActor.assumeIsolated { _ = call() }
    }
  }

  /// A method with one parameter.
  public init<Object, Argument, Result>(
    _ name: String, _ method: @escaping (Object) -> (Argument) -> Result
  ) {
    self.name = Self.base(of: name) + ":"
    self.method = { object, argument in
      guard let object = object as? Object, let argument = argument as? Argument else { return }
      _ = method(object)(argument)
    }
  }
  /// A method of the main actor with one parameter.
  @_disfavoredOverload
  public init<Object, Argument, Result>(
    _ name: String, _ method: @escaping (Object) -> @MainActor (Argument) -> Result
  ) {
    self.name = Self.base(of: name) + ":"
    self.method = { object, argument in
      guard let object = object as? Object, let argument = argument as? Argument else { return }
      let call = method(object)
      nonisolated(unsafe) let value = argument
      MainActor.assumeIsolated { _ = call(value) }
    }
  }

  /// `tick` for `Ticker.tick(_:)`.
  private static func base(of path: String) -> String {
    let name = path.prefix { $0 != "(" }
    return String(name.split(separator: ".").last ?? name)
  }

  /// The name of the method.
  public var description: String { name }

  func call(_ object: Any, with argument: Any?) { method?(object, argument) }

  /// Selectors are equal if their names are.
  public static func == (a: Self, b: Self) -> Bool { a.name == b.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension StateLabCore.Timer {
  /// A timer that calls a method of an object, which it retains while it is valid. No run loop
  /// fires the timer yet.
  ///
  /// - Parameter userInfo: Not stored.
  public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    nonisolated(unsafe) let target = target
    self.init(timeInterval: interval, repeats: repeats) { timer in
      selector.call(target, with: timer)
    }
  }

  /// Calls a method of an object after an interval, once or repeatedly.
  ///
  /// - Parameter userInfo: Not stored.
  @discardableResult
  public static func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) -> StateLabCore.Timer {
    nonisolated(unsafe) let target = target
    return scheduledTimer(withTimeInterval: interval, repeats: repeats) { timer in
      selector.call(target, with: timer)
    }
  }
}

extension NotificationCenter {
  /// Calls a method of an object, which is not retained, for each notification.
  public func addObserver(
    _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
  ) {
    let observer = observer as AnyObject
    nonisolated(unsafe) weak let receiver = observer
    nonisolated(unsafe) let token = addObserver(forName: name, object: object, queue: nil) {
      guard let receiver else { return endCalls { $0.observer == nil } }
      selector.call(receiver, with: $0)
    }
    endCalls { $0.observer == nil }
    let entry = ObserverEntry(observer, self, name, object, token)
    observers.withLock { $0.append(entry) }
  }

  /// Ends the calls of all methods of an object, or the calls of one closure.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer, name: nil, object: nil)
    removeObserver(observer as Any)
  }

  /// Ends the calls of an object's methods for a name and an object; without one, for all of them.
  public func removeObserver(
    _ observer: AnyObject, name: NSNotification.Name?, object: Any?
  ) {
    let object = object.map { ObjectIdentifier($0 as AnyObject) }
    endCalls {
      $0.observer === observer && $0.center === self && (name == nil || $0.name == name)
        && (object == nil || $0.object == object)
    }
  }
}

private func endCalls(_ isEnded: (ObserverEntry) -> Bool) {
  let ended = observers.withLock { entries in
    let ended = entries.filter(isEnded)
    entries.removeAll(where: isEnded)
    return ended
  }
  for entry in ended { entry.center.removeObserver(entry.token as Any) }
}

/// A method that a notification center calls.
private struct ObserverEntry: @unchecked Sendable {
  weak var observer: AnyObject?
  let center: NotificationCenter
  let name: NSNotification.Name?
  let object: ObjectIdentifier?
  let token: any NSObjectProtocol

  init(
    _ observer: AnyObject, _ center: NotificationCenter, _ name: NSNotification.Name?,
    _ object: Any?, _ token: any NSObjectProtocol
  ) {
    self.observer = observer
    self.center = center
    self.name = name
    self.object = object.map { ObjectIdentifier($0 as AnyObject) }
    self.token = token
  }
}

private let observers = Mutex<[ObserverEntry]>([])
