import Testing

import class Foundation.DispatchSemaphore
import class Foundation.Thread

@testable import StateLabCore

@Suite("AppStorage")
struct AppStorageTests {
  private struct Setting: View {
    @AppStorage("n") private var stored = 0
    var body: some View { Stepper("In the child: \(stored)", value: $stored) }
  }

  private struct Page: View {
    @AppStorage("n") private var n = 0
    @AppStorage("other") private var other = 0
    var body: some View {
      Text("\(n), \(other)")
      Button("Add") { n += 1 }
      Button("Same") { n = n }
      Button("Reset") { UserDefaults.standard.removeObject(forKey: "n") }
      Setting()
    }
  }

  /// The events of the last action without actions and screens, each with the last part of its
  /// cause.
  private func steps(of host: Host, after count: Int) -> [String] {
    let events = host.trace.events
    return events.dropFirst(count).compactMap { event in
      guard let step = told(event, in: host.trace) else { return nil }
      let causes = event.causes.compactMap { told(events[$0], in: host.trace) ?? "the action" }
      return "\(step) <- \(causes.joined(separator: ", "))"
    }
  }

  private func told(_ event: Event, in trace: Trace) -> String? {
    let view = trace.view(of: event)?.type.baseName ?? ""
    return switch event.kind {
    case .wrote(let property, let old, let new): "\(view) wrote \(property) \(old) to \(new)"
    case .wroteEqual(let property, let value): "\(view) wrote \(property) \(value) again"
    case .queued: "\(view) queued"
    case .body: "\(view) body"
    default: nil
    }
  }

  @Test("A write is recorded once, for the view that made it, and causes all that follows")
  func causes() throws {
    let host = Host(Page())
    var count = host.trace.events.count
    try host.tap("Add")
    #expect(
      steps(of: host, after: count) == [
        "Page wrote n 0 to 1 <- the action",
        "Page queued <- Page wrote n 0 to 1",
        "Setting queued <- Page wrote n 0 to 1",
        "Stepper queued <- Page wrote n 0 to 1",
        "Page body <- Page queued",
        "Setting body <- Setting queued, Page body",
      ])
    count = host.trace.events.count
    try host.tap("In the child: 1 +")
    #expect(steps(of: host, after: count).first == "Setting wrote stored 1 to 2 <- the action")
    #expect(host.screen.hasPrefix("2, 0\n"))
  }

  @Test("A write through UserDefaults is recorded for the first view that it changes")
  func defaults() throws {
    let host = Host(Page())
    try host.tap("Add")
    let count = host.trace.events.count
    try host.tap("Reset")
    #expect(steps(of: host, after: count).first == "Page wrote n 1 to 0 <- the action")
    #expect(host.screen.hasPrefix("0, 0\n"))
  }

  @Test("R10 A write of an equal value invalidates no view, nor does a write to another key")
  func equal() throws {
    let host = Host(Page())
    let count = host.trace.events.count
    try host.tap("Same")
    #expect(steps(of: host, after: count) == ["Page wrote n 0 again <- the action"])
    host.perform { UserDefaults.standard.set(1, forKey: "another key") }
    #expect(steps(of: host, after: count).count == 1)
  }

  private struct Keyed: View {
    @AppStorage private var value: Int
    init(key: String) { _value = AppStorage(wrappedValue: 0, key) }
    var body: some View { Text("\(value)") }
  }

  @Test("A view that receives another key follows that key")
  func otherKey() {
    let host = Host(Keyed(key: "a"))
    host.replaceRoot(Keyed(key: "b"))
    let count = host.trace.events.count
    host.perform { UserDefaults.standard.set(1, forKey: "a") }
    #expect(steps(of: host, after: count).isEmpty)
    host.perform { UserDefaults.standard.set(2, forKey: "b") }
    #expect(host.screen == "2")
    host.checkInvariants()
  }

  @Test("A real thread's write updates the view, and its block runs on the main queue")
  func thread() {
    let host = Host(Page())
    let world = host.world
    let done = DispatchSemaphore(value: 0)
    Thread {
      World.$current.withValue(world) {
        UserDefaults.standard.set(5, forKey: "n")
        DispatchQueue.main.async { UserDefaults.standard.set(6, forKey: "other") }
        #expect(UserDefaults.standard.integer(forKey: "n") == 5)
      }
      done.signal()
    }.start()
    done.wait()
    #expect(host.screen.hasPrefix("5, 6\n"))
  }

  private struct Detached: View {
    @AppStorage("n") private var n = 0
    var body: some View {
      Text("\(n)")
      Button("Store") {
        Task.detached {
          UserDefaults.standard.set(8, forKey: "n")
          DispatchQueue.main.async {
            UserDefaults.standard.set(UserDefaults.standard.integer(forKey: "n") + 1, forKey: "n")
          }
        }
      }
    }
  }

  @Test("A detached task uses the defaults of the host that plays it")
  func detached() throws {
    let host = Host(Detached())
    try host.tap("Store")
    #expect(host.screen == "9\n[Store]")
  }
}
