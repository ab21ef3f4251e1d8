import Bugs
import Testing

@testable import Rendering
@testable import statelab

extension TryTests {
  /// Findings for other programs: JSON, SARIF, Markdown, pages.
  @Suite("Findings as output")
  struct FindingOutputTests {
    private static let bug = "observed-object-created-in-view"

    /// The program with a bug, under a name that a URI must escape.
    private func play(
      _ words: String, edited edit: (String) -> String = { $0 }
    ) throws -> ShellRun {
      let bad = try #require(BugBook.page(of: Self.bug)?.bad)
      return try ShellRun(
        """
        export XDG_CACHE_HOME='\(TryTests.cache)'
        $statelab try 'My Bad.swift' --tap 'Water 0' --tap 'Turn page' \(words)
        """, with: ["My Bad.swift": edit(bad)])
    }

    private func json(_ words: String, edited edit: (String) -> String = { $0 }) throws -> JSONValue
    {
      let run = try play(words, edited: edit)
      #expect(run.code == 0, "\(run.errors)")
      return try JSONValue(parsing: run.output)
    }

    @Test("JSON carries a finding with its place, its steps, and the proof of its fix")
    func record() throws {
      let value = try json("--format json")
      #expect(try SchemaTests.schema().faults(in: value).prefix(5) == [])
      let findings = value["diagnosis"]?["findings"]?.elements ?? []
      #expect(findings.map { $0["id"]?.text } == [Self.bug])
      let finding = try #require(findings.first)
      #expect(finding["level"]?.text == "proved")
      #expect(finding["place"]?["file"]?.text == "My Bad.swift")
      let steps = finding["evidence"]?.elements.compactMap { $0["step"]?.text } ?? []
      let told = value["run"]?["acts"]?.elements.flatMap { $0["steps"]?.elements ?? [] } ?? []
      #expect(
        !steps.isEmpty && steps.allSatisfy { step in told.contains { $0["address"]?.text == step } }
      )
      let trial = finding["fixes"]?.elements.first?["trial"]
      #expect(trial?["isMended"] == .bool(true))
      #expect(
        trial?["diff"]?.elements.contains { $0.text?.contains("+  @StateObject") == true } == true)
    }

    @Test("The first line is one line in a pipe, and broken with an indent on a terminal")
    func head() throws {
      let record = FindingRecord(
        id: "some-bug", level: .proved, isCost: false,
        place: .init(file: "App.swift", line: 4, column: 3),
        sentence: "`name` of Row keeps its first value, when the parent passes another value",
        view: nil, property: nil, occurrences: 1, evidence: [], fixes: [], silence: nil)
      let report = FindingReport(record, in: "App.swift")
      func lines(_ output: OutputOptions) -> [String] {
        TextRenderer(output: output).lines(of: .finding(report)).dropLast().map(\.text)
      }
      let whole =
        "App.swift:4:3: proved: 'name' of Row keeps its first value, when the parent passes another "
        + "value [some-bug]"
      #expect(lines(OutputOptions(width: 60)) == [whole])
      #expect(lines(OutputOptions(width: 200, isTerminal: true)) == [whole])
      let broken = lines(OutputOptions(width: 60, isTerminal: true))
      #expect(broken.count > 1 && broken.allSatisfy { $0.count <= 60 }, "\(broken)")
      #expect(broken.dropFirst().allSatisfy { $0.hasPrefix("        ") }, "\(broken)")
      #expect(broken.map { $0.drop { $0 == " " } }.joined(separator: " ") == whole)
    }

    @Test("The view of a finding in JSON is the name of a type, and not words about a field")
    func builtInView() throws {
      let run = try TryTests().play(
        """
        import SwiftUI

        struct ContentView: View {
          @State private var name = "a"
          var body: some View { TextField("Name", text: $name).id(name); Text("Hello \\(name)") }
        }
        """, "--type Name=x --format json")
      let diagnosis = try JSONValue(parsing: run.output)["diagnosis"]
      let finding = try #require(diagnosis?["findings"]?.elements.first)
      #expect(finding["view"]?.text == "TextField")
      #expect(finding["sentence"]?.text?.contains("the field \"Name\"") == true)
    }

    @Test("A finding in JSON says which releases have the bug")
    func releases() throws {
      let finding = try json("--format json")["diagnosis"]?["findings"]?.elements.first
      #expect(finding?["releases"]?.text == BugBook.page(of: Self.bug)?.fact("Releases"))
    }

    @Test("Each edit of a bug has a name of its own, and its diff keeps long lines whole")
    func secondFix() throws {
      let line = "  @ObservedObject var glasses = Glasses()"
      let second =
        "  @ObservedObject var others = Glasses()  // The glasses that other people drank, in a line of 100 letters"
      func play(_ words: String) throws -> ShellRun {
        try self.play(words) { $0.replacing(line, with: line + "\n" + second) }
      }
      let findings = try play("")
      #expect(findings.output.contains("--fix \(Self.bug)\n"), "\(findings.output)")
      #expect(findings.output.contains("--fix \(Self.bug)=2\n"), "\(findings.output)")
      let fix = try play("--fix \(Self.bug)=2")
      #expect(fix.output.contains("-" + second + "\n"), "\(fix.output)\(fix.errors)")
      #expect(fix.output.contains("+  @StateObject private var others"))
      #expect(!fix.output.contains("+  @StateObject private var glasses"))
      let missing = try play("--fix \(Self.bug)=3")
      #expect(missing.code == 1 && missing.errors.contains("No fix is called"))
    }

    @Test("The commands on a bug's page write its programs and play them")
    func programs() throws {
      let page = try ShellRun("$statelab bugs \(Self.bug)")
      let commands = page.output.split(separator: "\n").map { $0.drop { $0 == " " } }
        .filter { $0.hasPrefix("statelab bugs ") || $0.hasPrefix("statelab try ") }
      #expect(commands.count == 4, "\(page.output)")
      let run = try ShellRun(
        """
        export XDG_CACHE_HOME='\(TryTests.cache)'
        \(commands.map { "$" + $0 }.joined(separator: "\n"))
        """)
      let heads = run.output.split(separator: "\n").filter { $0.hasSuffix("[\(Self.bug)]") }
      #expect(heads.count == 1 && heads[0].hasPrefix("Bad.swift:"), "\(run.output)\(run.errors)")
      #expect(run.output.contains("Nothing found"), "\(run.output)")
    }

    @Test("SARIF obeys the rules of its schema, and its fix is an edit of the program's text")
    func sarif() throws {
      let value = try json("--format sarif") {
        $0.replacing("struct WaterCounter", with: "/* é */ struct WaterCounter")
      }
      #expect(try SarifRules.schema().faults(in: value).prefix(5) == [])
      let run = try #require(value["runs"]?.elements.first)
      let result = try #require(run["results"]?.elements.first)
      #expect(result["ruleId"]?.text == Self.bug)
      #expect(result["level"]?.text == "error")
      let rules = run["tool"]?["driver"]?["rules"]?.elements ?? []
      guard case .number(let index)? = result["ruleIndex"] else { Issue.record("no index"); return }
      #expect(rules[Int(index)]["id"]?.text == Self.bug)
      let place = result["locations"]?.elements.first?["physicalLocation"]
      #expect(place?["artifactLocation"]?["uri"]?.text == "My%20Bad.swift")
      let related = result["relatedLocations"]?.elements ?? []
      #expect(!related.isEmpty)
      let message = result["message"]?["text"]?.text ?? ""
      for number in related.indices { #expect(message.contains("](\(number + 1))")) }
      let change = result["fixes"]?.elements.first?["artifactChanges"]?.elements.first
      #expect(change?["replacements"]?.elements.isEmpty == false)
    }

    @Test("A fault in a log is seen by the rules")
    func broken() throws {
      for text in [
        #"{"version":"2.1.0"}"#, #"{"version":"2.0","runs":[]}"#,
        #"{"version":"2.1.0","runs":[{"tool":{"driver":{"name":"x"}},"results":[{"level":"bad","message":{"text":""}}]}]}"#,
        #"{"version":"2.1.0","runs":[{"tool":{"driver":{"name":"x"}},"results":[{"message":{"text":""},"fixes":[{"artifactChanges":[]}]}]}]}"#,
      ] {
        #expect(try !SarifRules.schema().faults(in: JSONValue(parsing: text)).isEmpty, "\(text)")
      }
    }

    @Test("A finding that the source silences is a suppressed result with its reason")
    func suppressed() throws {
      let value = try json("--format sarif") {
        $0.replacing(
          "@ObservedObject var glasses = Glasses()",
          with: "@ObservedObject var glasses = Glasses()  // statelab: \(Self.bug) is meant, a demo"
        )
      }
      let results = value["runs"]?.elements.first?["results"]?.elements ?? []
      #expect(results.count == 1)
      let suppression = results.first?["suppressions"]?.elements.first
      #expect(suppression?["kind"]?.text == "inSource")
      #expect(suppression?["justification"]?.text == "a demo")
    }

    @Test("With --strict and in SARIF, a stale screen without a finding is no silence")
    func stale() throws {
      func play(_ words: String) throws -> ShellRun {
        try TryTests().play(
          """
          import SwiftUI

          @MainActor var total = 0
          struct ContentView: View {
            var body: some View { Button("Total \\(total)") { total += 1 } }
          }
          """, "--tap 'Total 0' \(words)")
      }
      let plain = try play("")
      #expect(plain.code == 0 && plain.errors == "", "\(plain.errors)")
      let strict = try play("--strict")
      #expect(strict.code == 1)
      #expect(strict.errors.contains("The screen is stale at the end"), "\(strict.errors)")
      let log = try JSONValue(parsing: try play("--format sarif").output)
      #expect(try SarifRules.schema().faults(in: log).prefix(5) == [])
      let invocation = log["runs"]?.elements.first?["invocations"]?.elements.first
      let notes = invocation?["toolExecutionNotifications"]?.elements ?? []
      #expect(notes.map { $0["level"]?.text } == ["warning"])
    }

    @Test("Markdown has the finding first, the edit as a diff, the code and the run")
    func markdown() throws {
      let text = try play("--format markdown").output
      let order = ["**proved**", "```diff", "```swift", "```text", "  1:1"].map {
        text.firstRange(of: $0)?.lowerBound
      }
      #expect(order.allSatisfy { $0 != nil }, "\(text)")
      #expect(order.compactMap(\.self) == order.compactMap(\.self).sorted())
    }

    @Test("A page shows the finding, links its steps and its line, and is the page of its JSON")
    func page() throws {
      let run = try play(
        "--page page.html --format json > run.json; $statelab page --from run.json > again.html; cmp page.html again.html; cat page.html"
      )
      #expect(run.errors == "")
      let steps = run.output.matches(of: /<a class="address" href="#(1:\d+)">/).map(\.1)
      #expect(!steps.isEmpty && steps.allSatisfy { run.output.contains("id=\"\($0)\"") })
      let line = try #require(run.output.firstMatch(of: /class="at" href="#([^"]*)"/)).1
      #expect(run.output.contains("id=\"\(line)\""))
      #expect(run.output.contains("The finding is gone."))
    }
  }
}
