/// The screen of a host: one line per control, and the controls that a person can use. The screen
/// is a query: each node draws its part.
final class Screen: NodeQuery {
  /// True if the screen is drawn to find a control: no code then reads its lines.
  private(set) var isForControlsOnly: Bool
  /// True for the screen of a host; false for a part of it, such as a label.
  let isWhole: Bool
  /// True if the screen also shows hidden content.
  var drawsHidden = false
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
  /// True while a dialog's actions are drawn. A dialog shows only the buttons, links and text
  /// fields among them.
  var isInDialogActions = false
  /// True while ``drawRevealed(_:)`` draws.
  private var drawsRevealed = false
  /// The bars that the page being drawn hides.
  private(set) var hiddenBars: Set<ToolbarPlacement> = []
  /// True if a cancel button was drawn.
  var drewCancel = false
  @exclusivity(unchecked) var lines: [String] = []
  /// The badges of rows, by the lines at whose ends they are drawn.
  var badges: [Int: String] = [:]
  /// The lines that are images.
  var images: Set<Int> = []
  /// The accessibility labels of texts in the title of a control, by the lines of the texts.
  var spokenNames: [(lines: Range<Int>, name: String)] = []
  /// True while rows are drawn, which may have badges.
  var showsBadges = false
  /// True while the header or the footer of a section is drawn.
  var isInHeader = false
  /// True while a row is drawn that a person selects by a tap on the row's link.
  var linksSelect = false
  @exclusivity(unchecked) var controls: [Drawn] = []
  /// The pages that were drawn.
  var pages = DrawnPages()

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

  var text: ScreenText { ScreenText(lines: linesWithBadges) }

  var linesWithBadges: [String] {
    guard !badges.isEmpty else { return lines }
    return lines.enumerated().map { line, text in
      text + (badges[line].map { " (\($0))" } ?? "")
    }
  }

  var lineCount: Int { lines.count }

  /// The line of each control.
  var controlLines: [Int] { controls.map { $0.line ?? 0 } }

  /// The containers with rows further down.
  var scrollable: [LazyRows] {
    controls.compactMap {
      if case .rest(_, let rows) = $0.control, $0.isEnabled { rows } else { nil }
    }
  }

  /// The content on one line: its texts, or, without texts, the label of its first control.
  var words: String { words(fromLine: 0, control: 0).text }

  /// The name of the row: its texts, or, without texts, its images; the label of a toggle at its
  /// start, or of a button at its start if there is no other text. Otherwise the values of other
  /// controls are the name.
  var rowName: String {
    for drawn in controls where drawn.line == 0 {
      if case .toggle(let label, _) = drawn.control { return label }
    }
    // A gesture leaves the texts of its view as they are.
    let others = Set(
      controls.filter { !$0.isGesture || $0.looksLikeControl }.compactMap(\.line))
    let shown = lines.indices.filter { !others.contains($0) }
    let texts = shown.filter { !images.contains($0) }
    guard shown.isEmpty else {
      return (texts.isEmpty ? shown : texts).map { lines[$0] }.joined(separator: " ")
    }
    for drawn in controls where drawn.line == 0 {
      if case .button(let label, _) = drawn.control, lines[0] == "[\(label)]" { return label }
    }
    return words
  }

  /// - Returns: The words, and true if they are the label of a control.
  private func words(
    fromLine firstLine: Int, control firstControl: Int
  ) -> (text: String, isControl: Bool) {
    var labels: [Int: String] = [:]
    var texts = lines[firstLine...]
    for drawn in controls[firstControl...].reversed() {
      guard let line = drawn.line, texts.indices.contains(line) else { continue }
      switch drawn.control {
      case .button(let label, _):
        if ["[\(label)]", "[\(label)] (disabled)"].contains(lines[line]) { labels[line] = label }
        // Buttons at the end of a text, such as those of a stepper.
        for end in [" [\(label)]", " [\(label)] (disabled)"] where texts[line].hasSuffix(end) {
          texts[line].removeLast(end.count)
        }
      case .draggable(let label, _): if lines[line] == "[\(label)]" { labels[line] = label }
      case .toggle(let label, _): labels[line] = label
      default: break
      }
    }
    let written = lines.indices[firstLine...].filter { labels[$0] == nil }
    if !written.isEmpty { return (written.map { texts[$0] }.joined(separator: " "), false) }
    let first = lines.indices[firstLine...].compactMap { labels[$0] }.first
    return (first ?? "", first != nil)
  }

  /// Draws a text, which may have several lines.
  func draw(_ text: String) {
    StepCounter.count(text.utf8.count)
    lines += text.lines
  }

