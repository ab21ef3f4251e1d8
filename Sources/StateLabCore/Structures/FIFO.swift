/// A queue: first in, first out, each in constant time.
///
///     elements   [ · ][ · ][ c ][ d ][ · ]       a and b were taken, one place is free
///                          ↑ head
///
/// `Array.removeFirst()` moves all remaining elements, so draining an array takes quadratic time.
struct FIFO<Element> {
  /// From ``head`` on, ``count`` places are not nil; every other place is nil.
  private var elements: [Element?] = []
  private var head = 0
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }
  var first: Element? { isEmpty ? nil : elements[head] }
  var last: Element? { isEmpty ? nil : elements[head + count - 1] }

  mutating func append(_ element: Element) {
    let place = head + count
    if place < elements.count { elements[place] = element } else { elements.append(element) }
    count += 1
  }

  mutating func popFirst() -> Element? {
    guard !isEmpty else { return nil }
    StepCounter.count()
    count -= 1
    defer { closeGap() }
    // The queue must not retain a removed element.
    return elements[head].take()
  }

  /// Removes elements, in time linear in the number of all elements.
  mutating func removeAll(where shouldRemove: (Element) -> Bool) {
    elements = elements[head..<head + count].filter { $0.map { !shouldRemove($0) } ?? false }
    (head, count) = (0, elements.count)
  }

  /// Once the gap is as long as the rest, closing the gap costs no more than the removals did.
  private mutating func closeGap() {
    head += 1
    if isEmpty {
      // The places stay, so that a value that passes through costs no change of the array's length.
      head = 0
    } else if 2 * head >= elements.count {
      StepCounter.count(elements.count)
      elements.removeFirst(head)
      head = 0
    }
  }

  /// Checks the invariants that hold between any two calls.
  func checkInvariants() {
    precondition(2 * head <= elements.count, "the gap is at most half")
    for place in elements.indices {
      precondition(
        (elements[place] != nil) == (head..<head + count).contains(place),
        "only the places of the queue hold an element")
    }
  }
}

extension FIFO: Sequence {
  func makeIterator() -> some IteratorProtocol<Element> {
    elements[head..<head + count].lazy.compactMap { $0 }.makeIterator()
  }
}
