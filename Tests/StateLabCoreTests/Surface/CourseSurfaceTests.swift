import StateLabCore
import Testing

/// Names and forms of SwiftUI that programs of courses use.
@Suite("Names of courses")
struct CourseSurfaceTests {
  @Test(
    "Of two exclusive taps, the chosen tap performs its action; of a tap and a drag, the tap does")
  func exclusiveGestures() throws {
    struct Tapped: View {
      @State private var log = ""
      var body: some View {
        Text(log)
        Text("one").gesture(
          TapGesture(count: 2).onEnded { log += "double " }
            .exclusively(before: TapGesture().onEnded { log += "single " })
            .onEnded { if case .first = $0 { log += "first " } })
        Text("two").gesture(
          DragGesture().exclusively(before: SpatialTapGesture())
            .onEnded { if case .second(let tap) = $0 { log += "at \(tap.location.x) " } })
        Text("three").gesture(
          LongPressGesture().onEnded { _ in log += "pressed " }.sequenced(before: DragGesture())
            .onEnded { _ in log += "dragged " })
      }
    }
    let host = Host(Tapped())
    try host.tap("one", occurrence: 1)
    try host.tap("one")
    try host.tap("two")
    try host.tap("Hold three")
    #expect(host.screen.hasPrefix("double first single at 0.0 pressed \n"))
  }

  @Test("deleteDisabled and moveDisabled take a row's buttons away")
  func fixedRows() {
    struct Rows: View {
      @State private var mode = EditMode.active
      var body: some View {
        List {
          ForEach([1, 2, 3], id: \.self) { number in
            Text("row \(number)").deleteDisabled(number == 1).moveDisabled(number == 2)
          }
          .onDelete { _ in }
          .onMove { _, _ in }
        }
        .environment(\.editMode, $mode)
      }
    }
    let screen = Host(Rows()).screen
    #expect(!screen.contains("[Delete row 1]") && screen.contains("[Delete row 2]"))
    #expect(screen.contains("[Move row 1 down]") && !screen.contains("[Move row 2"))
  }

  @Test("A list of a binding passes bindings to its rows, and one of a value passes values")
  func lists() throws {
    struct Item: Identifiable {
      let id: Int
      var name: String
    }
    struct Items: View {
      @State private var items = [Item(id: 1, name: "a")]
      var body: some View {
        List($items) { $item in TextField("Name", text: $item.name) }
        List(items) { item in Text("is \(item.name)") }
      }
    }
    let host = Host(Items())
    try host.enter("b", into: "Name")
    #expect(host.screen == "Name: \"b\"\nis b")
  }

  @Test("The tabs of a section stand in the bar like all others")
  func tabSection() throws {
    struct Tabs: View {
      @State private var tab = 1
      var body: some View {
        TabView(selection: $tab) {
          Tab("One", systemImage: "a", value: 1) { Text("first") }
          TabSection("More") {
            Tab("Two", systemImage: "b", value: 2) { Text("second") }
          }
        }
      }
    }
    let host = Host(Tabs())
    try host.tap("Two")
    #expect(host.screen == "second\nTabs: [One] (Two)")
  }

  @Test("A phone ignores the customization of tabs")
  func tabCustomization() throws {
    struct Tabs: View {
      @AppStorage("order of tabs") private var order: TabViewCustomization
      @State private var tab = 1
      var body: some View {
        TabView(selection: $tab) {
          Tab("One", systemImage: "a", value: 1) { Text("first") }
            .customizationID("one").customizationBehavior(.disabled, for: .sidebar, .tabBar)
          TabSection("More") {
            Tab("Two", systemImage: "b", value: 2) { Text("second") }.customizationID("two")
              .tabPlacement(.pinned)
          }
          .defaultVisibility(.hidden, for: .tabBar)
          .sectionActions { Button("Add") {} }
        }
        .tabViewCustomization($order)
      }
    }
    let host = Host(Tabs())
    try host.tap("Two")
    #expect(host.screen == "second\nTabs: [One] (Two)")
  }

