import StateLabCore
import Testing

@Suite("Identity")
struct IdentityTests {
  private struct Counter: View {
    let name: String
    @State private var n = 0
    var body: some View { Button("\(name) \(n)") { n += 1 } }
  }

  private struct Flagged<Content: View>: View {
    @State private var flag = false
    @ViewBuilder let content: (Bool) -> Content
    var body: some View {
      Button("Flip") { flag.toggle() }
      content(flag)
    }
  }

  @Test("R15 A changed .id resets the state", arguments: Profile.all)
  func idResets(profile: Profile) throws {
    let host = Host(Flagged { flag in Counter(name: "c").id(flag) }, profile: profile)
    try host.tap("c 0")
    #expect(host.screen == "[Flip]\n[c 1]")
    try host.tap("Flip")
    #expect(host.screen == "[Flip]\n[c 0]")
  }

  @Test("R15 A changed .id takes the newest struct's initial value")
  func idTakesNewestInitialValue() throws {
    struct Seeded: View {
      @State var n: Int
      var body: some View { Text("\(n)") }
    }
    let host = Host(Flagged { flag in Seeded(n: flag ? 2 : 1).id(flag) })
    try host.tap("Flip")
    #expect(host.screen == "[Flip]\n2")
  }

  @Test("R15 The branches of if and else have two identities, even with one type")
  func branchesReset() throws {
    let host = Host(
      Flagged { flag in
        if flag { Counter(name: "c") } else { Counter(name: "c") }
      })
    try host.tap("c 0")
    try host.tap("Flip")
    #expect(host.screen == "[Flip]\n[c 0]")
    try host.tap("Flip")
    #expect(host.screen == "[Flip]\n[c 0]")
  }

  @Test("R15 A conditional argument keeps the identity")
  func argumentKeeps() throws {
    let host = Host(Flagged { flag in Counter(name: flag ? "b" : "a") })
    try host.tap("a 0")
    try host.tap("Flip")
    #expect(host.screen == "[Flip]\n[b 1]")
  }

  @Test("R15 One view value at two positions has two states")
  func oneValueTwoStates() throws {
    struct Twice: View {
      var body: some View {
        let one = Counter(name: "c")
        one
        one
      }
    }
    let host = Host(Twice())
    try host.tap("c 0", occurrence: 1)
    #expect(host.screen == "[c 1]\n[c 0]")
  }

  @Test("R15 State follows a row's id when rows are removed, reordered and inserted")
  func rowsGoWithTheirID() throws {
    struct Rows: View {
      @State private var names = ["a", "b", "c"]
      var body: some View {
        ForEach(names, id: \.self) { Counter(name: $0) }
        Button("Drop first") { names.removeFirst() }
        Button("Reverse") { names.reverse() }
        Button("Insert") { names.insert("x", at: 1) }
        Button("Clear") { names = [] }
      }
    }
    let host = Host(Rows())
    func rows() -> [String] {
      host.screen.split(separator: "\n").map(String.init).filter {
        !$0.contains("r") && $0 != "[Insert]"
      }
    }
    try host.tap("b 0")
    try host.tap("Drop first")
    #expect(rows() == ["[b 1]", "[c 0]"])
    try host.tap("Reverse")
    #expect(rows() == ["[c 0]", "[b 1]"])
    try host.tap("Insert")
    #expect(rows() == ["[c 0]", "[x 0]", "[b 1]"])
    try host.tap("Clear")
    #expect(rows() == [])
  }

  @Test("R15 AnyView keeps the identity while the wrapped type stays the same")
  func anyViewByType() throws {
    struct Other: View {
      @State private var n = 0
      var body: some View { Button("o \(n)") { n += 1 } }
    }
    let host = Host(
      Flagged { flag in flag ? AnyView(Other()) : AnyView(Counter(name: "c")) })
    try host.tap("c 0")
    try host.tap("Flip")
    try host.tap("Flip")
    #expect(host.screen == "[Flip]\n[c 0]")

    let same = Host(Flagged { flag in AnyView(Counter(name: flag ? "b" : "a")) })
    try same.tap("a 0")
    try same.tap("Flip")
    #expect(same.screen == "[Flip]\n[b 1]")
  }

  @Test("R13 A write to a removed view has no effect, and the view returns with its initial state")
  func writeAfterRemoval() throws {
    struct Gone: View {
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
    let host = Host(Flagged { flag in if !flag { Gone(log: log) } })
    let write = try #require(log.closure)
    try host.tap("Flip")
    host.perform { _ = write() }
    try host.tap("Flip")
    #expect(host.screen == "[Flip]\nn 0")
  }

  @Test("R13 A write after the host was released is ignored")
  func writeAfterTheHost() {
    struct Counter: View {
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
    var host: Host? = Host(Counter(log: log))
    #expect(host?.screen == "n 0")
    host = nil
    #expect(log.closure?() == "0")
  }

  @Test("R78 Duplicate ids cause W11 from the iOS 15 SDK on", arguments: Profile.all)
  func duplicateIDs(profile: Profile) {
    struct Row: Identifiable {
      let id: Int
      let name: String
    }
    let rows = [Row(id: 1, name: "a"), Row(id: 1, name: "b"), Row(id: 2, name: "c")]
    let host = Host(ForEach(rows) { Text($0.name) }, profile: profile)
    let expected = [
      "ForEach<Array<Row>, Int, Text>: the ID 1 occurs multiple times within the collection, this "
        + "will give undefined results!"
    ]
    #expect(host.trace.warnings.map(\.message) == (profile.release.major >= 16 ? expected : []))
  }
}
