import Testing

@testable import StateLabCore

@Suite("Combine: operators that use time")
struct CombineTimingTests {
  private let world = World()
  private let subject = PassthroughSubject<Int, Mishap>()

  /// Sends the numbers one after another, a tenth of a second apart.
  private func play(_ numbers: ClosedRange<Int>, _ body: () -> Void) {
    World.$current.withValue(world) {
      body()
      for number in numbers {
        subject.send(number)
        settle()
        advance(.milliseconds(100))
      }
      settle()
    }
  }

  private func settle() {
    World.$current.withValue(world) {
      while let block = world.pendingMain.popFirst() { block() }
    }
  }

  private func advance(_ duration: Duration) {
    World.$current.withValue(world) { world.clock.advance(by: duration) { settle() } }
    settle()
  }

  @Test("throttle publishes the first value at once, then the newest or the first of each interval")
  func throttle() {
    var newest: EventLog<Int, Mishap>?
    var first: EventLog<Int, Mishap>?
    play(1...7) {
      let main = DispatchQueue.main
      newest = subject.throttle(for: .milliseconds(300), scheduler: main, latest: true).logged()
      first = subject.throttle(for: .milliseconds(300), scheduler: main, latest: false).logged()
    }
    #expect(newest?.text == "1 3 6")
    #expect(first?.text == "1 2 4")
    World.$current.withValue(world) { subject.send(completion: .finished) }
    settle()
    #expect(newest?.text == "1 3 6 7 end")
  }

  @Test("timeout finishes a silent publisher, or fails it with the custom error")
  func timeout() {
    var plain: EventLog<Int, Mishap>?
    var failing: EventLog<Int, Mishap>?
    play(1...2) {
      plain = subject.timeout(.milliseconds(250), scheduler: DispatchQueue.main).logged()
      failing = subject.timeout(
        .milliseconds(250), scheduler: DispatchQueue.main, customError: { .two }
      ).logged()
    }
    #expect(plain?.text == "1 2")
    advance(.milliseconds(149))
    #expect(plain?.text == "1 2")
    advance(.milliseconds(1))
    #expect(plain?.text == "1 2 end")
    #expect(failing?.text == "1 2 failed two")
    #expect(world.clock.nextDue == nil)
  }

  @Test("collect by time publishes the values of each interval, and the rest at the end")
  func collectByTime() {
    var byTime: EventLog<[Int], Mishap>?
    var byCount: EventLog<[Int], Mishap>?
    play(1...5) {
      byTime = subject.collect(.byTime(DispatchQueue.main, .milliseconds(250))).logged()
      byCount = subject.collect(
        .byTimeOrCount(DispatchQueue.main, .milliseconds(250), 2)
      ).logged()
    }
    World.$current.withValue(world) { subject.send(completion: .finished) }
    settle()
    #expect(byTime?.text == "[1, 2, 3] [4, 5] end")
    #expect(byCount?.text == "[1, 2] [3] [4, 5] end")
    #expect(world.clock.nextDue == nil)
  }

  @Test("subscribe(on:) subscribes when the queue runs")
  func subscribeOn() {
    World.$current.withValue(world) {
      let log = Just(1).subscribe(on: DispatchQueue.main).logged()
      #expect(log.text == "")
      settle()
      #expect(log.text == "1 end")
    }
  }

  @Test(
    "Cancelling throttle, timeout and collect by time releases their closures", arguments: 0..<3)
  func released(kind: Int) {
    let counter = TokenCounter()
    World.$current.withValue(world) {
      let token = counter.token()
      let main = DispatchQueue.main
      let pipe: AnyPublisher<Int, Mishap> =
        switch kind {
        case 0: subject.throttle(for: 1, scheduler: main, latest: true).eraseToAnyPublisher()
        case 1: subject.timeout(1, scheduler: main).eraseToAnyPublisher()
        default:
          subject.collect(.byTime(main, 1)).compactMap(\.first).eraseToAnyPublisher()
        }
      let cancellable = pipe.sink { _ in
      } receiveValue: { _ in
        token.touch()
      }
      subject.send(1)
      subject.send(2)
      cancellable.cancel()
      settle()
      advance(.seconds(5))
    }
    #expect(counter.alive == 0)
  }
}
