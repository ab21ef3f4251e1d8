import Testing

@testable import StateLabCore

/// The details of Combine that the tests of an open implementation found on Apple's framework
/// (fidelity 2.13, 16).
@Suite("Combine: contract")
struct CombineContractTests {
  @Test(
    "R88 An operator with one result sends neither value nor end before there is demand",
    arguments: OneResult.all)
  func oneResult(operation: OneResult) {
    for values in [[], [1, 2, 3]] {
      let probe = Probe<Int>()
      let log = operation.make(probe).logged(asking: .none)
      for value in values { probe.send(value) }
      probe.finish()
      #expect(log.text == "")
      log.request(.max(1))
      #expect(log.text == operation.expected(values))
    }
  }

  @Test("R88 A failure does not wait for demand")
  func failure() {
    #expect(Fail<Int, Mishap>(error: .one).count().logged(asking: .none).text == "failed one")
  }

  @Test("R89 ignoreOutput finishes without demand, and passes demand on to its upstream")
  func ignoreOutput() {
    let probe = Probe<Int>()
    let log = probe.ignoreOutput().logged(asking: .none)
    log.request(.max(3))
    #expect(probe.demands == [.unlimited, .max(3)])
    probe.finish()
    #expect(log.text == "end")
    #expect(Empty<Int, Never>().ignoreOutput().logged(asking: .none).text == "end")
  }

  @Test("R89 replaceEmpty requests unlimited values, and its value waits for demand")
  func replaceEmpty() {
    let probe = Probe<Int>()
    let log = probe.replaceEmpty(with: 7).logged(asking: .none)
    #expect(probe.demands == [.unlimited])
    probe.finish()
    #expect(log.text == "")
    log.request(.max(1))
    #expect(log.text == "7 end")
    #expect(probe.demands == [.unlimited])
  }

  @Test("R90 timeout passes the demand of the downstream on")
  func timeout() {
    let world = World()
    World.$current.withValue(world) {
      let probe = Probe<Int>()
      let log = probe.timeout(1, scheduler: DispatchQueue.main).logged(asking: .max(2))
      #expect(probe.demands == [.max(2)])
      log.request(.max(5))
      #expect(probe.demands == [.max(2), .max(5)])
      log.cancel()
    }
  }