  @Test("Animations in steps show the first phase and the initial value")
  func steps() {
    let host = Host(
      VStack {
        PhaseAnimator(["a", "b"]) { Text("phase \($0)") }
        Text("x").phaseAnimator([1, 2]) { content, phase in
          content
          Text("phase \(phase)")
        }
        KeyframeAnimator(initialValue: 7.0) {
          Text("value \($0)")
        } keyframes: { _ in
          KeyframeTrack {
            LinearKeyframe(1, duration: 1)
            SpringKeyframe(0, duration: 2)
          }
        }
        Text("gone").transition(Fading())
      })
    #expect(host.screen == "phase a\nx\nphase 1\nvalue 7.000000\ngone")
  }

  private struct Fading: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.opacity(phase.isIdentity ? 1 : 0)
    }
  }

  @Test("A transaction passes the value of a key of the program")
  func transactionKey() {
    var transaction = Transaction()
    #expect(transaction.source == "none")
    transaction.source = "button"
    #expect(transaction.source == "button")
    #expect(withTransaction(\.source, "menu") { 3 } == 3)
  }

  @Test("An app with commands shows its window")
  func commands() {
    struct Editor: App {
      var body: some Scene {
        WindowGroup { Text("document") }
          .commands {
            CommandMenu("Text") { Button("Bold") {} }
            CommandGroup(replacing: .newItem) { Button("New") {} }
            SidebarCommands()
          }
      }
    }
    #expect(Host(app: Editor()).screen == "document")
  }

  @Test("The first preview is the first of several views, with the modifiers of all")
  func previews() {
    func screen(_ view: some View) -> String { Host(AnyView(_firstPreview(of: view))).screen }
    #expect(
      screen(
        Group {
          Text("a")
          Text("b")
        }) == "a")
    #expect(screen(ForEach([3, 4], id: \.self) { Text("n \($0)") }) == "n 3")
    #expect(
      screen(Group { ForEach(0..<2) { Text("i \($0)") } }.environment(\.lineLimit, 1)) == "i 0")
    #expect(screen(ForEach([Int](), id: \.self) { Text("n \($0)") }) == "")
    #expect(
      screen(
        VStack {
          Text("a"); Text("b")
        }) == "a\nb")
  }

  @Test("Alignments of the program compile, and values of the focused view are nil")
  func looks() {
    struct Looks: View {
      @FocusedValue(\.title) private var title
      @AccessibilityFocusState private var isFocused: Bool
      var body: some View {
        VStack(alignment: .middle) {
          Text(title ?? "no title").focusedSceneValue(\.title, "x")
          Text("b").alignmentGuide(.middle) {
            $0[explicit: .leading] ?? $0[HorizontalAlignment.center]
          }
          Text("c").accessibilityFocused($isFocused).modifier(EmptyModifier())
          Text("d").modifier(Turn(degrees: 3))
        }
        .toolbar(content: EditButton.init)
      }
    }
    #expect(Host(Looks()).screen == "no title\nb\nc\nd")
    #expect(HorizontalAlignment.middle != .leading)
  }

  private struct Turn: AnimatableModifier {
    var degrees: Double
    var animatableData: Double {
      get { degrees }
      set { degrees = newValue }
    }
    func body(content: Content) -> some View { content.rotationEffect(.degrees(degrees)) }
  }
}

private enum MiddleID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}

extension HorizontalAlignment {
  fileprivate static let middle = HorizontalAlignment(MiddleID.self)
}

private struct SourceKey: TransactionKey {
  static let defaultValue = "none"
}

extension Transaction {
  fileprivate var source: String {
    get { self[SourceKey.self] }
    set { self[SourceKey.self] = newValue }
  }
}

private struct TitleKey: FocusedValueKey {
  typealias Value = String
}

extension FocusedValues {
  fileprivate var title: String? {
    get { self[TitleKey.self] }
    set { self[TitleKey.self] = newValue }
  }
}
