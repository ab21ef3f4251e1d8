import Foundation
@_spi(Steps) import StateLabCore
import StateLabUI
import Testing

/// The calls of a delegate and of actions, in their order.
@MainActor
private final class Log {
  var calls: [String] = []
  /// Returns the calls since the last time.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}

/// A text field that keeps its text in a binding.
private struct Field: UIViewRepresentable {
  var placeholder = "Name"
  @Binding var text: String
  let log: Log
  var opensAtOnce = false

  func makeCoordinator() -> Coordinator { Coordinator(self) }
  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.attributedPlaceholder = NSAttributedString(string: placeholder)
    field.delegate = context.coordinator
    let events: [(String, UIControl.Event)] = [
      ("began", .editingDidBegin), ("changed", .editingChanged), ("ended", .editingDidEnd),
    ]
    for (name, event) in events {
      field.addAction(UIAction { [log] _ in log.calls.append(name) }, for: event)
    }
    if opensAtOnce {
      log.calls.append("at once \(field.becomeFirstResponder())")
      DispatchQueue.main.async { [log] in
        log.calls.append("later \(field.becomeFirstResponder())")
      }
    }
    return field
  }
  func updateUIView(_ field: UITextField, context: Context) { field.text = text }

  final class Coordinator: NSObject, UITextFieldDelegate {
    let field: Field
    init(_ field: Field) { self.field = field }
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      field.log.calls.append("should begin")
      return field.placeholder != "Date"
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { field.log.calls.append("did begin") }
    func textFieldDidEndEditing(_ textField: UITextField) { field.log.calls.append("did end") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      field.log.calls.append("\(range.location),\(range.length) \(string)")
      return string != "x"
    }
    func textFieldDidChangeSelection(_ textField: UITextField) {
      field.text = textField.text ?? ""
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      field.log.calls.append("return")
      textField.resignFirstResponder()
      return true
    }
  }
}

private struct Form: View {
  let log: Log
  var opensAtOnce = false
  @State private var name = ""
  @State private var city = ""
  @State private var note = "old"
  @State private var isShown = true

  var body: some View {
    Text("\(name)|\(city)|\(note)")
    if isShown { Field(text: $name, log: log, opensAtOnce: opensAtOnce) }
    TextField("City", text: $city)
    Note(text: $note)
    Button("Clear") { name = "" }
    Button("Hide") { isShown = false }
  }
}

/// A text view inside another view.
private struct Note: UIViewRepresentable {
  @Binding var text: String

  func makeCoordinator() -> Coordinator { Coordinator(self) }
  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    let note = UITextView()
    note.delegate = context.coordinator
    note.contentInset = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    view.addSubview(note)
    return view
  }
  func updateUIView(_ view: UIView, context: Context) {
    (view.subviews.first as? UITextView)?.text = text
  }

  final class Coordinator: NSObject, UITextViewDelegate {
    let note: Note
    init(_ note: Note) { self.note = note }
    func textViewDidChange(_ textView: UITextView) { note.text = textView.text }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      if text == "\n" { textView.resignFirstResponder() }
      return text != "\n"
    }
  }
}

extension String {
  fileprivate var rows: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}

