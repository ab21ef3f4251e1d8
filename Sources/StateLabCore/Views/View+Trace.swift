extension Trace {
  /// The number of times that `body` of this type ran, over all views of the type; another type of
  /// the same name does not count.
  public func bodyCount<V: View>(of type: V.Type) -> Int { bodyCount(ofType: type) }
}
