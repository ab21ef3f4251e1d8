/// What a host shows: one line per control, and the controls that a person can use.
@MainActor
struct Screen {
  enum Control {
    case button(String, perform: () -> Void)
    case textField(String, write: (String) -> Void)
    case toggle(String, flip: () -> Void)
  }

  private(set) var lines: [String] = []
  private(set) var controls: [Control] = []

  var text: String { lines.joined(separator: "\n") }

  mutating func draw(_ line: String, as control: Control? = nil) {
    lines.append(line)
    if let control { controls.append(control) }
  }

  /// What a label shows, on one line.
  func text(of label: Node?) -> String {
    var screen = Screen()
    label?.draw(on: &screen)
    return screen.lines.joined(separator: " ")
  }
}
