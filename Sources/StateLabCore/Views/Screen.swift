/// The screen of a host: one line per control, and the controls that a person can use. The screen
/// is a query: each node draws its part.
final class Screen: NodeQuery {
  enum Control {
    case button(String, perform: () -> Void)
    case textField(String, write: (String) -> Void)
    case toggle(String, flip: () -> Void)
    case picker(String, choices: [String], choose: (Int) -> Void)
    /// A field for a value: `enter` returns nil for a text that is no valid value.
    case valueField(String, expected: String, enter: (String) -> (() -> Void)?)
    /// The line for the rows further down in a container.
    case rest(String, of: LazyRows)
  }

  /// A control on the screen.
  struct Drawn {
    fileprivate(set) var control: Control
    let origin: Origin
    fileprivate(set) var isEnabled: Bool
    /// The text that a person continues, in a text field.
    let text: String?
    /// The action of Return; nil if Return has no action.
    let submit: (() -> Void)?
    let focus: ControlFocus?
    /// True while a person types in the control.
    let isEdited: Bool
    /// Begins the editing; nil if the control has no text.
    let edit: (() -> Void)?
    /// False if the screen does not show that the control reacts to a tap: a text with a gesture,
    /// or a selectable row.
    var looksLikeControl = true
    /// True for a gesture on a view.
    var isGesture = false
    /// True if the control is a link.
    fileprivate(set) var isLink = false
    /// The value of the link, which an enclosing list selects.
    fileprivate(set) var link: AnyHashable?
    /// The line of the control, counted from 0; nil if no lines are drawn.
    fileprivate(set) var line: Int?
  }

  /// A control for typing.
  struct Field {
    /// The text that a person continues; nil if typing starts with an empty text.
    let text: String?
    /// True while a person types in the control.
    let isEdited: Bool
    /// Begins or continues the editing.
    let edit: (ControlFocus?) -> Void
    /// Enters a text, which the last closure stores.
    let enter: (String, ControlFocus?, (String) -> Void) -> Void
    /// The action of Return; nil if Return has no action.
    let submit: (() -> Void)?
  }

  /// True if the screen is drawn to find a control: no code then reads its lines.
  private(set) var isForControlsOnly: Bool
  /// True for the screen of a host; false for a part of it, such as a label.
  let isWhole: Bool
  /// True if other code reads the lines being drawn.
  private(set) var isRead = false
  /// The name of the controls being drawn, if an enclosing view sets a name.
  var accessibilityLabel: String?
  /// True if the content being drawn is the title of a control.
  private(set) var isTitle = false
  /// The focus of the field being drawn.
  var focus: ControlFocus?
  /// The field being drawn.
  var field: Field?
  /// True if a field on the screen has the keyboard.
  private var hasKeyboard = false
  /// The items of the bar above the keyboard.
  private var keyboardItems: [Node] = []
  /// False if touches pass through the content being drawn.
  var reactsToTouches = true
  /// True if a cancel button was drawn.
  var drewCancel = false
  @exclusivity(unchecked) private(set) var lines: [String] = []
  /// The badges of rows, by the lines at whose ends they are drawn.
  private var badges: [Int: String] = [:]
  private var showsBadges = false
  @exclusivity(unchecked) private(set) var controls: [Drawn] = []

  init(forControlsOnly: Bool = false, isWhole: Bool = false) {
    isForControlsOnly = forControlsOnly
    self.isWhole = isWhole
  }

  override func passOn(below node: Node) {
    node.forEachChild {
      StepCounter.count()
      if !$0.isOffScreen { $0.draw(on: self) }
    }
  }

  var text: ScreenText {
    guard !badges.isEmpty else { return ScreenText(lines: lines) }
    return ScreenText(
      lines: lines.enumerated().map { line, text in
        text + (badges[line].map { " (\($0))" } ?? "")
      })
  }

  var lineCount: Int { lines.count }

