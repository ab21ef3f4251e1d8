import Foundation
import StateLabUI
import Testing

/// What a wrapped view was called with.
@MainActor
private final class Calls {
  var list: [String] = []
}

private struct Field: UIViewRepresentable {
  static var dismantled = 0
  @Binding var text: String
  let calls: Calls

  func makeCoordinator() -> Coordinator {
    calls.list.append("coordinator")
    return Coordinator(text: $text)
  }
  func makeUIView(context: Context) -> UITextField {
    calls.list.append("make")
    let field = UITextField()
    field.delegate = context.coordinator
    field.addTarget(
      context.coordinator, action: Selector("changed", Coordinator.changed(_:)),
      for: .editingChanged)
    context.coordinator.field = field
    return field
  }
  func updateUIView(_ uiView: UITextField, context: Context) {
    uiView.text = text
    calls.list.append("update \(text) \(context.environment.isEnabled)")
  }
  static func dismantleUIView(_ uiView: UITextField, coordinator: Coordinator) {
    coordinator.isDismantled = true
  }

  final class Coordinator: NSObject, UITextFieldDelegate {
    var text: Binding<String>
    weak var field: UITextField?
    var isDismantled = false { didSet { Field.dismantled += 1 } }
    init(text: Binding<String>) { self.text = text }
    func changed(_ sender: UITextField) { text.wrappedValue = sender.text ?? "" }
  }
}

private struct FieldForm: View {
  let calls: Calls
  @State var text = "a"
  @State var isShown = true
  @State var isDisabled = false
  @State var other = 0

  var body: some View {
    Text("text: \(text), \(other)")
    if isShown { Field(text: $text, calls: calls).disabled(isDisabled) }
    Button("Change") { text = "b" }
    Button("Other") { other += 1 }
    Button("Disable") { isDisabled = true }
    Button("Hide") { isShown = false }
  }
}

@MainActor
@Suite("Views and controllers of UIKit inside SwiftUI")
struct RepresentedViewTests {
  @Test("A wrapped view is made once and updated after each change of what it depends on")
  func updates() throws {
    let calls = Calls()
    let host = Host(FieldForm(calls: calls))
    #expect(host.screen.contains("UITextField: \"a\""))
    #expect(calls.list == ["coordinator", "make", "update a true"])
    try host.tap("Change")
    #expect(calls.list.last == "update b true" && calls.list.count == 4)
    try host.tap("Other")
    #expect(calls.list.count == 4, "an equal value is not updated")
    try host.tap("Disable")
    #expect(calls.list.last == "update b false" && calls.list.count == 5)
    let before = Field.dismantled
    try host.tap("Hide")
    #expect(!host.screen.contains("UITextField") && Field.dismantled == before + 1)
    #expect(calls.list.count == 5)
  }

  @Test("A wrapped field that a person edits is dismantled when its host ends")
  func endOfHost() throws {
    let before = Field.dismantled
    do {
      let host = Host(FieldForm(calls: Calls()))
      try host.type("b", into: "UITextField")
    }
    #expect(Field.dismantled == before + 1)
  }

  @Test("A view of UIKit in the place of another one takes the window of that view")
  func replaced() {
    let (old, new) = (UIView(), UIView())
    let host = Host(_preview { old })
    #expect(old.window != nil && new.window == nil)
    host.replaceRoot(_preview { new })
    #expect(old.window == nil && new.window != nil)
  }

  @Test("A check of the screen makes no wrapped view")
  func fresh() {
    let calls = Calls()
    let host = Host(FieldForm(calls: calls))
    #expect(host.freshScreen == host.screen)
    #expect(calls.list.count == 3)
  }

  @Test("A control calls the method of its target and the actions of its events")
  func actions() {
    var text = ""
    let coordinator = Field.Coordinator(text: Binding(get: { text }, set: { text = $0 }))
    let field = UITextField()
    field.addTarget(
      coordinator, action: Selector("changed", Field.Coordinator.changed(_:)),
      for: .editingChanged)
    var count = 0
    field.addAction(UIAction { _ in count += 1 }, for: [.valueChanged, .editingChanged])
    field.text = "typed"
    field.sendActions(for: .editingChanged)
    field.sendActions(for: .valueChanged)
    #expect(text == "typed" && count == 2)
    field.removeTarget(coordinator, action: nil, for: .allEvents)
    field.text = "again"
    field.sendActions(for: .editingChanged)
    #expect(text == "typed")
  }

  private struct Pages: UIViewControllerRepresentable {
    let page: Int
    func makeUIViewController(context: Context) -> Loaded { Loaded() }
    func updateUIViewController(_ controller: Loaded, context: Context) {
      controller.setViewControllers(
        [UIHostingController(rootView: Text("\(page)"))], direction: .forward, animated: false)
    }
    final class Loaded: UIPageViewController {
      init() { super.init(transitionStyle: .scroll, navigationOrientation: .horizontal) }
      required init?(coder: NSCoder) { nil }
      override func viewDidLoad() { title = "loaded" }
    }
  }

