/// An activity that supports cancellation.
public protocol Cancellable {
  /// Ends the activity and releases its resources.
  func cancel()
}

extension Cancellable {
  /// Keeps the activity alive as long as the collection keeps the element.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(AnyCancellable(self))
  }

  /// Keeps the activity alive as long as the set keeps the element.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(AnyCancellable(self))
  }
}
