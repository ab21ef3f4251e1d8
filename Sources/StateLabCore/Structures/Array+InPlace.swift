extension Array {
  /// Appends an element, and counts the elements of a copy: none if the array is unique, and all of
  /// them at each append if another reference to the array exists. An array that is full moves, too;
  /// these moves are few, and they depend on the allocator, so they do not count.
  @inline(__always)
  mutating func appendInPlace(_ element: Element) {
    #if DEBUG
      let place = withUnsafeBufferPointer { $0.baseAddress }
      let isFull = count == capacity
      append(element)
      if !isFull, withUnsafeBufferPointer({ $0.baseAddress }) != place { StepCounter.count(count) }
    #else
      append(element)
    #endif
  }
}
