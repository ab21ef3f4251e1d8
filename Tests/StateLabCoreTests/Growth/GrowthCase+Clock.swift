import StateLabCore

/// Many actions that wait for the clock and are canceled.
extension GrowthCase {
  static let clock: [Self] = [
    Self("work that is cancelled before its time", count: 100) { count, stage, phases in
      let host = stage.host(Text("x"))
      var items: [DispatchWorkItem] = []
      phases.play("scheduled") {
        host.perform {
          for n in 1...count {
            let item = DispatchWorkItem {}
            items.append(item)
            DispatchQueue.main.asyncAfter(deadline: .now() + Double(n), execute: item)
          }
        }
      }
      phases.play("cancelled") { for item in items { item.cancel() } }
      phases.play("passed over") { host.advance(by: .seconds(count)) }
    },
    Self("values that are delayed, and cancelled", count: 100) { count, stage, phases in
      let host = stage.host(Text("x"))
      let subject = PassthroughSubject<Int, Never>()
      var heard: [AnyCancellable] = []
      phases.play("sent") {
        host.perform {
          for _ in 1...count {
            heard.append(
              subject.delay(for: .seconds(1), scheduler: DispatchQueue.main).sink { _ in })
          }
          subject.send(1)
        }
      }
      phases.play("cancelled") { for each in heard { each.cancel() } }
      phases.play("passed over") { host.advance(by: .seconds(2)) }
    },
    Self("timers", count: 20) { count, stage, phases in
      let host = stage.host(Text("x"))
      var heard: [AnyCancellable] = []
      phases.play("started") {
        host.perform {
          for _ in 1...count {
            heard.append(
              Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { _ in })
          }
        }
      }
      phases.play("fired") { host.advance(by: .seconds(5)) }
      phases.play("stopped") { for each in heard { each.cancel() } }
      phases.play("passed over") { host.advance(by: .seconds(5)) }
    },
    Self("values of a debounced subject", count: 100) { count, stage, phases in
      let host = stage.host(Text("x"))
      let subject = PassthroughSubject<Int, Never>()
      let heard = subject.debounce(for: .seconds(1), scheduler: DispatchQueue.main).sink { _ in }
      phases.play("sent") { host.perform { for n in 1...count { subject.send(n) } } }
      phases.play("heard") { host.advance(by: .seconds(2)) }
      heard.cancel()
    },
    Self("apps with a scene", count: 5) { count, stage, phases in
      let hosts = phases.play("opened") {
        (1...count).map { _ in stage.host(app: OneScene()) }
      }
      phases.play("closed") { for host in hosts { host.unmount() } }
    },
  ]

  private struct OneScene: App {
    init() {}
    var body: some Scene { WindowGroup { Text("x") } }
  }
}
