import Testing

@testable import Rendering
@testable import Replay

@Suite("Order of the views")
struct ViewOrderTests {
  @Test("The order finds each view after insertions and removals")
  func order() {
    var order = ViewOrder()
    var expected: [Int] = []
    for id in 0..<400 {
      let position = id * 37 % (order.places.count + 1)
      let rank = order.places[..<position].count { $0 != nil }
      order.insert(id, at: position)
      expected.insert(id, at: rank)
      order.checkInvariants()
      if id % 3 != 0 {
        let gone = expected[id * 17 % expected.count]
        order.remove(gone)
        expected.removeAll { $0 == gone }
        order.checkInvariants()
      }
      #expect(order.places.compactMap { $0 } == expected)
      #expect(order.last == expected.last)
    }
    for (rank, id) in expected.enumerated() { #expect(order.rank(of: id) == rank) }
    order.remove(-1)
    #expect(order.places.compactMap { $0 } == expected)
  }
}
