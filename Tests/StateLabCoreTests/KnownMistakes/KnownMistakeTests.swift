import StateLabCore
import Testing

/// Mistakes of other implementations that no rule's own test covers.
@Suite("Known mistakes")
struct KnownMistakeTests {
  private final class Model: ObservableObject { @Published var n = 0 }

  private struct Counter: View {
    let name: String
    @State private var n = 0
    var body: some View { Button("\(name) \(n)") { n += 1 } }
  }

  @Test("R41 Writes during an update are applied, however many passes they take")
  func writesDuringFlush() {
    struct Chain: View {
      @State private var shown = 0
      @State private var log = ""
      var body: some View {
        Text(log)
        ForEach(Array(0..<shown + 1), id: \.self) { n in
          Text("\(n)").onAppear {
            log += "\(n)"
            if n < 5 { shown += 1 }
          }
        }
      }
    }
    let host = Host(Chain())
    #expect(host.screen == "012345\n0\n1\n2\n3\n4\n5")
  }

  @Test("R39 A change that an object publishes during an update is shown")
  func publishDuringFlush() {
    struct Reader: View {
      @ObservedObject var model: Model
      var body: some View {
        Text("\(model.n)").onAppear { model.n += 1 }
      }
    }
    struct Writer: View {
      let model: Model
      var body: some View { Text("w").onAppear { model.n += 10 } }
    }
    let model = Model()
    let host = Host(
      VStack {
        Reader(model: model)
        Writer(model: model)
      })
    #expect(host.screen == "11\nw")
  }

  @Test("R58 A view follows a replaced environment object and ignores the old one")
  func environmentObjectIsReplaced() throws {
    struct Reader: View {
      @EnvironmentObject var model: Model
      var body: some View { Text("n \(model.n)") }
    }
    struct Supplying: View {
      @State private var second = false
      let models: [Model]
      var body: some View {
        Button("Swap") { second.toggle() }
        Reader().environmentObject(models[second ? 1 : 0])
      }
    }
    let models = [Model(), Model()]
    let host = Host(Supplying(models: models))
    try host.tap("Swap")
    host.perform { models[0].n = 1 }
    #expect(host.trace.bodyCount(of: Reader.self) == 2)
    host.perform { models[1].n = 7 }
    #expect(host.screen == "[Swap]\nn 7")
    try host.tap("Swap")
    #expect(host.screen == "[Swap]\nn 1")
  }

  @Test("R15 A modifier whose body runs again keeps its own state and that of its content")
  func modifierKeepsContent() throws {
    struct Framed: ViewModifier {
      @State private var n = 0
      func body(content: Content) -> some View {
        Button("frame \(n)") { n += 1 }
        content
      }
    }
    struct Root: View {
      @State private var passes = 0
      var body: some View {
        Button("Again") { passes += 1 }
        Counter(name: passes.isMultiple(of: 2) ? "even" : "odd").modifier(Framed())
      }
    }
    let host = Host(Root())
    try host.tap("even 0")
    try host.tap("frame 0")
    try host.tap("Again")
    try host.tap("frame 1")
    #expect(host.screen == "[Again]\n[frame 2]\n[odd 1]")
  }

  private struct Rows: View {
    @State private var names = ["a", "b", "c", "d"]
    var body: some View {
      ForEach(names, id: \.self) { Counter(name: $0) }
      Button("Drop middle") { names.remove(at: 1) }
      Button("Drop last") { names.removeLast() }
      Button("Rotate") { names.append(names.removeFirst()) }
      Button("Clear") { names = [] }
      Button("Fill") { names = ["a", "b", "c", "d"] }
    }
  }

  private func rows(_ host: Host) -> String {
    host.screen.split(separator: "\n").dropLast(5).joined()
  }

  @Test("R15 The other rows keep their state when a row is removed from the middle or the end")
  func rowsLeave() throws {
    let host = Host(Rows())
    for name in ["b", "c", "d"] { try host.tap("\(name) 0") }
    try host.tap("Drop middle")
    #expect(rows(host) == "[a 0][c 1][d 1]")
    try host.tap("Rotate")
    #expect(rows(host) == "[c 1][d 1][a 0]")
    try host.tap("Drop last")
    #expect(rows(host) == "[c 1][d 1]")
  }

  @Test("R15 Rows that return after all were removed start with their initial state")
  func rowsComeBack() throws {
    let host = Host(Rows())
    try host.tap("a 0")
    try host.tap("Clear")
    #expect(rows(host) == "")
    try host.tap("Fill")
    #expect(rows(host) == "[a 0][b 0][c 0][d 0]")
  }

  @Test("R78 Rows with equal ids are all shown, each with its own state: our choice")
  func duplicateRows() throws {
    struct Duplicates: View {
      @State private var ids = [1, 1, 2]
      var body: some View {
        ForEach(ids, id: \.self) { Counter(name: "\($0)") }
        Button("Drop") { ids.removeFirst() }
      }
    }
    let host = Host(Duplicates())
    try host.tap("1 0", occurrence: 2)
    try host.tap("2 0")
    #expect(host.screen == "[1 0]\n[1 1]\n[2 1]\n[Drop]")
    try host.tap("Drop")
    #expect(host.screen == "[1 0]\n[2 1]\n[Drop]")
  }

  @Test("R42 Moving a row does not call onAppear; inserting it again does")
  func appearances() throws {
    struct Moving: View {
      @State private var names = ["a", "b"]
      @State private var shown = true
      var body: some View {
        Button("Turn") { names.reverse() }
        Button("Show") { shown.toggle() }
        if shown {
          ForEach(names, id: \.self) { name in
            Text(name).onAppear { print("+\(name)") }.onDisappear { print("-\(name)") }
          }
        }
      }
    }
    let host = Host(Moving())
    try host.tap("Turn")
    #expect(host.trace.printed == ["+a", "+b"])
    try host.tap("Show")
    try host.tap("Show")
    #expect(host.trace.printed == ["+a", "+b", "-b", "-a", "+b", "+a"])
  }

  @Test("R70 A sink may send, subscribe, cancel and complete while a host is subscribed")
  func allInsideASink() {
    final class Source: ObservableObject {
      let objectWillChange = PassthroughSubject<Void, Never>()
      var n = 0
    }
    struct Reader: View {
      @ObservedObject var source: Source
      var body: some View { Text("\(source.n)") }
    }
    let source = Source()
    let host = Host(Reader(source: source), recording: false)
    var kept: [AnyCancellable] = []
    var log = ""
    source.objectWillChange.sink { _ in
      log += "a"
      guard source.n == 0 else { return }
      source.n = 1
      kept.append(source.objectWillChange.sink { _ in log += "b" })
      source.objectWillChange.send()
      kept[0].cancel()
      source.objectWillChange.send(completion: .finished)
      source.objectWillChange.send()
    }
    .store(in: &kept)
    host.perform { source.objectWillChange.send() }
    #expect(log == "aab")
    #expect(host.screen == "1")
  }

  @Test("The trace records the screen after a root of another type and after unmount")
  func recordedScreen() {
    let host = Host(Text("a"))
    func recorded() -> String? {
      host.trace.compactMap {
        if case .screen(let screen, _) = $0.kind { screen.text } else { nil }
      }.last
    }
    host.replaceRoot(Text("b"))
    #expect(recorded() == "b")
    host.replaceRoot(VStack { Text("c") })
    #expect(host.screen == "c")
    #expect(recorded() == "c")
    host.unmount()
    #expect(recorded() == "")
  }
}
