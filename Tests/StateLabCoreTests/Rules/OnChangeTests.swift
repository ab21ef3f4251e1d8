import StateLabCore
import Testing

@Suite("onChange")
struct OnChangeTests {
  nonisolated private static let profiles = Profile.all.filter { $0.has(.onChange) }

  private struct Watched: View {
    @State private var n = 0
    var body: some View {
      Button("Twice") {
        n += 1
        print("set \(n)")
        n += 1
      }
      Button("Same") { n = n }
      Text("\(n)").onChange(of: n) { print("changed to \($0)") }
    }
  }

  @Test(
    "R43 onChange compares when the view updates, not when the value is set", arguments: profiles)
  func comparesAtTheUpdate(profile: Profile) throws {
    let host = Host(Watched(), profile: profile)
    #expect(host.trace.printed == [])
    try host.tap("Twice")
    #expect(host.trace.printed == ["set 1", "changed to 2"])
    try host.tap("Same")
    #expect(host.trace.printed.count == 2)
  }

  @Test("R43 initial: true runs the closure at the mount with the same value twice")
  func initial() throws {
    struct Watching: View {
      @State private var n = 1
      var body: some View {
        Button("Add") { n += 1 }.onChange(of: n, initial: true) { old, new in
          print("\(old) to \(new)")
        }
      }
    }
    let host = Host(Watching())
    try host.tap("Add")
    #expect(host.trace.printed == ["1 to 1", "1 to 2"])
  }

  @Test("R43 All onChange closures of a pass get the same old and new value, inner ones first")
  func sameValuesForAll() throws {
    struct Watching: View {
      @State private var n = 0
      var body: some View {
        VStack {
          Text("x").onChange(of: n) { old, new in
            print("inner \(old) \(new)")
            if n == 1 { n = 5 }
          }
        }
        .onChange(of: n) { old, new in print("outer \(old) \(new)") }
        Button("Set") { n = 1 }
      }
    }
    let host = Host(Watching())
    try host.tap("Set")
    #expect(host.trace.printed == ["inner 0 1", "outer 0 1", "inner 1 5", "outer 1 5"])
  }

  @Test("R43 With one parameter the old body's closure runs, with two or none the new body's")
  func whichClosure() throws {
    struct Watching: View {
      @State private var n = 0
      var body: some View {
        let captured = n
        Button("Add") { n += 1 }
          .onChange(of: n, perform: { _ in print("old form captured \(captured), reads \(n)") })
          .onChange(of: n) { print("new form captured \(captured)") }
      }
    }
    let host = Host(Watching())
    try host.tap("Add")
    #expect(
      host.trace.printed == ["old form captured 0, reads 1", "new form captured 1"])
  }

  @Test("R44 The third change in a frame is skipped with W9", arguments: profiles)
  func frameGuard(profile: Profile) throws {
    struct Chasing: View {
      @State private var n = 0
      var body: some View {
        Button("Start") { n += 1 }.onChange(of: n, perform: { _ in n += 1 })
        Text("\(n)")
      }
    }
    let host = Host(Chasing(), profile: profile)
    try host.tap("Start")
    #expect(host.screen == "[Start]\n3")
    #expect(
      host.trace.warnings.map(\.message) == [
        "onChange(of: Int) action tried to update multiple times per frame."
      ])
  }

  @Test("R44 A frame has at most 8 passes, and the next frame runs the rest 1/60 s later")
  func passesPerFrame() {
    struct Appearing: View {
      @State private var n = 0
      let limit: Int
      var body: some View {
        Text("\(n)").id(n).onAppear { if n < limit { n += 1 } }
        if n < limit { Next(n: $n).id(n) }
      }
    }
    struct Next: View {
      @Binding var n: Int
      var body: some View { Text("next").onAppear { n += 1 } }
    }
    let host = Host(Appearing(limit: 12))
    #expect(host.screen == "12")
    let frames = Dictionary(grouping: host.trace, by: \.frame)
    #expect(frames.keys.sorted() == [0, 1])
    #expect(frames[0]?.map(\.pass).max() == 7)
    #expect(frames[1]?.first?.time == .nanoseconds(16_666_666))
  }

  @Test("A release without onChange stops the host, and the iOS 17 form needs iOS 17")
  func availability() {
    #expect(Host(Watched(), profile: .iOS13).screen == "")
    struct Newer: View {
      var body: some View { Text("x").onChange(of: 1) {} }
    }
    #expect(Host(Newer(), profile: .iOS16).screen == "")
    #expect(Host(Newer(), profile: .iOS18).screen == "x")
  }
}
