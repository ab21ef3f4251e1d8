/// A queue: first in, first out, each in constant time.
///
///     elements   [ · ][ · ][ c ][ d ]       a and b were taken
///                          ↑ head
///
/// `Array.removeFirst()` moves all remaining elements, so draining an array takes quadratic time.
struct FIFO<Element> {
  /// Before ``head`` every place is nil; from there on no place is nil.
  private var elements: [Element?] = []
  private var head = 0

  var isEmpty: Bool { head == elements.count }
  var count: Int { elements.count - head }
  var first: Element? { isEmpty ? nil : elements[head] }
  var last: Element? { elements.last ?? nil }

  mutating func append(_ element: Element) { elements.append(element) }

  mutating func popFirst() -> Element? {
    guard !isEmpty else { return nil }
    StepCounter.count()
    defer { closeGap() }
    // The queue must not retain a removed element.
    return elements[head].take()
  }

  /// Removes elements, in time linear in the number of all elements.
  mutating func removeAll(where shouldRemove: (Element) -> Bool) {
    elements = elements[head...].filter { $0.map { !shouldRemove($0) } ?? false }
    head = 0
  }

  /// Once the gap is as long as the rest, closing the gap costs no more than the removals did.
  private mutating func closeGap() {
    head += 1
    if isEmpty {
      // One by one: for few elements, `removeAll` takes longer.
      while !elements.isEmpty { elements.removeLast() }
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
    precondition(elements[..<head].allSatisfy { $0 == nil }, "nothing is kept before the head")
    precondition(elements[head...].allSatisfy { $0 != nil }, "nothing is missing behind it")
  }
}

extension FIFO: Sequence {
  func makeIterator() -> some IteratorProtocol<Element> {
    elements[head...].lazy.compactMap { $0 }.makeIterator()
  }
}
