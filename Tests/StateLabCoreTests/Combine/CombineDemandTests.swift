import Testing

@testable import StateLabCore

@Suite("Combine: demand")
struct CombineDemandTests {
  @Test(
    "R80 A PassthroughSubject requests from its upstream once one of its subscribers has demand")
  func subjectAsksLate() {
    let relay = PassthroughSubject<Int, Never>()
    var demands: [Subscribers.Demand] = []
    let upstream = [1, 2, 3].publisher
      .handleEvents(receiveRequest: { demands.append($0) }).subscribe(relay)
    #expect(demands.isEmpty)
    let counted = Counted<Int>()
    relay.subscribe(counted)
    #expect(demands.isEmpty)
    counted.request(.max(2))
    #expect(demands == [.unlimited])
    #expect(counted.seen == [1, 2])
    #expect(counted.isFinished)
    withExtendedLifetime(upstream) {}
  }

  @Test("R80 A second upstream receives the request at once if demand already exists")
  func subjectAsksAgain() {
    let relay = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    let sink = relay.sink { seen.append($0) }
    let first = PassthroughSubject<Int, Never>()
    let cancellables = [first.subscribe(relay), [7].publisher.subscribe(relay)]
    #expect(seen == [7])
    withExtendedLifetime((sink, cancellables)) {}
  }

  @Test("R80 A CurrentValueSubject requests from its upstream at once")
  func currentValueAsks() {
    let relay = CurrentValueSubject<Int, Never>(0)
    let cancellable = [1, 2, 3].publisher.subscribe(relay)
    #expect(relay.value == 3)
    withExtendedLifetime(cancellable) {}
  }

  @Test("R81 objectWillChange reaches every subscriber each time, regardless of demand")
  func objectWillChange() {
    final class Model: ObservableObject { @Published var n = 0 }
    let model = Model()
    var heard = [0, 0, 0]
    for (index, demand) in [Subscribers.Demand?.none, .max(1), Subscribers.Demand.none].enumerated()
    {
      model.objectWillChange.subscribe(
        AnySubscriber(
          receiveSubscription: { subscription in demand.map(subscription.request) },
          receiveValue: {
            heard[index] += 1
            return .none
          }))
    }
    for n in 1...3 { model.n = n }
    #expect(heard == [3, 3, 3])
  }

  @Test("R82 Setting $p has no effect: each property keeps its value and its subscribers")
  func publishedSetter() {
    final class Model: ObservableObject {
      @Published var n: Int
      init(_ n: Int) { self.n = n }
    }
    let (a, b) = (Model(1), Model(2))
    var seen: [String] = []
    let sinks = [a.$n.sink { seen.append("a\($0)") }, b.$n.sink { seen.append("b\($0)") }]
    a.$n = b.$n
    #expect([a.n, b.n] == [1, 2])
    b.n = 20
    a.n = 10
    #expect([a.n, b.n] == [10, 20])
    #expect(seen == ["a1", "b2", "b20", "a10"])
    withExtendedLifetime(sinks) {}
  }

  @Test("R83 Sequences, delay, receive(on:) and handleEvents tolerate a demand of zero")
  func zeroTolerated() {
    let world = World()
    World.$current.withValue(world) {
      let numbers = [1, 2].publisher
      for publisher in [
        numbers.eraseToAnyPublisher(),
        numbers.delay(for: 1, scheduler: DispatchQueue.main).eraseToAnyPublisher(),
        numbers.receive(on: DispatchQueue.main).eraseToAnyPublisher(),
        numbers.handleEvents().eraseToAnyPublisher(),
        numbers.map { $0 }.filter { _ in true }.eraseToAnyPublisher(),
      ] {
        let counted = Counted<Int>()
        publisher.subscribe(counted)
        counted.request(.none)
        #expect(counted.seen.isEmpty)
      }
    }
  }

