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

    @Test("An action that neither build can play is reported, with exit code 1")
    func impossibleAction() throws {
      let builds = try run(TryTests.counter, "--xcode 26,27 --tap Nope")
      #expect(builds.code == 1)
      #expect(builds.errors.contains("Nope"), "\(builds.errors)")
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
