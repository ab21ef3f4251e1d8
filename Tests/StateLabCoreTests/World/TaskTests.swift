import StateLabCore
import Testing

@Suite("Tasks in virtual time")
struct TaskTests {
  @MainActor
  private final class Model: ObservableObject {
    @Published var items: [String] = []
    @Published var isLoading = false

    func load() async {
      isLoading = true
      items = await fetch()
      isLoading = false
    }

    nonisolated func fetch() async -> [String] {
      try? await Task.sleep(for: .seconds(2))
      return ["a", "b"]
    }
  }

  private struct Loading: View {
    @StateObject private var model = Model()
    var body: some View {
      Text(model.isLoading ? "loading" : model.items.joined())
      Button("Load") { Task { await model.load() } }
    }
  }

  @Test("A button's Task continues when the virtual clock reaches its deadline")
  func buttonTask() throws {
    let host = Host(Loading())
    try host.tap("Load")
    #expect(host.screen == "loading\n[Load]")
    host.advance(by: .seconds(1))
    #expect(host.screen == "loading\n[Load]")
    host.advance(by: .seconds(1))
    #expect(host.screen == "ab\n[Load]")
    #expect(host.trace.warnings.isEmpty)
  }

  @Test("The causes of a task's change are the tap and the advance")
  func causes() throws {
    let host = Host(Loading())
    try host.tap("Load")
    host.advance(by: .seconds(2))
    let trace = host.trace
    let last = try #require(trace.last { if case .willChange = $0.kind { true } else { false } })
    let actions = last.causes.compactMap {
      if case .action(let action) = trace[$0].kind { action } else { nil }
    }
    #expect(actions == [.tap("Load"), .advance(.seconds(2))])
  }

  @Test("R51 An object that changes off the main actor causes W4")
  func changeOffTheMainActor() throws {
    final class Loose: ObservableObject, @unchecked Sendable {
      nonisolated(unsafe) let objectWillChange = ObservableObjectPublisher()
      nonisolated func work() async { objectWillChange.send() }
    }
    struct Watching: View {
      @StateObject var loose = Loose()
      var body: some View { Button("Go") { Task { await loose.work() } } }
    }
    let host = Host(Watching())
    try host.tap("Go")
    #expect(host.trace.warnings.map(\.id) == ["W4"])
  }

  private struct Detail: View {
    let id: Int
    @State private var text = "nothing"
    var body: some View {
      Text(text).task(id: id) {
        do {
          try await Task.sleep(for: .seconds(1))
          text = "loaded \(id)"
        } catch {
          print("\(id): \(error)")
        }
      }
    }
  }

  private struct Page: View {
    @State private var id = 1
    @State private var isShown = true
    var body: some View {
      if isShown { Detail(id: id) }
      Button("Next") { id += 1 }
      Button("Hide") { isShown = false }
    }
  }

  @Test("task(id:) starts when the view appears and restarts when the id changes")
  func taskWithID() throws {
    let host = Host(Page())
    host.advance(by: .seconds(1))
    #expect(host.screen == "loaded 1\n[Next]\n[Hide]")
    try host.tap("Next")
    host.advance(by: .milliseconds(500))
    try host.tap("Next")
    #expect(host.trace.printed == ["2: CancellationError()"])
    host.advance(by: .seconds(1))
    #expect(host.screen == "loaded 3\n[Next]\n[Hide]")
    #expect(host.trace.count { $0.kind == .taskStarted } == 3)
  }

  @Test("A task is canceled when its view disappears, unless it has finished")
  func disappearance() throws {
    let host = Host(Page())
    try host.tap("Hide")
    #expect(host.trace.printed == ["1: CancellationError()"])

    let other = Host(Page())
    other.advance(by: .seconds(1))
    try other.tap("Hide")
    #expect(!other.trace.contains { $0.kind == .taskCancelled })
  }

  @Test("The writes and the printed lines of a detached task are recorded")
  func detached() throws {
    final class Model: ObservableObject {
      @Published var value = 0
      func load() async {
        print("load")
        value += 1
      }
    }
    struct Loader: View {
      @StateObject private var model = Model()
      var body: some View {
        Button("Load \(model.value)") { Task.detached { [model] in await model.load() } }
      }
    }
    let host = Host(Loader())
    try host.tap("Load 0")
    #expect(host.screen == "[Load 1]")
    #expect(host.trace.printed == ["load"])
    let announced = try #require(host.trace.first { $0.name == .willChange })
    let body = try #require(host.trace.last { $0.name == .body })
    #expect(host.trace[body.causes[0]].causes == [announced.index])
  }

  @Test("A body that runs again does not restart the task")
  func bodyStartsNothing() throws {
    struct Counting: View {
      @State private var count = 0
      var body: some View {
        Button("\(count)") { count += 1 }.task { print("started") }
      }
    }
    let host = Host(Counting())
    try host.tap("0")
    try host.tap("1")
    #expect(host.trace.printed == ["started"])
  }

  @Test("async let, task groups, actors and streams run in the same order each time")
  func structured() {
    actor Counter {
      private var count = 0
      func next() -> Int {
        count += 1
        return count
      }
    }
    struct Busy: View {
      var body: some View {
        Text("x").task {
          let counter = Counter()
          async let first = counter.next()
          async let second = counter.next()
          print(await first, await second)
          await withTaskGroup(of: Int.self) { group in
            for span in [3, 1, 2] {
              group.addTask {
                try? await Task.sleep(for: .seconds(span))
                return span
              }
            }
            for await span in group { print(span) }
          }
          let (stream, continuation) = AsyncStream<Int>.makeStream()
          Task {
            for number in 1...2 { continuation.yield(number) }; continuation.finish()
          }
          for await number in stream { print("got", number) }
        }
      }
    }
    let runs = (1...3).map { _ in
      let host = Host(Busy())
      host.advance(by: .seconds(5))
      return host.trace.printed
    }
    #expect(runs[0] == ["1 2", "1", "2", "3", "got 1", "got 2"])
    #expect(Set(runs).count == 1)
  }

  @Test("A task that yields 500 times finishes within one action")
  func manyTurns() throws {
    struct Yielding: View {
      @State private var turns = 0
      var body: some View {
        Text("\(turns)").task {
          for _ in 1...500 { await Task.yield() }
          turns = 500
        }
      }
    }
    #expect(Host(Yielding()).screen == "500")
  }

  @Test("Tasks outside of a host run normally, before and after a host plays")
  func realTasks() async throws {
    let host = Host(Loading())
    try await Task.sleep(for: .milliseconds(1))
    try host.tap("Load")
    let value = await Task { 1 }.value
    let other = await Task.detached { 2 }.value
    #expect(value + other == 3)
    #expect(host.screen == "loading\n[Load]")
    host.advance(by: .seconds(2))
    #expect(host.screen == "ab\n[Load]")
  }
}
