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
      for page in BugBook.pages {
        guard let bad = page.bad, let good = page.good else { continue }
        let run = try ShellRun(
          """
          export XDG_CACHE_HOME='\(TryTests.cache)'
          statelab() { "$statelab" "$@" --plain; }
          \(command(bad))
          echo =====
          \(command(good))
          """, with: ["Bad.swift": bad, "Good.swift": good])
        let parts = run.output.split(separator: "=====\n").map(String.init)
        try #require(parts.count == 2, "\(page.id): \(run.errors)")
        #expect(findings(parts[0]) == [page.id], "\(page.id): \(parts[0])")
        #expect(findings(parts[1]) == [], "\(page.id): \(parts[1])")
      }
    }

    private func command(_ program: String) -> String {
      String(program.prefix { $0 != "\n" }.dropFirst(3))
    }

    /// The names of the bugs in the first lines of findings.
    private func findings(_ output: String) -> [String] {
      output.split(separator: "\n").compactMap { line in
        guard line.contains(": proved: ") || line.contains(": shown: "), line.hasSuffix("]"),
          let start = line.lastIndex(of: "[")
        else { return nil }
        return String(line[line.index(after: start)...].dropLast())
      }
    }
  }
}
