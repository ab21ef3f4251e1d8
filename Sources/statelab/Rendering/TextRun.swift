import Replay

extension TextRenderer {
  /// A run in three columns: the address of the step, what happened, and to what.
  ///
  /// The verb moves in by what caused it; the objects stay in one column.
  func lines(of acts: [Act], name: String?, ending: String?) -> [Line] {
    var lines: [Line] = []
    if let name { lines += paragraph(styled(Words.current.text.experiment(name), .quiet)) }
    let columns = StepColumns(for: acts.flatMap(\.steps), margin: margin + 2, output: output)
    for (position, act) in acts.enumerated() {
      if position > 0 { lines.append(Line()) }
      if let title = act.title { lines += paragraph(styled(title, .action)) }
      for flow in Self.flows(of: act.steps) {
        lines += flow.first.flatMap { self.lines(of: $0, in: columns) }
        guard flow.hidden > 0 else { continue }
        let more = "… " + Words.current.text.moreSteps(flow.hidden)
        lines += paragraph(styled(more, .quiet), margin: columns.verb)
        lines += flow.last.map { self.lines(of: $0, in: columns) } ?? []
      }
      if let silence = act.silence {
        lines += paragraph(styled(silence, .warning), margin: columns.verb)
      }
      if let screen = act.screen { lines += self.lines(of: screen, in: columns) }
    }
    if let ending {
      if !acts.isEmpty { lines.append(Line()) }
      lines += paragraph(styled(ending, .warning))
    }
    return lines
  }

  /// Steps in the parts in which they are told: of a flood of one kind, which nobody reads, its
  /// beginning and its end.
  private static func flows(
    of steps: [Step]
  ) -> [(first: ArraySlice<Step>, hidden: Int, last: Step?)] {
    var flows: [(first: ArraySlice<Step>, hidden: Int, last: Step?)] = []
    var rest = steps[...]
    while let start = rest.first {
      let flow = rest.prefix { $0.kind == start.kind }
      rest = rest.dropFirst(flow.count)
      flows.append(
        flow.count <= mostAlike
          ? (flow, 0, nil) : (flow.prefix(shownOfFlood), flow.count - shownOfFlood - 1, flow.last))
    }
    return flows
  }

  /// More steps of one kind in a row than this are a flood.
  private static var mostAlike: Int { 100 }
  private static var shownOfFlood: Int { 10 }

  /// - Parameters:
  ///   - address: What stands in the place of the step's own address.
  ///   - look: The sign in front of the verb, and its colour, where kinds are told apart.
  func lines(
    of step: Step, at address: String? = nil, in columns: StepColumns, look: EventLook? = nil
  ) -> [Line] {
    let sentence = step.sentence
    let style: Style = sentence.isAlarm ? .warning : look?.style ?? .verb
    let verbWords = (look.map { $0.sign + " " } ?? "") + sentence.verb
    let lead = blank(columns.address) + styled(address ?? step.address?.description ?? "", .quiet)
    let object = sentence.object.utf8.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
    ).map { String(Substring($0)) }
    let reason = sentence.reason.map { styled($0, .quiet) }

    if columns.areStacked {
      let verb = lead.padded(to: columns.verb) + styled(verbWords + "  ", style)
      let whole = verb + styled(object.count == 1 ? object[0] : "")
      let because = reason.map { paragraph($0, margin: columns.object) } ?? []
      if object.count == 1, whole.columns <= output.width { return [whole] + because }
      let below = object.flatMap { paragraph(styled($0), margin: columns.object) }
      return [verb.withoutTrailingBlank] + below + because
    }

    let verb = columns.verb + columns.indentation(of: step)
    let start =
      (lead.padded(to: verb) + styled(verbWords, style)).padded(to: columns.object)
    var lines: [Line] = []
    for part in object {
      lines += hang(lines.isEmpty ? start : blank(columns.object), styled(part))
    }
    guard let reason, let last = lines.last else { return lines }
    if last.columns + 2 + reason.columns <= output.width {
      lines[lines.count - 1] = last.padded(to: output.width - reason.columns) + reason
    } else {
      lines += hang(blank(columns.object), reason)
    }
    return lines
  }

  private func lines(of screen: Screen, in columns: StepColumns) -> [Line] {
    var lead = blank(columns.verb) + styled(Words.current.text.screen, .quiet)
    var lines: [Line] = []
    if columns.areStacked {
      lines.append(lead)
      lead = Line()
    }
    let shown =
      screen.lines.isEmpty
      ? [.init(text: Words.current.text.emptyScreen, isChanged: false)] : screen.lines
    for row in shown {
      let style: Style = row.isChanged ? .changed : .screen
      let mark = row.isChanged ? styled("*", .changed) : Line(" ")
      lines += hang(
        lead.padded(to: columns.object - 2) + mark + Line(" "), styled(row.visibleText, style))
      lead = Line()
    }
    lines = lines.map(\.withoutTrailingBlank)
    let first = columns.areStacked ? 1 : 0
    if screen.isAsBefore, lines.indices.contains(first) {
      let remark = styled(Words.current.text.asBefore, .quiet)
      if lines[first].columns + 2 + remark.columns <= output.width {
        lines[first] = lines[first].padded(to: output.width - remark.columns) + remark
      } else {
        lines += hang(blank(columns.object), remark)
      }
    }
    return lines + (screen.staleness.map { self.lines(of: $0.sentence, in: columns) } ?? [])
  }

  /// The lines about a screen that is out of date.
  func lines(of staleness: Sentence, in columns: StepColumns) -> [Line] {
    let verb = blank(columns.verb) + styled(staleness.verb, .warning)
    let object = styled(staleness.object, .warning)
    if columns.areStacked {
      return [verb] + hang(blank(columns.object), object)
    }
    return hang(verb.padded(to: columns.object), object)
  }
}

/// The columns in which the parts of a run begin.
struct StepColumns {
  let address: Int
  let verb: Int
  let object: Int
  /// Too narrow for columns: what it happened to goes below what happened.
  let areStacked: Bool

  /// - Parameters:
  ///   - addresses: The columns that addresses take, where they are not the steps' own.
  ///   - hasSigns: Whether a sign stands in front of each verb.
  init(
    for steps: [Step], addresses: Int? = nil, hasSigns: Bool = false, margin: Int,
    output: OutputOptions
  ) {
    var widths = StepWidths(of: steps)
    if let addresses { widths.address = addresses }
    self.init(widths, hasSigns: hasSigns, margin: margin, output: output)
  }

  init(_ widths: StepWidths, hasSigns: Bool = false, margin: Int, output: OutputOptions) {
    address = margin
    verb = margin + (widths.address == 0 ? 0 : widths.address + 2)
    let object = verb + (hasSigns ? 2 : 0) + max(widths.verb, Words.current.text.screen.count) + 2
    areStacked = output.width - object < 28
    self.object = areStacked ? verb + 2 : object
  }

  func indentation(of step: Step) -> Int {
    areStacked ? 0 : Self.indentation(of: step.depth)
  }

  /// Deeper causes are named, not drawn.
  fileprivate static func indentation(of depth: Int) -> Int { 2 * min(depth, 3) }
}

/// The widths of the widest of some steps.
struct StepWidths {
  var address: Int
  let verb: Int

  init(of steps: [Step]) {
    address = steps.map { ($0.address?.description ?? "").count }.max() ?? 0
    verb =
      steps.map { StepColumns.indentation(of: $0.depth) + $0.sentence.verb.count }.max() ?? 0
  }
}
