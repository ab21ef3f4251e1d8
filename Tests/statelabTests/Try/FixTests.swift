import Bugs
import Diagnosis
import StateLabCore
import Testing

@testable import Rendering
@testable import statelab

extension TryTests {
  /// `--fix`, and fixes that a person writes.
  @Suite("Fixes of findings")
  struct FixTests {
    func play(_ text: String, _ words: String) throws -> ShellRun {
      try ShellRun(
        """
        export XDG_CACHE_HOME='\(TryTests.cache)'
        $statelab try Program.swift --plain \(words)
        code=$?
        echo 'The file:'
        cat Program.swift
        exit $code
        """, with: ["Program.swift": text])
    }

    @Test("An edit with another finding is not proved: the exit code is 1, and no file changes")
    func otherFinding() throws {
      let bug = "xcode27-default-and-init"
      let bad = try #require(BugBook.page(of: bug)?.bad)
      let run = try play(bad, "--fix \(bug)=2 --write")
      #expect(run.code == 1, "\(run.output)\(run.errors)")
      #expect(run.output.contains("The finding is gone, but the changed program has another one:"))
      #expect(run.output.contains("Not written: the edit is not proved."), "\(run.output)")
      #expect(run.output.contains("The file:\n" + bad), "\(run.output)")
      let first = try play(bad, "--fix \(bug) --write")
      #expect(first.code == 0 && first.output.contains("Written to"), "\(first.output)")
      #expect(!first.output.contains("The file:\n" + bad))
    }

    @Test("The edit keeps the initializer that a preview calls")
    func preview() throws {
      let bug = "observed-object-created-in-view"
      let program =
        "import SwiftUI\n\n" + FindingNameTests.glasses + "#Preview { Counter(glasses: Glasses()) }"
      let run = try play(
        program, "--view ContentView --tap 'Water 0' --tap Step --fix \(bug) --write")
      #expect(run.code == 0, "\(run.output)\(run.errors)")
      #expect(run.output.contains("  @StateObject var glasses = Glasses()\n"), "\(run.output)")
    }

    @Test("A screen that differs because of the bug does not count against the edit")
    func otherScreen() throws {
      let text = """
        import SwiftUI

        @Observable final class Log { var mounts = 0 }
        struct Mounts: View { let log: Log; var body: some View { Text("Mounts \\(log.mounts)") } }
        struct Tally: View {
          let log: Log
          @State private var count = 0
          var body: some View { Button("Count \\(count)") { count += 1 }.onAppear { log.mounts += 1 } }
        }
        struct ContentView: View {
          @State private var log = Log()
          @State private var refreshes = 0
          var body: some View {
            Text("Refreshed \\(refreshes)")
            Mounts(log: log)
            VStack { Tally(log: log) }.id(UUID())
            Button("Refresh") { refreshes += 1 }
          }
        }
        """
      let run = try play(
        text, "--tap Refresh --tap 'Count 0' --tap Refresh --fix unstable-identity")
      #expect(run.code == 0, "\(run.output)\(run.errors)")
      #expect(run.output.contains("the screen shows Mounts 1"), "\(run.output)")
      #expect(run.output.contains("The finding is gone."), "\(run.output)")
    }

    @Test("A stale screen with a silenced reason does not count against the edit")
    func silencedReason() throws {
      let text = """
        import SwiftUI

        class Model: ObservableObject { @Published var level = 0 }
        struct Tally: View {
          @State private var count = 0
          var body: some View { Button("Count \\(count)") { count += 1 } }
        }
        struct ContentView: View {
          @State private var model = Model()  // statelab: observable-object-in-state is meant, a demo
          @State private var refreshes = 0
          var body: some View {
            Text("Level \\(model.level), refreshed \\(refreshes)")
            VStack { Tally() }.id(UUID())
            Button("Refresh") { refreshes += 1 }
            Button("Raise") { model.level += 1 }
          }
        }
        """
      let run = try play(
        text, "--tap 'Count 0' --tap Refresh --tap Raise --fix unstable-identity")
      #expect(run.code == 0, "\(run.output)\(run.errors)")
      #expect(run.output.contains("The finding is gone."), "\(run.output)")
    }

    @Test("The temporary folder of a run is no difference, for --fix and for 26,27")
    func folders() throws {
      let bad = try #require(BugBook.page(of: "observed-object-created-in-view")?.bad)
      let sign = "    VStack {\n"
      try #require(bad.contains(sign))
      let text = bad.replacing(
        sign, with: sign + "      Text(URL.documentsDirectory.path)\n", maxReplacements: 1)
      let fixed = try play(text, "--fix observed-object-created-in-view")
      #expect(fixed.output.contains("1 of 1 screen is as before"), "\(fixed.output)")
      let builds = try play(text, "--xcode 26,27")
      #expect(builds.output.contains("No difference"), "\(builds.output)")
    }

