import Rendering
@_spi(Controls) import StateLabCore

extension TryScreen {
  func frame(_ size: ScreenSize, output: OutputOptions) -> [Line] {
    if showsHelp || showsFindings {
      return Frame(
        walk: mode.walk, position: mode.position,
        cover: Cover(document: showsHelp ? help : findings), footer: words.closesHelp
      ).lines(size, output: output)
    }
    let finding = finding(in: size, output: output)
    let room = ScreenSize(columns: size.columns, rows: size.rows - (finding == nil ? 0 : 1))
    var lines = mode.frame(room, output: output)
    if let finding { lines.insert(finding, at: max(lines.count - 1, 0)) }
    let isMode = mode.overlay != nil || mode.search.typed != nil || mode.remark != nil
    guard remark != nil || !isMode, !lines.isEmpty else { return lines }
    let text = remark?.withVisibleControls ?? offer(in: size.columns, ascii: output.ascii)
    let footer = Line(text, .strong)
    lines[lines.count - 1] =
      (output.ascii ? footer.inASCII : footer).cut(to: size.columns, ascii: output.ascii)
    return lines
  }

  /// The hints for the current keys, as many as fit.
  private func offer(in columns: Int, ascii: Bool) -> String {
    let parts = offers.map(\.withVisibleControls)
    let texts = parts.indices.reversed().map { parts[...$0].joined(separator: " · ") }
    return texts.first { (ascii ? $0.inASCII : $0).columns <= columns } ?? parts[0]
  }

  private var offers: [String] {
    guard isAtEnd else { return words.atEarlierStep }
    guard let control else { return [words.nothingToUse] + words.atEnd.dropFirst() }
    if entry != nil {
      if control.kind == .draggable { return words.dragging }
      return control.takesLetters ? words.typing(control.submits) : words.typingValue
    }
    if let choice { return words.choosing(control.label, control.choices[choice]) }
    return switch control.kind {
    case .button: [words.press(control.label)] + words.atEnd
    case .toggle: [words.flip(control.label)] + words.atEnd
    case .picker: [words.choose(control.label)] + words.atEnd
    case .draggable: [words.drag(control.label)] + words.atEnd
    case .rest: [words.scrollDown] + words.atEnd
    case .textField:
      isOutOfField ? [words.type(control.label)] + words.atEnd : words.typeInto(control.label)
    }
  }

  private var help: Document {
    Document(blocks: words.help.flatMap { [.heading($0.heading), .keys($0.keys)] })
  }

  var words: TryScreenWords { Words.current.screen.try }
}
