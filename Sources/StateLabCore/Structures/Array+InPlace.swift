extension Array {
  /// Appends an element, and counts the elements that move: few if the array is unique, all of them
  /// at each append if another reference to the array exists.
  @inline(__always)
  mutating func appendInPlace(_ element: Element) {
    #if DEBUG
      let place = withUnsafeBufferPointer { $0.baseAddress }
      append(element)
      if withUnsafeBufferPointer({ $0.baseAddress }) != place { StepCounter.count(count) }
    #else
      append(element)
    #endif
  }
}