    @Test("--fix refuses a page and another format", arguments: ["--page p.html", "--format json"])
    func otherOutput(option: String) throws {
      let run = try play(TryTests.counter, "--fix unstable-identity \(option)")
      #expect(run.code == 64 && run.errors.contains("--fix"), "\(run.errors)")
    }

    @Test("The edits keep their numbers in a list without some of the findings")
    func numbers() throws {
      let bug = "observed-object-created-in-view"
      let bad = try #require(BugBook.page(of: bug)?.bad)
      let line = "  @ObservedObject var glasses = Glasses()"
      let text = bad.replacing(line, with: line + "\n  @ObservedObject var others = Glasses()")
      var console = Console(readLine: { nil }, write: { _ in }, writeError: { _ in })
      console.environment = { $0 == "XDG_CACHE_HOME" ? TryTests.cache : nil }
      let library = try TryLibrary.prepare(on: console) { _ in }
      let run = try Files.withTemporaryFolder { folder in
        try Files.write(text, to: "\(folder)/Bad.swift")
        return try TryRun(
          TryRequest("\(folder)/Bad.swift", actions: [.tap("Water 0"), .tap("Turn page")]),
          with: library, on: console)
      }
      let list = FindingList(of: run)
      #expect(list.findings.count == 2)
      let second = try #require(list.findings.last)
      let rest = list.without([list.findings[0]])
      #expect(rest.findings == [second])
      #expect(rest.option(of: second.fixes[0], for: second) == "\(bug)=2")
    }

    @Test(
      "A stored id and stored elements are edits that fix a new identity in each body",
      arguments: [
        ("var id: UUID { UUID() }", "items", "let id = UUID()"),
        ("var id: String { return UUID().uuidString }", "items", "let id = UUID().uuidString"),
        (
          "let id = UUID()", "elements",
          "@State var elements: [Item] = [Item(title: \"A\"), Item(title: \"B\")]"
        ),
      ])
    func identity(_ id: String, _ rows: String, _ edit: String) throws {
      let text = """
        import SwiftUI

        struct Item: Identifiable {
          \(id)
          let title: String
        }
        struct Row: View {
          let item: Item
          @State private var isOpen = false
          var body: some View { Button("\\(isOpen ? "Close" : "Open") \\(item.title)") { isOpen = true } }
        }
        struct ContentView: View {
          @State private var items = [Item(title: "A"), Item(title: "B")]
          @State private var count = 0
          var elements: [Item] { [Item(title: "A"), Item(title: "B")] }
          var body: some View {
            ForEach(\(rows)) { Row(item: $0) }
            Button("Refresh") { count += 1 }
            Text("\\(count)")
          }
        }
        """
      let run = try play(
        text, "--tap 'Open A' --tap Refresh --fix unstable-identity --write")
      #expect(run.code == 0, "\(run.output)\(run.errors)")
      #expect(run.output.contains("[Close A]"), "\(run.output)")
      #expect(run.output.contains("\n  \(edit)\n"), "\(run.output)")
    }

    @Test(
      "An object that a body creates becomes a property of the view",
      arguments: [
        ("@Observable class Filter { var", "let", "", "filter: Filter()", "@State private var"),
        (
          "@Observable class Filter { var", "let", "let filter = Filter()", "filter: filter",
          "@State private var"
        ),
        (
          "class Filter: ObservableObject { @Published var", "@ObservedObject var", "",
          "filter: Filter()", "@StateObject private var"
        ),
      ])
    func hoisted(
      _ model: String, _ keyword: String, _ local: String, _ argument: String, _ edit: String
    ) throws {
      let text = """
        import SwiftUI

        \(model) level = 0 }
        struct Panel: View {
          \(keyword) filter: Filter
          var body: some View { Button("Level \\(filter.level)") { filter.level += 1 } }
        }
        struct ContentView: View {
          @State private var page = 1  // of two

          var body: some View {
            \(local)
            VStack { Text("Page \\(page)"); Panel(\(argument)); Button("Next") { page += 1 } }
          }
        }
        """
      let run = try play(text, "--tap 'Level 0' --tap Next --fix model-created-in-body")
      #expect(run.code == 0, "\(run.output)\(run.errors)")
      #expect(
        run.output.contains("page = 1  // of two\n+  \(edit) filter = Filter()\n"), "\(run.output)")
      #expect(run.output.contains("shows [Level 1]"), "\(run.output)")
    }

