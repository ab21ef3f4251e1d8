import Bugs
import Diagnosis
import Testing

@testable import Rendering
@testable import statelab

extension TryTests {
  /// `bugs/`: each program begins with the command that plays it.
  @Suite("State bugs")
  struct BugTests {
    private nonisolated static let bugs = BugID.allCases.map(\.rawValue)

    @Test("Each bug has a page with a title, and each page is about a bug")
    func pages() {
      #expect(BugBook.pages.map(\.id).sorted() == Self.bugs.sorted())
      for page in BugBook.pages {
        #expect(!page.title.isEmpty && page.sections.count > 3, "\(page.id)")
        #expect((page.bad == nil) == (page.good == nil), "\(page.id)")
      }
    }

    @Test("The bad program of a bug gives exactly its finding, and the good one gives none")
    func programs() throws {
      let pages = BugBook.pages.filter { $0.bad != nil }
      for start in stride(from: 0, to: pages.count, by: 12) {
        try play(Array(pages[start..<min(start + 12, pages.count)]))
      }
    }

    @Test(
      "The bad program of a bug gives the same finding beside a copy of its view that is not shown")
    func copies() throws {
      let pages = BugBook.pages.filter {
        $0.bad?.contains("\nstruct ContentView: View {\n") == true
      }
      #expect(pages.count > 40)
      for start in stride(from: 0, to: pages.count, by: 24) {
        let run = try ShellRun(
          """
          export XDG_CACHE_HOME='\(TryTests.cache)' statelab
          xargs -d '\\n' -n 1 -P 4 sh -c 'eval "$0"' << 'END'
          \(pages[start..<min(start + 24, pages.count)].map(command).joined(separator: "\n"))
          END
          """,
          with: pages.reduce(into: [:]) { files, page in
            files["\(page.id).swift"] = page.bad
            files["\(page.id)-copy.swift"] = page.bad.map(Self.withCopy)
          })
        for page in pages[start..<min(start + 24, pages.count)] {
          let heads = run.output.split(separator: "\n").filter { $0.hasSuffix("[\(page.id)]") }
          let names = heads.map { $0.replacing("-copy.swift", with: ".swift") }
          #expect(heads.count == 2 && Set(names).count == 1, "\(page.id): \(heads)\(run.errors)")
        }
      }
    }

    /// Plays the program of a page as it is and with the copy, and prints the beginnings of the findings.
    private func command(_ page: BugPage) -> String {
      let words = page.bad?.prefix { $0 != "\n" }.dropFirst("// statelab try Bad.swift".count) ?? ""
      return ["", "-copy"].map {
        "\"$statelab\" try \(page.id)\($0).swift --view ContentView --plain\(words) 2>&1 | grep '\\]$'"
      }.joined(separator: "; ")
    }

    private nonisolated static func withCopy(_ program: String) -> String {
      let start = program.firstRange(of: "struct ContentView: View {\n")?.lowerBound
      let text = program[(start ?? program.startIndex)...]
      let end = text.firstRange(of: "\n}\n")?.upperBound ?? text.endIndex
      return program + "\n" + text[..<end].replacing("struct ContentView", with: "struct Sample")
    }

    /// Plays the programs of these pages, four at a time: the compiler needs most of the time.
    private func play(_ pages: [BugPage]) throws {
      var files: [String: String] = [:]
      var commands: [String] = []
      for page in pages {
        for (kind, program) in [("Bad", page.bad), ("Good", page.good)] {
          guard let program else { continue }
          let name = "\(page.id)-\(kind)"
          files["\(name).swift"] = program
          let command = program.prefix { $0 != "\n" }.dropFirst("// statelab".count)
          let words = command.replacing("\(kind).swift", with: "\(name).swift")
          commands.append("\"$statelab\"\(words) --plain > \(name).txt 2> \(name).err")
        }
      }
      // The first program alone, since it may compile the laboratory.
      let run = try ShellRun(
        """
        export XDG_CACHE_HOME='\(TryTests.cache)' statelab
        \(commands[0])
        xargs -d '\\n' -n 1 -P 4 sh -c 'eval "$0"' << 'END'
        \(commands.dropFirst().joined(separator: "\n"))
        END
        for file in *.txt; do echo "===== $file"; cat $file ${file%txt}err; done
        """, with: files)
      let outputs = run.output.split(separator: "===== ").map(String.init)
      #expect(outputs.count == commands.count, "\(run.errors)")
      for page in pages {
        for (kind, expected) in [("Bad", [page.id]), ("Good", [])] {
          let output = outputs.first { $0.hasPrefix("\(page.id)-\(kind).txt\n") } ?? ""
          #expect(output.contains("screen:"), "\(page.id) \(kind): \(output)")
          #expect(findings(output) == expected, "\(page.id) \(kind): \(output)")
        }
      }
    }

    @Test("A comment with a reason silences the finding of its line, and another one is told")
    func silences() throws {
      func comments(_ comment: String) throws -> [String] {
        let run = try TryTests().play(
          """
          import SwiftUI

          struct Stop: View {
            \(comment)
            @State var name: String
            var body: some View { Text("Stop \\(name)") }
          }

          struct ContentView: View {
            @State private var name = "Mill"
            var body: some View {
              VStack { Stop(name: name); Button("Next") { name = "Port" } }
            }
          }
          """, "--tap Next")
        return findings(run.output)
          + run.output.split(separator: "\n").filter {
            $0.hasPrefix("Silenced") || $0.contains("the comment")
          }.map(String.init)
      }
      let bug = "state-seeded-from-parameter"
      #expect(try comments("// A stop") == [bug])
      #expect(
        try comments("// statelab: \(bug) is meant, a draft") == [
          "Silenced in the source: \(bug) at Program.swift:5."
        ])
      #expect(
        try comments("// statelab: \(bug)") == [
          bug,
          "Program.swift:4: the comment silences nothing: write the reason: "
            + "// statelab: \(bug) is meant, REASON.",
        ])
      #expect(
        try comments("// statelab: duplicate-row-id is meant, equal rows") == [
          bug,
          "Program.swift:4: the comment silences duplicate-row-id, and this run has no such finding "
            + "there.",
        ])
    }

    /// The names of the bugs in the first lines of findings.
    private func findings(_ output: String) -> [String] {
      output.split(separator: "\n").compactMap { line in
        guard [": proved: ", ": shown: ", ": suspected: "].contains(where: line.contains),
          line.hasSuffix("]"),
          let start = line.lastIndex(of: "[")
        else { return nil }
        return String(line[line.index(after: start)...].dropLast())
      }
    }
  }
}
