import Testing

@testable import StateLabCore

@Suite("Combine: queues and time")
struct CombineDispatchTests {
  let world = World()

  @Test("async blocks run later in the order of queuing, and blocks that they queue run last")
  func async() {
    let log = Log()
    playing {
      DispatchQueue.main.async {
        log.add("1")
        DispatchQueue.main.async { log.add("3") }
      }
      DispatchQueue.main.async { log.add("2") }
      log.add("0")
    }
    #expect(log.lines == ["0"])
    #expect(world.pendingMain.count == 2)
    drain()
    #expect(log.lines == ["0", "1", "2", "3"])
    #expect(world.pendingMain.isEmpty)
  }

  @Test("R14 asyncAfter runs its block when the virtual clock reaches the deadline")
  func asyncAfter() {
    let log = Log()
    playing {
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { log.add("second") }
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(500)) { log.add("half") }
      DispatchQueue.main.asyncAfter(deadline: .distantFuture) { log.add("never") }
      drain()
      #expect(log.lines.isEmpty)
      world.clock.advance(by: .milliseconds(999))
      #expect(log.lines == ["half"])
      world.clock.advance(by: .milliseconds(1))
    }
    #expect(log.lines == ["half", "second"])
    #expect(world.clock.nextDue == nil)
  }

  @Test("R51 Blocks of other queues run as background work, blocks of the main queue never do")
  func background() {
    let log = Log()
    let world = world
    playing {
      DispatchQueue.global(qos: .background).async {
        log.add("global \(world.isBackground)")
        DispatchQueue.main.async { log.add("main \(world.isBackground)") }
      }
      DispatchQueue(label: "own").asyncAfter(deadline: .now()) {
        log.add("own \(world.isBackground)")
      }
      drain()
      world.playInBackground { world.clock.advance(by: .zero) }
    }
    #expect(log.lines == ["global true", "main false", "own true"])
    #expect(!world.isBackground)
  }

  @Test("Without a world, blocks run on the main actor, in their order")
  func noWorld() async {
    let log = Log()
    await withCheckedContinuation { continuation in
      for number in 1...9 {
        let queue = number % 2 == 0 ? DispatchQueue.main : .global()
        queue.async { log.add(MainThread.isCurrent ? "\(number)" : "another thread") }
      }
      log.add("0")
      DispatchQueue.main.async { continuation.resume() }
    }
    #expect(log.lines == (0...9).map(String.init))
  }

  @Test("Without a world, deadlines and schedulers use real time")
  func realTime() async {
    let log = Log()
    let subject = PassthroughSubject<String, Never>()
    await withCheckedContinuation { continuation in
      nonisolated(unsafe) let kept = [
        subject.debounce(for: .milliseconds(20), scheduler: DispatchQueue.main).sink(
          receiveValue: log.add),
        subject.receive(on: RunLoop.main).sink { log.add("received \($0)") },
        subject.delay(for: 0.1, scheduler: RunLoop.main).sink { _ in log.add("canceled") },
      ]
      subject.send("first")
      subject.send("second")
      kept[2].cancel()
      DispatchQueue.main.asyncAfter(deadline: .distantFuture) { log.add("never") }
      DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(200)) {
        DispatchQueue.main.async {
          log.add("end")
          withExtendedLifetime(kept) { continuation.resume() }
        }
      }
    }
    #expect(log.lines == ["received first", "received second", "second", "end"])
  }

  @Test("Without a world, blocks keep the order of their deadlines")
  func realDeadlines() async {
    let log = Log()
    await withCheckedContinuation { continuation in
      let start = DispatchTime.now()
      for number in [3, 1, 2, 9, 7, 8, 4, 6, 5] {
        DispatchQueue.main.asyncAfter(deadline: start + .milliseconds(number)) {
          log.add("\(number)")
        }
      }
      DispatchQueue.main.asyncAfter(deadline: start + .milliseconds(9)) { continuation.resume() }
    }
    #expect(log.lines == (1...9).map(String.init))
  }

  @Test("Without a world, a repeating timer fires until it is canceled")
  func realTimer() async {
    let log = Log()
    await withCheckedContinuation { continuation in
      Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { timer in
        log.add("tick")
        guard log.lines.count == 3 else { return }
        timer.invalidate()
        continuation.resume()
      }
    }
    #expect(log.lines.count == 3)
  }

  @Test(
    "A block's causes are the code that queued it and the advance, but no other action",
    arguments: [(Event.Action.tap("Go"), [0]), (.advance(.seconds(1)), [0, 1])])
  func causes(_ action: Event.Action, _ expected: [Int]) {
    let recorder = Recorder()
    Recorder.$inherited.withValue(recorder) {
      playing {
        let first = recorder.record(.queued)
        recorder.because(of: [first]) { DispatchQueue.main.async { print("later") } }
        let second = recorder.record(.action(action))
        recorder.because(of: [second]) { drain() }
      }
    }
    #expect(recorder.trace.last?.causes == expected)
  }

  @Test("A canceled work item does not run")
  func workItem() {
    let log = Log()
    playing {
      let first = DispatchWorkItem { log.add("first") }
      let second = DispatchWorkItem { log.add("second") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: first)
      DispatchQueue.main.async(execute: second)
      first.cancel()
      drain()
      world.clock.advance(by: .seconds(2))
    }
    #expect(log.lines == ["second"])
  }

  @Test("debounce delivers the last value of a burst after the interval has passed without a value")
  func debounce() {
    playing {
      let subject = PassthroughSubject<String, Never>()
      var log: [String] = []
      let cancellable =
        subject
        .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
        .sink { log.append("\($0) at \(world.clock.now)") }
      for text in ["s", "sw", "swi"] {
        subject.send(text)
        world.clock.advance(by: .milliseconds(200))
      }
      #expect(log.isEmpty)
      world.clock.advance(by: .milliseconds(100))
      #expect(log == ["swi at 0.7 seconds"])
      subject.send("swift")
      world.clock.advance(by: .seconds(1))
      #expect(log == ["swi at 0.7 seconds", "swift at 1.0 seconds"])
      subject.send("lost")
      cancellable.cancel()
      #expect(world.clock.nextDue == nil)
    }
  }

  @Test("debounce drops the pending value when the upstream finishes")
  func debounceCompletion() {
    playing {
      var log: [String] = []
      let cancellable = Just(1).debounce(for: 0.5, scheduler: RunLoop.main).sink(
        receiveCompletion: { _ in log.append("finished") }, receiveValue: { log.append("\($0)") })
      #expect(log.isEmpty)
      drain()
      world.clock.advance(by: .seconds(1))
      #expect(log == ["finished"])
      withExtendedLifetime(cancellable) {}
    }
  }

  @Test("delay delivers values and the completion later, in order")
  func delay() {
    playing {
      let subject = PassthroughSubject<Int, Never>()
      var log: [String] = []
      let cancellable = subject.delay(for: .seconds(2), scheduler: DispatchQueue.main).sink(
        receiveCompletion: { _ in log.append("finished") }, receiveValue: { log.append("\($0)") })
      subject.send(1)
      world.clock.advance(by: .seconds(1))
      subject.send(2)
      subject.send(completion: .finished)
      #expect(log.isEmpty)
      world.clock.advance(by: .seconds(1))
      #expect(log == ["1"])
      world.clock.advance(by: .seconds(1))
      #expect(log == ["1", "2", "finished"])
      withExtendedLifetime(cancellable) {}
    }
  }

  @Test("receive(on:) delivers when the queue runs, and canceling drops undelivered values")
  func receiveOn() {
    playing {
      let subject = PassthroughSubject<Int, Never>()
      var seen: [Int] = []
      let cancellable = subject.receive(on: DispatchQueue.main).sink { seen.append($0) }
      subject.send(1)
      subject.send(2)
      #expect(seen.isEmpty)
      drain()
      #expect(seen == [1, 2])
      subject.send(3)
      cancellable.cancel()
      drain()
      #expect(seen == [1, 2])
    }
  }

  @Test("R51 receive(on: DispatchQueue.main) delivers a value from the background on main")
  func receiveOnMain() {
    playing {
      let subject = PassthroughSubject<Int, Never>()
      var seen: [Bool] = []
      let cancellables = [
        subject.sink { _ in seen.append(world.isBackground) },
        subject.receive(on: DispatchQueue.main).sink { _ in seen.append(world.isBackground) },
      ]
      world.playInBackground { subject.send(1) }
      drain()
      #expect(seen == [true, false])
      withExtendedLifetime(cancellables) {}
    }
  }

  @Test("A scheduler repeats an action until the action is canceled")
  func repetition() {
    playing {
      var count = 0
      let queue = DispatchQueue.main
      let cancellable = queue.schedule(after: queue.now, interval: .seconds(1)) { count += 1 }
      world.clock.advance(by: .seconds(3))
      #expect(count == 4)
      cancellable.cancel()
      world.clock.advance(by: .seconds(3))
      #expect(count == 4)
      #expect(world.clock.nextDue == nil)
    }
  }

  @Test("Times and strides convert as in Dispatch")
  func times() {
    typealias Stride = DispatchQueue.SchedulerTimeType.Stride
    #expect(Stride.seconds(0.25) == .milliseconds(250))
    #expect(Stride.milliseconds(3) == .nanoseconds(3_000_000))
    #expect((1.5 as Stride).timeInterval == .milliseconds(1500))
    #expect(DispatchTimeInterval.seconds(1) == .milliseconds(1000))
    #expect(DispatchTime.now() + 1 < .now() + .seconds(2))
    #expect((DispatchTime(uptimeNanoseconds: 0) + .microseconds(7)).uptimeNanoseconds == 7_000)
    #expect(DispatchTime.now() + .never == .distantFuture)
  }

  private func playing(_ body: () -> Void) { World.$current.withValue(world) { body() } }

  private func drain() { while let block = world.pendingMain.popFirst() { block() } }
}

nonisolated private final class Log: @unchecked Sendable {
  private(set) var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
}
