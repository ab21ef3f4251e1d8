import StateLabCore
import Testing

/// Names that programs use for looks, accessibility and the environment.
@Suite("Names of looks, accessibility and the environment")
struct LaterNamesTests {
  private struct Shapes: View {
    @State private var isFar = false
    var body: some View {
      let offset: OffsetShape<Circle> = Circle().offset(x: isFar ? 8 : 0, y: 2)
      offset.fill(.red)
      Circle().offset(CGSize(width: 1, height: 2)).stroke(.red)
      Rectangle().scale(isFar ? 2 : 1, anchor: .top).fill(.blue)
      Rectangle().scale(x: 0.5, y: 1).rotation(.degrees(45)).strokeBorder(.blue, lineWidth: 2)
      Circle().fill(Gradient(colors: [.red, .blue]).colorSpace(.perceptual))
      MeshGradient(
        width: 1, height: 1, points: [[0, 0]], colors: [.red], smoothsColors: false,
        colorSpace: .perceptual)
      Path(
        roundedRect: CGRect(x: 0, y: 0, width: 9, height: 9),
        cornerRadii: RectangleCornerRadii(topLeading: 3))
      ControlGroup { Button("Copy") {} }.controlGroupStyle(.palette)
      ControlGroup { Button("Paste") {} }.controlGroupStyle(.compactMenu)
      ControlGroup { Button("Cut") {} }.controlGroupStyle(.menu)
      Button("Far") { isFar = true }
    }
  }