  /// Draws the name of an image; nothing for an image without a name, such as a symbol that does not
  /// exist. Only the name of a row distinguishes images from texts.
  func draw(imageNamed name: String) {
    guard !name.isEmpty else { return }
    if !isWhole { images.insert(lineCount) }
    draw("(\(name))")
  }

  /// Draws a control. The line of an empty field ends with its prompt in parentheses, and the line
  /// of a disabled control with "(disabled)".
  func draw(
    _ line: String, as control: Control, from origin: Origin, isEnabled: Bool
  ) {
    let isEnabled = isEnabled && takesInput
    if !isForControlsOnly {
      let placeholder = field?.placeholder.map { " (\($0))" } ?? ""
      draw(line + placeholder + (isEnabled ? "" : " (disabled)"))
    }
    addControl(control, from: origin, isEnabled: isEnabled)
  }

  /// Adds a control whose lines are already drawn.
  func addControl(
    _ control: Control, from origin: Origin, isEnabled: Bool, looksLikeControl: Bool = true,
    touched: TouchedView? = nil
  ) {
    var control = control
    if case .textField(let label, let write) = control, let field {
      control = .textField(label) { [focus] text in field.enter(text, focus, write) }
      hasKeyboard = hasKeyboard || field.isEdited || focus?.isHeld() ?? false
    }
    controls.append(
      Drawn(
        control: control, origin: origin, isEnabled: isEnabled && takesInput,
        prompt: field?.prompt, text: field?.text, submit: field?.submit, focus: focus,
        isEdited: field?.isEdited ?? false,
        edit: field.map { field in { [focus] in field.edit(focus) } },
        looksLikeControl: looksLikeControl, touched: touched, isRevealed: drawsRevealed,
        line: isForControlsOnly ? nil : lines.count - 1))
  }

  /// False for a control without touches. A field without touches accepts text from the keyboard
  /// while the field has focus.
  private var takesInput: Bool { reactsToTouches || field != nil && focus?.isHeld() == true }

  /// Keeps items for the bar above the keyboard.
  func addToKeyboard(_ items: Node) { keyboardItems.append(items) }

  /// Draws the bar above the keyboard, at the end of the screen, if a field there has the keyboard.
  func drawKeyboardItems() {
    guard hasKeyboard else { return }
    for items in keyboardItems { items.forEachChild { $0.draw(on: self) } }
  }

  /// Draws a container, or views beside a control, whose controls keep their own names.
  func drawWithoutLabel(_ draw: () -> Void) {
    let outer = exchange(&accessibilityLabel, with: nil)
    draw()
    accessibilityLabel = outer
  }

  /// Draws lines that other code reads or changes afterwards.
  func drawToRead(_ draw: () -> Void) {
    let outer = exchange(&isRead, with: true)
    draw()
    isRead = outer
  }

  /// Draws a page that hides bars.
  func drawPage(hiding bars: Set<ToolbarPlacement>, _ draw: () -> Void) {
    let outer = exchange(&hiddenBars, with: bars)
    draw()
    hiddenBars = outer
  }

  /// Draws controls that a person reaches by a touch of another kind: the items of a menu, the
  /// buttons of a swipe, and a swipe itself. No gesture on a view around them occurs at a tap.
  func drawRevealed(_ draw: () -> Void) {
    let outer = exchange(&drawsRevealed, with: true)
    draw()
    drawsRevealed = outer
  }

  /// Draws content once, and returns its words, and true if they are the label of a control.
  ///
  /// On a screen for controls only, the lines are removed again: a second drawing for the text
  /// would double the work at each level of nested views.
  func words(drawing content: Node) -> (text: String, isControl: Bool) {
    draw(content) { words(fromLine: $0, control: $1) }
  }

  /// - Parameter read: Called with the first line and the first control of the content.
  func draw<Result>(
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
  static func drawTitle(_ label: Node, drawsHidden: Bool = false) -> Screen {
    let screen = Screen()
    screen.isTitle = true
    screen.drawsHidden = drawsHidden
    label.draw(on: screen)
    return screen
  }

  /// The title with the accessibility labels of its texts; nil if no text has one.
  var spokenTitle: String? {
    guard !spokenNames.isEmpty else { return nil }
    var spoken = lines
    for (lines, name) in spokenNames.reversed() where lines.upperBound <= spoken.count {
      spoken.replaceSubrange(lines, with: [name])
    }
    return spoken.joined(separator: " ")
  }

  /// The content on one line; nil without text.
  var title: String? {
    let text = lines.joined(separator: " ")
    return text.isEmpty ? nil : text
  }
}

extension Node {
  /// Draws the mounted content.
  final func draw(on screen: Screen) { answer(screen) }
}