  @Test("R83 dropFirst traps on a demand of zero, over a sequence too")
  func zeroDrop() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let counted = Counted<Int>()
        [1, 2].publisher.eraseToAnyPublisher().dropFirst().subscribe(counted)
        counted.request(.none)
      }
    }
  }

  @Test("R84 autoconnect connects again for a subscriber that arrives in receive(subscription:)")
  func autoconnectNested() {
    let source = Connections()
    let publisher = source.autoconnect()
    var second: AnyCancellable?
    let first = publisher.handleEvents(receiveSubscription: { _ in
      second = publisher.sink { _ in }
    }).sink { _ in }
    #expect(source.log == ["connect 1", "connect 2"])
    second?.cancel()
    #expect(source.log == ["connect 1", "connect 2", "end 2"])
    first.cancel()
    #expect(source.log == ["connect 1", "connect 2", "end 2"])
  }

  @Test("R84 autoconnect disconnects with the last cancellation and can connect again")
  func autoconnect() {
    let source = Connections()
    let publisher = source.autoconnect()
    let sinks = (0..<3).map { _ in publisher.sink { _ in } }
    sinks[0].cancel()
    sinks[0].cancel()
    sinks[1].cancel()
    #expect(source.log == ["connect 1"])
    sinks[2].cancel()
    #expect(source.log == ["connect 1", "end 1"])
    let again = publisher.sink { _ in }
    again.cancel()
    #expect(source.log == ["connect 1", "end 1", "connect 2", "end 2"])
  }

  @Test("R85 dropFirst requests once: the dropped values plus the downstream's demand")
  func dropFirst() {
    let subject = PassthroughSubject<Int, Never>()
    var demands: [Subscribers.Demand] = []
    let counted = Counted<Int>()
    counted.asksAtOnce = .max(42)
    subject.handleEvents(receiveRequest: { demands.append($0) }).dropFirst(2).subscribe(counted)
    #expect(demands == [.max(44)])
    for n in 1...50 { subject.send(n) }
    #expect(counted.seen == Array(3...44))
    #expect(demands == [.max(44)])
  }

  @Test("R85 dropFirst passes its subscription downstream before it subscribes upstream")
  func dropFirstOrder() {
    var log: [String] = []
    let counted = Counted<Int>()
    PassthroughSubject<Int, Never>()
      .handleEvents(receiveSubscription: { _ in log.append("upstream") })
      .dropFirst()
      .handleEvents(receiveSubscription: { _ in log.append("downstream") })
      .subscribe(counted)
    #expect(log == ["downstream", "upstream"])
  }

  @Test("R86 An empty sequence finishes on subscription, without demand")
  func emptySequence() {
    let counted = Counted<Int>()
    [Int]().publisher.subscribe(counted)
    #expect(counted.isFinished)
  }

  @Test(
    "R87 A stride in seconds is rounded to the nearest nanosecond",
    arguments: [(1.2, 1_200_000_000), (0.29, 290_000_000), (-1.2, -1_200_000_000), (1e-10, 0)])
  func stride(seconds: Double, nanoseconds: Int) {
    typealias Stride = DispatchQueue.SchedulerTimeType.Stride
    #expect(Stride.seconds(seconds).magnitude == nanoseconds)
    #expect(Stride.seconds(seconds).timeInterval == .nanoseconds(nanoseconds))
    #expect(Stride(floatLiteral: seconds).timeInterval == .nanoseconds(nanoseconds))
    let time = DispatchTime(uptimeNanoseconds: 5_000_000_000) + seconds
    #expect(time.uptimeNanoseconds == UInt64(5_000_000_000 + nanoseconds))
  }
}

/// Counts its connections.
private final class Connections: ConnectablePublisher {
  typealias Output = Int
  typealias Failure = Never
  var log: [String] = []
  private var count = 0
  private let subject = PassthroughSubject<Int, Never>()

  func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
    subject.receive(subscriber: subscriber)
  }

  func connect() -> any Cancellable {
    count += 1
    let number = count
    log.append("connect \(number)")
    return Connection(number: number, source: self)
  }

  /// Unlike an `AnyCancellable`, it does not cancel when it is released.
  private struct Connection: Cancellable {
    let number: Int
    let source: Connections
    func cancel() { source.log.append("end \(number)") }
  }
}
