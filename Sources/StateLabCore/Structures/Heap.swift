/// A binary heap: inserting an element and removing the least one take logarithmic time.
///
///     elements    [ 1 ][ 3 ][ 2 ][ 7 ][ 4 ]      each is at most its two children,
///     position      0    1    2    3    4        those of p are at 2p + 1 and 2p + 2
struct Heap<Element: Comparable> {
  private(set) var elements: ContiguousArray<Element> = []

  var isEmpty: Bool { elements.isEmpty }
  var count: Int { elements.count }

  /// The least element, or nil if the heap is empty.
  var min: Element? { elements.first }

  mutating func insert(_ element: Element) {
    elements.append(element)
    siftUp(from: elements.count - 1)
  }

  /// Removes and returns the least element, or returns nil if the heap is empty.
  mutating func popMin() -> Element? {
    guard let last = elements.popLast() else { return nil }
    guard let min = elements.first else { return last }
    elements[0] = last
    siftDown(from: 0)
    return min
  }

  /// Removes elements, in time linear in the number of all elements.
  mutating func removeAll(where shouldRemove: (Element) -> Bool) {
    StepCounter.count(elements.count)
    elements.removeAll(where: shouldRemove)
    for position in (0..<elements.count / 2).reversed() { siftDown(from: position) }
    checkInvariants()
  }

  private mutating func siftUp(from start: Int) {
    var position = start
    while position > 0 {
      let parent = (position - 1) / 2
      StepCounter.count()
      guard elements[position] < elements[parent] else { return }
      elements.swapAt(position, parent)
      position = parent
    }
  }

  private mutating func siftDown(from start: Int) {
    var position = start
    while true {
      var least = position
      for child in [2 * position + 1, 2 * position + 2] where child < elements.count {
        StepCounter.count()
        if elements[child] < elements[least] { least = child }
      }
      guard least != position else { return }
      elements.swapAt(position, least)
      position = least
    }
  }

  /// Stops a debug build if an element is less than its parent.
  func checkInvariants() {
    #if DEBUG
      for child in elements.indices.dropFirst() {
        assert(!(elements[child] < elements[(child - 1) / 2]), "a child is not below its parent")
      }
    #endif
  }
}
