/// The screen of a host: one line per control, and the controls that a person can use. Nodes draw on
/// it when they are asked with it.
final class Screen: NodeQuery {
  enum Control {
    case button(String, perform: () -> Void)
    case textField(String, write: (String) -> Void)
    case toggle(String, flip: () -> Void)
    case picker(String, choices: [String], choose: (Int) -> Void)
    /// Takes a text where it stands for a value; nil where it does not.
    case valueField(String, expected: String, enter: (String) -> (() -> Void)?)
    /// Stands for the rows further down in a container.
    case rest(String, of: LazyRows)
  }

  /// A control on the screen.
  struct Drawn {
    fileprivate(set) var control: Control
    let origin: Origin
    fileprivate(set) var isEnabled: Bool
    /// The text that a person types on, where it is a text.
    let text: String?
    /// What the key that ends a text does; nil where it does nothing.
    let submit: (() -> Void)?
    let focus: ControlFocus?
    /// True while somebody types in it.
    let isEdited: Bool
    /// Somebody begins to type in it; nil where nobody can.
    let edit: (() -> Void)?
    /// False where nothing on the screen shows that a tap does something: at a text with a gesture,
    /// or a row that can be chosen.
    var looksLikeControl = true
    /// True if it is a link.
    fileprivate(set) var isLink = false
    /// The value of the link that it is, which a list around it chooses.
    fileprivate(set) var link: AnyHashable?
    /// The line that it takes, counted from 0; nil where no lines are drawn.
    fileprivate(set) var line: Int?
  }

  /// A control that a person types in.
  struct Field {
    /// Its text, for whoever types on; nil where they begin anew.
    let text: String?
    /// True while somebody types in it.
    let isEdited: Bool
    /// Somebody begins to type in it, or goes on.
    let edit: (ControlFocus?) -> Void
    /// Plays the typing of a text, which the last closure stores.
    let enter: (String, ControlFocus?, (String) -> Void) -> Void
    /// What the key that ends a text does; nil where it does nothing.
    let submit: (() -> Void)?
  }

  /// True if it is drawn to find a control on it: then nobody reads its lines.
  private(set) var isForControlsOnly: Bool
  /// The name of the controls that are drawn now, where a view around them gives them one.
  var accessibilityLabel: String?
  /// True if what is drawn names a control.
  private(set) var isTitle = false
  /// The focus of the field that is drawn now.
  var focus: ControlFocus?
  /// The field that is drawn now.
  var field: Field?
  /// True if a field that is drawn has the keyboard.
  private var hasKeyboard = false
  /// The items of the bar above the keyboard.
  private var keyboardItems: [Node] = []
  /// False where what is drawn now lets touches through.
  var reactsToTouches = true
  /// True if a button to cancel was drawn.
  var drewCancel = false
  @exclusivity(unchecked) private(set) var lines: [String] = []
  /// The badges of rows, by the lines that they stand at the end of.
  private var badges: [Int: String] = [:]
  private var showsBadges = false
  @exclusivity(unchecked) private(set) var controls: [Drawn] = []

  init(forControlsOnly: Bool = false) { isForControlsOnly = forControlsOnly }

  override func passOn(below node: Node) {
    node.forEachChild {
      StepCounter.count()
      if !$0.isOffScreen { $0.draw(on: self) }
    }
  }

  var text: String {
    guard !badges.isEmpty else { return lines.joined(separator: "\n") }
    let lines = lines.enumerated().map { line, text in
      text + (badges[line].map { " (\($0))" } ?? "")
    }
    return lines.joined(separator: "\n")
  }

  var lineCount: Int { lines.count }

  /// The containers with rows further down.
  var scrollable: [LazyRows] {
    controls.compactMap {
      if case .rest(_, let rows) = $0.control, $0.isEnabled { rows } else { nil }
    }
  }

  /// Its content on one line: its texts, or where there is none the label of its first control.
  var words: String { words(fromLine: 0, control: 0) }

