import Testing

@testable import Rendering
@testable import statelab

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension TryTests {
  /// `--xcode 27`: `@State` as a macro.
  @Suite("Builds as with Xcode 26 and 27")
  struct XcodeBuildTests {
    func run(_ source: String, _ words: String) throws -> ShellRun {
      try ShellRun(
        "export XDG_CACHE_HOME='\(TryTests.cache)'; $statelab try Program.swift --plain \(words)",
        with: ["Program.swift": source])
    }

    private static let score = """
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

    @Test("Names of Foundation are not ambiguous in either build")
    func foundationNames() throws {
      let program = """
        import SwiftUI

        struct ContentView: View {
          @State private var names = ["a", "b"]
          let data = Data([1])
          let link: URL? = nil
          var body: some View {
            Text("\\(data.count) \\(link == nil) \\(Date() < Date.distantFuture)")
            Button("Remove") { remove(IndexSet(integer: 0)) }
            Text(names.joined())
          }
          private func remove(_ places: IndexSet) { names.remove(atOffsets: places) }
        }

        """
      let run = try run(program, "--xcode 26,27 --tap Remove")
      #expect(run.code == 0, "\(run.output)\(run.errors)")
      #expect(run.output.contains("No difference"))
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

    private static let feed = """
      import SwiftUI

      final class Feed {
        init() { print("Feed opened") }
      }

      struct FeedView: View {
        @State private var feed = Feed()
        var body: some View { Text("feed") }
      }

      struct ContentView: View {
        @State private var n = 0
        var body: some View {
          FeedView()
          Button("Tick \\(n)") { n += 1 }
        }
      }

      """

    @Test("26 evaluates an initial value for each struct, 27 once for each identity")
    func laziness() throws {
      let run = try run(Self.feed, "--xcode 26,27 --tap 'Tick 0' --tap 'Tick 1'")
      #expect(run.code == 1)
      #expect(run.output.contains("the initial value of feed in FeedView: 3 times → once"))
      #expect(run.output.contains("\"Feed opened\": 3 times → once"))
    }

    @Test("Code that names State works in both builds, and the runs are the same")
    func sameRun() throws {
      let source = """
        import SwiftUI

        @propertyWrapper struct Counted: DynamicProperty {
          private var count: State<Int>
          init(wrappedValue: Int) { count = State(initialValue: wrappedValue) }
          var wrappedValue: Int {
            get { count.wrappedValue }
            nonmutating set { count.wrappedValue = newValue }
          }
        }

        struct ContentView: View {
          @Counted private var a = 1
          @State private var b: Int
          @State private var c = "x" { didSet { print("c was", oldValue) } }
          @SwiftUI.State private var d: String?

          init() { _b = State(initialValue: 2) }

          var body: some View {
            Button("\\(a) \\(b) \\(c) \\(d ?? "none")") {
              a += 1
              b += 1
              c += "x"
              d = "d"
            }
          }
        }

        """
      let run = try run(source, "--xcode 26,27 --tap '1 2 x none'")
      #expect(run.output.contains("No difference in"))
      #expect(run.code == 0, "\(run.output)\(run.errors)")
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

    @Test("Two builds have findings, and JSON with both runs, the differences and the ways out")
    func twoBuildsInJSON() throws {
      let feed = Self.feed.replacing("print(\"Feed opened\")", with: "print(\"opened\")")
      let text = try run(feed, "--xcode 26,27 --tap 'Tick 0'")
      #expect(text.output.contains("[initial-value-evaluated-again]"))
      #expect(text.output.contains("with Xcode 26 only"))
      let builds = try run(feed, "--xcode 26,27 --tap 'Tick 0' --format json")
      #expect(builds.code == 1)
      #expect(
        try SchemaTests.schema().faults(in: JSONValue(parsing: builds.output)).prefix(5) == [])
      let file = try builds.builds()
      #expect(file.builds.map(\.xcode) == [26, 27] && file.builds.allSatisfy { $0.run != nil })
      #expect(
        file.differences.contains { $0.kind == .evaluated && $0.text.contains("2 times → once") })
      let brokenRun = try run(Self.score, "--xcode 26,27 --format json")
      #expect(
        try SchemaTests.schema().faults(in: JSONValue(parsing: brokenRun.output)).prefix(5) == [])
      let broken = try brokenRun.builds()
      #expect(broken.builds[1].run == nil)
      #expect(broken.builds[1].wording == "variable 'self.title' used before being initialized")
      #expect(broken.waysOut.count == 2 && broken.waysOut.allSatisfy { $0.messages == nil })
      #expect(broken.waysOut[0].differences.isEmpty)
      #expect(broken.waysOut[1].differences.map(\.kind) == [.screen])
      #expect(try run(Self.score, "--xcode 26,27 --format sarif").code == 64)
    }

    @Test("walk, why and page take two builds, and say which build a step is from")
    func builds() throws {
      let run = try ShellRun(
        """
        export XDG_CACHE_HOME='\(TryTests.cache)'
        yes '' | head -n 40 | $statelab walk Program.swift@xcode26 Program.swift@xcode27 --plain --tap 'Tick 0'
        $statelab why Program.swift@xcode27 1:1 --plain
        $statelab why Program.swift@xcode27 1:1 --format json
        $statelab page Program.swift@xcode26 Program.swift@xcode27 --tap 'Tick 0'
        """, with: ["Program.swift": Self.feed])
      #expect(run.output.contains("Program.swift, Xcode 26"))
      #expect(run.output.contains("Built as with Xcode 27: @State is a macro"))
      #expect(run.output.contains("\"xcode\" : 27") || run.output.contains("\"xcode\":27"))
      #expect(run.output.contains("<span>Program.swift, Xcode 27</span>"))
    }

    @Test("A view that the run does not mount has no proof, and its broken build is told by 26,27")
    func withoutProof() throws {
      let source = Self.score.replacing("Score(title: \"Reds\") }", with: "Text(\"none\") }")
      let old = try run(source, "")
      #expect(old.code == 0 && !old.output.contains("[xcode27-default-and-init]"))
      let both = try run(source, "--xcode 26,27")
      #expect(both.code == 1 && both.output.contains("Way out 1"))
    }

    @Test("The macro needs iOS 17, and a build of two cannot be combined with a report of one")
    func refusals() throws {
      let old = try run(Self.feed, "--xcode 27 --profile ios16")
      #expect(old.code == 64 && old.errors.contains("iOS 17 and later"))
      let report = try run(Self.feed, "--xcode 26,27 --steps")
      #expect(report.code == 64 && report.errors.contains("--steps is about one run"))
    }

    private func diff(_ source: String, _ words: String) throws -> ShellRun {
      try ShellRun(
        """
        export XDG_CACHE_HOME='\(TryTests.cache)'
        $statelab diff Program.swift@xcode26 Program.swift@xcode27 --plain \(words)
        """, with: ["Program.swift": source])
    }

    @Test("diff compares the builds of one program")
    func diff() throws {
      let run = try diff(Self.feed, "--tap 'Tick 0'")
      #expect(run.code == 1)
      #expect(run.output.contains("Program.swift, Xcode 27"))
      #expect(
        run.output.contains("Evaluated the initial value of feed in FeedView: 2 times → once"))
    }

    @Test("The name of the storage alone is no difference, neither for diff nor for 26,27")
    func storageNames() throws {
      let diff = try diff(TryTests.counter, "--tap Add")
      #expect(diff.code == 0 && diff.output.contains("Nothing differs"), "\(diff.output)")
      #expect(try run(TryTests.counter, "--xcode 27 --steps").output.contains("LazyState<Int>"))
      let builds = try run(TryTests.counter, "--xcode 26,27 --tap Add")
      #expect(builds.code == 0 && builds.output.contains("No difference in 1 action."))
    }

    @Test("A line that 27 prints later is a difference, for diff and for 26,27")
    func order() throws {
      let source = """
        import SwiftUI

        struct ContentView: View {
          @State private var number = made()
          var body: some View { Text("\\(number)") }
        }

        func made() -> Int {
          print("made")
          return 7
        }

        """
      #expect(try diff(source, "").code == 1)
      let builds = try run(source, "--xcode 26,27")
      #expect(builds.code == 1)
      #expect(builds.output.contains("the runs part at step 1:1, printed made"), "\(builds.output)")
    }

    @Test("--fix under 27 plays the edit of a program that compiles with 26 only")
    func fixOfBrokenBuild() throws {
      let first = try run(Self.score, "--xcode 27 --fix xcode27-default-and-init")
      #expect(first.code == 0, "\(first.errors)")
      #expect(first.output.contains("+  @State private var points: Int"))
      #expect(first.output.contains("the program compiles with Xcode 26 only"))
      #expect(first.output.contains("1 of 1 screens are as before"))
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

    @Test("An action that neither build can play is reported, with exit code 1")
    func impossibleAction() throws {
      let builds = try run(TryTests.counter, "--xcode 26,27 --tap Nope")
      #expect(builds.code == 1)
      #expect(builds.errors.contains("Nope"), "\(builds.errors)")
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

    @Test("The end of a run says the build")
    func footer() throws {
      #expect(
        try run(TryTests.counter, "--xcode 27").output.contains(
          "Built as with Xcode 27: @State is a macro"))
      #expect(
        try run(TryTests.counter, "").output.contains(
          "Built as with Xcode 26: @State is a property wrapper"))
    }
  }
}

extension ShellRun {
  fileprivate func builds() throws -> BuildsFile {
    try JSONDecoder().decode(Export<BuildsFile>.self, from: Data(output.utf8)).content
  }
}
