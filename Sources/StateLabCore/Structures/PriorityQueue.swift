/// A queue that hands out the least element first. Elements that come in order, or each before the
/// last, cost one step; any others the logarithm of how many there are.
///
///     rising    [ a ][ d ][ f ]      the least stands at the front
///     falling   [ h ][ e ][ b ]      the least stands at the back
///     others    [ c ][ g ]           a heap of those that came in between
///
/// Work is mostly queued in the order in which it is to be done, and where a list was turned round,
/// in the opposite one.
struct PriorityQueue<Element: Comparable> {
  private var rising = FIFO<Element>()
  private var falling: [Element] = []
  private var others = Heap<Element>()

  var isEmpty: Bool { rising.isEmpty && falling.isEmpty && others.isEmpty }
  var count: Int { rising.count + falling.count + others.count }

  /// All of them, in no order.
  var elements: [Element] { Array(rising) + falling + others.elements }

  /// The least element, or nil if there is none.
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

  /// Takes the least element out, or returns nil if there is none.
  mutating func popMin() -> Element? {
    switch place {
    case .rising: rising.popFirst()
    case .falling: falling.popLast()
    case .others: others.popMin()
    }
  }

  /// Removes elements at a cost of the number of all.
  mutating func removeAll(where shouldRemove: (Element) -> Bool) {
    StepCounter.count(rising.count + falling.count)
    rising.removeAll(where: shouldRemove)
    falling.removeAll(where: shouldRemove)
    others.removeAll(where: shouldRemove)
  }

  private enum Place { case rising, falling, others }

  /// The place of the least element.
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

  /// Ends a debug build where the parts are not in their order.
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
