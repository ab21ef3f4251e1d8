import Testing

import class Foundation.DispatchSemaphore
import class Foundation.Thread

@testable import StateLabCore

/// Users' code that runs on a real thread other than the main thread (fidelity 2.12, 3).
@Suite("Real threads")
struct ThreadTests {
  /// Starts a thread with code that the compiler treats as the main actor's, as in modules without
  /// isolation checks.
  func start(_ body: @escaping @MainActor () -> Void) -> DispatchSemaphore {
    let done = DispatchSemaphore(value: 0)
    Thread {
      MainThread.assume(body)
      done.signal()
    }.start()
    return done
  }

  /// Returns after the thread has run `body`. Nothing else runs on the main actor meanwhile.
  func runOnAThread(_ body: @escaping @MainActor () -> Void) { start(body).wait() }

  final class Model: ObservableObject { @Published var count = 0 }

  struct Reader: View {
    @ObservedObject var model: Model
    var body: some View { Text("count \(model.count)") }
  }

  @Test(
    "R51 Setting a @Published property on a thread causes W4, and the view updates on main",
    arguments: Profile.all)
  func published(profile: Profile) {
    let model = Model()
    let host = Host(Reader(model: model), profile: profile)
    runOnAThread { model.count = 5 }
    #expect(model.count == 5)
    #expect(host.trace.bodyCount(of: Reader.self) == 1)
    #expect(host.screen == "count 5")
    #expect(host.trace.bodyCount(of: Reader.self) == 2)
    #expect(host.trace.warnings.map(\.id) == ["W4"])
  }

  @Test("R51 A thread's change and host.background record the same events except the change")
  func sameTrace() {
    let played = Model()
    let playing = Host(Reader(model: played))
    playing.background { played.count = 5 }
    let model = Model()
    let host = Host(Reader(model: model))
    runOnAThread { model.count = 5 }
    host.advance(by: .zero)
    // The objectWillChange event is missing, because a real thread has no recorder.
    let expected = playing.trace.map(\.kind).filter {
      if case .willChange = $0 { false } else { true }
    }
    #expect(host.trace.map(\.kind).prefix(expected.count) == expected[...])
  }

  @Test("Changes by a thread that an action waits for belong to that action")
  func insideAnAction() {
    let model = Model()
    let host = Host(Reader(model: model))
    host.perform { runOnAThread { model.count = 5 } }
    #expect(host.trace.last?.kind == .screen("count 5"))
    #expect(host.trace.count { if case .action = $0.kind { true } else { false } } == 2)
  }

  @Observable fileprivate final class ObservableModel { var count = 0 }

  @Test("Setting an @Observable property on a thread updates the view without a warning")
  func observable() {
    struct Reader: View {
      let model: ObservableModel
      var body: some View { Text("count \(model.count)") }
    }
    let model = ObservableModel()
    let host = Host(Reader(model: model))
    runOnAThread { model.count = 5 }
    #expect(host.screen == "count 5")
    runOnAThread { model.count = 6 }
    #expect(host.screen == "count 6")
    #expect(host.trace.bodyCount(of: Reader.self) == 3)
    #expect(host.trace.warnings.isEmpty)
  }

  @Test(
    "R51 A subject may send and finish on a thread: W4, and onReceive runs on the main actor",
    arguments: Profile.all)
  func onReceive(profile: Profile) {
    struct Receiver: View {
      let subject: PassthroughSubject<String, Never>
      var body: some View {
        Text("x").onReceive(subject) {
          MainActor.assertIsolated()
          print("received \($0)")
        }
      }
    }
    let subject = PassthroughSubject<String, Never>()
    let host = Host(Receiver(subject: subject), profile: profile)
    runOnAThread {
      subject.send("a")
      subject.send("b")
      subject.send(completion: .finished)
    }
    host.advance(by: .zero)
    #expect(host.trace.printed == ["received a", "received b"])
    #expect(host.trace.warnings.map(\.id) == ["W4", "W4"])
  }

  /// A binding that code outside the view has kept.
  private final class Taken { var binding = Binding.constant(0) }

  private struct Counter: View {
    let taken: Taken
    @State private var number = 0
    var body: some View {
      let _ = taken.binding = $number
      Text("number \(number)")
    }
  }

