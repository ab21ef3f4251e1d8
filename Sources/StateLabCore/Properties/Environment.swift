/// A property wrapper that reads a value from a view's environment.
///
/// The runtime copies the value into the struct before each body, so an escaping closure keeps the
/// value of its evaluation (R75: in part inferred). A change of the value invalidates the view,
/// whether its body reads the value or not (R21: reverse-engineered and observed).
@propertyWrapper
public struct Environment<Value> {
  fileprivate enum Content {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case value(Value)
    /// Finds an object by its type; nil if no ancestor supplies one.
    case object((EnvironmentValues) -> Value?)
    case missingObject
  }

  fileprivate var content: Content

  /// Reads the value at this key path, for example `\.isEnabled`. The initializer reads nothing
  /// (R28).
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { content = .keyPath(keyPath) }

  init(object: @escaping (EnvironmentValues) -> Value?) { content = .object(object) }

  /// The value. In `init` and in a view that is not mounted, the default value, with W6 (R28).
  public var wrappedValue: Value {
    switch content {
    case .value(let value): return value
    case .keyPath(let keyPath):
      Recorder.warn(
        .environmentUninstalled(Value.self, profile: Recorder.current?.profile ?? .standard))
      return EnvironmentValues()[keyPath: keyPath]
    case .object(let find):
      guard let object = find(EnvironmentValues()) else {
        FatalMessage.noObservable(Value.self)
      }
      return object
    case .missingObject: FatalMessage.noObservable(Value.self)
    }
  }
}

/// The mirror shows the type alone: a trace names the property and its type, and a key path adds
/// less.
extension Environment: CustomReflectable {
  public var customMirror: Mirror { Mirror(self, children: []) }
}

/// The comparison for view values (R34): the key path, or the object's type, which both sides
/// share.
extension Environment.Content: Equatable {
  static func == (a: Self, b: Self) -> Bool {
    switch (a, b) {
    case (.keyPath(let a), .keyPath(let b)): a == b
    case (.object, .object): true
    default: false
    }
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: BuiltInProperty {
  @MainActor public static func _makeSlot(_ site: SlotSite) -> PropertySlot {
    EnvironmentSlot<Value>(site)
  }
}

private final class EnvironmentSlot<Value>: PropertySlot {
  private var value: Value?

  override init(_ site: SlotSite) {
    super.init(site)
    node.scope.add(self)
  }

  override func update(_ field: UnsafeMutableRawPointer) -> Bool {
    let property = field.assumingMemoryBound(to: Environment<Value>.self)
    guard let newest = find(property.pointee.content) else {
      property.pointee.content = .missingObject
      return false
    }
    property.pointee.content = .value(newest)
    guard let old = exchange(&value, with: newest) else { return true }
    return !self.field.comparison(of: Value.self).areEqual(old, newest)
  }

  private func find(_ content: Environment<Value>.Content) -> Value? {
    switch content {
    case .keyPath(let keyPath): return node.scope.values[keyPath: keyPath]
    case .value(let value): return value
    case .object(let find):
      graph.require(.observable)
      return find(node.scope.values)
    case .missingObject: return nil
    }
  }

  override var observable: AnyObject? { value.flatMap(observableObject) }

  override var laterCauses: [Int] { node.scope.causesOfLaterChanges(in: graph.updates) }

  override func unmount() { node.scope.remove(self) }
}
