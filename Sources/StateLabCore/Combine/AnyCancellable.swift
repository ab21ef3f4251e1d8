/// A cancellable that cancels itself when the last reference to it goes (R71).
///
/// `_ = publisher.sink { … }` therefore stops at once, and a set of these in an object stops with
/// the object.
public final class AnyCancellable: Cancellable, Hashable, CustomReflectable {
  private var action: (() -> Void)?

  public init(_ cancel: @escaping () -> Void) { action = cancel }

  public init<C: Cancellable>(_ canceller: C) { action = canceller.cancel }

  deinit { action?() }

  /// Runs the action the first time; later calls do nothing (R71).
  public func cancel() {
    let action = self.action
    self.action = nil
    action?()
  }

  /// Keeps the activity alive as long as the collection keeps this element.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Keeps the activity alive as long as the set keeps this element.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// Described by its type alone.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
