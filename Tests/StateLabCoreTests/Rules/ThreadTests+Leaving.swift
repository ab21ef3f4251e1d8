import Testing

import class Foundation.DispatchSemaphore

@testable import StateLabCore

// Threads that run while a view, its host or a task ends.
extension ThreadTests {
  @Test("A task that inherits the recorder may print and publish on another thread")
  func inheritingTask() async {
    let model = Model()
    let recorder = Recorder()
    let trace = await Recorder.$inherited.withValue(recorder) {
      let host = Host(Reader(model: model))
      await Task { @concurrent in
        print("from elsewhere")
        MainThread.assume { model.count = 5 }
      }.value
      #expect(host.screen == "count 5")
      return recorder.finish()
    }
    #expect(trace.printed == ["from elsewhere"])
    #expect(trace.warnings.map(\.id) == ["W4"])
  }

  @Test("R13 A thread may write a state while the state's host is released")
  func hostGoes() {
    for _ in 0..<20 {
      let left = Left()
      var host: Host? = Host(Writing(left: left), recording: false)
      let done = start { for n in 1...200 { left.write(n) } }
      if host?.screen.isEmpty ?? true { Issue.record("The host shows no screen.") }
      host = nil
      done.wait()
      // No write may wait for the released host.
      #expect(!MainThreadInbox.hasWrites)
      let last = left.read()
      left.write(-1)
      #expect(left.read() == last)
    }
  }

  @Test("R51 A view and its host may be released before a thread calls their subscriber")
  func viewGoes() throws {
    let announcer = Announcer()
    var host: Host? = Host(Listener(announcer: announcer))
    let announce = try #require(announcer.announce)
    announcer.announce = nil
    let mayAnnounce = DispatchSemaphore(value: 0)
    let done = start {
      mayAnnounce.wait()
      announce(())
    }
    host?.unmount()
    host = nil
    mayAnnounce.signal()
    done.wait()
  }

  @Test("R51 Changes that a thread published for a released host are released with its world")
  func worldGoes() {
    struct Both: View {
      let model: Model
      var body: some View { Reader(model: model).onReceive(model.$count) { _ in } }
    }
    let model = Model()
    var host: Host? = Host(Both(model: model))
    weak let world = host?.world
    runOnAThread { model.count = 5 }
    #expect(world?.inbox.isEmpty == false)
    host = nil
    #expect(world == nil)
  }

  private final class Left {
    var write: (Int) -> Void = { _ in }
    var read: () -> Int = { 0 }
  }

  private struct Writing: View {
    let left: Left
    @State private var count = 0
    var body: some View {
      let _ = left.write = { count = $0 }
      let _ = left.read = { count }
      Text("count \(count)")
    }
  }

  /// An object whose publisher exposes the closure that a view subscribes with. A thread that has
  /// looked up the subscribers holds that closure before it calls it.
  private final class Announcer: ObservableObject {
    var announce: ((()) -> Void)?
    var objectWillChange: Announcement { Announcement(announcer: self) }

    struct Announcement: Publisher {
      typealias Output = Void
      typealias Failure = Never
      let announcer: Announcer

      func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        announcer.announce = (subscriber as? Subscribers.Sink<Void, Never>)?.receiveValue
      }
    }
  }

  private struct Listener: View {
    @ObservedObject var announcer: Announcer
    var body: some View { Text("x") }
  }
}
