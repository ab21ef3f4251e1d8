import Testing

@testable import StateLabCore

@Suite("Combine: calls from inside a subscriber")
struct CombineReentrancyTests {
  @Test("R70 Subscribers receive in the order of subscription, also after cancellations")
  func subscriptionOrder() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    var cancellables = (0..<20).map { name in subject.sink { log.append("\(name):\($0)") } }
    for gap in [17, 11, 10, 3, 0] { cancellables.remove(at: gap).cancel() }
    cancellables.append(subject.sink { log.append("new:\($0)") })
    subject.send(1)
    let left = (0..<20).filter { ![17, 11, 10, 3, 0].contains($0) }
    #expect(log == left.map { "\($0):1" } + ["new:1"])
  }

  @Test("R70 A nested send is fully delivered before the outer one continues")
  func nestedSend() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    let cancellables = [
      subject.sink {
        log.append("A\($0)")
        if $0 == 1 { subject.send(2) }
      },
      subject.sink { log.append("B\($0)") },
    ]
    subject.send(1)
    #expect(log == ["A1", "A2", "B2", "B1"])
    withExtendedLifetime(cancellables) {}
  }

  @Test("R70 A subscription that a sink cancels does not receive the current value")
  func cancelAnother() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    var cancellables: [AnyCancellable] = []
    for name in ["A", "B", "C", "D"] {
      subject.sink {
        log.append("\(name)\($0)")
        if name == "B" { cancellables[0...2].forEach { $0.cancel() } }
      }.store(in: &cancellables)
    }
    subject.send(1)
    subject.send(2)
    #expect(log == ["A1", "B1", "D1", "D2"])
  }

  @Test("R70 A subscription that cancels itself does not cost the others a value")
  func cancelItself() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    var cancellables: [AnyCancellable] = []
    for name in ["A", "B", "C"] {
      subject.sink {
        log.append("\(name)\($0)")
        cancellables[name == "A" ? 0 : name == "B" ? 1 : 2].cancel()
      }.store(in: &cancellables)
    }
    subject.send(1)
    subject.send(2)
    #expect(log == ["A1", "B1", "C1"])
  }

  @Test("R70 A subscriber that is added inside a sink receives the next value, not the current one")
  func subscribeInside() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    var cancellables: [AnyCancellable] = []
    subject.sink { value in
      log.append("A\(value)")
      if value == 1 { subject.sink { log.append("new\($0)") }.store(in: &cancellables) }
    }.store(in: &cancellables)
    subject.send(1)
    #expect(log == ["A1"])
    subject.send(2)
    #expect(log == ["A1", "A2", "new2"])
  }

  @Test("R70 A completion inside a sink ends all subscriptions, including the current send")
  func completeInside() {
    let subject = CurrentValueSubject<Int, Never>(0)
    var log: [String] = []
    var cancellables: [AnyCancellable] = []
    for name in ["A", "B"] {
      subject.dropFirst().sink(
        receiveCompletion: { _ in log.append("\(name) end") },
        receiveValue: {
          log.append("\(name)\($0)")
          subject.send(completion: .finished)
        }
      ).store(in: &cancellables)
    }
    subject.send(1)
    #expect(log == ["A1", "A end", "B end"])
  }

  @Test("R70 A subscription that is canceled during a completion does not receive the completion")
  func cancelInCompletion() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    var second: AnyCancellable?
    let first = subject.sink(
      receiveCompletion: { _ in
        log.append("first")
        second?.cancel()
      }, receiveValue: { _ in })
    second = subject.sink(
      receiveCompletion: { _ in log.append("second") }, receiveValue: { _ in })
    subject.send(completion: .finished)
    #expect(log == ["first"])
    withExtendedLifetime(first) {}
  }

  @Test("R70 Demand stays exact in nested sends")
  func nestedDemand() {
    let subject = PassthroughSubject<Int, Never>()
    let counted = Counted<Int>()
    counted.wants = { value in
      if value == 1 { subject.send(2) }
      return .none
    }
    subject.subscribe(counted)
    counted.request(.max(2))
    subject.send(1)
    subject.send(3)
    #expect(counted.seen == [1, 2])
  }

  @Test("R70 A subscriber may release the subject during a send")
  func releaseInside() {
    var subject: PassthroughSubject<Int, Never>? = PassthroughSubject()
    var seen: [Int] = []
    let cancellables = [
      subject?.sink {
        seen.append($0)
        subject = nil
      },
      subject?.sink { seen.append($0 * 10) },
    ]
    subject?.send(1)
    #expect(seen == [1, 10])
    withExtendedLifetime(cancellables) {}
  }
}
