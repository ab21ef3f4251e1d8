import Testing

@testable import StateLabCore

@Suite("Combine: the virtual clock")
struct CombineClockTests {
  @Test("Actions run in the order of their times, and equal times in the order of scheduling")
  func order() {
    let clock = VirtualClock()
    var log: [String] = []
    for (name, time) in [("c", 3), ("a1", 1), ("b", 2), ("a2", 1), ("a3", 1)] {
      clock.schedule(at: .seconds(time)) { log.append("\(name) \(clock.now)") }
    }
    clock.advance(by: .seconds(2))
    #expect(log == ["a1 1.0 seconds", "a2 1.0 seconds", "a3 1.0 seconds", "b 2.0 seconds"])
    #expect(clock.now == .seconds(2))
    #expect(clock.nextDue == .seconds(3))
    clock.advance(by: .seconds(5))
    #expect(log.last == "c 3.0 seconds")
    #expect(clock.now == .seconds(7))
    #expect(clock.nextDue == nil)
  }

  @Test("An action that is scheduled during an advance runs in the same advance if it falls due")
  func scheduledOnTheWay() {
    let clock = VirtualClock()
    var log: [Duration] = []
    func tick() {
      log.append(clock.now)
      clock.schedule(at: clock.now + .seconds(1), tick)
    }
    clock.schedule(at: .seconds(1), tick)
    clock.advance(by: .seconds(3))
    #expect(log == [.seconds(1), .seconds(2), .seconds(3)])
    clock.advance(by: .milliseconds(999))
    #expect(log.count == 3)
    clock.advance(by: .milliseconds(1))
    #expect(log.count == 4)
  }

  @Test("An action that is scheduled in the past runs now, after the actions already due")
  func past() {
    let clock = VirtualClock()
    clock.advance(by: .seconds(5))
    var log: [String] = []
    clock.schedule(at: .seconds(5)) { log.append("now") }
    clock.schedule(at: .seconds(1)) { log.append("past \(clock.now)") }
    clock.advance(by: .zero)
    #expect(log == ["now", "past 5.0 seconds"])
  }

  @Test("A canceled action does not run, and its captures are released")
  func cancel() {
    let clock = VirtualClock()
    let counter = TokenCounter()
    var log: [Int] = []
    let appointments = (0..<5).map { number in
      let token = counter.token()
      return clock.schedule(at: .seconds(1)) {
        token.touch()
        log.append(number)
      }
    }
    appointments[1].cancel()
    appointments[3].cancel()
    appointments[3].cancel()
    #expect(counter.alive == 3)
    clock.advance(by: .seconds(1))
    #expect(log == [0, 2, 4])
    #expect(counter.alive == 0)
  }

  @Test("Views update once for all actions that are due at the same time, and again for later ones")
  func sameTime() {
    let clock = VirtualClock()
    var log: [String] = []
    for name in ["one", "two"] {
      clock.schedule(at: .seconds(1)) {
        log.append(name)
        clock.schedule(at: .seconds(1)) { log.append("after \(name)") }
      }
    }
    clock.advance(by: .seconds(1)) { log.append("settle") }
    #expect(log == ["one", "two", "settle", "after one", "after two", "settle"])
  }

  @Test("runNext stops when the closure returns false, and the other actions stay scheduled")
  func stopped() {
    let clock = VirtualClock()
    var log: [Int] = []
    for n in 0..<3 { clock.schedule(at: .zero) { log.append(n) } }
    #expect(clock.runNext(until: .zero) { log.count < 2 } == 2)
    #expect(log == [0, 1])
    #expect(clock.runNext(until: .zero) == 1)
    #expect(clock.runNext(until: .zero) == 0)
  }

  @Test("advance(by:) calls its closure after the actions of each time")
  func settle() {
    let clock = VirtualClock()
    var log: [String] = []
    clock.schedule(at: .seconds(1)) { log.append("one") }
    clock.schedule(at: .seconds(2)) { log.append("two") }
    clock.advance(by: .seconds(2)) { log.append("settle") }
    #expect(log == ["one", "settle", "two", "settle"])
  }
}