  /// The containers with rows further down.
  var scrollable: [LazyRows] {
    controls.compactMap {
      if case .rest(_, let rows) = $0.control, $0.isEnabled { rows } else { nil }
    }
  }

  /// The content on one line: its texts, or, without texts, the label of its first control.
  var words: String { words(fromLine: 0, control: 0) }

  /// The name of the row: its texts, or the label of a toggle at its start. The values of other
  /// controls belong to the name only if there is no other text.
  var rowName: String {
    for drawn in controls where drawn.line == 0 {
      if case .toggle(let label, _) = drawn.control { return label }
    }
    let others = Set(controls.compactMap(\.line))
    let texts = lines.indices.filter { !others.contains($0) }
    return texts.isEmpty ? words : texts.map { lines[$0] }.joined(separator: " ")
  }

  private func words(fromLine firstLine: Int, control firstControl: Int) -> String {
    var labels: [Int: String] = [:]
    var texts = lines[firstLine...]
    for drawn in controls[firstControl...].reversed() {
      guard let line = drawn.line, texts.indices.contains(line) else { continue }
      switch drawn.control {
      case .button(let label, _):
        if lines[line] == "[\(label)]" { labels[line] = label }
        // Buttons at the end of a text, such as those of a stepper.
        for end in [" [\(label)]", " [\(label)] (disabled)"] where texts[line].hasSuffix(end) {
          texts[line].removeLast(end.count)
        }
      case .toggle(let label, _): labels[line] = label
      default: break
      }
    }
    let written = lines.indices[firstLine...].filter { labels[$0] == nil }
    if !written.isEmpty { return written.map { texts[$0] }.joined(separator: " ") }
    return lines.indices[firstLine...].compactMap { labels[$0] }.first ?? ""
  }

  /// Draws a text, which may have several lines.
  func draw(_ text: String) {
    StepCounter.count(text.utf8.count)
    lines += text.lines
  }

  /// Draws a control. The line of a disabled control ends with "(disabled)".
  func draw(
    _ line: String, as control: Control, from origin: Origin, isEnabled: Bool
  ) {
    let isEnabled = isEnabled && reactsToTouches
    if !isForControlsOnly { draw(isEnabled ? line : line + " (disabled)") }
    addControl(control, from: origin, isEnabled: isEnabled)
  }

  /// Adds a control whose lines are already drawn.
  func addControl(
    _ control: Control, from origin: Origin, isEnabled: Bool, looksLikeControl: Bool = true,
    isGesture: Bool = false
  ) {
    var control = control
    if case .textField(let label, let write) = control, let field {
      control = .textField(label) { [focus] text in field.enter(text, focus, write) }
      hasKeyboard = hasKeyboard || field.isEdited || focus?.isHeld() ?? false
    }
    controls.append(
      Drawn(
        control: control, origin: origin, isEnabled: isEnabled && reactsToTouches,
        text: field?.text, submit: field?.submit, focus: focus,
        isEdited: field?.isEdited ?? false,
        edit: field.map { field in { [focus] in field.edit(focus) } },
        looksLikeControl: looksLikeControl, isGesture: isGesture,
        line: isForControlsOnly ? nil : lines.count - 1))
  }

  /// Keeps items for the bar above the keyboard.
  func addToKeyboard(_ items: Node) { keyboardItems.append(items) }

  /// Draws the bar above the keyboard, at the end of the screen, if a field there has the keyboard.
  func drawKeyboardItems() {
    guard hasKeyboard else { return }
    for items in keyboardItems { items.forEachChild { $0.draw(on: self) } }
  }

  /// Draws lines that other code reads or changes afterwards.
  func drawToRead(_ draw: () -> Void) {
    let outer = exchange(&isRead, with: true)
    draw()
    isRead = outer
  }

  /// Draws content once, and returns its text.
  ///
  /// On a screen for controls only, the lines are removed again: a second drawing for the text
  /// would double the work at each level of nested views.
  func text(drawing content: Node) -> String {
    draw(content) { words(fromLine: $0, control: $1) }
  }

