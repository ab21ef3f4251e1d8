import Replay
import StateLabCore

extension TryRun {
  /// The run as a lesson shows one.
  var document: Document {
    var blocks: [Document.Block] = [.heading(program.title), .run(name: nil, timeline.acts)]
    let said = otherOutput.lines.prefix { !$0.contains("Fatal error: ") }.filter { !$0.isEmpty }
    if !said.isEmpty {
      blocks += [.note(Line(Words.current.try.wroteItself)), .verbatim(said)]
    }
    blocks += program.notesOnOuterWorld
    let words = Words.current.lesson.profile(profile.name, profile.title)
    blocks.append(.note(Line(words, .quiet)))
    return Document(blocks: blocks)
  }
}

extension TryProgram {
  /// The things of the outer world that are real in a run of it, each once and with its line.
  var notesOnOuterWorld: [Document.Block] {
    files.flatMap { file in
      file.outerWorld.map { use in
        .note(
          Line("\(file.path):\(use.line): ", .quiet)
            + Line(markdown: "`\(use.name)` \(use.meaning)"))
      }
    }
  }
}
