import StateLabCore
import Testing

@Suite("Transactions, threads and frames")
struct TransactionTests {
  @Test("R38 Writes of one transaction coalesce, and withAnimation has a transaction of its own")
  func coalesce() {
    struct Counting: View {
      @State private var v = 0
      var body: some View {
        let _ = print("body \(v)")
        Text("\(v)")
          .onChange(of: v) { old, new in print("change \(old) \(new)") }
          .onAppear {
            v = 1
            v = 2
            withAnimation {
              v = 3
              v = 4
            }
          }
      }
    }
    #expect(
      Host(Counting()).trace.printed == [
        "body 0", "body 2", "change 0 2", "body 4", "change 2 4",
      ])
  }

  @Test("R38 R61 A binding passes its transaction to bindings of its parts")
  func bindingTransaction() throws {
    struct Pair { var a = 0 }
    struct Writing: View {
      @State private var pair = Pair()
      var body: some View {
        let _ = print("body \(pair.a)")
        Button("Write") {
          pair.a = 1
          $pair.animation().a.wrappedValue = 2
        }
      }
    }
    let host = Host(Writing())
    try host.tap("Write")
    #expect(host.trace.printed == ["body 0", "body 1", "body 2"])
  }

  @Test(
    "R38 R59 A binding of two closures drops the transaction that is attached to it",
    arguments: [
      ("Drop", ["body 2"]), ("Drop in a part", ["body 2"]), ("Pass", ["body 1", "body 2"]),
      ("Surround", ["body 1", "body 2"]),
    ])
  func droppedTransaction(label: String, bodies: [String]) throws {
    struct Pair { var a = 0 }
    struct Writing: View {
      @State private var pair = Pair()
      var body: some View {
        let _ = print("body \(pair.a)")
        Button("Drop") {
          pair.a = 1
          plain.animation().wrappedValue = Pair(a: 2)
        }
        Button("Drop in a part") {
          pair.a = 1
          plain.animation().a.wrappedValue = 2
        }
        Button("Pass") {
          pair.a = 1
          passing.animation().a.wrappedValue = 2
        }
        Button("Surround") {
          pair.a = 1
          withAnimation { plain.a.wrappedValue = 2 }
        }
      }

      private var plain: Binding<Pair> { Binding(get: { pair }, set: { pair = $0 }) }
      private var passing: Binding<Pair> {
        Binding(
          get: { pair },
          set: { value, transaction in withTransaction(transaction) { pair = value } })
      }
    }
    let host = Host(Writing())
    try host.tap(label)
    #expect(host.trace.printed == ["body 0"] + bodies)
  }

  @Test("R8 During the first of two transactions body reads the first value, closures the newest")
  func snapshotOfTheStep() throws {
    struct Stepping: View {
      @State private var v = 0
      let log: ViewLog
      var body: some View {
        let _ = log.closure = { "\(v)" }
        let _ = log.lines.append("body \(v)")
        Button("Go") {
          v = 1
          withAnimation { v = 2 }
          print(v)
        }
      }
    }
    let log = ViewLog()
    let host = Host(Stepping(log: log))
    try host.tap("Go")
    #expect(log.lines == ["body 0", "body 1", "body 2"])
    #expect(host.trace.printed == ["2"])
  }

  @Test("R12 A state may be written in the background without W4", arguments: Profile.all)
  func writeInBackground(profile: Profile) {
    struct Exposed: View {
      @State private var n = 0
      let log: ViewLog
      var body: some View {
        let _ =
          log.closure = {
            n += 1
            return "\(n)"
          }
        Text("n \(n)")
      }
    }
    let log = ViewLog()
    let host = Host(Exposed(log: log), profile: profile)
    host.background { print(log.closure?() ?? "") }
    #expect(host.trace.printed == ["1"])
    #expect(host.screen == "n 1")
    #expect(host.trace.warnings.isEmpty)
  }

  @Test("R12 R51 An object that publishes in the background causes W4", arguments: Profile.all)
  func publishInBackground(profile: Profile) {
    final class Model: ObservableObject { @Published var n = 0 }
    struct Reader: View {
      @ObservedObject var model: Model
      var body: some View { Text("n \(model.n)") }
    }
    let model = Model()
    let host = Host(Reader(model: model), profile: profile)
    host.background { model.n = 1 }
    #expect(host.trace.warnings.map(\.id) == ["W4"])
    #expect(host.screen == "n 1")
  }

  @Test("R14 Delayed closures may write state while the view exists", arguments: Profile.all)
  func delayedClosures(profile: Profile) {
    struct Delayed: View {
      @State private var n = 0
      var body: some View {
        Text("n \(n)").onAppear {
          DispatchQueue.main.async { n += 1 }
          DispatchQueue.main.asyncAfter(deadline: .now() + 2) { n += 10 }
        }
      }
    }
    let host = Host(Delayed(), profile: profile)
    #expect(host.screen == "n 1")
    host.advance(by: .seconds(1))
    #expect(host.screen == "n 1")
    host.advance(by: .seconds(1))
    #expect(host.screen == "n 11")
  }

  @Test("R13 R14 A delayed write to a removed view has no effect")
  func delayedAfterRemoval() throws {
    struct Delayed: View {
      @State private var n = 0
      var body: some View {
        Text("n \(n)").onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 2) { n += 10 } }
      }
    }
    struct Root: View {
      @State private var life = 0
      var body: some View {
        Delayed().id(life)
        Button("Again") { life += 1 }
      }
    }
    let host = Host(Root())
    host.advance(by: .seconds(1))
    try host.tap("Again")
    host.advance(by: .seconds(1))
    #expect(host.screen == "n 0\n[Again]")
    host.advance(by: .seconds(1))
    #expect(host.screen == "n 10\n[Again]")
  }

  @Test("R17 A state that body read once runs body until the identity changes")
  func stickyReads() throws {
    struct Sticky: View {
      @State private var shows = true
      @State private var n = 0
      var body: some View {
        if shows { Text("n \(n)") }
        Button("Hide") { shows = false }
        Button("Add") { n += 1 }
      }
    }
    let host = Host(Sticky())
    try host.tap("Hide")
    try host.tap("Add")
    #expect(host.trace.bodyCount(of: Sticky.self) == 3)
  }

  @Test("R45 The new view appears before the old one disappears; with .identity the reverse")
  func orderOfExchange() throws {
    struct Child: View {
      let name: String
      var body: some View {
        Text(name).onAppear { print("\(name) appears") }.onDisappear { print("\(name) leaves") }
      }
    }
    struct Exchanging: View {
      @State private var flag = false
      let transition: AnyTransition
      var body: some View {
        Child(name: flag ? "new" : "old").id(flag).transition(transition)
        Button("Go") { flag = true }
      }
    }
    let usual = Host(Exchanging(transition: .opacity))
    try usual.tap("Go")
    #expect(usual.trace.printed == ["old appears", "new appears", "old leaves"])
    let identity = Host(Exchanging(transition: .identity))
    try identity.tap("Go")
    #expect(identity.trace.printed == ["old appears", "old leaves", "new appears"])
  }

  @Test("R23 _printChanges names the properties that caused the body")
  func printChanges() throws {
    struct Child: View {
      let n: Int
      var body: some View {
        let _ = Self._printChanges()
        Text("\(n)")
      }
    }
    struct ContentView: View {
      @State private var name = "a"
      var body: some View {
        let _ = Self._printChanges()
        Child(n: name.count)
        Button(name) { name += "a" }
      }
    }
    let host = Host(ContentView())
    try host.tap("a")
    #expect(
      host.trace.printed == [
        "TransactionTests.ContentView: @self, @identity, _name changed.",
        "TransactionTests.Child: @self changed.",
        "TransactionTests.ContentView: _name changed.", "TransactionTests.Child: @self changed.",
      ])
  }

  @Test("R23 _printChanges prints from iOS 15 on, _logChanges from iOS 17.1 on")
  func printChangesAvailability() {
    struct Printing: View {
      var body: some View { let _ = Self._printChanges() }
    }
    struct Logging: View {
      var body: some View { let _ = Self._logChanges() }
    }
    func prints(_ profile: Profile) -> [Int] {
      [
        Host(Printing(), profile: profile).trace.printed.count,
        Host(Logging(), profile: profile).trace.printed.count,
      ]
    }
    #expect(prints(.iOS14) == [0, 0])
    #expect(prints(.iOS16) == [1, 0])
    #expect(prints(.iOS18) == [1, 1])
  }
}
