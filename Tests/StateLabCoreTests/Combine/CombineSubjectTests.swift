import Testing

@testable import StateLabCore

@Suite("Combine: subjects")
struct CombineSubjectTests {
  @Test("R67 CurrentValueSubject stores a value before it sends it")
  func storesFirst() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var seen: [[Int]] = []
    let cancellable = subject.sink { seen.append([$0, subject.value]) }
    subject.send(2)
    subject.value = 3
    subject.value += 1
    #expect(seen == [[1, 1], [2, 2], [3, 3], [4, 4]])
    withExtendedLifetime(cancellable) {}
  }

  @Test("R67 Without demand CurrentValueSubject keeps the latest value and delivers it on request")
  func latestForDemand() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let counted = Counted<Int>()
    subject.subscribe(counted)
    #expect(counted.seen.isEmpty)
    subject.send(2)
    subject.send(3)
    counted.request(.max(1))
    #expect(counted.seen == [3])
    subject.send(4)
    subject.send(5)
    counted.request(.max(1))
    #expect(counted.seen == [3, 5])
    counted.request(.max(1))
    #expect(counted.seen == [3, 5])
    subject.send(6)
    #expect(counted.seen == [3, 5, 6])
  }

  @Test("R67 After completion send has no effect, and assigning value only stores")
  func valueAfterCompletion() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var seen: [Int] = []
    let cancellable = subject.sink { seen.append($0) }
    subject.send(completion: .finished)
    subject.send(2)
    #expect(subject.value == 1)
    subject.value = 3
    #expect(subject.value == 3)
    #expect(seen == [1])
    withExtendedLifetime(cancellable) {}
  }

  @Test("R68 PassthroughSubject replays nothing and drops values without demand")
  func passthroughDrops() {
    let subject = PassthroughSubject<Int, Never>()
    subject.send(1)
    let counted = Counted<Int>()
    subject.subscribe(counted)
    subject.send(2)
    counted.request(.max(1))
    subject.send(3)
    subject.send(4)
    counted.request(.max(2))
    subject.send(5)
    #expect(counted.seen == [3, 5])
  }

  @Test("R68 Demand that receive returns is added to the requested demand")
  func returnedDemand() {
    let subject = PassthroughSubject<Int, Never>()
    let counted = Counted<Int>()
    counted.wants = { $0 == 1 ? .max(2) : .none }
    subject.subscribe(counted)
    counted.request(.max(1))
    for value in 1...5 { subject.send(value) }
    #expect(counted.seen == [1, 2, 3])
  }

  @Test("R69 The first completion counts, and later values and completions are ignored")
  func completionOnce() {
    let subject = PassthroughSubject<Int, Oops>()
    var log: [String] = []
    let cancellable = subject.sink(
      receiveCompletion: { log.append("\($0 == .finished ? "finished" : "failed")") },
      receiveValue: { log.append("\($0)") })
    subject.send(1)
    subject.send(completion: .failure(Oops()))
    subject.send(2)
    subject.send(completion: .finished)
    #expect(log == ["1", "failed"])
    withExtendedLifetime(cancellable) {}
  }

  @Test("R69 A late subscriber receives the completion and no value")
  func lateSubscriber() {
    let subject = CurrentValueSubject<Int, Never>(1)
    subject.send(completion: .finished)
    var log: [String] = []
    let cancellable = subject.sink(
      receiveCompletion: { _ in log.append("finished") }, receiveValue: { log.append("\($0)") })
    #expect(log == ["finished"])
    withExtendedLifetime(cancellable) {}
  }

  @Test("R72 sink requests unlimited demand, once")
  func sinkDemand() {
    var demands: [Subscribers.Demand] = []
    let cancellable = PassthroughSubject<Int, Never>()
      .handleEvents(receiveRequest: { demands.append($0) }).sink { _ in }
    #expect(demands == [.unlimited])
    withExtendedLifetime(cancellable) {}
  }

  @Test("R72 assign requests unlimited demand and writes the property")
  func assign() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var demands: [Subscribers.Demand] = []
    let target = Target()
    let cancellable = subject.handleEvents(receiveRequest: { demands.append($0) })
      .assign(to: \.number, on: target)
    #expect(target.number == 1)
    subject.send(2)
    #expect(target.number == 2)
    cancellable.cancel()
    subject.send(3)
    #expect(target.number == 2)
    #expect(demands == [.unlimited])
  }

  @Test("R72 A request for zero demand ends the process with Apple's text")
  func zeroDemand() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let counted = Counted<Int>()
        PassthroughSubject<Int, Never>().subscribe(counted)
        counted.request(.none)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Fatal error: API Violation: demand must not be zero"))
  }

  @Test("R72 map and Just also trap on a demand of zero")
  func zeroDemandElsewhere() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let counted = Counted<Int>()
        Just(1).subscribe(counted)
        counted.request(.none)
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let counted = Counted<Int>()
        PassthroughSubject<Int, Never>().map { $0 }.subscribe(counted)
        counted.request(.none)
      }
    }
  }

  @Test("A subject subscribes to a publisher and stops when the subscription is canceled")
  func relay() {
    let source = PassthroughSubject<Int, Never>()
    let relay = CurrentValueSubject<Int, Never>(0)
    let cancellable = source.subscribe(relay)
    source.send(1)
    #expect(relay.value == 1)
    cancellable.cancel()
    source.send(2)
    #expect(relay.value == 1)
  }
}

struct Oops: Error, Equatable {}

private final class Target { var number = 0 }

/// A subscriber that requests only as much as the test does.
final class Counted<Input>: Subscriber {
  typealias Failure = Never
  var seen: [Input] = []
  var isFinished = false
  var wants: (Input) -> Subscribers.Demand = { _ in .none }
  var asksAtOnce: Subscribers.Demand?
  private var subscription: (any Subscription)?

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    if let asksAtOnce { subscription.request(asksAtOnce) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    seen.append(input)
    return wants(input)
  }

  func receive(completion: Subscribers.Completion<Never>) { isFinished = true }

  func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }
  func cancel() { subscription?.cancel() }
}
