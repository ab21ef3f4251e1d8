/// A binary heap: adding an element and taking the least one out cost the logarithm of how many
/// there are.
///
///     elements    [ 1 ][ 3 ][ 2 ][ 7 ][ 4 ]      each is at most its two children,
///     position      0    1    2    3    4        those of p stand at 2p + 1 and 2p + 2
struct Heap<Element: Comparable> {
  private(set) var elements: ContiguousArray<Element> = []

  var isEmpty: Bool { elements.isEmpty }
  var count: Int { elements.count }

  /// The least element, or nil if there is none.
  var min: Element? { elements.first }

  mutating func insert(_ element: Element) {
    elements.append(element)
    siftUp(from: elements.count - 1)
  }

  /// Takes the least element out, or returns nil if there is none.
  mutating func popMin() -> Element? {
    guard let last = elements.popLast() else { return nil }
    guard let min = elements.first else { return last }
    elements[0] = last
    siftDown(from: 0)
    return min
  }

  /// Removes elements at a cost of the number of all.
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

  /// Ends a debug build where an element is less than its parent.
  func checkInvariants() {
    #if DEBUG
      for child in elements.indices.dropFirst() {
        assert(!(elements[child] < elements[(child - 1) / 2]), "a child is not below its parent")
      }
    #endif
  }
}