  @Test("R12 A thread may write a state: its value changes at once, the view updates on main")
  func state() {
    let taken = Taken()
    let host = Host(Counter(taken: taken))
    runOnAThread {
      taken.binding.wrappedValue += 1
      taken.binding.wrappedValue += 1
    }
    #expect(taken.binding.wrappedValue == 2)
    #expect(host.trace.bodyCount(of: Counter.self) == 1)
    taken.binding.wrappedValue += 1
    #expect(host.screen == "number 3")
    #expect(host.trace.bodyCount(of: Counter.self) == 2)
    #expect(host.trace.warnings.isEmpty)
  }

  private struct Meddler: View {
    let meddle: () -> Void
    @State private var mine = 0
    var body: some View {
      let _ = meddle()
      let _: Void = { mine = 1 }()
      Text("mine \(mine)")
    }
  }

  @Test("R12 A body whose write is dropped does not drop a thread's write")
  func bodyThatWrites() {
    struct Both: View {
      let taken: Taken
      let meddle: () -> Void
      var body: some View {
        Counter(taken: taken)
        Meddler(meddle: meddle)
      }
    }
    let taken = Taken()
    let host = Host(
      Both(taken: taken) { runOnAThread { taken.binding.wrappedValue = 5 } })
    #expect(host.screen == "number 5\nmine 0")
    #expect(taken.binding.wrappedValue == 5)
    #expect(Set(host.trace.warnings.map(\.id)) == ["W2"])
    let ignored = host.trace.count { if case .writeIgnored = $0.kind { true } else { false } }
    #expect(ignored == host.trace.bodyCount(of: Meddler.self))
  }

  @Test("R12 The staleness check does not drop a thread's write")
  func writeWhileAsking() {
    struct Asked: View {
      let taken: Taken
      let other: Taken
      let meddle: () -> Void
      var body: some View {
        Counter(taken: taken)
        let _ = meddle()
      }
    }
    let (taken, other) = (Taken(), Taken())
    let onScreen = Host(Counter(taken: other))
    var isAsking = false
    let host = Host(
      Asked(taken: taken, other: other) {
        guard isAsking else { return }
        runOnAThread { other.binding.wrappedValue = 5 }
        other.binding.wrappedValue = 9
      })
    isAsking = true
    _ = host.isStale
    isAsking = false
    #expect(other.binding.wrappedValue == 5)
    #expect(onScreen.screen == "number 5")
  }

  @Test("R12 A thread may read a state while the host plays")
  func readsElsewhere() {
    final class Place { var binding = Binding.constant([0]) }
    struct Growing: View {
      let place: Place
      @State private var all = [0]
      var body: some View {
        let _ = place.binding = $all
        Text("\(all.count)")
      }
    }
    let place = Place()
    let host = Host(Growing(place: place), recording: false)
    let binding = place.binding
    let done = start { for _ in 0..<20_000 { precondition(!binding.wrappedValue.isEmpty) } }
    for n in 1...2_000 { host.perform { binding.wrappedValue = [n, n + 1] } }
    done.wait()
    #expect(host.screen == "2")
  }

  @Test("R13 A thread's write to a removed view runs no body")
  func stateOfNoView() {
    let taken = Taken()
    let host = Host(Counter(taken: taken))
    host.unmount()
    runOnAThread { taken.binding.wrappedValue = 7 }
    host.advance(by: .seconds(1))
    #expect(host.trace.bodyCount(of: Counter.self) == 1)
  }

  @Test("Several threads may write states while the host plays")
  func manyThreads() {
    let places = (0..<4).map { _ in Taken() }
    struct Row: View {
      let places: [Taken]
      var body: some View { ForEach(0..<places.count) { Counter(taken: places[$0]) } }
    }
    let host = Host(Row(places: places), recording: false)
    let threads = places.map { place in
      start { for _ in 0..<500 { place.binding.wrappedValue += 1 } }
    }
    for _ in 0..<200 { host.advance(by: .seconds(1)) }
    for thread in threads { thread.wait() }
    #expect(host.screen == "number 500\nnumber 500\nnumber 500\nnumber 500")
  }
}
