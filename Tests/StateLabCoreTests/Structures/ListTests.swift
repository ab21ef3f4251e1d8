import Testing

@testable import StateLabCore

/// The lists that the graph keeps, against plain arrays.
@Suite("Lists of the graph")
struct ListTests {
  private final class Member: ListedObserver {
    let name: Int
    var listPosition = 0

    init(_ name: Int) { self.name = name }
  }

  @Test("An observer list keeps its order, whoever is added and removed", arguments: 1...20)
  func observers(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var list = ObserverList<Member>()
    var expected: [Member] = []
    for name in 0..<300 {
      if expected.isEmpty || random.next() % 5 < 3 {
        expected.append(Member(name))
        list.add(expected[expected.count - 1])
      } else {
        let member = expected.remove(at: Int(random.next() % UInt64(expected.count)))
        list.remove(member)
        list.remove(member)
      }
      list.checkInvariants()
      var names: [Int] = []
      list.forEach { names.append($0.name) }
      #expect(names == expected.map(\.name))
    }
  }

  @Test("A queue hands out what was put in, in that order, and keeps none of it", arguments: 1...20)
  func queue(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var queue = FIFO<Int>()
    var expected: [Int] = []
    for number in 0..<300 {
      if random.next() % 2 == 0 {
        expected.append(number)
        queue.append(number)
      } else {
        #expect(queue.popFirst() == (expected.isEmpty ? nil : expected.removeFirst()))
      }
      queue.checkInvariants()
      #expect(Array(queue) == expected)
      #expect(queue.first == expected.first && queue.last == expected.last)
      #expect(queue.isEmpty == expected.isEmpty)
    }
  }
}
