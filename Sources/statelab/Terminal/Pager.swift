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

  init(_ session: Session, pauses: Bool) {
    self.session = session
    rows = pauses && session.hasFullScreen ? session.console.rows : nil
  }

  /// Sections begin with a heading. Those that fit into the window together are shown together.
  func show(_ document: Document) {
    for (position, section) in document.sections.enumerated() {
      let lines = session.lines(of: section)
      if let rows, shown > 0, shown + lines.count + 2 > rows { pause() }
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

  private func pause() {
    if isLeft { return }
    let prompt = Line("Enter goes on, q leaves. ", .quiet)
    session.console.write(ANSIStyle.draw(prompt, color: session.output.color))
    let word = session.console.readLine()
    session.console.write(ANSIStyle.eraseLineAbove)
    shown = 0
    isLeft = word == nil || word?.trimmed.lowercased() == "q"
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
