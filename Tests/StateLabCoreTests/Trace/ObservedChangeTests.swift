@_spi(Steps) import StateLabCore
import Testing

@Suite("Changes of @Observable objects by name")
struct ObservedChangeTests {
  @Observable
  fileprivate final class Session {
    var user: String?
    var isBusy = false
    @ObservationIgnored var requests = 0
    var settings = Settings()
  }

  @Observable
  fileprivate final class Settings { var size = 1 }

  @Observable
  fileprivate final class Item { var likes = 0 }

  @Observable
  fileprivate final class Store { var items = [Item(), Item(), Item()] }

  private struct ProfileTab: View {
    let session: Session
    var body: some View { Text(session.user ?? "no user") }
  }

  @Test("R22 The change names the property, both values, and the property that holds the object")
  func name() {
    let session = Session()
    let host = Host(ProfileTab(session: session))
    host.perform {
      session.requests += 1
      session.user = "Ada"
    }
    #expect(
      changes(in: host) == [
        [
          ObjectChange(
            type: "Session", property: "user", old: "nil", new: .string("Ada"),
            holders: ["session"],
            objectID: 1)
        ]
      ])
  }

  @Test("R22 A change lists each property that the body read and the same code changed after it")
  func several() {
    struct BusyTab: View {
      let session: Session
      var body: some View { Text("\(session.user ?? "no user") \(session.isBusy)") }
    }
    let session = Session()
    let host = Host(BusyTab(session: session))
    host.perform {
      session.user = "Ada"
      session.isBusy = true
      session.settings.size = 2
    }
    #expect(changes(in: host).map { $0.map(\.property) } == [["user", "isBusy", "size"]])
    host.perform {
      session.user = "Bob"
      session.isBusy = false
    }
    #expect(changes(in: host).last?.map(\.property) == ["user", "isBusy"])
  }

  @Test("R22 The object in the object is named with its path")
  func nested() {
    struct SizeView: View {
      @State var session = Session()
      var body: some View {
        Text("\(session.settings.size)")
        Button("Grow") { session.settings.size += 1 }
      }
    }
    let host = Host(SizeView())
    try? host.tap("Grow")
    #expect(
      changes(in: host) == [
        [
          ObjectChange(
            type: "Settings", property: "size", old: "1", new: "2", holders: ["session.settings"],
            objectID: 1)
        ]
      ])
  }

  @Test(
    "R22 An object of an ancestor, of the environment, in an array, and behind a binding is found")
  func holders() throws {
    struct Child: View {
      @Binding var user: String?
      var body: some View { Text(user ?? "nobody") }
    }
    struct Bound: View {
      @Bindable var bound: Session
      var body: some View {
        Child(user: $bound.user)
        Button("Bound") { bound.user = "A" }
      }
    }
    struct Supplied: View {
      @Environment(Session.self) private var supplied
      var body: some View { Button("Supplied \(supplied.user ?? "")") { supplied.user = "B" } }
    }
    struct Rows: View {
      let sessions: [Session]
      var body: some View { Button("Row \(sessions[1].user ?? "")") { sessions[1].user = "C" } }
    }
    struct Root: View {
      var body: some View {
        Bound(bound: Session())
        Supplied().environment(Session())
        Rows(sessions: [Session(), Session()])
      }
    }
    let host = Host(Root())
    for label in ["Bound", "Supplied ", "Row "] { try host.tap(label) }
    #expect(
      changes(in: host).map { $0.map { "\($0.holders?.first?.description ?? "").\($0.property)" } }
        == [["bound.user"], ["supplied.user"], ["sessions.user"]])
  }

  @Test("R22 Each reader's change names the object that this reader read")
  func loop() throws {
    struct Row: View {
      let item: Item
      var body: some View { Text("\(item.likes)") }
    }
    struct List: View {
      @State private var store = Store()
      var body: some View {
        ForEach(store.items.indices, id: \.self) { Row(item: store.items[$0]) }
        Button("Like all") { for (n, item) in store.items.enumerated() { item.likes += n + 1 } }
      }
    }
    let host = Host(List())
    try host.tap("Like all")
    #expect(
      changes(in: host).map { $0.map { "\($0.holders ?? []) \($0.property) \($0.new)" } }
        == [1, 2, 3].map { ["[item, store.items] likes \($0)"] })
    try host.tap("Like all")
    #expect(
      changes(in: host).flatMap { $0.map(\.objectID) } == [1, 2, 3, 1, 2, 3],
      "each object keeps its number")
  }

  @Test("R22 The record names no property of an object that no view holds")
  func unreachable() {
    let session = Session()
    struct Reader: View {
      let read: () -> String
      var body: some View { Text(read()) }
    }
    let host = Host(Reader { session.user ?? "nobody" })
    host.perform { session.user = "Ada" }
    #expect(changes(in: host) == [[]])
    #expect(host.screen == "Ada")
  }

  @Test("The cost of a change does not grow with the depth of the tree")
  func cost() {
    struct Nest: View {
      let depth: Int
      let session: Session
      var body: some View {
        if depth > 0 { AnyView(Nest(depth: depth - 1, session: session)) } else { Text("end") }
        if depth == 0 { Text(session.user ?? "no user") }
      }
    }
    func steps(depth: Int) -> Int {
      let session = Session()
      let host = Host(Nest(depth: depth, session: session))
      return StepCounter.steps { host.perform { session.user = "Ada" } }
    }
    #expect(steps(depth: 200) < 2 * steps(depth: 20))
  }

  private func changes(in host: Host) -> [[ObjectChange]] {
    host.trace.compactMap { if case .observed(let changes) = $0.kind { changes } else { nil } }
  }
}
