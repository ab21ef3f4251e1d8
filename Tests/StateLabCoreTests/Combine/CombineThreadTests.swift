import Synchronization
import Testing

import class Foundation.ProcessInfo

@_spi(Steps) @testable import StateLabCore

/// Any thread may send, set, subscribe and cancel, in any mixture (fidelity 2.13, 17).
///
/// `STATELAB_THREAD_COUNT` sets the number of values that each thread sends. `make sanitize` runs
/// these tests under the sanitizers for threads and for addresses.
@Suite("Combine: threads")
nonisolated struct CombineThreadTests {
  private let count =
    ProcessInfo.processInfo.environment["STATELAB_THREAD_COUNT"].flatMap(Int.init) ?? 1000

  @Test("A sink is canceled while another thread sends", arguments: ThreadSource.allCases)
  func cancel(source: ThreadSource) {
    let pipe = source.make()
    let kept = Received()
    let sink = pipe.publisher.sink { kept.add($0) }
    let first = kept.values.count
    atOnce(
      { for n in 1...count { pipe.send(n) } },
      { for _ in 1...count { pipe.publisher.sink { _ in }.cancel() } },
      {
        for _ in 1...count { pipe.publisher.map { $0 }.filter { _ in true }.sink { _ in }.cancel() }
      })
    #expect(Array(kept.values.dropFirst(first)) == source.expected(count))
    // One send takes one step: no torn counter keeps the gaps of canceled subscribers open.
    #expect(StepCounter.steps { pipe.send(0) } <= 2)
    sink.cancel()
  }

  @Test(
    "Two threads send to one sink, which receives each value once", arguments: ThreadSource.allCases
  )
  func twoSenders(source: ThreadSource) {
    let pipe = source.make()
    let received = Received()
    let sink = pipe.publisher.sink { received.add($0) }
    let first = received.values.count
    atOnce(
      { for n in 1...count { pipe.send(n) } },
      { for n in 1...count { pipe.send(n + count) } })
    let values = received.values.dropFirst(first)
    #expect(values.count == 2 * count)
    if source != .objectWillChange {
      #expect(values.filter { $0 <= count } == Array(1...count))
      #expect(values.filter { $0 > count } == Array(count + 1...2 * count))
    }
    #expect(StepCounter.steps { pipe.send(0) } <= 2)
    sink.cancel()
  }

  @Test("A subscriber that joins during the sends of another thread receives all later values")
  func join() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let logs = Guarded<[Received]>([])
    let sinks = Guarded<[AnyCancellable]>([])
    atOnce(
      { for n in 1...count { subject.send(n) } },
      {
        for _ in 1...100 {
          let received = Received()
          let sink = Unchecked(subject.sink { received.add($0) })
          logs.withLock { $0.append(received) }
          sinks.withLock { $0.append(sink.value) }
        }
      })
    for received in logs.withLock({ $0 }) {
      let values = received.values
      #expect(values.last == count)
      #expect(values == Array((values.first ?? 0)...count))
    }
  }

  @Test("Each subscriber receives one completion while threads send, subscribe and complete")
  func complete() {
    for _ in 1...max(1, count / 20) {
      let subject = PassthroughSubject<Int, Never>()
      let started = Atomic(0)
      let ended = Atomic(0)
      let sinks = Guarded<[AnyCancellable]>([])
      let subscribe = {
        for _ in 1...20 {
          started.add(1, ordering: .relaxed)
          let sink = Unchecked(
            subject.sink { _ in
              ended.add(1, ordering: .relaxed)
            } receiveValue: { _ in
            })
          sinks.withLock { $0.append(sink.value) }
        }
      }
      atOnce(
        subscribe, subscribe, { for n in 1...20 { subject.send(n) } },
        { subject.send(completion: .finished) }, { subject.send(completion: .finished) })
      #expect(ended.load(ordering: .relaxed) == started.load(ordering: .relaxed))
    }
  }

  @Test(
    "Two threads send through operators, which lose and double no value", arguments: ThreadPipe.all)
  func operators(pipe: ThreadPipe) {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let received = Received()
    let sink = pipe.make(a, b).sink { received.add($0) }
    atOnce(
      { for n in 1...count { a.send(n) } },
      { for n in 1...count { b.send(-n) } },
      { for _ in 1...count / 10 { pipe.make(a, b).sink { _ in }.cancel() } })
    a.send(completion: .finished)
    b.send(completion: .finished)
    pipe.check(received.values, count)
    sink.cancel()
  }

  @Test("One of many threads that cancel at once runs the closure")
  func cancelTogether() {
    let runs = Atomic(0)
    for _ in 1...max(1, count / 20) {
      let cancellable = AnyCancellable { runs.add(1, ordering: .relaxed) }
      atOnce({ cancellable.cancel() }, { cancellable.cancel() }, { cancellable.cancel() })
    }
    #expect(runs.load(ordering: .relaxed) == max(1, count / 20))
  }

  @Test("A thread sets subscribers free while another thread sends to them")
  func releaseSet() {
    let subject = PassthroughSubject<Int, Never>()
    atOnce(
      { for n in 1...count { subject.send(n) } },
      {
        for _ in 1...max(1, count / 10) {
          var sinks: Set<AnyCancellable> = []
          for _ in 1...10 { subject.sink { _ in }.store(in: &sinks) }
        }
      })
    #expect(StepCounter.steps { subject.send(0) } <= 2)
  }

  @Test("Sinks that subscribe to and cancel each other's subjects do not wait for each other")
  func crosswise() {
    let subjects = [PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()]
    let sinks = (0...1).map { n in
      subjects[n].sink { _ in subjects[1 - n].sink { _ in }.cancel() }
    }
    atOnce(
      { for n in 1...count { subjects[0].send(n) } },
      { for n in 1...count { subjects[1].send(n) } })
    withExtendedLifetime(sinks) {}
  }

  @Test("A cancellation does not wait for a sink that runs on another thread")
  func cancelDuringSink() {
    let subject = PassthroughSubject<Int, Never>()
    let isInside = Atomic(false)
    let isCancelled = Atomic(false)
    let received = Received()
    let sink = subject.sink {
      received.add($0)
      isInside.store(true, ordering: .releasing)
      while !isCancelled.load(ordering: .acquiring) { yieldThread() }
    }
    atOnce(
      {
        subject.send(1)
        subject.send(2)
      },
      {
        while !isInside.load(ordering: .acquiring) { yieldThread() }
        sink.cancel()
        isCancelled.store(true, ordering: .releasing)
      })
    #expect(received.values == [1])
  }

  @Test("A cancellation on another thread stops an endless sequence")
  func endlessSequence() {
    let subscription = Guarded<Unchecked<(any Subscription)?>>(Unchecked(nil))
    atOnce(
      {
        (0...).publisher.subscribe(
          AnySubscriber(
            receiveSubscription: { new in
              let new = Unchecked<(any Subscription)?>(new)
              subscription.withLock { $0 = new }
              new.value?.request(.unlimited)
            },
            receiveValue: { _ in .none }))
      },
      {
        while subscription.withLock({ $0 }).value == nil { yieldThread() }
        subscription.withLock { $0 }.value?.cancel()
      })
  }

  @Test("A future delivers its result once to each subscriber that another thread adds")
  func future() {
    for _ in 1...max(1, count / 20) {
      let promise = Guarded<Unchecked<Future<Int, Never>.Promise?>>(Unchecked(nil))
      let future = Future<Int, Never> { new in
        let new = Unchecked<Future<Int, Never>.Promise?>(new)
        promise.withLock { $0 = new }
      }
      let received = Received()
      let sinks = Guarded<[AnyCancellable]>([])
      atOnce(
        { promise.withLock { $0 }.value?(.success(1)) },
        {
          for _ in 1...20 {
            let sink = Unchecked(future.sink { received.addSafely($0) })
            sinks.withLock { $0.append(sink.value) }
          }
        },
        { for _ in 1...20 { future.sink { _ in }.cancel() } })
      #expect(received.values.count == 20)
    }
  }

  @Test("Threads that read objectWillChange first find one publisher", arguments: [true, false])
  func onePublisher(isStored: Bool) {
    final class Stored: ObservableObject {
      @Published var a = 0
      @Published var b = 0
    }
    final class Bare: ObservableObject {}
    for _ in 1...max(1, count / 20) {
      let (stored, bare) = (Stored(), Bare())
      let found = Guarded<[ObjectIdentifier]>([])
      let read = {
        let publisher = isStored ? stored.objectWillChange : bare.objectWillChange
        found.withLock { $0.append(ObjectIdentifier(publisher)) }
      }
      atOnce(read, read, read)
      #expect(Set(found.withLock { $0 }).count == 1)
    }
  }

  @Test("A value that one thread sets is whole when another thread reads it")
  func wholeValues() {
    final class Model: ObservableObject { @Published var pair = [0, 0] }
    let model = Model()
    let subject = CurrentValueSubject<[Int], Never>([0, 0])
    atOnce(
      {
        for n in 1...count {
          model.pair = [n, n]
          subject.value = [n, n]
        }
      },
      {
        for _ in 1...count {
          for pair in [model.pair, subject.value] { #expect(pair[0] == pair[1]) }
        }
      })
  }

  @Test("R51 A thread's values wait for the main thread in receive(on:), debounce and throttle")
  @MainActor func scheduled() {
    let world = World()
    let subject = PassthroughSubject<Int, Never>()
    let received = Received()
    World.$current.withValue(world) {
      let main = DispatchQueue.main
      let sinks = [
        subject.receive(on: main).sink { received.add($0) },
        subject.delay(for: 1, scheduler: main).sink { received.add($0) },
        subject.collect(.byTime(main, 1)).sink { $0.forEach(received.add) },
        subject.debounce(for: 1, scheduler: main).sink { received.add($0) },
        subject.throttle(for: 1, scheduler: main, latest: true).sink { _ in },
        subject.timeout(1_000_000, scheduler: main).sink { received.add($0) },
      ]
      let count = count
      let thread = send(1...count, to: subject, in: world)
      while !thread.isOver {
        world.inbox.runAll()
        while let block = world.pendingMain.popFirst() { block() }
        world.clock.advance(by: .milliseconds(1))
      }
      for _ in 1...3 {
        world.inbox.runAll()
        while let block = world.pendingMain.popFirst() { block() }
        world.clock.advance(by: .seconds(2))
      }
      // Debounce delivers at least the last value, and each of the four others delivers all.
      #expect(received.values.count > 4 * count)
      #expect(received.values.last == count)
      for sink in sinks { sink.cancel() }
    }
  }
}

private nonisolated func send(
  _ values: ClosedRange<Int>, to subject: PassthroughSubject<Int, Never>, in world: World
) -> RunningThread {
  RunningThread.start { World.$current.withValue(world) { for n in values { subject.send(n) } } }
}
