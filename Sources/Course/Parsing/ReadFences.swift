nonisolated extension LessonReader {
  mutating func block(of fence: Fence) throws(LessonError) -> Block {
    let first = fence.opening
    switch try fence.meaning() {
    case .listing(let file, let show):
      return Block(
        first, .listing(file: file, show: show, code: fence.code), recording: fence.body)
    case .expansion(let file, let show):
      return Block(
        first, .expansion(file: file, show: show, recorded: fence.code), recording: fence.body)
    case .fails(let id, let isForQuiz):
      let diagnostic = try readDiagnostic(of: fence, id: id)
      let snippet = Snippet(
        id: id, code: fence.text, mustCompile: false,
        recorded: CompilerAnswer(recorded: diagnostic.code),
        isForQuiz: isForQuiz)
      return Block(first, .snippet(snippet), recording: diagnostic.body)
    case .compiles(let id, let isForQuiz):
      let snippet = Snippet(
        id: id, code: fence.text, mustCompile: true, recorded: .compiles, isForQuiz: isForQuiz)
      return Block(first, .snippet(snippet))
    case .diagnostic:
      throw first.error("this `diagnostic` follows no snippet; put it below a `swift fails=NAME`")
    case .transcript(let run, let tail):
      return Block(
        first, .transcript(run, tail: tail, recorded: fence.code), recording: fence.body)
    case .comparison(let one, let other):
      return Block(first, .comparison(one, other, recorded: fence.code), recording: fence.body)
    case .table:
      return Block(first, .table(try fence.table()), recording: fence.body)
    case .question(let id):
      return block(of: fence) { () throws(LessonError) in
        .question(try fence.question(id: id, word: "question"))
      }
    case .prediction(let id):
      return block(of: fence) { () throws(LessonError) in
        .prediction(try fence.question(id: id, word: "predict"))
      }
    case .claim(let id):
      return block(of: fence) { () throws(LessonError) in
        .claim(try fence.claim(id: id, by: .article))
      }
    case .finding(let id):
      return block(of: fence) { () throws(LessonError) in
        .finding(try fence.claim(id: id, by: .us))
      }
    case .task(let id):
      return block(of: fence) { () throws(LessonError) in
        .exercise(try fence.exercise(id: id))
      }
    case .patch(let id):
      return Block(first, .patch(ExercisePatch(id: id, lines: fence.code)))
    case .notes:
      do { return Block(first, .notes(try fence.notes())) } catch { faults.append(error) }
      return Block(first, .notes([]))
    case .verbatim: break
    }
    return Block(first, .verbatim(info: fence.info, fence.code))
  }

  /// The block for a fence. A fence with a fault becomes a verbatim block.
  private mutating func block(
    of fence: Fence, reading: () throws(LessonError) -> Block.Content
  ) -> Block {
    do { return Block(fence.opening, try reading()) } catch { faults.append(error) }
    return Block(fence.opening, .verbatim(info: fence.info, fence.code))
  }

  private mutating func readDiagnostic(
    of snippet: Fence, id: String
  ) throws(LessonError) -> Fence {
    skipBlankLines()
    if !isOver, Fence.begins(line) {
      let fence = try readFence()
      if fence.word == "diagnostic" { return fence }
    }
    throw snippet.opening.error(
      "snippet `\(id)` has no fence `diagnostic` below it; "
        + "add an empty one and let `statelab check --update` fill it")
  }
}
