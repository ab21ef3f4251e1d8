import Replay
@_spi(Controls) import StateLabCore

extension TryRun {
  /// The run as a lesson shows one.
  var document: Document {
    var blocks: [Document.Block] = [.heading(program.title), .run(name: nil, timeline.acts)]
    let said = otherOutput.lines.filter { !$0.isEmpty }
    if !said.isEmpty {
      blocks += [.note(Line(Words.current.try.wroteItself)), .verbatim(said)]
    }
    if let tappable { blocks.append(.note(Line(markdown: tappable))) }
    blocks += program.notesOnOuterWorld
    let words = Words.current.lesson.profile(profile.name, profile.title)
    blocks.append(.note(Line(words, .quiet)))
    return Document(blocks: blocks)
  }

  /// What can be tapped and does not look like a button on the screen; nil where nothing does.
  private var tappable: String? {
    let lines = trace.lastScreen?.lines ?? []
    var names: [String] = []
    for control in controls where control.kind == .button && !names.contains(control.label) {
      if !lines.contains(where: { $0.contains("[\(control.label)]") }) {
        names.append(control.label)
      }
    }
    guard !names.isEmpty else { return nil }
    let most = 8
    let shown = names.prefix(most).map { $0.quoted }.joined(separator: ", ")
    let rest = names.count > most ? ", and \(names.count - most) more" : ""
    return Words.current.try.tappable(shown + rest)
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