  /// - Parameter read: Called with the first line and the first control of the content.
  private func draw<Result>(
    _ content: Node, thenReading read: (Int, Int) -> Result
  ) -> Result {
    let (firstLine, firstControl) = (lines.count, controls.count)
    let leavesLinesOut = isForControlsOnly
    isForControlsOnly = false
    drawToRead { content.draw(on: self) }
    let result = read(firstLine, firstControl)
    isForControlsOnly = leavesLinesOut
    guard leavesLinesOut else { return result }
    for line in lines.indices[firstLine...] { badges[line] = nil }
    lines.removeSubrange(firstLine...)
    for position in controls[firstControl...].indices { controls[position].line = nil }
    return result
  }

  /// The text of a label, on one line, or the name that replaces the label.
  func text(of label: Node?) -> String {
    accessibilityLabel ?? label.flatMap(Screen.title) ?? ""
  }

  /// The text of a label, on one line; nil for a label without text.
  static func title(_ label: Node) -> String? { drawTitle(label).title }

  /// Draws a label on a screen of its own.
  static func drawTitle(_ label: Node) -> Screen {
    let screen = Screen()
    screen.isTitle = true
    label.draw(on: screen)
    return screen
  }

  /// The content on one line; nil without text.
  var title: String? {
    let text = lines.joined(separator: " ")
    return text.isEmpty ? nil : text
  }
}

// MARK: Gestures in a label

extension Screen {
  /// A gesture in the label of a control.
  struct LabelGesture {
    let title: String
    let perform: () -> Void
    let origin: Origin
  }

  /// The gestures among the controls of this screen, which shows a label.
  var gestures: [LabelGesture] {
    controls.compactMap {
      guard $0.isGesture, $0.isEnabled, case .button(let title, let perform) = $0.control else {
        return nil
      }
      return LabelGesture(title: title, perform: perform, origin: $0.origin)
    }
  }
}

// MARK: Rows

extension Screen {
  /// Draws rows, with their badges.
  func drawRows(_ draw: () -> Void) {
    let outer = exchange(&showsBadges, with: true)
    draw()
    showsBadges = outer
  }

  /// Draws the badge of a row that begins at this line, if the row has drawn a line.
  func draw(badge: String, atLine line: Int) {
    if showsBadges, lines.indices.contains(line) { badges[line] = badge }
  }
}

// MARK: Selectable rows

extension Screen {
  /// Draws a row that a person selects by a tap on its texts, which are on one line, or on its
  /// link; its controls follow below. The selected row has a mark.
  ///
  /// - Parameters:
  ///   - isEditing: True if a tap on a link only selects.
  ///   - isInColumn: True if a tap on a link with a value selects and shows the next column.
  ///   - choose: Called with the value of the link, after a tap on a link.
  func draw(
    row content: Node, from origin: Origin, isEnabled: Bool, isEditing: Bool,
    isInColumn: Bool, isChosen: (AnyHashable?) -> Bool, choose: @escaping (AnyHashable?) -> Void
  ) {
    draw(content) { firstLine, firstControl in
      let title = gatherTexts(fromLine: firstLine, control: firstControl)
      let link = controls[firstControl...].lazy.compactMap(\.link).first
      if isChosen(link), firstLine < lines.count {
        lines[firstLine] = "> " + lines[firstLine]
      }
      if let title {
        controls.insert(
          Drawn(
            control: .button(title, perform: { choose(nil) }), origin: origin,
            isEnabled: isEnabled, text: nil, submit: nil, focus: nil, isEdited: false, edit: nil,
            looksLikeControl: false,
            line: firstLine),
          at: firstControl)
      } else if isEnabled {
        follow(
          choose, isEditing: isEditing, isInColumn: isInColumn, fromControl: firstControl)
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
    for position in controls[first...].indices {
      controls[position].isLink = true
      controls[position].link = value
    }
  }
}

extension Node {
  /// Draws the mounted content.
  final func draw(on screen: Screen) { answer(screen) }
}
