import StateLabCore
import Testing

@Suite("Life cycle")
struct LifecycleTests {
  @Test("R41 Closures of buttons, onAppear and onDisappear may write state", arguments: Profile.all)
  func closuresMayWrite(profile: Profile) throws {
    struct Writing: View {
      @State private var log = ""
      @State private var shown = true
      var body: some View {
        Text(log)
        if shown {
          Text("x").onAppear { log += "A" }.onDisappear { log += "D" }
        }
        Button("Hide") {
          shown = false
          log += "B"
        }
      }
    }
    let host = Host(Writing(), profile: profile)
    try host.tap("Hide")
    #expect(host.screen == "ABD\n[Hide]")
    #expect(host.trace.warnings.isEmpty)
  }

  @Test("R42 onAppear runs after body and causes a second pass before the first frame ends")
  func appearBeforeFirstFrame() {
    struct Appearing: View {
      @State private var n = 0
      var body: some View {
        let _ = print("body \(n)")
        Text("\(n)").onAppear {
          print("appear")
          n = 1
        }
      }
    }
    let host = Host(Appearing())
    #expect(host.trace.printed == ["body 0", "appear", "body 1"])
    #expect(host.screen == "1")
    #expect(Set(host.trace.map(\.frame)) == [0])
  }

  @Test("R42 onAppear runs children first, then several of one view in source order: our choice")
  func orderOfAppearance() {
    struct Inner: View {
      var body: some View { Text("x").onAppear { print("inner") } }
    }
    struct Outer: View {
      var body: some View {
        VStack { Inner() }.onAppear { print("first") }.onAppear { print("second") }
      }
    }
    #expect(Host(Outer()).trace.printed == ["inner", "first", "second"])
  }

  @Test("R42 onAppear does not run again when body does")
  func appearOnce() throws {
    struct Appearing: View {
      @State private var n = 0
      var body: some View {
        Button("n \(n)") { n += 1 }.onAppear { print("appear") }
      }
    }
    let host = Host(Appearing())
    try host.tap("n 0")
    #expect(host.trace.printed == ["appear"])
  }

  @Test("R44 An endless change stops after 20 frames of 8 passes, and the screen says so")
  func endlessChange() {
    final class Model: ObservableObject { @Published var n = 0 }
    struct Endless: View {
      @ObservedObject var model: Model
      var body: some View {
        let _ = model.n += 1
        Text("x")
      }
    }
    let host = Host(Endless(model: Model()))
    #expect(host.trace.contains { $0.kind == .stillChanging })
    #expect(host.screen.hasSuffix("(still changing)"))
    #expect(host.trace.bodyCount(of: Endless.self) == 1 + 20 * 8)
    #expect(host.trace.filter { $0.kind == .stillChanging }.count == 1)
    _ = (host.screen, host.screen)
    #expect(host.trace.bodyCount(of: Endless.self) == 1 + 20 * 8)
  }

  @Test("The causes of a body lead back to the tap")
  func chainOfCauses() throws {
    struct Counter: View {
      @State private var n = 0
      var body: some View { Button("n \(n)") { n += 1 } }
    }
    let host = Host(Counter())
    try host.tap("n 0")
    let body = try #require(host.trace.last { if case .body(2) = $0.kind { true } else { false } })
    #expect(
      host.trace.why(body).map(\.kind) == [
        .body(count: 2), .queued, .wrote(property: "n", old: "0", new: "1"), .action(.tap("n 0")),
      ])
  }

  @Test("A host error names the missing label and those on the screen")
  func errors() throws {
    struct Two: View {
      var body: some View {
        Button("A") {}
        Button("B") {}
        Button("B") {}
      }
    }
    let host = Host(Two())
    #expect(
      throws: HostError.noControl(kind: "button", label: "C", onScreen: ["A", "B", "B"])
    ) { try host.tap("C") }
    #expect(throws: HostError.ambiguous(kind: "button", label: "B", count: 2)) {
      try host.tap("B")
    }
    try host.tap("B", occurrence: 2)
    host.unmount()
    #expect(throws: HostError.unmounted) { try host.tap("A") }
    #expect(host.screen == "")
  }

  @Test("The message of an absent control names equal labels once, and twenty labels at most")
  func absentControl() {
    let labels = Array(repeating: "flag", count: 12) + (1...25).map { "Row \($0)" }
    let message = "\(HostError.noControl(kind: "button", label: "C", onScreen: labels))"
    #expect(message.contains("The screen has: \"flag\" ×12, \"Row 1\", \"Row 2\""))
    #expect(message.hasSuffix("\"Row 19\", and 6 more."))
  }

  @Test("A host without recording shows the same screen and keeps no events")
  func notRecording() throws {
    struct Counter: View {
      @State private var n = 0
      var body: some View { Button("n \(n)") { n += 1 } }
    }
    let host = Host(Counter(), recording: false)
    try host.tap("n 0")
    #expect(host.screen == "[n 1]")
    #expect(host.trace.isEmpty)
  }
}
