import StateLabCore
import Testing

@Suite("Drawings, layouts and colors")
struct DrawingTests {
  private struct Tags: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize { subviews.first?.sizeThatFits(.unspecified) ?? .zero }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) { for view in subviews { view.place(at: .zero, proposal: proposal) } }
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("count \(count)") { count += 1 } }
  }

  private struct Arranged: View {
    @State private var isRow = false
    var body: some View {
      let layout = isRow ? AnyLayout(HStackLayout()) : AnyLayout(Tags())
      layout {
        Counter()
        Text("beside")
      }
      Toggle("Row", isOn: $isRow)
    }
  }

  @Test("Replacing a layout keeps the state of the views in it")
  func layout() throws {
    let host = Host(Arranged())
    try host.tap("count 0")
    try host.toggle("Row")
    #expect(host.screen == "[count 1]\nbeside\n[x] Row")
  }

  private struct Painted: View {
    @State private var color = Color(red: 1, green: 0, blue: 0)
    var body: some View {
      Canvas { context, size in
        context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(color))
      }
      ColorPicker("Tint", selection: $color)
    }
  }

  @Test("A color is picked by name, and a canvas shows nothing")
  func color() throws {
    let host = Host(Painted())
    #expect(host.screen == "Tint: #FF0000FF")
    try host.pick("blue", from: "Tint")
    #expect(host.screen == "Tint: blue")
  }

  @Test("The symbols of a canvas are mounted, but only its closure draws them")
  func symbols() {
    let host = Host(
      Canvas { context, size in
        _ = context.resolveSymbol(id: 1)
      } symbols: {
        Text("Symbol").tag(1).onAppear { print("appeared") }
        Button("Add") {}.tag(2)
      })
    #expect(host.screen == "")
    #expect(throws: HostError.self) { try host.tap("Add") }
    #expect(host.trace.printed == ["appeared"])
  }

  @Test("A person can tap and drag a canvas")
  func canvasGestures() throws {
    struct Sketch: View {
      @State private var taps = 0
      @State private var drags = 0
      var body: some View {
        Canvas { _, _ in }
          .onTapGesture { taps += 1 }
          .gesture(DragGesture().onEnded { _ in drags += 1 })
        Text("\(taps) taps, \(drags) drags")
      }
    }
    let host = Host(Sketch())
    try host.tap("Canvas")
    try host.drag("Canvas", by: CGSize(width: 40, height: 0))
    #expect(host.screen.contains("1 taps, 1 drags"))
  }

  private struct Rows: View {
    @State private var names = ["milk", "salt"]
    @State private var isDone = true
    var body: some View {
      List {
        ForEach(names, id: \.self) { name in
          if name == "milk" { Text("fresh") }
          Button("Open \(name)") {}
          Toggle("Done", isOn: $isDone)
        }
        .onDelete { names.remove(atOffsets: $0) }
      }
      VStack {
        Text("All")
        Button("Mark") {}
      }
      .onTapGesture { names = [] }
    }
  }

  @Test("A row or a tapped view is named by its texts, or else by its first control")
  func rows() throws {
    let host = Host(Rows())
    try host.tap("Delete fresh")
    #expect(host.screen.hasPrefix("[Open salt]\n[x] Done\n[Delete Open salt]"))
    try host.tap("All")
    #expect(host.screen == "All\n[Mark]")
  }

  @Test("An image without a name draws nothing")
  func namelessImage() {
    let host = Host(
      VStack {
        Image(systemName: "")
        Text("Milk")
        Image("")
        Button {
        } label: {
          Image(systemName: "")
        }
      })
    #expect(host.screen == "Milk\n[Image]")
  }

  @Test("A Delete button is named after the texts of a row, not after its images")
  func imageInRow() throws {
    let names = ["milk", "(salt)"]
    let rows = ForEach(names, id: \.self) { name in
      HStack {
        Image(systemName: "circle")
        Text(name)
      }
      .onTapGesture {}
    }
    let host = Host(
      List {
        rows.onDelete { _ in print("deleted") }
        ForEach(0..<1) { _ in Image("photo") }.onDelete { _ in }
      })
    #expect(
      host.screen == """
        (circle)
        milk
        [Delete milk]
        (circle)
        (salt)
        [Delete (salt)]
        (photo)
        [Delete (photo)]
        """)
    try host.tap("Delete milk")
    #expect(host.trace.printed == ["deleted"])
  }

  @Test("A button is also found by the outer one of two accessibility labels in its label")
  func nestedLabels() throws {
    let host = Host(
      Button(action: { print("tapped") }) {
        VStack {
          VStack { Text("A") }.accessibilityLabel("inner")
          Text("B")
        }
        .accessibilityLabel("outer")
        Text("C")
      })
    #expect(host.screen == "[A B C]")
    try host.tap("outer C")
    #expect(host.trace.printed == ["tapped"])
  }

  @Test("A view without text that can be tapped is named by its accessibility label")
  func labelledShape() throws {
    let host = Host(
      Circle().accessibilityLabel("Red dot").zIndex(1).onTapGesture { print("tapped") })
    #expect(host.screen == "[Red dot]")
    try host.tap("Red dot")
    #expect(host.trace.printed == ["tapped"])
  }

  @Test("The accessibility label of a container names no control inside")
  func labelledContainer() throws {
    let buttons = TupleView(
      (
        Button(action: { print("less") }, label: { Image(systemName: "minus") }),
        Text("0"), Button("More") { print("more") }
      ))
    let names = "[(minus)]\n0\n[More]"
    for host in [
      Host(HStack { buttons }.accessibilityElement().accessibilityLabel("Score")),
      Host(VStack { buttons }.accessibilityElement(children: .combine).accessibilityLabel("Score")),
      Host(ScrollView { buttons }.accessibilityLabel("Score")),
      Host(LazyVStack { buttons }.accessibilityLabel("Score")),
      Host(List { buttons }.accessibilityLabel("Score")),
      Host(NavigationStack { buttons }.accessibilityLabel("Score")),
      Host(GeometryReader { _ in buttons }.accessibilityLabel("Score")),
      Host(ZStack { Group { buttons } }.accessibility(label: Text("Score"))),
    ] {
      #expect(host.screen == names)
      #expect(throws: (any Error).self) { try host.tap("Score") }
      try host.tap("More")
      #expect(host.trace.printed == ["more"])
    }
  }

  @Test("The accessibility label of tabs names neither the tabs nor the controls inside")
  func labelledTabs() {
    let host = Host(
      TabView { Button("Go") {}.tabItem { Text("A") } }.accessibilityLabel("Parts"))
    #expect(host.screen == "[Go]\nTabs: (A)")
  }

  @Test("The accessibility label of a container names the tap gesture of the container")
  func labelledTarget() throws {
    let host = Host(
      HStack {
        Text("0")
        Button("More") { print("more") }
      }
      .onTapGesture { print("tapped") }
      .accessibilityLabel("Score"))
    #expect(host.screen == "0\n[More]")
    try host.tap("Score")
    try host.tap("More")
    #expect(host.trace.printed == ["tapped", "more"])
  }
}