    @Test(
      "Two branches that differ by a modifier become one view with a condition in the argument",
      arguments: [
        ("if dim { Player().opacity(0.5) } else { Player() }", "Player().opacity(dim ? 0.5 : 1)"),
        (
          "if !dim { Player() } else { Player().blur(radius: 3) }",
          "Player().blur(radius: !dim ? 0 : 3)"
        ),
        ("if dim { Player().padding() } else { Player() }", nil),
        ("if dim, true { Player().opacity(0.5) } else { Player() }", nil),
        ("if dim { Player().scaleEffect(2, anchor: .top) } else { Player() }", nil),
        ("if dim { Player().blur(radius: 3, opaque: true) } else { Player() }", nil),
        (
          "if hasEnded { Text(\"End\") } else if dim { Player().opacity(0.5) } else { Player() }",
          nil
        ),
      ] as [(String, String?)])
    func branches(_ code: String, _ edit: String?) throws {
      let text = """
        import SwiftUI

        struct Player: View {
          @State private var laps = 0
          var body: some View { Button("Laps \\(laps)") { laps += 1 } }
        }
        struct ContentView: View {
          @State private var dim = false
          var hasEnded = false
          var body: some View {
            \(code)
            Button("Dim") { dim.toggle() }
          }
        }
        """
      let run = try play(text, "--tap 'Laps 0' --tap Dim --fix branch-resets-state")
      #expect(run.code == (edit == nil ? 1 : 0), "\(run.output)\(run.errors)")
      if let edit {
        #expect(run.output.contains("\n+    \(edit)\n"), "\(run.output)")
      } else {
        #expect(run.errors.contains("No fix of branch-resets-state is a mechanical edit"))
      }
    }

    /// Declarations, and the rows of a view with them: no stored property may take the place of the
    /// computed one, or the random id of another type is not the cause.
    nonisolated static let otherIdentities = [
      (
        """
        struct Item { let title: String }
        extension Item: Identifiable { var id: UUID { UUID() } }
        extension ContentView { var items: [Item] { [Item(title: "A"), Item(title: "B")] } }
        """, "ForEach(items) { Row(title: $0.title) }"
      ),
      (
        "enum Tab: String, CaseIterable, Identifiable { case A, B; var id: UUID { UUID() } }",
        "ForEach(Tab.allCases) { Row(title: $0.rawValue) }"
      ),
      (
        """
        struct Item: Identifiable { let id = UUID(); let title: String }
        extension ContentView { var items: [Item] { [Item(title: "A"), Item(title: "B")] } }
        """, "ForEach(items) { Row(title: $0.title) }"
      ),
      (
        "struct Toast: Identifiable { var id: UUID { UUID() } }",
        "Row(title: \"A\").id(UUID().uuidString)"
      ),
    ]

    @Test(
      "Elements that a new view or a static property creates again are kept",
      arguments: [
        ("let plants =", "Bed()", "@State var plants = [Plant(name: \"Fern\")]"),
        ("private let plants =", "Bed()", "@State private var plants = [Plant(name: \"Fern\")]"),
        (
          "let plants =", "ForEach(Plant.all) { PlantRow(plant: $0) }",
          "static let all: [Plant] = [Plant(name: \"Fern\")]"
        ),
      ])
    func kept(_ property: String, _ bed: String, _ edit: String) throws {
      let text = """
        import SwiftUI

        struct Plant: Identifiable {
          let id = UUID()
          let name: String
          static var all: [Plant] { [Plant(name: "Fern")] }
        }
        struct PlantRow: View {
          let plant: Plant
          @State private var cups = 0
          var body: some View { Button("\\(plant.name) \\(cups)") { cups += 1 } }
        }
        struct Bed: View {
          \(property) [Plant(name: "Fern")]
          var body: some View { ForEach(plants) { PlantRow(plant: $0) } }
        }
        struct ContentView: View {
          @State private var day = 1
          var body: some View { Text("Day \\(day)"); \(bed); Button("Next") { day += 1 } }
        }
        """
      let run = try play(text, "--tap 'Fern 0' --tap Next --fix unstable-identity")
      #expect(run.code == 0, "\(run.output)\(run.errors)")
      #expect(run.output.contains("\n+  \(edit)\n"), "\(run.output)")
      #expect(run.output.contains("shows [Fern 1]"), "\(run.output)")
    }

    @Test(
      "A new identity has no edit that cannot compile or changes another type",
      arguments: otherIdentities.indices)
    func noEdit(_ number: Int) throws {
      let (types, rows) = Self.otherIdentities[number]
      let text = """
        import SwiftUI

        \(types)
        struct Row: View {
          let title: String
          @State private var isOpen = false
          var body: some View { Button("\\(isOpen ? "Close" : "Open") \\(title)") { isOpen = true } }
        }
        struct ContentView: View {
          @State private var count = 0
          var body: some View {
            \(rows)
            Button("Refresh") { count += 1 }
            Text("\\(count)")
          }
        }
        """
      let run = try play(text, "--tap 'Open A' --tap Refresh")
      #expect(run.output.contains("[unstable-identity]"), "\(run.output)\(run.errors)")
      #expect(!run.output.contains("--fix unstable-identity"), "\(run.output)")
    }
  }
}
