/// A queue that returns the least element first. An insertion in ascending or descending order
/// takes constant time; any other insertion takes logarithmic time.
///
///     rising    [ a ][ d ][ f ]      the least is at the front
///     falling   [ h ][ e ][ b ]      the least is at the back
///     others    [ c ][ g ]           a heap of all other elements
///
/// Most work is queued in the order of its execution, or, after a list was reversed, in the
/// opposite order.
struct PriorityQueue<Element: Comparable> {
  private var rising = FIFO<Element>()
  private var falling: [Element] = []
  private var others = Heap<Element>()

  var isEmpty: Bool { rising.isEmpty && falling.isEmpty && others.isEmpty }
  var count: Int { rising.count + falling.count + others.count }

  /// All elements, in no order.
  var elements: [Element] { Array(rising) + falling + others.elements }

  /// The least element, or nil if the queue is empty.
  var min: Element? {
    switch place {
    case .rising: rising.first
    case .falling: falling.last
    case .others: others.min
    }
  }

  mutating func insert(_ element: Element) {
    StepCounter.count()
    if let last = rising.last, element < last {
      if let least = falling.last, !(element < least) {
        others.insert(element)
      } else {
        falling.append(element)
      }
    } else {
      rising.append(element)
    }
  }

  /// Removes and returns the least element, or returns nil if the queue is empty.
  mutating func popMin() -> Element? {
    switch place {
    case .rising: rising.popFirst()
    case .falling: falling.popLast()
    case .others: others.popMin()
    }
  }

  /// Removes elements, in time linear in the number of all elements.
  mutating func removeAll(where shouldRemove: (Element) -> Bool) {
    StepCounter.count(rising.count + falling.count)
    rising.removeAll(where: shouldRemove)
    falling.removeAll(where: shouldRemove)
    others.removeAll(where: shouldRemove)
  }

  private enum Place { case rising, falling, others }

  /// The part that holds the least element.
  private var place: Place {
    if falling.isEmpty, others.isEmpty { return .rising }
    var place = Place.rising
    var least = rising.first
    if let other = falling.last, least.map({ other < $0 }) ?? true {
      (place, least) = (.falling, other)
    }
    if let other = others.min, least.map({ other < $0 }) ?? true { place = .others }
    return place
  }

  /// Stops a debug build if a part is not in its order.
  func checkInvariants() {
    #if DEBUG
      rising.checkInvariants()
      others.checkInvariants()
      let rising = Array(rising)
      assert(zip(rising, rising.dropFirst()).allSatisfy { !($1 < $0) }, "one of them fell")
      assert(zip(falling, falling.dropFirst()).allSatisfy { $1 < $0 }, "one of them did not fall")
    #endif
  }
}
