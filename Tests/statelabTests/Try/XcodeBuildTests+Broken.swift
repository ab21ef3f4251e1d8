import Testing

@testable import statelab

/// A build that Xcode 27 breaks.
extension TryTests.XcodeBuildTests {
  static let score = """
    import SwiftUI

    struct Score: View {
      @State private var points = 0
      let title: String

      init(title: String) {
        points = 3
        self.title = title
      }

      var body: some View { Text("\\(title) \\(points)") }
    }

    struct ContentView: View {
      var body: some View { Score(title: "Reds") }
    }

    """

  @Test("A state with a value that is assigned first compiles with 26, and 27 rejects it")
  func brokenBuild() throws {
    let old = try run(Self.score, "")
    #expect(old.code == 0 && old.output.contains("Reds 3"))
    #expect(old.output.contains("[xcode27-default-and-init]"))
    let new = try run(Self.score, "--xcode 27")
    #expect(new.code == 65)
    #expect(
      new.errors.contains(
        "Program.swift:8:5: error: 'self' used before all stored properties are initialized"))
    #expect(new.errors.contains("variable 'self.title' used before being initialized"))
  }

  @Test("Both ways out of the broken build are played: one keeps the value, one loses it")
  func waysOut() throws {
    let run = try run(Self.score, "--xcode 26,27")
    #expect(run.code == 1)
    #expect(run.output.contains("-  @State private var points = 0"))
    #expect(run.output.contains("+  @State private var points: Int"))
    #expect(run.output.contains("the same run as the program with Xcode 26"))
    #expect(run.output.contains("Reds 3 → Reds 0"))
  }

  @Test("An initializer in an extension breaks the build, too, and both ways out are played")
  func brokenExtension() throws {
    let source = """
      import SwiftUI

      extension Score {
        init(team: String) {
          points = 3
          title = team
        }
      }

      struct Score: View {
        @State private var points = 0
        let title: String
        var body: some View { Text("\\(title) \\(points)") }
      }

      struct ContentView: View {
        var body: some View { Score(team: "Reds") }
      }

      """
    let run = try run(source, "--xcode 26,27")
    #expect(run.code == 1)
    #expect(run.output.contains("Way out 1") && run.output.contains("Reds 3 → Reds 0"))
  }

  @Test("A view that the run does not mount has no proof, and its broken build is told by 26,27")
  func withoutProof() throws {
    let source = Self.score.replacing("Score(title: \"Reds\") }", with: "Text(\"none\") }")
    let old = try run(source, "")
    #expect(old.code == 0 && !old.output.contains("[xcode27-default-and-init]"))
    let both = try run(source, "--xcode 26,27")
    #expect(both.code == 1 && both.output.contains("Way out 1"))
  }

  @Test("--fix under 27 plays the edit of a program that compiles with 26 only")
  func fixOfBrokenBuild() throws {
    let first = try run(Self.score, "--xcode 27 --fix xcode27-default-and-init")
    #expect(first.code == 0, "\(first.errors)")
    #expect(first.output.contains("+  @State private var points: Int"))
    #expect(first.output.contains("the program compiles with Xcode 26 only"))
    #expect(first.output.contains("1 of 1 screen is as before"))
    let second = try run(Self.score, "--xcode 27 --fix xcode27-default-and-init=2")
    #expect(second.output.contains("the screen shows Reds 0"), "\(second.output)")
    let other = Self.score.replacing("Score", with: "Total")
      .replacing("ContentView", with: "OtherView")
    let both = try run(Self.score + other, "--xcode 27 --fix xcode27-default-and-init")
    #expect(both.code == 0, "\(both.output)\(both.errors)")
    let unknown = try run(Self.score, "--xcode 27 --fix task-not-keyed")
    #expect(unknown.code == 1)
    #expect(unknown.errors.contains("The run has no finding \"task-not-keyed\"."))
  }

  @Test("A string as the default value can be dropped, too; one of several lines stays")
  func stringDefault() throws {
    let named = Self.score.replacing("points = 0", with: "points = \"none\"")
      .replacing("points = 3", with: "points = \"3\"")
    #expect(try run(named, "").output.contains("try --fix xcode27-default-and-init"))
    let edited = try run(named, "--xcode 26,27")
    #expect(edited.output.contains("+  @State private var points: String"), "\(edited.output)")
    let long = named.replacing("\"none\"", with: "\"\"\"\n    none\n    \"\"\"")
    #expect(try !run(long, "--xcode 26,27").output.contains("points: String"))
  }

  @Test(
    "An initializer on one line has both ways out",
    arguments: [
      ("points = 3; self.title = title", "self.title = title; points = 3"),
      (
        "points = 3; self.title = title; print(title)",
        "self.title = title; points = 3; print(title)"
      ),
    ])
  func oneLine(body: String, moved: String) throws {
    let long = """
      init(title: String) {
          points = 3
          self.title = title
        }
      """
    let source = Self.score.replacing(long, with: "init(title: String) { \(body) }")
    #expect(source != Self.score)
    let run = try run(source, "--xcode 26,27")
    #expect(run.output.contains("+  @State private var points: Int"), "\(run.output)")
    #expect(run.output.contains("+  init(title: String) { \(moved) }"), "\(run.output)")
    #expect(run.output.contains("Reds 3 → Reds 0"))
  }

  @Test("The other messages of the technical note are the compiler's own")
  func otherMessages() throws {
    let wrapped = try run(
      """
      import SwiftUI

      @propertyWrapper struct Trimmed { var wrappedValue: String }

      struct ContentView: View {
        @State @Trimmed private var text = ""
        var body: some View { Text(text) }
      }

      """, "--xcode 27")
    #expect(wrapped.errors.contains("invalid redeclaration of synthesized property '_text'"))
    let inClass = try run(
      """
      import SwiftUI

      class Base {}

      class Holder: Base {
        @State private var counter = 0
        override init() {
          _counter = State(initialValue: 3)
          super.init()
        }
      }

      struct ContentView: View {
        var body: some View { Text("x") }
      }

      """, "--xcode 27")
    #expect(
      inClass.errors.contains(
        "'self' used in property access '_counter' before 'super.init' call"))
  }
}
