/// What a host shows: one line per control, and the controls that a person can use.
@MainActor
struct Screen {
  enum Control {
    case button(String, perform: () -> Void)
    case textField(String, write: (String) -> Void)
    case toggle(String, flip: () -> Void)
  }

  /// Whether it is drawn to find a control on it: then nobody reads its lines.
  let isForControlsOnly: Bool
  /// The name of the controls that are drawn now, where a view around them gives them one.
  var accessibilityLabel: String?
  private(set) var lines: [String] = []
  private(set) var controls: [(control: Control, source: SourceLocation, isEnabled: Bool)] = []

  init(forControlsOnly: Bool = false) { isForControlsOnly = forControlsOnly }

  var text: String { lines.joined(separator: "\n") }

  mutating func draw(_ line: String) {
    StepCounter.count(line.utf8.count)
    lines.append(line)
  }

  /// A control that does not react says so.
  mutating func draw(
    _ line: String, as control: Control, from origin: Origin, isEnabled: Bool
  ) {
    if !isForControlsOnly { draw(isEnabled ? line : line + " (disabled)") }
    controls.append((control, origin.location, isEnabled))
  }

  /// What a label shows, on one line, or the name that the control has instead.
  func text(of label: Node?) -> String {
    if let accessibilityLabel { return accessibilityLabel }
    var screen = Screen()
    label?.draw(on: &screen)
    return screen.lines.joined(separator: " ")
  }
}