  @Test("A recording notes another offset and another size of a shape, inside its other looks")
  func shapes() throws {
    let host = Host(Shapes())
    #expect(host.screen == "[Copy]\n[Paste]\n[Cut]\n[Far]")
    try host.tap("Far")
    let changes = host.trace.events.compactMap {
      if case .noted(.lookChanged(let change)) = $0.kind { change } else { nil }
    }
    #expect(
      changes.map { "\($0.look) \($0.old) \($0.new)" } == ["offset (0, 2) (8, 2)", "scale 1 2"])
  }

  private struct Accessible: View {
    @Namespace private var rows
    var body: some View {
      VStack {
        Text("a").accessibilityAction(.escape) {}.accessibilityAction {}
          .accessibilityAction {
          } label: {
            Text("Open")
          }
          .accessibilityActions { Button("Delete") {} }
          .accessibilityActions(category: .edit) { Button("Edit") {} }
        Text("b").accessibilityCustomContent("Size", "large", importance: .high)
          .accessibilityCustomContent(AccessibilityCustomContentKey("Color"), Text("red"))
          .accessibilityRotorEntry(id: 1, in: rows)
        Text("c").speechAdjustedPitch(1).speechAlwaysIncludesPunctuation()
          .speechSpellsOutCharacters().speechAnnouncementsQueued()
          + Text("d")
        Text("e").accessibilityActivationPoint(.center).accessibilityScrollAction { _ in }
          .accessibilityShowsLargeContentViewer { Text("large") }
          .accessibilityTextContentType(.narrative)
      }
      .accessibilityRotor("Letters") {
        ForEach(1..<3) { number in
          if number > 1 { AccessibilityRotorEntry("Letter", id: number, in: rows) }
        }
      }
      .accessibilityRotor(.headings(level: .h1)) { AccessibilityRotorEntry(Text("e"), id: "e") }
    }
  }

  @Test("Information for assistive technologies shows no line")
  func accessibility() { #expect(Host(Accessible()).screen == "a\nb\ncd\ne") }

  private struct Options: View {
    @Namespace private var photos
    @State private var isFinding = false
    var body: some View {
      ScrollView {
        Text("a").focusable(true, interactions: .edit).labelsVisibility(.hidden)
        Text("b").contentShape(.dragPreview, Circle(), eoFill: true)
          .allowedDynamicRange(.constrainedHigh)
        Text("c").hoverEffect(.lift, isEnabled: false).defaultHoverEffect(.highlight)
          .hoverEffectDisabled()
        Text("d").matchedTransitionSource(id: 1, in: photos) {
          $0.background(.red).clipShape(RoundedRectangle(cornerRadius: 4)).shadow(radius: 2)
        }
      }
      .scrollIndicatorsFlash(onAppear: true).scrollIndicatorsFlash(trigger: isFinding)
      .defaultScrollAnchor(.bottom, for: .sizeChanges)
      .onScrollTargetVisibilityChange(idType: Int.self) { _ in }
      .findNavigator(isPresented: $isFinding).findDisabled().replaceDisabled()
      .searchSuggestions(.hidden, for: .content)
      .presentationSizing(.page.fitted(horizontal: true, vertical: false).sticky())
    }
  }

  @Test("Options of focus, scrolling and presentations show no line")
  func options() { #expect(Host(Options()).screen == "a\nb\nc\nd") }

  private struct Named: View {
    @State private var isOn = false
    @State private var isPushed = false
    var body: some View {
      NavigationStack {
        NavigationLink("Next", isActive: $isPushed) { Text("page") }
        Button("Push") { isPushed = true }
        Button("Send", image: ImageResource(name: "send")) {}
        Toggle("Wifi", image: ImageResource(name: "wifi"), isOn: $isOn)
        Menu("More", image: ImageResource(name: "more")) { Button("Copy") {} }
        Label("Photo", image: ImageResource(name: "photo"))
        Image("a", label: Text("letter"))
        ContentUnavailableView {
          Text("Empty")
        } actions: {
          Button("Add") {}
        }
      }
    }
  }

  @Test("A flag pushes the page of a link with a title, and a tap sets the flag")
  func pushedByFlag() throws {
    let host = Host(Named())
    #expect(
      host.screen == """
        [Next]
        [Push]
        [Send]
        [ ] Wifi
        More
        [Copy]
        Photo
        (a)
        Empty
        [Add]
        """)
    try host.tap("Push")
    #expect(host.screen.contains("page"))
    try host.tap("Back")
    try host.tap("Next")
    #expect(host.screen.contains("page"))
  }

  private struct Reader: View {
    @Environment(\.lineSpacing) private var lineSpacing
    @Environment(\.textCase) private var textCase
    @Environment(\.symbolVariants) private var variants
    @Environment(\.symbolRenderingMode) private var rendering
    @Environment(\.isScrollEnabled) private var isScrollEnabled
    @Environment(\.allowsTightening) private var allowsTightening
    @Environment(\.autocorrectionDisabled) private var autocorrectionDisabled
    @Environment(\.menuOrder) private var menuOrder
    @Environment(\.keyboardShortcut) private var shortcut
    @Environment(\.buttonRepeatBehavior) private var repeatBehavior
    @Environment(\.contentTransition) private var transition
    @Environment(\.isLuminanceReduced) private var isLuminanceReduced
    @Environment(\.isFocused) private var isFocused
    @Environment(\.backgroundMaterial) private var material
    @Environment(\.controlSize) private var controlSize
    @Environment(\.lineLimit) private var lineLimit
    @Environment(\.multilineTextAlignment) private var alignment
    @Environment(\.dynamicTypeSize) private var size
    var body: some View {
      Text(verbatim: "\(lineSpacing) \(textCase == nil) \(variants == .none) \(rendering == nil)")
      Text(verbatim: "\(isScrollEnabled) \(allowsTightening) \(autocorrectionDisabled)")
      Text(verbatim: "\(menuOrder) \(shortcut == nil) \(repeatBehavior) \(transition)")
      Text(verbatim: "\(isLuminanceReduced) \(isFocused) \(material == nil)")
      Text(verbatim: "\(controlSize) \(lineLimit ?? 0) \(alignment) \(size)")
    }
  }

  @Test("Values of the environment have Apple's defaults, and modifiers set them")
  func environment() {
    #expect(
      Host(Reader()).screen == """
        0.0 true true true
        true false false
        automatic true automatic identity
        false false true
        regular 0 leading large
        """)
    let changed = Reader().lineSpacing(4).textCase(.uppercase).symbolVariant(.fill)
      .symbolRenderingMode(.palette).scrollDisabled(true).allowsTightening(true)
      .autocorrectionDisabled().menuOrder(.fixed).buttonRepeatBehavior(.enabled)
      .contentTransition(.opacity).keyboardShortcut("k", modifiers: .shift)
    #expect(
      Host(
        changed.controlSize(.large).lineLimit(2).multilineTextAlignment(.trailing)
          .dynamicTypeSize(.xLarge)
      ).screen == """
        4.0 FALSE FALSE FALSE
        FALSE TRUE TRUE
        FIXED FALSE ENABLED OPACITY
        FALSE FALSE TRUE
        LARGE 2 TRAILING XLARGE
        """)
  }

  private struct Shop: View {
    @State private var flavor: String? = "mint"
    @State private var soldOut = "lemon"
    var body: some View {
      List(["mint", "lemon", "fig"], id: \.self, selection: $flavor) { name in
        Text(name).selectionDisabled(name == soldOut)
      }
      Picker("Flavor", selection: $flavor) {
        ForEach(["mint", "lemon"], id: \.self) { Text($0).tag($0).selectionDisabled($0 == soldOut) }
      }
      Button("Refill") { soldOut = "" }
    }
  }

  @Test("A person cannot select a row or an option whose selection is disabled")
  func selectionDisabled() throws {
    let host = Host(Shop())
    #expect(host.screen == "> mint\nlemon\nfig\nFlavor: mint\n[Refill]")
    #expect(throws: (any Error).self) { try host.tap("lemon") }
    try host.pick("lemon", from: "Flavor")
    #expect(host.screen.contains("Flavor: mint"))
    try host.tap("fig")
    #expect(host.screen.contains("> fig"))
    try host.tap("Refill")
    try host.tap("lemon")
    #expect(host.screen.contains("> lemon"))
  }

  private struct Score: View {
    @AppStorage("score") private var score = 0
    @AppStorage("score", store: UserDefaults(suiteName: "own")) private var own = 0
    var body: some View {
      Button("Score \(score) \(own)") {
        score += 1
        own += 10
      }
    }
  }

  private struct Game: View {
    var body: some View {
      Score()
      if let team = UserDefaults(suiteName: "team") {
        Score().defaultAppStorage(team)
        Button("Reset") { team.removePersistentDomain(forName: "team") }
      }
    }
  }

  @Test("An AppStorage without a store of its own uses the store that an ancestor sets")
  func defaultAppStorage() throws {
    let host = Host(Game())
    try host.tap("Score 0 0", occurrence: 2)
    #expect(host.screen == "[Score 0 10]\n[Score 1 10]\n[Reset]")
    try host.tap("Score 0 10")
    try host.tap("Score 1 20", occurrence: 2)
    #expect(host.screen == "[Score 1 30]\n[Score 2 30]\n[Reset]")
    try host.tap("Reset")
    #expect(host.screen == "[Score 1 30]\n[Score 0 30]\n[Reset]")
  }

  @Test("Rectangles have a union and an intersection")
  func rectangles() {
    let a = CGRect(x: 0, y: 0, width: 4, height: 4)
    let b = CGRect(x: 2, y: 1, width: 4, height: 2)
    #expect(a.union(b) == CGRect(x: 0, y: 0, width: 6, height: 4))
    #expect(a.intersection(b) == CGRect(x: 2, y: 1, width: 2, height: 2))
    #expect(a.intersects(b) && !a.contains(b) && a.contains(a.insetBy(dx: 1, dy: 1)))
    #expect(a.intersection(b.offsetBy(dx: 9, dy: 0)).isNull && CGRect.null.union(a) == a)
    #expect(CGRect(x: 0.5, y: 0.5, width: 1, height: 1).integral.width == 2)
  }

  @Test("A unit curve has values between its ends, and an inverse")
  func curves() {
    for curve in [UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseInOut] {
      #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
      #expect(abs(curve.inverse.value(at: curve.value(at: 0.3)) - 0.3) < 1e-6)
    }
    #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-9)
    #expect(UnitCurve.easeIn.value(at: 0.3) < 0.3 && UnitCurve.easeOut.value(at: 0.3) > 0.3)
    #expect(abs(UnitCurve.linear.velocity(at: 0.5) - 1) < 1e-6)
  }

  private struct Moving: View {
    @State private var isDone = false
    var body: some View {
      Text(verbatim: isDone ? "done" : "idle")
      Button("Go") {
        withAnimation(.linear(duration: 3).logicallyComplete(after: 1)) {
        } completion: {
          isDone = true
        }
      }
    }
  }

  @Test("An animation completes logically after the time that the program sets")
  func logicalCompletion() throws {
    let host = Host(Moving())
    try host.tap("Go")
    host.advance(by: .seconds(1))
    #expect(host.screen.hasPrefix("done"))
  }

  private struct Notes: App {
    var body: some Scene {
      WindowGroup(id: "note", for: Int.self) { $note in
        Text(verbatim: note.map { "note \($0)" } ?? "no note")
        Button("Open") { note = 7 }
      }
      .defaultAppStorage(.standard)
    }
  }

  @Test("The first window of a group for values has no value, which its views can set")
  func windowForValue() throws {
    let host = Host(app: Notes())
    #expect(host.screen == "no note\n[Open]")
    try host.tap("Open")
    #expect(host.screen == "note 7\n[Open]")
  }
}
