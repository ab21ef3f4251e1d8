/// A cancellable that cancels itself when the last reference to it goes (R71).
///
/// `_ = publisher.sink { … }` therefore stops at once, and a set of these in an object stops with
/// the object.
public final class AnyCancellable: Cancellable, Hashable, _Opaque {
  /// Nil once it has been cancelled.
  @exclusivity(unchecked) private var canceller: (any Cancellable)?

  /// Runs this closure when it is cancelled or released, once.
  public init(_ cancel: @escaping () -> Void) { canceller = CancelClosure(run: cancel) }

  /// Cancels another cancellable when it is cancelled or released.
  public init<C: Cancellable>(_ canceller: C) { self.canceller = canceller }

  deinit { canceller?.cancel() }

  /// Ends the activity the first time; later calls do nothing (R71).
  public func cancel() { canceller.take()?.cancel() }

  /// Keeps the activity alive as long as the collection keeps this element.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Keeps the activity alive as long as the set keeps this element.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Two are equal if they are the same object.
  public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

private struct CancelClosure: Cancellable {
  let run: () -> Void
  func cancel() { run() }
}