  @Test("A wrapped controller loads its view")
  func controllers() {
    #expect(Host(Pages(page: 1)).screen == "(Pages)")
    let controller = Pages.Loaded()
    controller.loadViewIfNeeded()
    controller.loadViewIfNeeded()
    #expect(controller.title == "loaded")
  }

  private struct Site: UIViewControllerRepresentable {
    let url: URL
    func makeUIViewController(context: Context) -> SFSafariViewController {
      let controller = SFSafariViewController(url: url)
      controller.preferredControlTintColor = .red
      controller.dismissButtonStyle = .close
      return controller
    }
    func updateUIViewController(_ controller: SFSafariViewController, context: Context) {}
  }

  private struct Linking: View {
    let url: URL
    @State private var isShown = false
    var body: some View {
      Button("Read") { isShown = true }.sheet(isPresented: $isShown) { Site(url: url) }
    }
  }

  @Test("A browser is shown by its address, which a fresh screen has, too")
  func browser() throws {
    let address = try #require(URL(string: "https://example.com/a"))
    let host = Host(Linking(url: address))
    try host.tap("Read")
    #expect(host.screen.contains("(Site: https://example.com/a)"), "\(host.screen)")
    #expect(host.freshScreen == host.screen)
  }

  private final class Ticker: NSObject, ObservableObject {
    @Published var count = 0
    private(set) var noted = 0
    private var timer: StateLabUI.Timer?
    override init() {
      super.init()
      NotificationCenter.default.addObserver(
        self, selector: Selector("note", Self.note(_:)), name: Ticker.name, object: nil)
      timer = .scheduledTimer(
        timeInterval: 1, target: self, selector: Selector("tick", Self.tick), userInfo: nil,
        repeats: true)
    }
    func tick() { count += 1 }
    func note(_ notification: Notification) { noted += notification.object as? Int ?? 0 }
    static let name = Notification.Name("RepresentedViewTests")
  }

  private struct Ticks: View {
    @StateObject var ticker = Ticker()
    var body: some View { Text("\(ticker.count)") }
  }

  @Test("A timer and a notification center call a method by its selector")
  func selectors() {
    let host = Host(Ticks())
    host.advance(by: .seconds(3))
    #expect(host.screen == "3")
    let ticker = Ticker()
    NotificationCenter.default.post(name: Ticker.name, object: 2)
    NotificationCenter.default.removeObserver(ticker)
    NotificationCenter.default.post(name: Ticker.name, object: 5)
    #expect(ticker.noted == 2)
  }

  private final class Listener: NSObject {
    var heard = 0
    func hear(_ notification: Notification) { heard += 1 }
  }

  @Test("An observer of two objects stops for one of them")
  func twoObjects() {
    let center = NotificationCenter()
    let (listener, a, b) = (Listener(), NSObject(), NSObject())
    let hear = Selector("hear", Listener.hear(_:))
    let any: Any = listener
    center.addObserver(any, selector: hear, name: Ticker.name, object: a)
    center.addObserver(listener, selector: hear, name: Ticker.name, object: b)
    center.post(name: Ticker.name, object: a)
    center.post(name: Ticker.name, object: b)
    #expect(listener.heard == 2)
    center.removeObserver(listener, name: Ticker.name, object: a)
    center.post(name: Ticker.name, object: a)
    center.post(name: Ticker.name, object: b)
    #expect(listener.heard == 3)
  }

  private struct Settings: View {
    @AppStorage("RepresentedViewTests") var flag = false
    @State var changes = 0
    var body: some View {
      Toggle("Flag", isOn: $flag)
      Text("\(changes) changes")
        .onReceive(NotificationCenter.default.publisher(for: UserDefaults.didChangeNotification)) {
          _ in changes += 1
        }
    }
  }

  @Test("A write to the defaults posts a notification")
  func defaults() throws {
    let host = Host(Settings())
    try host.toggle("Flag")
    #expect(host.screen == "[x] Flag\n1 changes")
  }

  private nonisolated final class Posted: @unchecked Sendable {
    var object: AnyObject?
  }

  @Test("The object of the notification is the written database")
  func suite() throws {
    let suite = try #require(UserDefaults(suiteName: "RepresentedViewTests"))
    let posted = Posted()
    let observer = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification, object: suite, queue: nil
    ) { posted.object = $0.object as AnyObject }
    defer { NotificationCenter.default.removeObserver(observer as Any) }
    UserDefaults.standard.set(1, forKey: "RepresentedViewTests.suite")
    #expect(posted.object == nil)
    suite.set(1, forKey: "RepresentedViewTests.suite")
    #expect(posted.object === suite)
  }
}
