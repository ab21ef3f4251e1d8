import Testing

@testable import StateLabCore

/// The heaps of the clock and of a pass, compared with sorted arrays.
@Suite("Heaps")
struct HeapTests {
  @Test("A heap returns its smallest element first, after any removals", arguments: 1...20)
  func heap(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var heap = Heap<Int>()
    var expected: [Int] = []
    for _ in 0..<300 {
      switch random.next() % 8 {
      case 0..<5:
        let number = Int(random.next() % 50)
        heap.insert(number)
        expected.append(number)
        expected.sort()
      case 5, 6: #expect(heap.popMin() == (expected.isEmpty ? nil : expected.removeFirst()))
      default:
        let divisor = Int(random.next() % 5) + 2
        heap.removeAll { $0.isMultiple(of: divisor) }
        expected.removeAll { $0.isMultiple(of: divisor) }
      }
      heap.checkInvariants()
      #expect(heap.min == expected.first && heap.count == expected.count)
    }
  }

  @Test(
    "A clock runs the actions that were not canceled by time, then by order of scheduling",
    arguments: 1...20)
  func clock(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let clock = VirtualClock()
    var waiting: [(time: Int, name: Int, appointment: VirtualClock.Appointment)] = []
    var played: [Int] = []
    var expected: [Int] = []
    var now = 0
    for name in 0..<300 {
      switch random.next() % 8 {
      case 0..<5:
        let time = now + Int(random.next() % 20)
        let appointment = clock.schedule(at: .seconds(time)) { played.append(name) }
        waiting.append((time, name, appointment))
      case 5, 6:
        guard !waiting.isEmpty else { continue }
        let position = Int(random.next() % UInt64(waiting.count))
        waiting.remove(at: position).appointment.cancel()
      default:
        now += Int(random.next() % 5)
        clock.advance(by: .seconds(now) - clock.now)
        let due = waiting.filter { $0.time <= now }
        expected += due.sorted { ($0.time, $0.name) < ($1.time, $1.name) }.map(\.name)
        waiting.removeAll { $0.time <= now }
      }
      clock.checkInvariants()
      #expect(played == expected)
    }
  }

  private struct Rows: View {
    var body: some View {
      ForEach(0..<5) { row in
        VStack {
          Text("\(row)")
          if row > 2 { Text("more") }
        }
      }
    }
  }

  @Test(
    "A pass takes its nodes parents first, then in the order of mounting", arguments: 1...20)
  func nodes(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let host = Host(Rows())
    var nodes: [Node] = []
    func collect(_ node: Node) {
      nodes.append(node)
      node.forEachChild(collect)
    }
    collect(try #require(host.root))
    var queue = NodeQueue()
    for node in nodes.shuffled(using: &random) {
      queue.insert(node)
      queue.checkInvariants()
    }
    var taken: [Node] = []
    while let node = queue.popFirst() {
      taken.append(node)
      queue.checkInvariants()
    }
    nodes.sort { ($0.depth, $0.serial) < ($1.depth, $1.serial) }
    #expect(taken.map(\.serial) == nodes.map(\.serial))
  }
}
