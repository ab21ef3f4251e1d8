/// Shows text on a terminal section by section, so that nothing scrolls past before it is read. Where
/// nobody reads along, it shows everything at once.
final class Pager {
  private let session: Session
  /// The lines of the window; nil where it never stops.
  private let rows: Int?
  /// The lines that were shown since somebody last pressed a key.
  private var shown = 0
  /// Whether somebody has left: then nothing more is shown.
  private(set) var isLeft = false
  /// What the process ends with, where it was left by a signal or by Ctrl-C.
  private(set) var ending: ExitCode?

  init(_ session: Session, pauses: Bool) {
    self.session = session
    rows = pauses && session.hasFullScreen ? session.console.rows : nil
  }

  /// Sections begin with a heading. Those that fit into the window together are shown together.
  ///
  /// - Parameter rest: So many lines below the document are to be in the window with it.
  func show(_ document: Document, keeping rest: Int = 0) {
    for (position, section) in document.sections.enumerated() {
      let lines = session.lines(of: section)
      if let rows, shown > 0, shown + lines.count + 2 + rest > rows { pause() }
      if position > 0 { show(Line()) }
      lines.forEach(show)
    }
  }

  /// Somebody typed a line: what stands above it was read.
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

  private func pause() {
    if isLeft { return }
    shown = 0
    if session.console.takeKeys?(waitForKey) == true { return }
    session.console.write(prompt)
    let word = session.console.readLine()
    session.console.write(ANSIStyle.eraseLineAbove)
    if word == nil { leave(session.console.ending()) }
    if word?.trimmed.lowercased() == "q" { leave() }
  }

  private func waitForKey(_ next: () -> FullScreen.Input) {
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

  private var prompt: String {
    ANSIStyle.draw(Line("Enter goes on, q leaves. ", .quiet), color: session.output.color)
  }
}

extension Document {
  /// The document cut before each heading.
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
