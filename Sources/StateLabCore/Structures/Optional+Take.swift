extension Optional where Wrapped: AnyObject {
  /// Takes the object out of the property, as the standard library's `take()` does.
  ///
  /// In a generic class, that function looks up the type of the object at each call.
  @inline(__always)
  mutating func take() -> Wrapped? {
    let object = self
    self = nil
    return object
  }
}
