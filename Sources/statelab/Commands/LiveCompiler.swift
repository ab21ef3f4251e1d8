import Course

/// The Swift compiler of this machine for `--live`; it compiles each snippet once.
final class LiveCompiler {
  private let compiler: Compiler
  private var known: [String: CompilerAnswer] = [:]

  init(_ compiler: Compiler) { self.compiler = compiler }

  func answer(to snippet: Snippet) throws -> CompilerAnswer {
    if let answer = known[snippet.code] { return answer }
    let answer = try compiler.answer(to: snippet)
    known[snippet.code] = answer
    return answer
  }
}

extension Session {
  func findCompiler() throws(CompilerNotFound) -> Compiler {
    try Compiler.find(path: console.variable("PATH"))
  }

  /// The compiler, or nil and a message why the recorded answers are shown.
  func liveCompiler() -> ((Snippet) throws -> CompilerAnswer)? {
    do {
      return LiveCompiler(try findCompiler()).answer
    } catch {
      console.complain(
        "The compiler cannot be asked: \(error).",
        next: "The lesson shows the recorded messages instead.",
        width: output.askedWidth, asASCII: output.ascii)
      return nil
    }
  }

  /// `--live` has no effect on lessons without a snippet; this reports it.
  func sayWhereNobodyAsksTheCompiler(_ lessons: [CourseLesson]) throws {
    guard try lessons.allSatisfy({ try $0.text().snippets.isEmpty }) else { return }
    let subject = lessons.count == 1 ? "Lesson \(lessons[0].number) has" : "These lessons have"
    console.complain(
      "\(subject) no code for the compiler to judge, so --live changes nothing.",
      width: output.askedWidth, asASCII: output.ascii)
  }
}