  @Test("R91 buffer tolerates a demand of zero, and its end waits for demand")
  func bufferDemand() {
    let probe = Probe<Int>()
    let log = probe.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest)
      .logged(asking: .none)
    log.request(.none)
    probe.finish()
    #expect(log.text == "")
    log.request(.max(1))
    #expect(log.text == "end")
  }

  @Test("R91 A failure overtakes the values that buffer keeps")
  func bufferFailure() {
    let subject = PassthroughSubject<Int, Mishap>()
    let log = subject.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest)
      .logged(asking: .none)
    subject.send(1)
    subject.send(completion: .failure(.one))
    #expect(log.text == "failed one")
  }

  @Test("R91 buffer requests from its upstream before the downstream has its subscription")
  func bufferOrder() {
    var events: [String] = []
    let probe = Probe<Int>()
    probe.onRequest = { events.append("request \($0)") }
    probe.buffer(size: 3, prefetch: .keepFull, whenFull: .dropOldest)
      .handleEvents(receiveSubscription: { _ in events.append("subscription") })
      .subscribe(EventLog(asking: .none))
    #expect(events == ["request max(3)", "subscription"])
  }

  @Test("R91 The subscription of buffer does not keep the upstream publisher")
  func bufferRelease() {
    final class Payload {}
    weak var payload: Payload?
    var log: EventLog<Int, Never>?
    do {
      let kept = Payload()
      payload = kept
      let source = Empty<Int, Never>(completeImmediately: false)
      // The closure belongs to the publisher alone.
      log = Deferred { withExtendedLifetime(kept) { source } }
        .buffer(size: 1, prefetch: .byRequest, whenFull: .dropOldest).logged(asking: .none)
    }
    #expect(payload == nil)
    withExtendedLifetime(log) {}
  }

  @Test("R91 zip and combineLatest tolerate a demand of zero")
  func pairs() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let logs = [
      a.zip(b, +).logged(asking: .none), a.combineLatest(b, +).logged(asking: .none),
    ]
    for log in logs { log.request(.none) }
    a.send(1)
    b.send(2)
    #expect(logs.map(\.text) == ["", ""])
  }

  @Test("R92 Unlimited demand absorbs every addition, and a negative number reduces a demand")
  func demand() {
    #expect(Subscribers.Demand.unlimited + -3 == .unlimited)
    #expect(Subscribers.Demand.unlimited - 3 == .unlimited)
    #expect(Subscribers.Demand.unlimited + .max(3) == .unlimited)
    #expect(Subscribers.Demand.max(5) + -3 == .max(2))
    #expect(Subscribers.Demand.max(5) - -3 == .max(8))
    var demand = Subscribers.Demand.unlimited
    demand += -1
    #expect(demand == .unlimited)
  }

  @Test("R93 prefix and drop until an output do not cancel the trigger after its value")
  func triggers() {
    for isPrefix in [true, false] {
      var cancellations = 0
      let (values, trigger) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
      let watched = trigger.handleEvents(receiveCancel: { cancellations += 1 })
      let log =
        isPrefix
        ? values.prefix(untilOutputFrom: watched).logged()
        : values.drop(untilOutputFrom: watched).logged()
      values.send(1)
      trigger.send(0)
      values.send(2)
      trigger.send(completion: .finished)
      values.send(3)
      #expect(log.text == (isPrefix ? "1 end" : "2 3"))
      #expect(cancellations == 0)
    }
  }

  @Test("R93 A trigger is released with its subject after its value")
  func triggerRelease() {
    weak var released: PassthroughSubject<Int, Never>?
    let values = PassthroughSubject<Int, Never>()
    let log: EventLog<Int, Never>
    do {
      let trigger = PassthroughSubject<Int, Never>()
      released = trigger
      log = values.drop(untilOutputFrom: trigger).logged()
      trigger.send(0)
    }
    #expect(released == nil)
    values.send(1)
    #expect(log.text == "1")
  }

  @Test("R93 zip cancels the other side after a failure, not the side that failed")
  func zipFailure() {
    var cancelled: [String] = []
    let (a, b) = (PassthroughSubject<Int, Mishap>(), PassthroughSubject<Int, Mishap>())
    let log = a.handleEvents(receiveCancel: { cancelled.append("a") })
      .zip(b.handleEvents(receiveCancel: { cancelled.append("b") })) { $0 + $1 }.logged()
    a.send(completion: .failure(.two))
    #expect(log.text == "failed two")
    #expect(cancelled == ["b"])
  }

  @Test("R94 The magnitude of a stride keeps the sign, and strides stay within their range")
  func strides() {
    typealias Stride = DispatchQueue.SchedulerTimeType.Stride
    #expect(Stride.nanoseconds(-5).magnitude == -5)
    #expect(Stride(.never).magnitude == .max)
    #expect(Stride(.never).timeInterval == .nanoseconds(.max))
    #expect(Stride.seconds(.max) == .nanoseconds(.max))
    #expect(Stride.milliseconds(.min).magnitude == .min)
    #expect((Stride.nanoseconds(61_346) * .nanoseconds(18)).magnitude == 1_104_228)
    #expect((Stride.seconds(.max) * .nanoseconds(2)).magnitude == .max)
    let now = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 3))
    #expect(now.advanced(by: .nanoseconds(.max)).dispatchTime == .distantFuture)
    #expect(now.advanced(by: .nanoseconds(7)).dispatchTime.uptimeNanoseconds == 10)
  }

  @Test("R95 debounce schedules a value with its options, and the end without")
  func debounceOptions() {
    let scheduler = NotedScheduler()
    let subject = PassthroughSubject<Int, Never>()
    let log = subject.debounce(for: 1, scheduler: scheduler, options: "mine").logged()
    subject.send(1)
    subject.send(completion: .finished)
    #expect(scheduler.options == ["mine", nil])
    #expect(log.text == "end")
  }

  @Test(
    "R95 A refused second subscription requests nothing from the first",
    arguments: ProbedOperator.requesting)
  func secondSubscription(operation: ProbedOperator) {
    let world = World()
    World.$current.withValue(world) {
      let probe = Probe<Int>()
      let log = operation.make(probe).logged()
      let before = probe.demands
      var isCancelled = false
      probe.subscriber?.receive(subscription: NotedSubscription { isCancelled = true })
      #expect(probe.demands == before)
      #expect(isCancelled)
      log.cancel()
    }
  }

  @Test(
    "R96 Values and an end before the subscription are ignored", arguments: ProbedOperator.ignoring)
  func early(operation: ProbedOperator) {
    let probe = Probe<Int>()
    probe.isSilent = true
    let log = operation.make(probe).logged()
    #expect(probe.subscriber?.receive(1) == Subscribers.Demand.none)
    probe.subscriber?.receive(completion: .finished)
    #expect(log.text == "")
  }

  @Test("R96 A value before the subscription ends the process in catch")
  func earlyCatch() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let probe = Probe<Int>()
        probe.isSilent = true
        let log = probe.setFailureType(to: Mishap.self).catch { _ in Empty<Int, Never>() }.logged()
        _ = probe.subscriber?.receive(1)
        withExtendedLifetime(log) {}
      }
    }
  }
}
