import Bugs
import Course
import Testing

@testable import Rendering
@testable import statelab

extension TryTests {
  /// `statelab practice` as a process, without a terminal.
  @Suite("Practice from a pipe")
  struct PracticeCommandTests {
    private func practice(_ script: String) throws -> ShellRun {
      try ShellRun(
        """
        export XDG_CACHE_HOME='\(TryTests.cache)'
        practice() { "$statelab" practice "$@"; echo "code $?"; }
        \(script)
        """)
    }

    @Test("practice writes the program and says how to judge it; --check answers 1, then 0")
    func check() throws {
      let entry = try #require(PracticeBook.entries.first)
      let fixed = try entry.program.solutions[0].applied(to: entry.program.text)
      let path = PracticePlace(entry, in: "mine").path
      let run = try practice(
        """
        practice 1 --check --in mine
        practice 1 --in mine
        practice 1 --check --in mine
        cat > \(path) <<'PROGRAM'
        \(fixed)PROGRAM
        practice \(entry.bug) --check --in mine
        echo '}' >> \(path)
        practice \(entry.program.name) --check --in mine
        rm \(path)
        practice 1 --check --in mine
        cat .state/statelab/progress.txt
        """)
      let codes = run.output.lines.filter { $0.hasPrefix("code ") }
      #expect(
        codes == ["code 66", "code 0", "code 1", "code 0", "code 1", "code 66"], "\(run.output)")
      #expect(run.output.contains("statelab practice 1 --check --in mine"))
      #expect(run.output.contains("Not fixed."))
      #expect(run.output.contains("Fixed."))
      #expect(
        run.output.contains("This is the known solution `\(entry.program.solutions[0].name)`."))
      #expect(run.output.contains("\(path):\(fixed.lines.count + 1):"))
      #expect(run.errors.contains("There is no \"\(path)\" to judge."))
      #expect(
        run.output.hasSuffix(
          "practice/\(entry.bug) begun mended=\(entry.program.solutions[0].name)\n"))
    }

    @Test("A wrong row says which line is wrong, and which one should stand there, once")
    func wrongRows() throws {
      let run = try practice(
        "practice hole --width 200; practice hole --check --width 200")
      let rows = run.output.lines.filter { $0.contains("wrong: ") }
      #expect(
        rows.count == 3
          && rows[0].hasSuffix("wrong: shows \"No hole yet\", and it should show \"Best hole: 2\"")
          && rows[1].hasSuffix("wrong: as above")
          && rows[2].hasSuffix("\"Best hole: 1\""), "\(run.output)")
    }

    @Test("Four hints are given, one at a time, and remembered")
    func hints() throws {
      let run = try practice(
        "for i in 1 2 3 4 5; do practice 1 --hint > out; grep -c '^Hint' out; done; cat out")
      #expect(run.output.hasPrefix("1\n2\n3\n4\n4\n"), "\(run.output) \(run.errors)")
      #expect(run.output.contains("All hints are given."))
    }

    @Test("A name that no exercise has, a folder that cannot be written to, and two names fail")
    func mistakes() throws {
      let run = try practice(
        "practice 999; practice 1 2; : > file; practice 1 --in file; practice --list")
      let codes = run.output.lines.filter { $0.hasPrefix("code ") }
      #expect(codes == ["code 66", "code 64", "code 73", "code 0"])
      #expect(run.errors.contains("There is no exercise \"999\"."))
      #expect(run.output.contains("0 of \(PracticeBook.entries.count) programs fixed."))
    }
  }
}
