extension TextRenderer {
  /// A statement about a value; a screen goes below it, line by line.
  package func lines(of statement: Statement, lead: Line, _ style: Style) -> [Line] {
    guard let screen = statement.screen else {
      return hang(lead, styled("\(statement.text)", style))
    }
    return hang(lead, styled("\(statement.heading):", style))
      + screen.flatMap { paragraph(styled($0.asScreenLine, .screen), margin: lead.columns + 2) }
  }

  /// Letters with their values. Blank lines separate screens.
  package func lines(of choices: [Document.Choice]) -> [Line] {
    let isAiry = choices.contains { $0.value.screen != nil }
    var lines: [Line] = []
    for choice in choices {
      if isAiry, !lines.isEmpty { lines.append(Line()) }
      var lead = blank(margin) + styled(choice.letter, .strong) + Line("  ")
      for line in choice.value.screen?.map(\.asScreenLine) ?? [choice.value.literal] {
        lines += hang(lead, styled(line, .screen))
        lead = blank(lead.columns)
      }
    }
    return lines
  }
}
