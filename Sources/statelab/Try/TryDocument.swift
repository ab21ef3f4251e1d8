import Rendering
import Replay
@_spi(Controls) import StateLabCore

extension TryRun {
  /// The findings, then the outcome of each action, then what else was asked for.
  ///
  /// - Parameter acts: The outcome of the actions; all of them if nil.
  func document(_ report: TryReport, acts: [Document.Block]? = nil) -> Document {
    var blocks =
      findingBlocks(findings(report)) + (acts ?? [.heading(program.title)] + summary(report))
    if report.hasBodies { blocks += tableOfBodies }
    if report.hasSteps { blocks += record(report) }
    let said = otherOutput.lines.filter { !$0.isEmpty }
    if !said.isEmpty { blocks += [.note(Line(Words.current.try.wroteItself)), .verbatim(said)] }
    blocks += meanings.compactMap { meaning in
      guard let given = TryAction.commandWords(for: meaning.action),
        let played = TryAction.commandWords(for: meaning.meant),
        // Two kinds of space look alike, so there is nothing to tell.
        given.withPlainSpaces != played.withPlainSpaces
      else { return nil }
      return .note(Line(markdown: Words.current.try.playedAs(given, played)))
    }
    for note in [tappable, draggable].compactMap(\.self) {
      blocks.append(.note(Line(markdown: note)))
    }
    if timeline.events.contains(where: { $0.action?.name == .scroll }) {
      blocks.append(.note(Line(Words.current.try.rowsStay)))
    }
    blocks += notesOnOuterWorld
    if !report.hasSteps, !timeline.events.isEmpty { blocks.append(hintAtSteps) }
    blocks += footer
    return Document(blocks: blocks)
  }

  /// The release that was simulated, and the build.
  private var footer: [Document.Block] {
    [Words.current.lesson.profile(profile.name, profile.title), request.options.xcode.sentence]
      .map { .note(Line($0, .quiet)) }
  }

  /// The controls that can be tapped and do not look like buttons on the screen; nil where there
  /// are none.
  private var tappable: String? {
    names { !$0.looksLikeControl && $0.kind != .draggable }
      .map { Words.current.try.tappable($0.labels, $0.others) }
  }

  /// The views that can be dragged; nil where there are none.
  private var draggable: String? {
    names { $0.kind == .draggable }
      .map { Words.current.try.draggable($0.labels, $0.others) }
  }

  /// The labels of some controls, and the number of further ones; nil without any.
  private func names(
    where isMeant: (Host.Control) -> Bool
  ) -> (labels: [String], others: Int)? {
    var names: [String] = []
    for control in controls where isMeant(control) {
      let name = name(of: control)
      if !names.contains(name) { names.append(name) }
    }
    let most = 8
    return names.isEmpty ? nil : (Array(names.prefix(most)), max(names.count - most, 0))
  }

  /// The label in quotes. A double tap beside another control has the number for `--tap`.
  private func name(of control: Host.Control) -> String {
    guard control.takesSeveralTaps else { return control.label.quoted }
    let number = control.occurrence.map { "#\($0)" } ?? ""
    return Words.current.try.severalTaps((control.label + number).quoted)
  }

  /// Remarks on the program's APIs that are real in the run, or differ from a phone, each once with
  /// its line.
  var notesOnOuterWorld: [Document.Block] {
    program.files.flatMap { file -> [Document.Block] in
      let unused = file.imports.filter(\.isMissing).map {
        ($0.line, $0.module, "is not simulated, and the program uses nothing of it.")
      }
      let uses = file.outerWorld.map { ($0.line, $0.name, $0.meaning) }
      return (unused + uses).map { line, name, meaning in
        .note(Line("\(file.path):\(line): ", .quiet) + Line(markdown: "`\(name)` \(meaning)"))
      }
    }
  }
}
