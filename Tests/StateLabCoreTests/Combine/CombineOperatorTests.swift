import Testing

@testable import StateLabCore

@Suite("Combine: operators")
struct CombineOperatorTests {
  let subject = PassthroughSubject<Int, Never>()

  @Test("map, compactMap, filter, dropFirst and removeDuplicates transform or select values")
  func values() {
    #expect(received { $0.map { $0 * 10 } } == [10, 10, 20, 30, 40])
    #expect(received { $0.map(\.description) } == ["1", "1", "2", "3", "4"])
    #expect(received { $0.compactMap { $0 > 2 ? "\($0)" : nil } } == ["3", "4"])
    #expect(received { $0.filter { $0 % 2 == 0 } } == [2, 4])
    #expect(received { $0.dropFirst() } == [1, 2, 3, 4])
    #expect(received { $0.dropFirst(3) } == [3, 4])
    #expect(received { $0.removeDuplicates() } == [1, 2, 3, 4])
    #expect(received { $0.removeDuplicates { $0 + 1 == $1 } } == [1, 1, 3])
    #expect(received { $0.eraseToAnyPublisher() } == [1, 1, 2, 3, 4])
  }

  @Test("R49 removeDuplicates and dropFirst start anew for each subscription")
  func memory() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let unique = subject.removeDuplicates()
    let later = subject.dropFirst()
    var seen: [Int] = []
    for _ in 0..<2 {
      let cancellables = [
        unique.sink { seen.append($0) }, later.sink { seen.append($0 * 10) },
      ]
      subject.send(1)
      withExtendedLifetime(cancellables) {}
    }
    #expect(seen == [1, 10, 1, 10])
  }

  @Test(
    "R68 Operators request another value for each one they leave out, so demand stays exact",
    arguments: Swallowing.allCases)
  func demand(swallowing: Swallowing) {
    let counted = Counted<Int>()
    swallowing.build(on: subject).subscribe(counted)
    counted.request(.max(2))
    for value in [1, 1, 2, 2, 3, 3, 4, 4] { subject.send(value) }
    #expect(counted.seen == swallowing.firstTwo)
  }

  @Test("handleEvents calls a closure for each event, and receiveCancel only upon cancel")
  func handleEvents() {
    var log: [String] = []
    func observed() -> AnyCancellable {
      subject.handleEvents(
        receiveSubscription: { _ in log.append("subscription") },
        receiveOutput: { log.append("output \($0)") },
        receiveCompletion: { _ in log.append("completion") },
        receiveCancel: { log.append("cancel") },
        receiveRequest: { log.append("request \($0)") }
      ).sink { log.append("sink \($0)") }
    }
    let first = observed()
    subject.send(1)
    first.cancel()
    #expect(log == ["subscription", "request unlimited", "output 1", "sink 1", "cancel"])
    log = []
    let second = observed()
    subject.send(completion: .finished)
    second.cancel()
    #expect(log == ["subscription", "request unlimited", "completion"])
  }

  @Test("R69 A failure passes through operators once")
  func completion() {
    let failing = PassthroughSubject<Int, Oops>()
    var log: [String] = []
    let cancellable = failing.map { $0 + 1 }.filter { $0 > 0 }.removeDuplicates().dropFirst(0)
      .compactMap { $0 }.handleEvents().eraseToAnyPublisher()
      .sink(
        receiveCompletion: { log.append($0 == .failure(Oops()) ? "failed" : "finished") },
        receiveValue: { log.append("\($0)") })
    failing.send(1)
    failing.send(completion: .failure(Oops()))
    failing.send(completion: .finished)
    #expect(log == ["2", "failed"])
    withExtendedLifetime(cancellable) {}
  }

  @Test("R72 Just waits for demand, delivers once and finishes")
  func just() {
    let counted = Counted<String>()
    Just("a").subscribe(counted)
    #expect(counted.seen.isEmpty)
    counted.request(.max(1))
    counted.request(.max(1))
    #expect(counted.seen == ["a"])
    #expect(counted.isFinished)

    let leaving = Counted<String>()
    leaving.wants = { _ in
      leaving.cancel()
      return .none
    }
    Just("b").subscribe(leaving)
    leaving.request(.unlimited)
    #expect(leaving.seen == ["b"])
    #expect(!leaving.isFinished)
  }

  @Test("Empty finishes at once or never")
  func empty() {
    for immediately in [true, false] {
      let counted = Counted<Int>()
      Empty<Int, Never>(completeImmediately: immediately).subscribe(counted)
      #expect(counted.isFinished == immediately)
    }
  }

  @Test("R49 Each eraseToAnyPublisher makes a new box, which copies and a second erasure share")
  func erasedIdentity() {
    func bits(_ publisher: AnyPublisher<Int, Never>) -> UInt {
      withUnsafeBytes(of: publisher) { $0.load(as: UInt.self) }
    }
    let erased = subject.eraseToAnyPublisher()
    let again = subject.eraseToAnyPublisher()
    let copy = erased
    let twice = erased.eraseToAnyPublisher()
    #expect(bits(erased) != bits(again))
    #expect(bits(erased) == bits(copy))
    #expect(bits(erased) == bits(twice))
    withExtendedLifetime((erased, again)) {}
  }

  @Test("Demand arithmetic preserves unlimited and never goes below zero")
  func demandArithmetic() {
    typealias Demand = Subscribers.Demand
    #expect(Demand.max(2) + 3 == .max(5))
    #expect(Demand.max(2) - 3 == Demand.none)
    #expect(Demand.unlimited - .unlimited == .unlimited)
    #expect(Demand.unlimited - 1 == .unlimited)
    #expect(Demand.max(2) + .unlimited == .unlimited)
    #expect(Demand.max(3) * 2 == 6)
    #expect(Demand.max(.max - 1) + 1 == .unlimited)
    #expect(Demand.unlimited > 1_000_000)
    #expect(Demand.max(1) < .unlimited)
    #expect(Demand.unlimited.max == nil)
    #expect("\(Demand.max(3)) \(Demand.unlimited)" == "max(3) unlimited")
  }

  private func received<P: Publisher>(
    through operators: (PassthroughSubject<Int, Never>) -> P
  ) -> [P.Output] where P.Failure == Never {
    var seen: [P.Output] = []
    let cancellable = operators(subject).sink { seen.append($0) }
    for value in [1, 1, 2, 3, 4] { subject.send(value) }
    cancellable.cancel()
    subject.send(99)
    return seen
  }
}

/// Operators that leave values out.
enum Swallowing: CaseIterable {
  case filter, compactMap, dropFirst, removeDuplicates

  func build(on subject: PassthroughSubject<Int, Never>) -> AnyPublisher<Int, Never> {
    switch self {
    case .filter: subject.filter { $0 > 2 }.eraseToAnyPublisher()
    case .compactMap: subject.compactMap { $0 > 2 ? -$0 : nil }.eraseToAnyPublisher()
    case .dropFirst: subject.dropFirst(3).eraseToAnyPublisher()
    case .removeDuplicates: subject.removeDuplicates().eraseToAnyPublisher()
    }
  }

  var firstTwo: [Int] {
    switch self {
    case .filter: [3, 3]
    case .compactMap: [-3, -3]
    case .dropFirst: [2, 3]
    case .removeDuplicates: [1, 2]
    }
  }
}
