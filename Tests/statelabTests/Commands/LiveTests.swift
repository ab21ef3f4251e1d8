import Testing

@testable import Rendering
@testable import TestSupport
@testable import statelab

@Suite("run --live")
struct LiveTests {
  @Test("Without a compiler --live shows the recorded output, marked as recorded")
  func noCompiler() {
    let outcome = shell("run", "1", "--live", "--no-save", environment: ["PATH": "/nowhere"])
    #expect(outcome.code == .done)
    #expect(
      outcome.errors == """
        statelab: The compiler cannot be asked: there is no `swiftc` on PATH.
                  The lesson shows the recorded messages instead.

        """)
    #expect(outcome.output == shell("run", "1").output)
    #expect(outcome.output.contains("The compiler said (recorded): "))
  }

  @Test("With a compiler --live shows its output instead of the recorded output")
  func live() throws {
    var reading = try LessonReading(sampleCourse.lessons[0], of: sampleCourse)
    reading.compiler = { _ in .compiles }
    let lines = TextRenderer(output: OutputOptions()).lines(of: try reading.document()).map(\.text)
    #expect(lines.contains("  The compiler says: no error, it compiles"))
  }
}
