import Testing

@testable import StateLabCore

@Suite("Combine: share, multicast, Future, Deferred, print")
struct CombineSharingTests {
  @Test("share subscribes once and cancels when its last subscriber cancels")
  func share() {
    var log: [String] = []
    let subject = PassthroughSubject<Int, Never>()
    let shared = subject.handleEvents(
      receiveSubscription: { _ in log.append("subscribed") },
      receiveCancel: { log.append("cancelled") }
    ).map { n in
      log.append("map \(n)")
      return n
    }.share()
    let first = shared.sink { log.append("first \($0)") }
    let second = shared.sink { log.append("second \($0)") }
    subject.send(1)
    first.cancel()
    #expect(log == ["subscribed", "map 1", "first 1", "second 1"])
    second.cancel()
    #expect(log.last == "cancelled")
  }

  @Test("share sends a subscriber that arrives after the end only the completion")
  func shareLate() {
    let shared = Just(1).share()
    #expect(shared.events == "1 end")
    #expect(shared.events == "end")
  }

  @Test("makeConnectable and multicast send nothing before connect")
  func connectable() {
    let connectable = [1, 2].publisher.makeConnectable()
    let logs = [connectable.logged(), connectable.logged()]
    #expect(logs.map(\.text) == ["", ""])
    let connection = connectable.connect()
    #expect(logs.map(\.text) == ["1 2 end", "1 2 end"])
    connection.cancel()
    var made = 0
    let source = PassthroughSubject<Int, Never>()
    let multicast = source.multicast {
      made += 1
      return CurrentValueSubject<Int, Never>(0)
    }
    let log = multicast.logged()
    let other = multicast.logged()
    let ended = multicast.connect()
    source.send(1)
    ended.cancel()
    source.send(2)
    #expect([log.text, other.text] == ["0 1", "0 1"])
    #expect(made == 1)
  }

  @Test("Future runs its closure once, at creation, and keeps its result")
  func future() {
    var runs = 0
    var promise: Future<Int, Mishap>.Promise?
    let future = Future<Int, Mishap> {
      runs += 1
      promise = $0
    }
    #expect(runs == 1)
    let early = future.logged()
    let patient = future.logged(asking: .none)
    promise?(.success(1))
    promise?(.success(2))
    #expect(early.text == "1 end")
    #expect(patient.text == "")
    patient.request(.max(1))
    #expect(patient.text == "1 end")
    #expect(future.events == "1 end")
    #expect(runs == 1)
    let failed = Future<Int, Mishap> { $0(.failure(.one)) }
    #expect(failed.logged(asking: .none).text == "failed one")
  }

  @Test("Canceling a subscription of a Future releases the closure before a result exists")
  func futureCancelled() {
    let counter = TokenCounter()
    var promise: Future<Int, Never>.Promise?
    let future = Future<Int, Never> { promise = $0 }
    do {
      let token = counter.token()
      future.sink { _ in token.touch() }.cancel()
    }
    #expect(counter.alive == 0)
    promise?(.success(1))
  }

  @Test("Deferred creates a publisher for each subscriber at subscription")
  func deferred() {
    var made = 0
    let deferred = Deferred {
      made += 1
      return Just(made)
    }
    #expect(made == 0)
    #expect([deferred.events, deferred.events] == ["1 end", "2 end"])
  }

  @Test("An optional and a result publish their value")
  func holders() {
    #expect(Int?.some(1).publisher.events == "1 end")
    #expect(Int?.none.publisher.events == "end")
    #expect(Result<Int, Mishap>.success(1).publisher.events == "1 end")
    #expect(Result<Int, Mishap>.failure(.one).publisher.events == "failed one")
  }

  @Test("print writes each event in Combine's format")
  func printing() {
    let lines = Lines()
    _ = [1, 2].publisher.print("numbers", to: lines).sink { _ in }
    let subject = PassthroughSubject<Int, Mishap>()
    let log = subject.print(to: lines).logged(asking: .max(1))
    subject.send(7)
    subject.send(completion: .failure(.one))
    let cancelled = CurrentValueSubject<Int, Never>(3).map { $0 }.print(to: lines).logged()
    cancelled.cancel()
    #expect(
      lines.text == """
        numbers: receive subscription: ([1, 2])
        numbers: request unlimited
        numbers: receive value: (1)
        numbers: receive value: (2)
        numbers: receive finished
        receive subscription: (PassthroughSubject)
        request max: (1)
        receive value: (7)
        receive error: (one)
        receive subscription: (CurrentValueSubject)
        request unlimited
        receive value: (3)
        receive cancel

        """)
    #expect(log.text == "7 failed one")
  }

  @Test("print writes into the current trace")
  func printingIntoTrace() {
    let recorder = Recorder()
    Recorder.$inherited.withValue(recorder) { _ = Just(1).print().sink { _ in } }
    #expect(recorder.trace.printed.first == "receive subscription: (Just)")
  }

  @Test("The immediate scheduler does not delay")
  func immediate() {
    let log = [1, 2].publisher.delay(for: .seconds(9), scheduler: ImmediateScheduler.shared)
      .logged()
    #expect(log.text == "1 2 end")
  }
}

private final class Lines: TextOutputStream {
  var text = ""
  func write(_ string: String) { text += string }
}
