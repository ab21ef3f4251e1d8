import Testing

@testable import StateLabCore

/// The lists of the graph, compared with arrays.
@Suite("Lists of the graph")
struct ListTests {
  private final class Member: ListedObserver {
    let name: Int
    var listPosition = 0

    init(_ name: Int) { self.name = name }
  }

  @Test("An observer list keeps its order through additions and removals", arguments: 1...20)
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

  @Test("A queue returns its elements in the order of insertion", arguments: 1...20)
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

  @Test("A priority queue returns its smallest element first", arguments: 1...20)
  func priorityQueue(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var queue = PriorityQueue<Int>()
    var expected: [Int] = []
    for turn in 0..<300 {
      switch random.next() % 16 {
      case 0...5:
        // Rising for a while, then falling, then in no order.
        let element = [turn, -turn, Int(random.next() % 100)][turn / 10 % 3]
        expected.append(element)
        queue.insert(element)
      case 6:
        expected.removeAll { $0.isMultiple(of: 7) }
        queue.removeAll { $0.isMultiple(of: 7) }
      default:
        #expect(queue.min == expected.min())
        let least = queue.popMin()
        #expect(least == expected.min())
        if let least, let place = expected.firstIndex(of: least) { expected.remove(at: place) }
      }
      queue.checkInvariants()
      #expect(queue.elements.sorted() == expected.sorted())
      #expect(queue.count == expected.count && queue.isEmpty == expected.isEmpty)
    }
  }
}
