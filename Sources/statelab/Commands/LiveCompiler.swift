import Course

extension Session {
  func findCompiler() throws(CompilerNotFound) -> Compiler {
    try Compiler.find(path: console.variable("PATH"))
  }

  /// The compiler of this machine for `--live`, which compiles each snippet once; or nil, and a
  /// message why the recorded answers are shown.
  func liveCompiler() -> ((Snippet) throws -> CompilerAnswer)? {
    do {
      let compiler = try findCompiler()
      var known: [String: CompilerAnswer] = [:]
      return { snippet in
        if let answer = known[snippet.code] { return answer }
        let answer = try compiler.answer(to: snippet)
        known[snippet.code] = answer
        return answer
      }
    } catch {
      complain(
        Failure(
          .done, "The compiler cannot be asked: \(error).",
          next: "The lesson shows the recorded messages instead."))
      return nil
    }
  }

  /// `--live` has no effect on lessons without a snippet; this reports it.
  func sayWhereNobodyAsksTheCompiler(_ lessons: [CourseLesson]) throws {
    guard try lessons.allSatisfy({ try $0.text().snippets.isEmpty }) else { return }
    let subject = lessons.count == 1 ? "Lesson \(lessons[0].number) has" : "These lessons have"
    complain(
      Failure(.done, "\(subject) no code for the compiler to judge, so --live changes nothing."))
  }
}
