import Testing

@testable import StateLabCore

@Suite("Combine: sources and combineLatest")
struct CombineSourceTests {
  private enum Trouble: Error { case here }

  @Test("combineLatest waits for both upstreams, sends each change, and finishes when both have")
  func combineLatest() {
    let a = PassthroughSubject<Int, Never>()
    let b = PassthroughSubject<String, Never>()
    var log: [String] = []
    let cancellable = a.combineLatest(b).sink { _ in
      log.append("end")
    } receiveValue: {
      log.append("\($0)\($1)")
    }
    a.send(1)
    a.send(2)
    b.send("x")
    a.send(3)
    a.send(completion: .finished)
    b.send("y")
    b.send(completion: .finished)
    #expect(log == ["2x", "3x", "3y", "end"])
    cancellable.cancel()
  }

  @Test("combineLatest of three fails with the first failure and ignores later values")
  func combineLatestFails() {
    let a = CurrentValueSubject<Int, Trouble>(1)
    let b = CurrentValueSubject<Int, Trouble>(2)
    let c = PassthroughSubject<Int, Trouble>()
    var log: [String] = []
    let cancellable = a.combineLatest(b, c) { $0 + $1 + $2 }.sink {
      log.append($0 == .failure(.here) ? "failure" : "end")
    } receiveValue: {
      log.append("\($0)")
    }
    c.send(3)
    b.send(completion: .failure(.here))
    a.send(9)
    c.send(9)
    #expect(log == ["6", "failure"])
    cancellable.cancel()
  }

  @Test("combineLatest respects the demand and drops values without demand")
  func combineLatestDemand() {
    let a = CurrentValueSubject<Int, Never>(1)
    let b = PassthroughSubject<Int, Never>()
    var log: [Int] = []
    var subscription: (any Subscription)?
    a.combineLatest(b).map { $0 * 10 + $1 }.subscribe(
      AnySubscriber(
        receiveSubscription: {
          subscription = $0
          $0.request(.max(1))
        },
        receiveValue: {
          log.append($0)
          return .none
        }))
    b.send(1)
    b.send(2)
    #expect(log == [11])
    subscription?.request(.max(1))
    b.send(3)
    b.send(4)
    #expect(log == [11, 13])
    subscription?.cancel()
  }

  @Test("combineLatest releases its closures when it is canceled and when both upstreams finish")
  func combineLatestReleases() {
    final class Token {}
    for ends in [false, true] {
      weak var weakToken: Token?
      let a = PassthroughSubject<Int, Never>()
      let b = PassthroughSubject<Int, Never>()
      var cancellable: AnyCancellable?
      do {
        let token = Token()
        weakToken = token
        cancellable = a.combineLatest(b).sink { _ in _ = token }
      }
      #expect(weakToken != nil)
      if ends {
        a.send(completion: .finished)
        b.send(completion: .finished)
      } else {
        cancellable?.cancel()
      }
      #expect(weakToken == nil)
    }
  }

  @Test("Fail sends only its error, and setFailureType keeps values and completion")
  func fail() {
    var log: [String] = []
    _ = Fail(outputType: Int.self, failure: Trouble.here).sink {
      log.append("\($0 == .failure(.here))")
    } receiveValue: {
      log.append("\($0)")
    }
    _ = Just(1).setFailureType(to: Trouble.self).sink {
      log.append("\($0 == .finished)")
    } receiveValue: {
      log.append("\($0)")
    }
    #expect(log == ["true", "1", "true"])
  }

  @Test("A sequence sends as many elements as requested and finishes after the last")
  func sequence() {
    var log: [String] = []
    var subscription: (any Subscription)?
    [1, 2, 3].publisher.subscribe(
      AnySubscriber(
        receiveSubscription: { subscription = $0 },
        receiveValue: {
          log.append("\($0)")
          return $0 == 1 ? .max(1) : .none
        }, receiveCompletion: { _ in log.append("end") }))
    #expect(log == [])
    subscription?.request(.max(1))
    #expect(log == ["1", "2"])
    subscription?.request(.unlimited)
    #expect(log == ["1", "2", "3", "end"])
    _ = [Int]().publisher.sink(
      receiveCompletion: { _ in log.append("empty") }, receiveValue: { _ in })
    #expect(log.last == "empty")
  }

  @Test("An autoconnected timer runs from its first subscriber to its last")
  func timer() {
    let world = World()
    World.$current.withValue(world) {
      let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
      #expect(world.clock.nextDue == nil)
      var ticks: [Double] = []
      let first = timer.sink { ticks.append(Double($0.dispatchTime.uptimeNanoseconds) / 1e9) }
      let second = timer.sink { _ in }
      world.clock.advance(by: .seconds(1))
      #expect(ticks == [0.5, 1])
      first.cancel()
      #expect(world.clock.nextDue != nil)
      second.cancel()
      #expect(world.clock.nextDue == nil)
    }
  }

  @Test("Canceling any connection of a timer stops it for good")
  func stoppedTimer() {
    let world = World()
    World.$current.withValue(world) {
      let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      var ticks = 0
      let subscription = timer.sink { _ in ticks += 1 }
      world.clock.advance(by: .seconds(2))
      timer.upstream.connect().cancel()
      #expect(world.clock.nextDue == nil)
      _ = timer.upstream.connect()
      world.clock.advance(by: .seconds(2))
      #expect(ticks == 2)
      subscription.cancel()
    }
  }
}
