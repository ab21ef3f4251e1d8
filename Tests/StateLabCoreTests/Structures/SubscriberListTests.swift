import Testing

@testable import StateLabCore

/// The subscribers of a subject, compared with an array that each send copies.
@Suite("Lists of subscribers")
struct SubscriberListTests {
  /// The operations of subscribers on the list that contains them, also while they receive a value.
  private protocol Crowd: AnyObject {
    var log: [String] { get set }
    func join(_ name: Int)
    func leave(_ name: Int)
    func send(_ value: Int)
    func finish()
  }

  /// The reaction of a subscriber to a value, the same in both crowds.
  private static func react(_ name: Int, to value: Int, seed: UInt64, in crowd: any Crowd) {
    crowd.log.append("\(name): \(value)")
    // A subscriber that joined during a send only receives, so the crowd does not grow without end.
    guard name < 1000 else { return }
    var random = SplitMix(seed: seed &+ UInt64(name * 1000 + value))
    switch random.next() % 12 {
    case 0: crowd.leave(name)
    case 1: crowd.leave(name - Int(random.next() % 20))
    case 2: crowd.join(name + 1000)
    case 3 where value % 10 == 1: crowd.send(value - 1)
    default: break
    }
  }

  private final class PlainCrowd: Crowd {
    private final class Member {
      let name: Int
      var isThere = true
      init(_ name: Int) { self.name = name }
    }

    var log: [String] = []
    private var members: [Member] = []
    private var isOver = false
    private let seed: UInt64
    init(seed: UInt64) { self.seed = seed }

    func join(_ name: Int) {
      if isOver { return log.append("\(name): over") }
      members.append(Member(name))
    }

    func leave(_ name: Int) {
      for member in members where member.name == name { member.isThere = false }
      members.removeAll { !$0.isThere }
    }

    func send(_ value: Int) {
      for member in members where member.isThere {
        react(member.name, to: value, seed: seed, in: self)
      }
    }

    func finish() {
      isOver = true
      let last = members
      members = []
      for member in last where member.isThere { log.append("\(member.name): over") }
    }
  }

  private final class ListedCrowd: Crowd {
    var log: [String] = []
    let list = SubscriberList<Int, Never>("crowd")
    private var sinks: [Int: [Subscribers.Sink<Int, Never>]] = [:]
    private let seed: UInt64
    init(seed: UInt64) { self.seed = seed }

    func join(_ name: Int) {
      let sink = Subscribers.Sink<Int, Never> { [unowned self] _ in
        log.append("\(name): over")
      } receiveValue: { [unowned self] value in
        react(name, to: value, seed: seed, in: self)
      }
      list.add(sink)
      sinks[name, default: []].append(sink)
    }

    func leave(_ name: Int) {
      for sink in sinks.removeValue(forKey: name) ?? [] { sink.cancel() }
    }

    func send(_ value: Int) { list.send(value) }
    func finish() { list.finish(.finished) }
  }

  @Test(
    "R70 Each value reaches the same subscribers as in a copied array, even if they join or cancel",
    arguments: 1...20)
  func crowds(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let listed = ListedCrowd(seed: seed)
    let plain = PlainCrowd(seed: seed)
    for step in 0..<100 {
      let number = Int(random.next() % 20)
      for crowd in [listed, plain] as [any Crowd] {
        switch step % 4 {
        case 0, 1: crowd.join(step)
        case 2: crowd.send(step * 10 + number % 4)
        default: crowd.leave(step - number)
        }
      }
      listed.list.checkInvariants()
      #expect(listed.log == plain.log)
    }
    for crowd in [listed, plain] as [any Crowd] {
      crowd.finish()
      crowd.send(1)
      crowd.join(2000)
    }
    listed.list.checkInvariants()
    #expect(listed.log == plain.log)
    #expect(listed.log.count > 100)
  }
}
