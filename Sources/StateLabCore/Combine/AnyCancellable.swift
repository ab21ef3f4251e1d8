import Synchronization

/// A cancellable that cancels itself when the last reference to it is released (R71).
///
/// So `_ = publisher.sink { … }` cancels the subscription at once, and a set of cancellables in an
/// object ends its subscriptions with the object.
///
/// Any thread may cancel. One of two threads that cancel at once ends the activity, the other finds
/// nothing to do.
public final class AnyCancellable: Cancellable, Hashable, _Opaque {
  /// Nil after the cancellation. Only the thread that sets ``isCancelled`` accesses the property.
  @exclusivity(unchecked) private var canceller: (any Cancellable)?
  private let isCancelled = Atomic(false)

  /// Runs this closure once, when the cancellable is canceled or released.
  public init(_ cancel: @escaping () -> Void) { canceller = CancelClosure(run: cancel) }

  /// Cancels another cancellable when this cancellable is canceled or released.
  public init<C: Cancellable>(_ canceller: C) { self.canceller = canceller }

  deinit { canceller?.cancel() }

  /// Ends the activity at the first call; later calls have no effect (R71).
  public func cancel() {
    guard !isCancelled.exchange(true, ordering: .relaxed) else { return }
    canceller.take()?.cancel()
  }

  /// Keeps the activity alive as long as the collection keeps this element.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Keeps the activity alive as long as the set keeps this element.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// True if both are the same object.
  public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

private struct CancelClosure: Cancellable {
  let run: () -> Void
  func cancel() { run() }
}
