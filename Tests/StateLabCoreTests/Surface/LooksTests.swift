import StateLabCore
import Testing

@Suite("Looks")
struct LooksTests {
  private struct Badge: View {
    @State private var count = 0
    var body: some View { Button("Badge \(count)") { count += 1 } }
  }

  private struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
      var path = Path()
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.closeSubpath()
      return path
    }
  }

  /// A card as tutorials write it.
  private struct Card: View {
    @State private var isLarge = false
    var body: some View {
      ZStack(alignment: .bottom) {
        LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom)
          .ignoresSafeArea()
        VStack(alignment: .leading, spacing: 8) {
          Text("Title").font(.title2.bold()).foregroundStyle(.white.opacity(0.8)).lineLimit(1)
          Image("photo").resizable().scaledToFit().frame(width: isLarge ? 200 : 100)
          Triangle().fill(.red).rotationEffect(.degrees(45))
          Circle().stroke(.secondary, style: StrokeStyle(lineWidth: 2)).shadow(radius: 3)
          Button("Larger") { withAnimation(.easeInOut(duration: 0.3)) { isLarge.toggle() } }
            .buttonStyle(.borderedProminent).tint(.green).controlSize(.large)
        }
        .padding(.horizontal, 16)
        .background(RoundedRectangle(cornerRadius: 12).fill(.regularMaterial))
        .overlay(alignment: .topTrailing) { Badge() }
      }
      .animation(.spring(response: 0.3, dampingFraction: 0.6), value: isLarge)
      .preferredColorScheme(.dark)
    }
  }

  @Test("Modifiers that only change looks show no line")
  func card() throws {
    let host = Host(Card())
    #expect(host.screen == "Title\n(photo)\n[Larger]\n[Badge 0]")
    try host.tap("Larger")
    #expect(host.trace.bodyCount(of: Card.self) == 2)
  }

  /// Looks in their forms with more options.
  private struct Options: View {
    var body: some View {
      ScrollView {
        Text("a").scrollTransition(.animated.threshold(.visible(0.2))) { view, phase in
          view.opacity(phase.isIdentity ? 1 : 0)
        }
        Text("b").scrollTransition(.interactive, axis: .horizontal) { $0.scaleEffect($1.value) }
        Text("c").scrollTransition(topLeading: .identity, bottomTrailing: .interactive) {
          $0.offset(x: $1.value)
        }
        Text("d").scrollTransition(
          .interactive(timingCurve: .easeIn).animation(.bouncy).threshold(
            .centered.interpolated(towards: .hidden, amount: 0.5).inset(by: 10)),
          transition: { view, phase in view.blur(radius: phase.value) })
        Text("e").scrollTransition { view, phase in view.blur(radius: phase.value) }
        Circle().strokeBorder(lineWidth: 24, antialiased: true)
        Circle().strokeBorder(style: StrokeStyle(lineWidth: 2), antialiased: false)
        Circle().strokeBorder(.red, style: StrokeStyle(lineWidth: 2), antialiased: false)
        Circle().strokeBorder(.red, lineWidth: 2, antialiased: false)
        Circle().stroke(.red, lineWidth: 2, antialiased: false)
        Circle().stroke(.red, style: StrokeStyle(lineWidth: 2), antialiased: false)
        Text("f").clipShape(Circle(), style: FillStyle(antialiased: false))
          .background(.red, in: Circle(), fillStyle: FillStyle(eoFill: true))
          .font(.title.bold().scaled(by: 2).lowercaseSmallCaps())
        Button("Go") {}.buttonStyle(.glassProminent)
        Button("Stop") {}.buttonStyle(.glass(.clear.tint(.red)))
      }
    }
  }

  @Test("The options of looks show no line")
  func options() {
    #expect(Host(Options()).screen == "a\nb\nc\nd\ne\nf\n[Go]\n[Stop]")
  }

  @Test("A view in an overlay keeps its state when the view's body runs")
  func overlay() throws {
    let host = Host(Card())
    try host.tap("Badge 0")
    try host.tap("Larger")
    #expect(host.screen.contains("[Badge 1]"))
    #expect(host.trace.bodyCount(of: Badge.self) == 2)
  }

  @Test("A background precedes its view on the screen, an overlay follows it")
  func order() {
    let host = Host(
      Text("view").overlay { Text("overlay") }.background { Text("background") })
    #expect(host.screen == "background\nview\noverlay")
  }

  @Test("Views of one type in a view, its background and its overlay have different identities")
  func identities() {
    let host = Host(Badge().background(Badge()).overlay(Badge()))
    let views = host.trace.events.filter { if case .body = $0.kind { true } else { false } }
    #expect(Set(views.compactMap(\.view)).count == 3)
  }

  @Test("A control is found by its accessibility label")
  func accessibilityLabel() throws {
    struct Player: View {
      @State private var isPlaying = false
      var body: some View {
        Button {
          isPlaying.toggle()
        } label: {
          Image(systemName: "play")
        }
        .accessibilityLabel(isPlaying ? "Pause" : "Play")
      }
    }
    let host = Host(Player())
    #expect(host.screen == "[Play]")
    try host.tap("Play")
    #expect(host.screen == "[Pause]")
  }

  @Test("A button is found by the accessibility label of its picture")
  func accessibilityLabelOfPicture() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        Text("\(count)")
        Button {
          count += 1
        } label: {
          Image(systemName: "plus").accessibilityLabel("Add")
        }
      }
    }
    let host = Host(Counter())
    try host.tap("Add")
    #expect(host.screen == "1\n[Add]")
  }

  @Test("A text in a button stays visible, and the button is found by the text's label as well")
  func accessibilityLabelOfText() throws {
    struct Meeting: View {
      @State private var taps = 0
      var body: some View {
        Button {
          taps += 1
        } label: {
          Text("Taps \(taps)")
          Text("7").accessibilityLabel(Text("Guests")).accessibilityValue("7 guests")
          Image(systemName: "star").accessibilityLabel("Favorite")
        }
      }
    }
    let host = Host(Meeting())
    #expect(host.screen == "[Taps 0 7 Favorite]")
    try host.tap("Taps 0 7 Favorite")
    try host.tap("Taps 1 Guests Favorite")
    #expect(host.screen == "[Taps 2 7 Favorite]")
  }

  @Test("A hidden view shows no line and stays mounted")
  func hidden() {
    let host = Host(
      VStack {
        Badge().hidden(); Text("shown")
      })
    #expect(host.screen == "shown")
    #expect(host.trace.bodyCount(of: Badge.self) == 1)
  }

  @Test("A view with zero opacity is not shown, cannot be tapped and stays mounted")
  func opacity() throws {
    struct Saving: View {
      @State private var isSaving = false
      var body: some View {
        Badge().opacity(isSaving ? 1 : 0)
        Button("Save") { isSaving = true }.opacity(isSaving ? 0 : 0.5)
      }
    }
    let host = Host(Saving())
    #expect(host.screen == "[Save]")
    try host.tap("Save")
    let badge = Host(Badge()).screen
    #expect(host.screen == badge)
    #expect(throws: HostError.self) { try host.tap("Save") }
    #expect(host.trace.bodyCount(of: Badge.self) == 1)
  }

  @Test("A gesture on an invisible view shows no line and cannot be used")
  func invisibleGesture() throws {
    struct Card: View {
      @State private var isFaceUp = true
      var body: some View {
        ZStack {
          Circle().opacity(isFaceUp ? 1 : 0)
          Text("Ace").opacity(isFaceUp ? 1 : 0)
        }
        .onTapGesture { isFaceUp = false }
      }
    }
    let host = Host(Card())
    try host.tap("Ace")
    #expect(host.screen == "")
    #expect(throws: HostError.self) { try host.tap("Circle") }
  }

  @Test("Empty content of a gesture shows no line and cannot be used")
  func emptyGesture() throws {
    struct Board: View {
      @State private var isShown = true
      @State private var taps = 0
      var body: some View {
        Group { if isShown { Text("Tile") } }
          .onTapGesture {
            isShown.toggle()
            taps += 1
          }
        EmptyView().onTapGesture { taps += 10 }.accessibilityLabel("Nothing")
        GeometryReader { _ in }.onTapGesture { taps += 10 }
        HStack { Spacer() }.onTapGesture { taps += 10 }
        ForEach(0..<0) { Text(verbatim: "\($0)") }.onLongPressGesture { taps += 10 }
        Button("\(taps) taps") { isShown = true }
      }
    }
    let host = Host(Board())
    #expect(host.screen == "Tile\n[0 taps]")
    try host.tap("Tile")
    #expect(host.screen == "[1 taps]")
    for label in ["Tile", "View", "Spacer", "EmptyView", "Nothing", "Hold View"] {
      #expect(throws: HostError.self) { try host.tap(label) }
    }
    try host.tap("1 taps")
    try host.tap("Tile")
    #expect(host.screen == "[2 taps]")
  }

  @Test("Content that is empty can be tapped by its content shape, its background or its scrolling")
  func areaOfEmptyContent() throws {
    let host = Host(
      VStack {
        HStack { Spacer() }.contentShape(Rectangle()).onTapGesture { print("shape") }
        Spacer().contentShape(.dragPreview, Circle()).onTapGesture { print("preview") }
        HStack { Spacer() }.background(.red).onTapGesture { print("background") }
        HStack { Spacer() }.background(Color.clear).onTapGesture { print("clear") }
        ScrollView {}.onTapGesture { print("scroll") }
        Circle().contentShape(Rectangle()).onTapGesture { print("circle") }
      })
    #expect(host.screen == "[Rectangle]\n[red View]\n[ScrollView]\n[Circle]")
    for label in ["Rectangle", "View", "ScrollView", "Circle"] { try host.tap(label) }
    #expect(host.trace.printed == ["shape", "background", "scroll", "circle"])
  }

  @Test("The name of a shape to tap has the color of the shape")
  func colorsOfShapes() throws {
    struct Dots: View {
      @State private var color = Color.red
      @State private var area = Color.mint
      var body: some View {
        Circle().fill(color).frame(width: 9).onTapGesture { color = .blue }
        Circle().foregroundStyle(.green).opacity(0.5).onTapGesture { area = .pink }
        RoundedRectangle(cornerRadius: 4).stroke(.brown).background(.gray).onLongPressGesture {}
        Capsule().fill(.clear).onTapGesture {}
        Ellipse().fill(.red.gradient).onTapGesture {}
        area.contentShape(Rectangle()).onTapGesture {}
        Button {
          color = .red
        } label: {
          VStack { Circle().fill(area) }.foregroundColor(.black)
        }
      }
    }
    let host = Host(Dots())
    #expect(
      host.screen == """
        [red Circle]
        [green Circle]
        [brown RoundedRectangle]
        [Capsule]
        [Ellipse]
        [mint Color]
        [mint Circle]
        """)
    #expect(throws: HostError.ambiguous(kind: "button", label: "Circle", count: 3)) {
      try host.tap("Circle")
    }
    try host.tap("red Circle")
    #expect(host.screen.hasPrefix("[blue Circle]\n[green Circle]"))
    try host.tap("Circle", occurrence: 2)
    #expect(host.screen.hasSuffix("[pink Color]\n[pink Circle]"))
    #expect(!host.isStale)
    try host.tap("pink Circle")
    #expect(host.screen.hasPrefix("[red Circle]"))
    try host.tap("Hold RoundedRectangle")
    try host.tap("Capsule")
    // The lines of the screen show the changes.
    let looks = host.trace.filter { $0.note?.name == .lookChanged }
    #expect(looks.isEmpty)
  }

  @Test("The name of a container with a gesture does not come from its spacers")
  func nameBesideSpacer() throws {
    struct Falling: View {
      @State private var isDown = false
      var body: some View {
        VStack {
          if !isDown { Circle() }
          Spacer()
          if isDown { Circle() }
        }
        .onTapGesture { isDown.toggle() }
      }
    }
    let host = Host(Falling())
    for _ in 0..<3 { try host.tap("Circle") }
    #expect(host.screen == "[Circle]")
  }

  @Test("A view without hit testing cannot be tapped")
  func hitTesting() throws {
    struct Ghost: View {
      @State private var isSolid = false
      var body: some View {
        Button("Boo") { print("boo") }.allowsHitTesting(isSolid)
        Button("Appear") { isSolid = true }
      }
    }
    let host = Host(Ghost())
    #expect(host.screen == "[Boo] (disabled)\n[Appear]")
    #expect(throws: HostError.self) { try host.tap("Boo") }
    try host.tap("Appear")
    try host.tap("Boo")
    #expect(host.screen == "[Boo]\n[Appear]")
    #expect(host.trace.printed == ["boo"])
  }

  @Test("contentTransition does not change what an image shows")
  func contentTransition() {
    let host = Host(Image(systemName: "play").contentTransition(.symbolEffect(.replace)))
    #expect(host.screen == Host(Image(systemName: "play")).screen)
  }

  @Test("containerRelativeFrame and a transition between modifiers show no line")
  func formsOfLooks() {
    struct Faded: ViewModifier {
      let opacity: Double
      func body(content: Content) -> some View { content.opacity(opacity) }
    }
    struct Card: View {
      @Environment(\.accessibilityDifferentiateWithoutColor) private var usesShapes
      @Environment(\.legibilityWeight) private var weight
      var body: some View {
        Text(usesShapes || weight == .bold ? "shapes" : "colours")
          .containerRelativeFrame(.horizontal) { width, axis in width * 0.6 }
          .transition(.modifier(active: Faded(opacity: 0), identity: Faded(opacity: 1)))
      }
    }
    #expect(Host(Card()).screen == "colours")
  }

  @Test("A geometry reader has the size of a phone")
  func geometry() {
    let host = Host(GeometryReader { proxy in Text(verbatim: "\(proxy.size.width / 2)") })
    #expect(host.screen == "195.0")
  }

  @Test(
    "Interpolated numbers are formatted as in SwiftUI",
    arguments: [
      (Text("\(7)"), "7"), (Text("\(-1234567)"), "-1,234,567"), (Text("\(999)"), "999"),
      (Text("\(1.5)"), "1.500000"), (Text("\(-0.25)"), "-0.250000"),
      (Text(verbatim: "\(1234)"), "1234"), (Text(String(1234)), "1234"),
    ])
  func numbers(text: Text, shown: String) {
    #expect(Host(text).screen == shown)
  }

  @Test("Namespace, ScaledMetric and GestureState are installed and record no update")
  func quietProperties() {
    struct Card: View {
      @Namespace private var space
      @ScaledMetric private var size = 12.0
      @GestureState private var isPressed = false
      var body: some View { Text("\(Int(size)) \(isPressed)") }
    }
    let host = Host(Card())
    let found = host.trace.filter { if case .found = $0.kind { true } else { false } }
    #expect(found.count == 3)
    #expect(!host.trace.contains { if case .updated = $0.kind { true } else { false } })
    #expect(!host.trace.contains { if case .passedOver = $0.kind { true } else { false } })
  }
}