  /// The name of the row that it is: its texts, or the label of a toggle that it begins with. What
  /// other controls say of their values is no name, unless there is nothing else.
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
        // Buttons at the end of a text, as those of a stepper.
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

  func draw(_ line: String) {
    StepCounter.count(line.utf8.count)
    lines.append(line)
  }

  /// A control that does not react says so.
  func draw(
    _ line: String, as control: Control, from origin: Origin, isEnabled: Bool
  ) {
    let isEnabled = isEnabled && reactsToTouches
    if !isForControlsOnly { draw(isEnabled ? line : line + " (disabled)") }
    addControl(control, from: origin, isEnabled: isEnabled)
  }

  /// A control whose lines are drawn already.
  func addControl(
    _ control: Control, from origin: Origin, isEnabled: Bool, looksLikeControl: Bool = true
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
        looksLikeControl: looksLikeControl, line: isForControlsOnly ? nil : lines.count - 1))
  }

  /// Keeps items for the bar above the keyboard.
  func addToKeyboard(_ items: Node) { keyboardItems.append(items) }

  /// Draws the bar above the keyboard, at the end of the screen, if a field there has the keyboard.
  func drawKeyboardItems() {
    guard hasKeyboard else { return }
    for items in keyboardItems { items.forEachChild { $0.draw(on: self) } }
  }

  /// Draws something once, and returns its words.
  ///
  /// Lines that are left out are taken off again: to draw a second time for the text would double
  /// the work at each level of such views within each other.
  func text(drawing content: Node) -> String {
    draw(content) { words(fromLine: $0, control: $1) }
  }

  /// - Parameter read: Told where the lines and the controls of the content begin.
  private func draw<Result>(
    _ content: Node, thenReading read: (Int, Int) -> Result
  ) -> Result {
    let (firstLine, firstControl) = (lines.count, controls.count)
    let leavesLinesOut = isForControlsOnly
    isForControlsOnly = false
    content.draw(on: self)
    let result = read(firstLine, firstControl)
    isForControlsOnly = leavesLinesOut
    guard leavesLinesOut else { return result }
    for line in lines.indices[firstLine...] { badges[line] = nil }
    lines.removeSubrange(firstLine...)
    for position in controls[firstControl...].indices { controls[position].line = nil }
    return result
  }

  /// The text of a label, on one line, or the name that the control has instead.
  func text(of label: Node?) -> String {
    accessibilityLabel ?? label.flatMap(Screen.title) ?? ""
  }

  /// The text of a label, on one line; nil where it has none.
  static func title(_ label: Node) -> String? {
    let screen = Screen()
    screen.isTitle = true
    label.draw(on: screen)
    let text = screen.lines.joined(separator: " ")
    return text.isEmpty ? nil : text
  }
}

// MARK: Rows

extension Screen {
  /// Draws rows, which show their badges.
  func drawRows(_ draw: () -> Void) {
    let outer = exchange(&showsBadges, with: true)
    draw()
    showsBadges = outer
  }

  /// Draws the badge of a row that begins at this line, if it has drawn any.
  func draw(badge: String, atLine line: Int) {
    if showsBadges, lines.indices.contains(line) { badges[line] = badge }
  }
}

// MARK: Rows that can be chosen

extension Screen {
  /// A row that is chosen by a tap on its texts, which stand on one line, or on its link; its
  /// controls stand below. The chosen one is marked.
  ///
  /// - Parameters:
  ///   - isEditing: True while a tap on a link only chooses.
  ///   - isInColumn: True where a tap on a link with a value does, too, and brings the next column.
  ///   - choose: Told the value of the link, where one is tapped.
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

  /// Joins the lines that belong to no control, and puts them before the others; nil where there
  /// are none.
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

  /// A tap on a link chooses its value, and then, unless the list is edited, does what the link
  /// does by itself. A link without a value chooses its row while the list is edited.
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

  /// Says of the controls of some content that they are a link, with its value if it has one.
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
  /// Draws what is mounted here.
  final func draw(on screen: Screen) { answer(screen) }
}