@MainActor
@Suite("Typing into UIKit's text inputs")
struct TypedUIKitTests {
  @Test("Typing into a text field calls its delegate and its actions, and changes the binding")
  func typing() throws {
    let log = Log()
    let host = Host(Form(log: log))
    #expect(host.screen.rows[1] == "Name: \"\"", "\(host.screen)")
    try host.type("é👍", into: "Name")
    #expect(
      log.take() == [
        "should begin", "did begin", "began", "0,0 é", "changed", "1,0 👍", "changed",
      ])
    #expect(host.screen.rows.prefix(2) == ["é👍||old", "Name: \"é👍\""])
    #expect(host.freshScreen == host.screen)
    try host.type("x", into: "Name")
    #expect(log.take() == ["3,0 x"], "the delegate rejects the letter")
    try host.tap("Clear")
    #expect(host.screen.rows.prefix(2) == ["||old", "Name: \"\""])
    try host.type("\n", into: "Name")
    #expect(log.take() == ["return", "did end", "ended"])
  }

  @Test("An entered text replaces the text of a text field at once, and Return submits it")
  func entering() throws {
    let log = Log()
    let host = Host(Form(log: log))
    try host.enter("Ada", into: "Name")
    _ = log.take()
    try host.enter("Bob\n", into: "Name")
    #expect(log.take() == ["0,3 Bob", "changed", "return", "did end", "ended"])
    #expect(host.screen.rows[0] == "Bob||old")
  }

  @Test("The keyboard moves between fields of UIKit and of SwiftUI")
  func keyboard() throws {
    let log = Log()
    let host = Host(Form(log: log))
    try host.type("a", into: "Name")
    _ = log.take()
    try host.type("b", into: "City")
    #expect(log.take() == ["did end", "ended"])
    try host.type("c", into: "Name")
    #expect(log.take() == ["should begin", "did begin", "began", "1,0 c", "changed"])
    try host.tap("Hide")
    #expect(host.screen.rows[0] == "ac|b|old")
    #expect(!host.screen.contains("Name:"))
    #expect(log.take() == ["did end", "ended"], "a field that leaves the window ends its editing")
  }

  private struct Boxed: UIViewRepresentable {
    let box: UIView
    func makeUIView(context: Context) -> UIView { box }
    func updateUIView(_ view: UIView, context: Context) {}
  }

  private final class Keeper: NSObject, UITextFieldDelegate {
    let log: Log
    init(_ log: Log) { self.log = log }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      log.calls.append("should end")
      return false
    }
    func textFieldDidEndEditing(_ textField: UITextField) { log.calls.append("did end") }
  }

  @Test("The delegate is asked before the editing ends, unless the end is forced")
  func endEditing() throws {
    let (log, box, field) = (Log(), UIView(), UITextField())
    let keeper = Keeper(log)
    field.placeholder = "Box"
    field.delegate = keeper
    box.addSubview(field)
    let host = Host(
      VStack {
        Boxed(box: box)
        Button("Ask") { log.calls.append("\(box.endEditing(false))") }
        Button("Force") { log.calls.append("\(box.endEditing(true))") }
        Button("Remove") { field.removeFromSuperview() }
      })
    try host.type("a", into: "Box")
    try host.tap("Ask")
    #expect(log.take() == ["should end", "false"])
    try host.tap("Force")
    #expect(log.take() == ["did end", "true"])
    try host.type("b", into: "Box")
    try host.tap("Remove")
    #expect(log.take() == ["did end"])
    #expect(!host.screen.contains("Box:"))
    withExtendedLifetime(keeper) {}
  }

  @Test(
    "A field that refuses to end its editing keeps the keyboard from fields of UIKit and SwiftUI")
  func keptKeyboard() throws {
    let (log, box, field, other) = (Log(), UIView(), UITextField(), UITextField())
    let keeper = Keeper(log)
    field.placeholder = "Kept"
    field.delegate = keeper
    other.placeholder = "Other"
    box.addSubview(field)
    box.addSubview(other)
    var city = ""
    let host = Host(
      VStack {
        Boxed(box: box)
        TextField("City", text: Binding(get: { city }, set: { city = $0 }))
        Button("Open") { log.calls.append("\(other.becomeFirstResponder())") }
      })
    try host.type("a", into: "Kept")
    try host.tap("Open")
    #expect(log.take() == ["should end", "false"])
    try host.enter("b\n", into: "Other")
    try host.enter("c", into: "City")
    #expect(log.take() == ["should end", "should end"])
    host.perform { log.calls.append("\(field.isEditing) \(other.isEditing)") }
    #expect(log.take() == ["true false"])
    #expect(other.text == "" && city == "")
    withExtendedLifetime(keeper) {}
  }

  @Test("A field that another field's delegate opens is told of its editing once")
  func openingInDelegate() throws {
    final class Mover: NSObject, UITextFieldDelegate {
      let log: Log
      let next: UITextField?
      init(_ log: Log, to next: UITextField?) { (self.log, self.next) = (log, next) }
      func textFieldDidBeginEditing(_ field: UITextField) {
        log.calls.append("\(field.placeholder ?? "") began")
      }
      func textFieldDidEndEditing(_ field: UITextField) {
        log.calls.append("\(field.placeholder ?? "") ended")
        next?.becomeFirstResponder()
      }
    }
    let (log, box) = (Log(), UIView())
    let fields = ["A", "B", "C"].map { name in
      let field = UITextField()
      field.placeholder = name
      box.addSubview(field)
      return field
    }
    let movers = [Mover(log, to: fields[2]), Mover(log, to: nil), Mover(log, to: nil)]
    for (field, mover) in zip(fields, movers) { field.delegate = mover }
    let host = Host(Boxed(box: box))
    try host.type("a", into: "A")
    _ = log.take()
    host.perform { log.calls.append("\(fields[1].becomeFirstResponder())") }
    #expect(log.take() == ["A ended", "C began", "false"])
    host.perform { log.calls = fields.map { "\($0.isEditing)" } }
    #expect(log.take() == ["false", "false", "true"])
    withExtendedLifetime(movers) {}
  }

  @Test("A setter of a UIKit view draws the view's place again, and not the whole screen")
  func drawnPlace() {
    func steps(_ count: Int) -> Int {
      let label = UITextField()
      let host = Host(
        VStack {
          Boxed(box: label)
          ForEach(0..<count, id: \.self) { Button("Row \($0)") {} }
        })
      _ = host.screen
      let steps = StepCounter.steps {
        host.perform { label.text = "new" }
        _ = host.screen
      }
      #expect(host.screen.hasPrefix("UITextField: \"new\"\n"))
      return steps
    }
    #expect(steps(300) < 2 * steps(30))
  }

  @Test("The text of an input is never nil, and the value of a slider is within its bounds")
  func normalized() throws {
    let (field, view, slider) = (UITextField(), UITextView(), UISlider())
    field.text = nil
    view.text = nil
    view.attributedText = nil
    #expect(field.text == "")
    #expect(view.text.isEmpty && view.attributedText.string.isEmpty)
    slider.value = 5
    #expect(slider.value == 1)
    slider.maximumValue = 0.5
    #expect(slider.value == 0.5)
    slider.accessibilityLabel = "Volume"
    let host = Host(Boxed(box: slider))
    #expect(throws: HostError.self) { try host.enter("nan", into: "Volume") }
    #expect(slider.value == 0.5)
  }

  @Test("A field becomes the first responder once it is in a window")
  func firstResponder() throws {
    let log = Log()
    let host = Host(Form(log: log, opensAtOnce: true))
    #expect(
      log.take() == ["at once false", "should begin", "did begin", "began", "later true"])
    try host.type("a", into: "City")
    #expect(log.take() == ["did end", "ended"])
  }

  @Test("A delegate keeps the keyboard closed")
  func rejected() throws {
    let log = Log()
    var text = ""
    let host = Host(
      Field(placeholder: "Date", text: Binding(get: { text }, set: { text = $0 }), log: log))
    try host.type("a", into: "Date")
    try host.enter("b\n", into: "Date")
    #expect(log.take() == ["should begin", "should begin"])
    #expect(text.isEmpty)
  }

  @Test("A text view takes Return as a letter, which its delegate may reject")
  func textView() throws {
    let host = Host(Form(log: Log()))
    #expect(host.screen.contains("UITextView: \"old\""), "\(host.screen)")
    try host.type("er", into: "UITextView")
    #expect(host.screen.rows[0] == "||older")
    try host.type("\n", into: "UITextView")
    #expect(host.screen.contains("UITextView: \"older\""), "\(host.screen)")
  }

  private struct Password: UIViewRepresentable {
    func makeUIView(context: Context) -> UITextField {
      let field = UITextField()
      field.isSecureTextEntry = true
      field.accessibilityLabel = "Secret"
      return field
    }
    func updateUIView(_ field: UITextField, context: Context) {}
  }

  private struct Secrets: View {
    @State private var changes: [String] = []
    private let changed = NotificationCenter.default.publisher(
      for: UITextField.textDidChangeNotification)
    var body: some View {
      Password()
      TextField("Other", text: .constant(""))
      Text(changes.joined(separator: ",")).onReceive(changed) {
        changes.append(($0.object as? UITextField)?.text ?? "")
      }
    }
  }

  @Test("A secret is shown as dots and typed anew, and a change is posted")
  func secret() throws {
    let host = Host(Secrets())
    try host.type("abc", into: "Secret")
    #expect(host.screen.rows[0] == "Secret: \"•••\"")
    try host.type("z", into: "Other")
    try host.type("d", into: "Secret")
    #expect(host.screen.rows[0] == "Secret: \"•\"")
    #expect(host.screen.rows[2] == "a,ab,abc,d")
  }

  private final class Panel: UIViewController {
    let log: Log
    init(log: Log) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
      let button = UIButton(
        type: .system,
        primaryAction: UIAction(title: "Save") { [log] _ in
          log.calls.append("save")
        })
      let flag = UISwitch()
      flag.accessibilityLabel = "Loud"
      flag.addAction(UIAction { [log] _ in log.calls.append("\(flag.isOn)") }, for: .valueChanged)
      let slider = UISlider()
      slider.addAction(
        UIAction { [log] _ in log.calls.append("\(slider.value)") }, for: .valueChanged)
      let segments = UISegmentedControl(items: ["Day", "Week"])
      segments.addAction(
        UIAction { [log] _ in log.calls.append("\(segments.selectedSegmentIndex)") },
        for: .valueChanged)
      let hidden = UITextField()
      hidden.isHidden = true
      for control in [button, flag, slider, segments, hidden] { view.addSubview(control) }
    }
  }

  private struct PanelView: UIViewControllerRepresentable {
    let log: Log
    func makeUIViewController(context: Context) -> Panel { Panel(log: log) }
    func updateUIViewController(_ controller: Panel, context: Context) {}
  }

  @Test("A person uses the controls in the view of a controller")
  func controls() throws {
    let log = Log()
    let host = Host(PanelView(log: log))
    #expect(
      host.screen.rows == [
        "[Save]", "[ ] Loud", "UISlider: 0.0 (0.0 to 1.0)",
        "UISegmentedControl: none of Day, Week",
      ])
    try host.tap("Save")
    try host.toggle("Loud")
    try host.enter("0.5", into: "UISlider")
    try host.pick("Week", from: "UISegmentedControl")
    #expect(log.take() == ["save", "true", "0.5", "1"])
    #expect(
      host.screen.rows == [
        "[Save]", "[x] Loud", "UISlider: 0.5 (0.0 to 1.0)", "UISegmentedControl: Week",
      ])
    #expect(throws: HostError.self) { try Host(PanelView(log: log).disabled(true)).tap("Save") }
  }

  @Test("A field may prefer the keyboard with emoji")
  func inputMode() {
    final class EmojiField: UITextField {
      override var textInputContextIdentifier: String? { "" }
      override var textInputMode: UITextInputMode? {
        UITextInputMode.activeInputModes.first { $0.primaryLanguage == "emoji" }
      }
      override func awakeFromNib() { super.awakeFromNib() }
    }
    #expect(EmojiField().textInputMode?.primaryLanguage == "emoji")
    #expect(UITextField().textInputMode?.primaryLanguage == "en-US")
  }
}
