import Replay

extension TextRenderer {
  /// A run in three columns: the address of the step, the verb, and its object.
  ///
  /// The verb is indented below its cause; the objects share one column.
  package func lines(of acts: [ToldAct], name: String?, ending: String?) -> [Line] {
    var lines: [Line] = []
    let experiment = name.map { styled(Words.current.text.experiment($0), .quiet) } ?? Line()
    if acts.first?.title == nil { lines += experiment.isEmpty ? [] : paragraph(experiment) }
    let columns = StepColumns(StepWidths(of: acts), margin: margin + 2, output: output)
    for (position, act) in acts.enumerated() {
      if position > 0 { lines.append(Line()) }
      if let title = act.title ?? act.titleOfCode(isFirst: position == 0) {
        lines += spread(styled(title, .action), position == 0 ? experiment : Line(), margin: margin)
      }
      var rest = act.steps[...]
      while let start = rest.first {
        let flow = rest.prefix { $0.kind == start.kind }
        lines += self.lines(ofFlow: flow, in: columns)
        rest = rest.dropFirst(flow.count)
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

  /// Steps of one kind. A very long sequence is reduced to its beginning and its end.
  private func lines(ofFlow steps: ArraySlice<ToldStep>, in columns: StepColumns) -> [Line] {
    if let first = steps.first, first.kind == .found, steps.count > Self.mostInstalled,
      steps.allSatisfy({ $0.depth == first.depth && $0.moment == nil })
    {
      // The properties of a view are one fact; the address is that of the first.
      var step = first
      let objects = steps.map(\.sentence.object)
      step.sentence = Sentence(
        verb: first.sentence.verb, object: objects.joined(separator: ", "),
        reason: first.sentence.reason)
      return lines(of: step, in: columns)
    }
    guard let last = steps.last, steps.count > Self.mostAlike else {
      return lines(ofAll: steps, in: columns)
    }
    let hidden = steps.count - Self.shownOfFlood - 1
    return lines(ofAll: steps.prefix(Self.shownOfFlood), in: columns)
      + paragraph(
        styled("… " + Words.current.text.moreSteps(hidden), .quiet), margin: columns.verb)
      + lines(ofAll: [last], in: columns)
  }

  private func lines(ofAll steps: ArraySlice<ToldStep>, in columns: StepColumns) -> [Line] {
    var lines: [Line] = []
    for step in steps {
      if let moment = step.moment {
        lines += paragraph(styled(moment, .action), margin: columns.verb)
      }
      // The line above the steps of a moment has the delay.
      var step = step
      step.sentence.delay = nil
      lines += self.lines(of: step, in: columns)
    }
    return lines
  }

  /// The most properties of a view that have a line of their own.
  private static var mostInstalled: Int { 2 }
  /// The most steps of one kind in a row that are shown.
  private static var mostAlike: Int { 100 }
  private static var shownOfFlood: Int { 10 }

  /// - Parameters:
  ///   - address: A text in place of the step's own address.
  ///   - look: The sign before the verb, and its color, where kinds are distinguished.
  package func lines(
    of step: ToldStep, at address: String? = nil, in columns: StepColumns, look: EventLook? = nil
  ) -> [Line] {
    let sentence = step.sentence
    let style: Style = sentence.isAlarm ? .warning : look?.style ?? .verb
    let verbWords = (look.map { $0.sign + " " } ?? "") + sentence.verb
    var lead = blank(columns.address)
    lead.append(visible(address ?? step.address?.description ?? ""), .quiet)
    let object = sentence.object.splitAtLineBreaks
    let reason = sentence.remark.map { styled($0, .quiet) }

    if columns.areStacked {
      let verb = lead.padded(to: columns.verb) + styled(verbWords + "  ", style)
      let whole = verb + styled(object.count == 1 ? object[0] : "")
      let because = reason.map { paragraph($0, margin: columns.object) } ?? []
      if object.count == 1, whole.columns <= output.width { return [whole] + because }
      let below = object.flatMap { paragraph(styled($0), margin: columns.object) }
      return [verb.withoutTrailingBlank] + below + because
    }

    let verb = columns.verb + columns.indentation(of: step)
    lead.pad(to: verb)
    lead.append(visible(verbWords), style)
    lead.pad(to: columns.object)
    var lines: [Line] = []
    for part in object {
      lines += hang(lead, styled(part))
      lead = blank(columns.object)
    }
    guard let reason, let last = lines.last else { return lines }
    if last.columns + 2 + reason.columns <= output.width {
      lines[lines.count - 1] = last.padded(to: output.width - reason.columns) + reason
    } else {
      lines += hang(blank(columns.object), reason)
    }
    return lines
  }

  private func lines(of screen: ToldScreen, in columns: StepColumns) -> [Line] {
    var lead = blank(columns.verb) + styled(Words.current.text.screen, .quiet)
    var lines: [Line] = []
    if columns.areStacked {
      lines.append(lead)
      lead = Line()
    }
    let remark = styled(Words.current.text.asBefore, .quiet)
    if screen.isUnchanged, screen.lines.count > 1, !columns.areStacked {
      return [lead.padded(to: columns.object) + remark]
        + (screen.staleness.map { self.lines(of: $0.sentence, in: columns) } ?? [])
    }
    let shown =
      screen.lines.isEmpty
      ? [.init(text: Words.current.text.emptyScreen, isChanged: false)] : screen.lines
    for row in shown {
      lead.pad(to: columns.object - 2)
      lead.append(row.isChanged ? "*" : " ", row.isChanged ? .changed : .plain)
      lead.append(" ")
      lines += hang(lead, styled(row.visibleText, row.isChanged ? .changed : .screen))
      lead = Line()
    }
    for look in screen.looks ?? [] {
      lines += hang(
        blank(columns.object - 2) + styled("* ", .changed), styled(visible(look), .changed))
    }
    let first = columns.areStacked ? 1 : 0
    if screen.isUnchanged, lines.indices.contains(first) {
      if lines[first].columns + 2 + remark.columns <= output.width {
        lines[first] = lines[first].padded(to: output.width - remark.columns) + remark
      } else {
        lines += hang(blank(columns.object), remark)
      }
    }
    return lines + (screen.staleness.map { self.lines(of: $0.sentence, in: columns) } ?? [])
  }

  /// The lines about a stale screen.
  package func lines(of staleness: Sentence, in columns: StepColumns) -> [Line] {
    let verb = blank(columns.verb) + styled(staleness.verb, .warning)
    let object = styled(staleness.object, .warning)
    if columns.areStacked { return [verb] + hang(blank(columns.object), object) }
    return hang(verb.padded(to: columns.object), object)
  }
}

/// The columns of the parts of a run.
package struct StepColumns {
  package let address: Int
  package let verb: Int
  package let object: Int
  /// True if the page is too narrow for columns: the object goes below the verb.
  package let areStacked: Bool

  /// - Parameters:
  ///   - addresses: The width of addresses other than the steps' own.
  ///   - hasSigns: Whether each verb has a sign before it.
  package init(
    for steps: [ToldStep], addresses: Int? = nil, hasSigns: Bool = false, margin: Int,
    output: OutputOptions
  ) {
    var widths = StepWidths(of: steps)
    if let addresses { widths.address = addresses }
    self.init(widths, hasSigns: hasSigns, margin: margin, output: output)
  }

  package init(_ widths: StepWidths, hasSigns: Bool = false, margin: Int, output: OutputOptions) {
    address = margin
    verb = margin + (widths.address == 0 ? 0 : widths.address + 2)
    let object = verb + (hasSigns ? 2 : 0) + max(widths.verb, Words.current.text.screen.columns) + 2
    areStacked = output.width - object < 28
    self.object = areStacked ? verb + 2 : object
  }

  package func indentation(of step: ToldStep) -> Int {
    areStacked ? 0 : Self.indentation(of: step.depth)
  }

  /// Deeper causes are named, and not indented.
  fileprivate static func indentation(of depth: Int) -> Int { 2 * min(depth, 3) }
}

/// The widths of the widest of some steps.
package struct StepWidths {
  package var address = 0
  package private(set) var verb = 0

  package init(of acts: [ToldAct]) { for act in acts { widen(to: act.steps) } }
  package init(of steps: [ToldStep]) { widen(to: steps) }

  private mutating func widen(to steps: [ToldStep]) {
    for step in steps {
      if let own = step.address { address = max(address, own.description.count) }
      verb = max(verb, StepColumns.indentation(of: step.depth) + step.sentence.verb.columns)
    }
  }
}
