/// A key for a value that a view passes to its container, with the default value (iOS 18).
public protocol ContainerValueKey {
  /// The type of the key's value.
  associatedtype Value
  /// The value of a view that sets none.
  static var defaultValue: Value { get }
}

/// The values that a subview passes to its container: those of its own modifiers and of groups
/// around it, not those of views inside it (iOS 18).
public struct ContainerValues {
  private var values: [Entry] = []
  private var tags: [Entry] = []
  /// The id of the element of the nearest ``ForEach``, the default value in a selection.
  var elementID: AnyHashable?

  init() {}

  /// The value that the subview sets for a key, or the key's default value.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values.first { $0.key == key }.flatMap { $0.value as? Key.Value } ?? Key.defaultValue }
    set { values.set(newValue, for: key) }
  }

  /// The subview's tag of a type; nil if the subview has none. The views of a ``ForEach`` have the
  /// id of their element as their tag.
  public func tag<V: Hashable>(for type: V.Type) -> V? {
    tags.first { $0.key == type }.flatMap { $0.value as? V }
  }

  /// True if the subview has this tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }

  mutating func setTag<V: Hashable>(_ tag: V, includeOptional: Bool) {
    tags.set(tag, for: V.self)
    if includeOptional { tags.set(V?.some(tag) as Any, for: V?.self) }
  }

  /// Sets the values of a subview in this container.
  mutating func add(_ inner: ContainerValues) {
    for entry in inner.values { values.set(entry.value, for: entry.key) }
    for entry in inner.tags { tags.set(entry.value, for: entry.key) }
    elementID = inner.elementID ?? elementID
  }

}

extension ContainerValues: Equatable {
  fileprivate struct Entry: Equatable {
    let key: Any.Type
    var value: Any

    static func == (a: Entry, b: Entry) -> Bool {
      let comparison = MainThread.assume {
        ValueComparison.of(Any.self, mode: .equatableAlways)
      }
      return a.key == b.key && comparison.areEqual(a.value, b.value)
    }
  }
}

extension [ContainerValues.Entry] {
  fileprivate mutating func set(_ value: Any, for key: Any.Type) {
    if let index = firstIndex(where: { $0.key == key }) {
      self[index].value = value
    } else {
      append(ContainerValues.Entry(key: key, value: value))
    }
  }
}

// MARK: Modifiers

/// A modifier that sets container values of its content.
nonisolated protocol ContainerValueSetting {
  @MainActor func set(_ values: inout ContainerValues)
}

extension _TagModifier: ContainerValueSetting {
  @MainActor func set(_ values: inout ContainerValues) {
    values.setTag(tag, includeOptional: includeOptional)
  }
}

/// Sets a container value of the content.
nonisolated public struct _ContainerValueModifier<Value>: PrimitiveModifier, ContainerValueSetting {
  let keyPath: WritableKeyPath<ContainerValues, Value>
  let value: Value

  typealias Playing = ContainerValuePlayer<Value>

  static var drawsInPlace: Bool { true }

  @MainActor func set(_ values: inout ContainerValues) { values[keyPath: keyPath] = value }
}

/// The query for subviews collects the container values, so the mounted modifier does nothing.
final class ContainerValuePlayer<Value>: ModifierPlayer<_ContainerValueModifier<Value>> {}

nonisolated extension View {
  /// Sets a value that the container of this view can read: see ``Subview/containerValues``. The
  /// value does not leave the nearest container, such as a stack. From iOS 18.
  ///
  /// Of two values for one key, the inner one applies: inferred from the way in which SwiftUI passes
  /// traits of views.
  public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    modifier(_ContainerValueModifier(keyPath: keyPath, value: value))
  }
}

// MARK: Values of a single view

/// A view that is one subview and may set its container values or its id.
@MainActor
protocol ContainerValueCarrier {
  /// Adds the values of the modifiers, the outermost first, so that inner values overwrite outer values.
  func carry(_ values: inout ContainerValues, _ path: inout [Subview.ID.Part])
}

extension ModifiedContent: ContainerValueCarrier {
  /// The content of a modifier of the program is inside the subview, or sets no values: see
  /// ``Contribution``.
  @MainActor func carry(_ values: inout ContainerValues, _ path: inout [Subview.ID.Part]) {
    if let custom = Modifier.self as? any ViewModifier.Type, custom.hasOwnBody { return }
    (modifier as? any ContainerValueSetting)?.set(&values)
    (content as? any ContainerValueCarrier)?.carry(&values, &path)
  }
}

extension SubscriptionView: ContainerValueCarrier {
  @MainActor func carry(_ values: inout ContainerValues, _ path: inout [Subview.ID.Part]) {
    (content as? any ContainerValueCarrier)?.carry(&values, &path)
  }
}

extension IDView: ContainerValueCarrier {
  @MainActor func carry(_ values: inout ContainerValues, _ path: inout [Subview.ID.Part]) {
    path.append(.explicit(AnyHashable(id)))
    (content as? any ContainerValueCarrier)?.carry(&values, &path)
  }
}
