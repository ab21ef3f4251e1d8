import Rendering

/// Shows text on a terminal section by section, so that the reader has time to read each one.
/// Without a terminal it shows everything at once.
final class Pager {
  private let session: Session
  private let pauses: Bool
  /// The lines that were shown since the last key press.
  private var shown = 0
  /// True if the reader has quit: then nothing more is shown.
  private(set) var isLeft = false
  /// The exit code of the process, where a signal or Ctrl-C ended the pager.
  private(set) var ending: ExitCode?

  init(_ session: Session, pauses: Bool) {
    self.session = session
    self.pauses = pauses && session.hasFullScreen
  }

  /// The current height of the window; nil where the pager never pauses.
  private var rows: Int? { pauses ? session.console.rows() : nil }

  /// Sections begin with a heading. Consecutive sections that fit into the window are shown
  /// together.
  ///
  /// - Parameter rest: The number of lines below the document that must fit into the window with
  ///   it.
  func show(_ document: Document, keeping rest: Int = 0) {
    for (position, section) in document.sections.enumerated() {
      let lines = session.lines(of: section)
      if let rows, shown > 0, shown + lines.count + 2 + rest > rows { pause() }
      if position > 0 { show(Line()) }
      show(lines)
    }
  }

  private func show(_ lines: [Line]) {
    if !pauses, !isLeft { return session.show(lines) }
    for line in lines { show(line) }
  }

  /// Notes that the user typed a line, and so has read the text above it.
  func noteInput() { shown = 0 }

  func show(_ line: Line) {
    if let rows, shown + 1 >= max(rows, 4) { pause() }
    if isLeft { return }
    session.show(line)
    shown += 1
  }

  func leave(_ ending: ExitCode? = nil) {
    isLeft = true
    self.ending = ending
  }

  /// Waits for a key press after the shown text.
  ///
  /// - Parameter prompt: The keys to continue and to quit.
  func pause(_ prompt: String = "Enter goes on, q leaves. ") {
    if isLeft { return }
    shown = 0
    let prompt = ANSIStyle.draw(Line(prompt, .quiet), color: session.output.color)
    if session.console.takeKeys?({ waitForKey(prompt, $0) }) == true { return }
    session.console.write(prompt)
    let word = session.console.readLine()
    session.console.write(ANSIStyle.eraseLineAbove)
    if word == nil { leave(session.console.ending()) }
    if word?.trimmed.lowercased() == "q" { leave() }
  }

  private func waitForKey(_ prompt: String, _ next: () -> FullScreen.Input) {
    defer { session.console.write(ANSIStyle.eraseLine) }
    while !isLeft {
      session.console.write(ANSIStyle.eraseLine + prompt)
      switch next() {
      case .key(.enter), .key(.character(" ")), .key(.down), .key(.right), .key(.pageDown): return
      case .key(.character("q")), .key(.escape), .key(.endOfInput): leave()
      case .key(.interrupt): leave(.interrupted)
      case .ended(let code): leave(code)
      default: continue
      }
    }
  }
}

extension Document {
  /// The document split before each heading.
  var sections: [Document] {
    var sections: [Document] = []
    for block in blocks {
      if case .heading = block, sections.last?.blocks.isEmpty == false {
        sections.append(Document())
      }
      if sections.isEmpty { sections.append(Document()) }
      sections[sections.count - 1].blocks.append(block)
    }
    return sections
  }
}
