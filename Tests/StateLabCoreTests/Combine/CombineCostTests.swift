import Testing

@_spi(Steps) @testable import StateLabCore

/// Ten times the input takes at most twelve times the steps. The limit is fifteen for deadlines in
/// mixed order: sorting them takes N log N.
@Suite("Combine: cost")
struct CombineCostTests {
  @Test("Scheduling, running and canceling actions of the clock", arguments: Deadlines.allCases)
  func clock(deadlines: Deadlines) {
    let limit = deadlines == .mixed ? 15 : 12
    expectLinear(limit: limit) { count in
      let clock = VirtualClock()
      for n in 0..<count { clock.schedule(at: deadlines.time(n, of: count)) {} }
      clock.advance(by: .seconds(count))
    }
    for order in Order.allCases {
      expectLinear(limit: limit) { count in
        let clock = VirtualClock()
        let appointments = (0..<count).map { n in
          clock.schedule(at: deadlines.time(n, of: count)) {}
        }
        for n in order.of(count) { appointments[n].cancel() }
        #expect(clock.nextDue == nil)
      }
    }
  }

  @Test("Rescheduling one action again and again, as a debounce does")
  func restarted() {
    expectLinear { count in
      let clock = VirtualClock()
      var last: VirtualClock.Appointment?
      for n in 0..<count {
        last?.cancel()
        last = clock.schedule(at: .milliseconds(n)) {}
        #expect(clock.nextDue == .milliseconds(n))
      }
    }
  }

  @Test("Creating and canceling pipelines that use the clock", arguments: TimedPipe.allCases)
  func pipes(pipe: TimedPipe) {
    for order in Order.allCases {
      expectLinear { count in
        let world = World()
        World.$current.withValue(world) {
          let subject = PassthroughSubject<Int, Never>()
          let sinks = (0..<count).map { _ in pipe.build(on: subject) }
          subject.send(1)
          for n in order.of(count) { sinks[n].cancel() }
          world.clock.advance(by: .seconds(3))
        }
      }
    }
  }

  @Test("Subscribing to each kind of subject, receiving and canceling", arguments: Crowd.allCases)
  func subscribers(crowd: Crowd) {
    for order in Order.allCases {
      expectLinear { count in
        let model = CrowdedModel()
        let sinks = (0..<count).map { _ in crowd.join(model) }
        model.n += 1
        model.passthrough.send(1)
        model.current.send(1)
        for n in order.of(count) { sinks[n].cancel() }
      }
    }
  }

  @Test("Subscriptions that cancel themselves while they receive a value")
  func leavingInside() {
    expectLinear { count in
      let subject = PassthroughSubject<Int, Never>()
      let cancellables = Cancellables()
      for n in 0..<count {
        cancellables.list.append(subject.sink { _ in cancellables.list[n].cancel() })
      }
      subject.send(1)
      subject.send(2)
      cancellables.list = []
    }
  }

  @Test("Canceling subscriptions of a future that has no result")
  func leavingAFuture() {
    for order in Order.allCases {
      expectLinear { count in
        let future = Future<Int, Never> { _ in }
        let sinks = (0..<count).map { _ in future.sink { _ in } }
        for n in order.of(count) { sinks[n].cancel() }
      }
    }
  }

  @Test("The publishers of flatMap end in any order", arguments: Order.allCases)
  func endingSides(order: Order) {
    expectLinear { count in
      let inner = (0..<count).map { _ in PassthroughSubject<Int, Never>() }
      var received: [Int] = []
      let sink = (0..<count).publisher.flatMap { inner[$0] }.sink { received.append($0) }
      let last = order.of(count)
      for n in last {
        inner[n].send(n)
        inner[n].send(completion: .finished)
      }
      #expect(received == last)
      withExtendedLifetime(sink) {}
    }
  }

  @Test("Assigning many publishers to one @Published property in turn")
  func followed() {
    expectLinear { count in
      let model = CrowdedModel()
      for n in 0..<count { Just(n).assign(to: &model.$n) }
      #expect(model.n == count - 1)
    }
  }

  @Test("A result that grows, such as that of collect, grows in place", arguments: [1000, 10_000])
  func growingResult(count: Int) {
    var moves = 0
    var place: UnsafePointer<Int>?
    let subject = PassthroughSubject<Int, Never>()
    let log = EventLog<[Int], Never>(asking: .none)
    subject._receive(
      ReduceSubscription(log._base, "Collect", initially: []) { inner, value in
        Publishers.Collect<PassthroughSubject<Int, Never>>.add(value, to: inner)
        let last = place
        place = inner.result?.withUnsafeBufferPointer(\.baseAddress)
        if place != last { moves += 1 }
      })
    for n in 0..<count { subject.send(n) }
    // The array doubles its storage: a copy at each value would move it each time.
    #expect(moves < 30)
    subject.send(completion: .finished)
    log.request(.max(1))
    #expect(log.words.last == "end")
  }

  private func expectLinear(
    limit: Int = 12, sourceLocation: Testing.SourceLocation = #_sourceLocation,
    _ body: (Int) -> Void
  ) {
    let few = StepCounter.steps { body(1000) }
    let many = StepCounter.steps { body(10_000) }
    #expect(many <= limit * few, "\(many) to \(few) steps", sourceLocation: sourceLocation)
  }
}

enum Deadlines: CaseIterable {
  case rising, falling, equal, mixed

  func time(_ n: Int, of count: Int) -> Duration {
    switch self {
    case .rising: .milliseconds(n)
    case .falling: .milliseconds(count - n)
    case .equal: .seconds(1)
    case .mixed: .milliseconds(n &* 7919 % count)
    }
  }
}

/// The order in which the subscriptions are canceled.
enum Order: CaseIterable {
  case asTheyCame, fromTheLast, mixed

  func of(_ count: Int) -> [Int] {
    switch self {
    case .asTheyCame: Array(0..<count)
    case .fromTheLast: (0..<count).reversed()
    case .mixed: (0..<count).map { $0 &* 7919 % count }
    }
  }
}

enum TimedPipe: CaseIterable {
  case delay, debounce, receiveOn, timer, combineLatest

  func build(on subject: PassthroughSubject<Int, Never>) -> AnyCancellable {
    let main = DispatchQueue.main
    return switch self {
    case .delay: subject.delay(for: 1, scheduler: main).sink { _ in }
    case .debounce: subject.debounce(for: 1, scheduler: main).sink { _ in }
    case .receiveOn: subject.receive(on: main).sink { _ in }
    case .timer: Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { _ in }
    case .combineLatest: subject.combineLatest(subject).sink { _ in }
    }
  }
}

enum Crowd: CaseIterable {
  case passthrough, current, published, objectWillChange, dropped

  func join(_ model: CrowdedModel) -> AnyCancellable {
    switch self {
    case .passthrough: model.passthrough.sink { _ in }
    case .current: model.current.sink { _ in }
    case .published: model.$n.sink { _ in }
    case .objectWillChange: model.objectWillChange.sink { _ in }
    case .dropped: model.$n.dropFirst().map { $0 }.sink { _ in }
    }
  }
}

final class CrowdedModel: ObservableObject {
  @Published var n = 0
  let passthrough = PassthroughSubject<Int, Never>()
  let current = CurrentValueSubject<Int, Never>(0)
}
