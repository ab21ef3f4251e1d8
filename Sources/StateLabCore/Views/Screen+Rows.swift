extension Screen {
  /// Draws rows, with their badges.
  func drawRows(_ draw: () -> Void) {
    let outer = exchange(&showsBadges, with: true)
    draw()
    showsBadges = outer
  }

  /// Draws the header, the content or the footer of a section; only the content has rows.
  func drawPart(ofSection place: Int, _ draw: () -> Void) {
    let outer = exchange(&isInHeader, with: isInHeader || place != 1)
    draw()
    isInHeader = outer
  }

  /// Draws the badge of a row that begins at this line, if the row has drawn a line.
  func draw(badge: String, atLine line: Int) {
    guard showsBadges, lines.indices.contains(line) else { return }
    badges[line] = badge.lines.joined(separator: " ")
  }
}

// MARK: Selectable rows

extension Screen {
  /// Draws a row that a person selects by a tap on its texts, which are on one line, or on its
  /// link; its controls follow below. The selected row has a mark.
  ///
  /// - Parameters:
  ///   - needsEditMode: True if a tap selects the row only in the edit mode.
  ///   - isEditing: True if a tap on a link only selects.
  ///   - isInColumn: True if a tap on a link with a value selects and shows the next column.
  ///   - choose: Called with the value of the link, after a tap on a link.
  func draw(
    row content: Node, from origin: Origin, isEnabled: Bool, needsEditMode: Bool, isEditing: Bool,
    isInColumn: Bool, isChosen: (AnyHashable?) -> Bool, choose: @escaping (AnyHashable?) -> Void
  ) {
    let outer = exchange(&linksSelect, with: isEnabled)
    defer { linksSelect = outer }
    draw(content) { firstLine, firstControl in
      // In the edit mode, a tap selects the row.
      if isEditing {
        let others = controls[firstControl...].filter { !$0.isGesture }
        controls.replaceSubrange(firstControl..., with: others)
      }
      if isEnabled { join(choose, fromControl: firstControl) }
      let title = gatherTexts(fromLine: firstLine, control: firstControl)
      let link = controls[firstControl...].lazy.compactMap(\.link).first
      if isChosen(link), firstLine < lines.count {
        lines[firstLine] = "> " + lines[firstLine]
      }
      if let title {
        controls.insert(
          Drawn(
            control: .button(title, perform: { choose(nil) }), origin: origin,
            isEnabled: isEnabled, needsEditMode: needsEditMode, prompt: nil, text: nil, submit: nil,
            focus: nil, isEdited: false,
            edit: nil,
            looksLikeControl: false,
            line: firstLine),
          at: firstControl)
      } else if isEnabled {
        follow(
          choose, isEditing: isEditing, isInColumn: isInColumn, fromControl: firstControl)
      }
    }
  }

  /// Makes a tap on a view with a simultaneous gesture also select the row: our choice.
  private func join(_ choose: @escaping (AnyHashable?) -> Void, fromControl firstControl: Int) {
    for position in controls[firstControl...].indices {
      guard let touched = controls[position].touched, touched.isSimultaneous,
        touched.touch == .tap, controls[position].isEnabled,
        case .button(let label, let perform) = controls[position].control
      else { continue }
      controls[position].control = .button(label) {
        perform()
        choose(nil)
      }
    }
  }

  /// Joins the lines without a control, and moves them before the others; nil if there are none.
  private func gatherTexts(fromLine firstLine: Int, control firstControl: Int) -> String? {
    let controlLines = Set(controls[firstControl...].compactMap(\.line))
    let places = Array(lines.indices[firstLine...])
    let text = places.filter { !controlLines.contains($0) }.map { lines[$0] }
    guard !text.isEmpty else { return nil }
    let others = places.filter(controlLines.contains)
    let title = text.joined(separator: " ")
    lines.replaceSubrange(firstLine..., with: [title] + others.map { lines[$0] })
    for position in controls[firstControl...].indices {
      let place = controls[position].line.flatMap(others.firstIndex)
      controls[position].line = place.map { firstLine + 1 + $0 }
    }
    let moved = places.compactMap { line in
      badges.removeValue(forKey: line).map { (others.firstIndex(of: line), $0) }
    }
    for (place, badge) in moved { badges[place.map { firstLine + 1 + $0 } ?? firstLine] = badge }
    return title
  }

  /// Makes a tap on a link select its value, and then, outside the edit mode, perform the link's
  /// own action. In the edit mode, a link without a value selects its row.
  private func follow(
    _ choose: @escaping (AnyHashable?) -> Void, isEditing: Bool, isInColumn: Bool,
    fromControl firstControl: Int
  ) {
    for position in controls[firstControl...].indices {
      let link = controls[position].link
      guard link != nil || isEditing && controls[position].isLink,
        case .button(let label, let perform) = controls[position].control
      else { continue }
      let onlyChooses = isEditing || isInColumn && link != nil
      let works = controls[position].isEnabled && !onlyChooses
      controls[position].control = .button(label) {
        choose(link)
        if works { perform() }
      }
      controls[position].isEnabled = true
    }
  }

  /// Marks the controls of this content as a link, with its value if there is one.
  func draw(_ content: Node, asLinkTo value: AnyHashable?) {
    let first = controls.count
    content.draw(on: self)
    let isInEditMode = isInEditMode(content)
    for position in controls[first...].indices where !controls[position].staysApart {
      controls[position].isLink = true
      controls[position].link = value
      if isInEditMode { disableLink(position) }
    }
  }

  /// True for content in a row of a list in edit mode, unless a tap selects the row.
  private func isInEditMode(_ content: Node) -> Bool {
    guard showsBadges, !isInHeader, !linksSelect else { return false }
    let values = content.scope.values
    let isEditing = values.isEditing
    // A link that is drawn again alone would miss a change of the list's edit mode.
    if isEditing || values.hasEditModeOfProgram { content.graph.drawnLines.changesAsOne = true }
    return isEditing
  }

  /// Disables a link, but not a gesture in its label, and not an item of a menu.
  private func disableLink(_ position: Int) {
    let drawn = controls[position]
    guard drawn.isEnabled, !drawn.isGesture, !drawn.performsGesture, !drawn.isRevealed,
      case .button = drawn.control
    else { return }
    controls[position].isEnabled = false
    controls[position].isInEditMode = true
    if let line = drawn.line { lines[line] += " (disabled)" }
  }
}
