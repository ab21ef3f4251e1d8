import StateLabCore
import Testing

@MainActor
@Suite("Several gestures on a view")
struct SeveralGesturesTests {
  private func tap(_ name: String) -> some Gesture { TapGesture().onEnded { print(name) } }

  /// The lines that the program prints at a tap on the view with this label.
  private func printed(_ label: String = "view", by view: some View) throws -> [String] {
    let host = Host(view)
    try host.tap(label)
    return host.trace.printed
  }

  @Test("A simultaneous gesture and a button share one tap, after which a link has pushed its page")
  func button() throws {
    struct Links: View {
      @State private var seen = false
      var body: some View {
        NavigationStack {
          NavigationLink("Open") { Text("seen \(seen)") }
            .simultaneousGesture(TapGesture().onEnded { seen = true })
        }
      }
    }
    let host = Host(Links())
    #expect(host.screen == "[Open]")
    try host.tap("Open")
    #expect(host.screen == "[Back]\nseen true")
    let button = Button("view") { print("button") }
    #expect(
      try printed(by: button.simultaneousGesture(tap("a")).simultaneousGesture(tap("b")))
        == ["a", "b", "button"])
  }

  @Test(
    "Of several tap gestures on a view, one tap performs the inner one, all of them, or the outer one"
  )
  func precedence() throws {
    let inner = Text("view").onTapGesture { print("inner") }
    let button = Button("view") { print("inner") }
    func outer(_ view: some View) -> some View { view.onTapGesture { print("outer") } }
    #expect(try printed(by: outer(inner)) == ["inner"])
    #expect(try printed(by: outer(outer(inner))) == ["inner"])
    #expect(try printed(by: outer(Text("view").simultaneousGesture(tap("inner")))) == ["inner"])
    #expect(try printed(by: inner.simultaneousGesture(tap("outer"))) == ["inner", "outer"])
    #expect(try printed(by: inner.highPriorityGesture(tap("outer"))) == ["outer"])
    #expect(try printed(by: outer(button)) == ["inner"])
    #expect(try printed(by: button.gesture(tap("outer"))) == ["inner"])
    #expect(try printed(by: button.simultaneousGesture(tap("outer"))) == ["outer", "inner"])
    #expect(try printed(by: button.highPriorityGesture(tap("outer"))) == ["outer"])
    let given = button.highPriorityGesture(tap("a"))
    #expect(try printed(by: given.simultaneousGesture(tap("b"))) == ["a", "b"])
    let labeled = Button(action: { print("button") }, label: { inner })
    #expect(try printed(by: labeled.simultaneousGesture(tap("outer"))) == ["inner", "outer"])
    let circle = Circle().onTapGesture { print("inner") }.simultaneousGesture(tap("outer"))
    #expect(try printed("Circle", by: circle) == ["inner", "outer"])
  }

  @Test("A parent's gesture follows the precedence rules for the gestures and buttons inside")
  func parent() throws {
    struct Cell: View {
      var body: some View {
        Text("cell").simultaneousGesture(TapGesture().onEnded { print("cell") })
      }
    }
    #expect(
      try printed("cell", by: Cell().simultaneousGesture(tap("parent"))) == ["cell", "parent"])
    let card = VStack {
      Text("title")
      Button("Like") { print("like") }
      Button("Off") { print("off") }.disabled(true)
    }
    #expect(try printed("Like", by: card.gesture(tap("card"))) == ["like"])
    #expect(try printed("Like", by: card.simultaneousGesture(tap("card"))) == ["card", "like"])
    #expect(try printed("Like", by: card.highPriorityGesture(tap("card"))) == ["card"])
    #expect(try printed("title", by: card.simultaneousGesture(tap("card"))) == ["card"])
    #expect(throws: HostError.self) { try printed("Off", by: card.gesture(tap("card"))) }
  }

  @Test("A disabled button leaves the tap to a gesture on it")
  func disabled() throws {
    let button = Button("view") { print("button") }.disabled(true)
    #expect(try printed(by: button.onTapGesture { print("gesture") }) == ["gesture"])
    #expect(try printed(by: button.simultaneousGesture(tap("gesture"))) == ["gesture"])
    let disabled = Button("view") {}.simultaneousGesture(tap("gesture")).disabled(true)
    #expect(throws: HostError.disabled(kind: "button", label: "view")) {
      try printed(by: disabled)
    }
  }

  @Test("A gesture around a button stays a control of its own if there is another view to touch")
  func beside() throws {
    let texts = VStack {
      Text("Like")
      Button("Like") { print("like") }
    }
    #expect(throws: HostError.ambiguous(kind: "button", label: "Like", count: 2)) {
      try printed("Like", by: texts.onTapGesture { print("card") })
    }
    let shapes = ZStack {
      Rectangle()
      Button("Like") { print("like") }.background(Color.red).contentShape(Circle())
    }
    #expect(try printed("Like", by: shapes.onTapGesture { print("card") }) == ["like"])
    #expect(try printed("Rectangle", by: shapes.onTapGesture { print("card") }) == ["card"])
    let covered = Button("Like") {}.background(Color.red).contentShape(Circle()).onTapGesture {}
    #expect(throws: HostError.self) { try printed("Color", by: covered) }
    #expect(throws: HostError.self) { try printed("Circle", by: covered) }
  }

  @Test("Long presses follow the rules of taps, and stay separate actions beside taps and buttons")
  func presses() throws {
    func press(_ name: String) -> some Gesture { LongPressGesture().onEnded { _ in print(name) } }
    let inner = Text("view").gesture(press("inner"))
    #expect(try printed("Hold view", by: inner.gesture(press("outer"))) == ["inner"])
    #expect(
      try printed("Hold view", by: inner.simultaneousGesture(press("outer"))) == ["inner", "outer"])
    #expect(try printed("Hold view", by: inner.highPriorityGesture(press("outer"))) == ["outer"])
    let both = inner.onTapGesture { print("tap") }
    #expect(try printed(by: both) == ["tap"])
    #expect(try printed("Hold view", by: both) == ["inner"])
    let button = Button("view") { print("button") }.simultaneousGesture(press("press"))
    #expect(try printed(by: button) == ["button"])
    #expect(try printed("Hold view", by: button) == ["press"])
  }

  @Test("A parent's drag follows the precedence rules for the drags inside")
  func drags() throws {
    func drag(_ name: String) -> some Gesture { DragGesture().onEnded { _ in print(name) } }
    let parent = VStack {
      Text("a").gesture(drag("a"))
      Text("b")
    }
    for (view, printed) in [
      (AnyView(parent.gesture(drag("parent"))), ["a"]),
      (AnyView(parent.simultaneousGesture(drag("parent"))), ["a", "parent"]),
      (AnyView(parent.highPriorityGesture(drag("parent"))), ["parent"]),
    ] {
      let host = Host(view)
      try host.drag("a", by: CGSize(width: 30, height: 0))
      #expect(host.trace.printed == printed)
    }
  }

  @Test("A double tap beside a single tap is another control of the same label")
  func doubleTaps() throws {
    let host = Host(
      Text("view").onTapGesture(count: 2) { print("double") }.onTapGesture { print("single") })
    try host.tap("view")
    try host.tap("view", occurrence: 1)
    try host.tap("view", occurrence: 2)
    #expect(host.trace.printed == ["single", "double", "single"])
    let twice = Text("view").gesture(SpatialTapGesture(count: 2).onEnded { _ in print("inner") })
    #expect(try printed(by: twice.onTapGesture(count: 2) { print("outer") }) == ["inner"])
    let many = Text("view").onTapGesture(count: 3) { print("inner") }
    #expect(try printed(by: many.onTapGesture(count: 4) { print("outer") }) == ["inner"])
  }

  @Test("Of an exclusive double tap and single tap, one tap performs the single tap")
  func exclusiveTaps() throws {
    let double = TapGesture(count: 2).onEnded { print("double") }
    let host = Host(
      VStack {
        Text("a").gesture(double.exclusively(before: TapGesture().onEnded { print("single") }))
        Text("b").gesture(
          LongPressGesture().onEnded { _ in print("long") }
            .exclusively(before: TapGesture().onEnded { print("tap") }))
        Text("c").gesture(double.simultaneously(with: TapGesture().onEnded { print("also") }))
      })
    for label in ["a", "b", "Hold b", "c"] { try host.tap(label) }
    #expect(host.trace.printed == ["single", "tap", "long", "also"])
    try host.tap("a", occurrence: 1)
    try host.tap("c", occurrence: 1)
    #expect(host.trace.printed.suffix(3) == ["double", "double", "also"])
  }

  @Test("A gesture mask disables the gesture, or the gestures and buttons inside")
  func masks() throws {
    func inside(_ name: String) -> some View {
      VStack {
        Text(name).onTapGesture { print("inner") }.onLongPressGesture { print("press") }
        Button("Button \(name)") { print("button") }
      }
    }
    let outer = TapGesture().onEnded { print("outer") }
    func printed(_ view: some View) -> [String] {
      let host = Host(view)
      for label in ["x", "Button x", "Hold x"] { try? host.tap(label) }
      return host.trace.printed
    }
    let x = inside("x")
    #expect(printed(x.gesture(outer, including: .all)) == ["inner", "button", "press"])
    #expect(printed(x.gesture(outer, including: .subviews)) == ["inner", "button", "press"])
    #expect(printed(x.gesture(outer, including: .gesture)) == ["outer", "outer"])
    #expect(printed(x.simultaneousGesture(outer, including: .gesture)) == ["outer", "outer"])
    #expect(printed(x.highPriorityGesture(outer, including: .none)) == [])
    #expect(
      printed(x.highPriorityGesture(outer, including: .subviews)) == ["inner", "button", "press"])
  }

  @Test("A double tap or a press on the label of a button is a control beside the button")
  func labelOfButton() throws {
    let host = Host(
      Button {
        print("save")
      } label: {
        Text("Go").onTapGesture(count: 2) { print("double") }.onLongPressGesture { print("press") }
      })
    #expect(host.screen == "[Go]")
    try host.tap("Go")
    try host.tap("Go", occurrence: 1)
    try host.tap("Go", occurrence: 2)
    try host.tap("Hold Go")
    #expect(host.trace.printed == ["save", "save", "double", "press"])
  }

  @Test("A gesture on a view does not occur at a tap on the view's menu, swipe or delete button")
  func revealed() throws {
    struct Rows: View {
      @State private var rows = [1]
      var body: some View {
        List {
          ForEach(rows, id: \.self) { Text("row \($0)") }.onDelete { rows.remove(atOffsets: $0) }
        }
        Text("view").contextMenu { Button("Copy") { print("copy") } }
          .swipeActions { Button("Flag") { print("flag") } }
        Menu("More") {
          Button("Sort") { print("sort") }
            .simultaneousGesture(TapGesture().onEnded { print("item") })
        }
      }
    }
    let host = Host(VStack { Rows() }.highPriorityGesture(tap("gesture")))
    for label in ["Copy", "Flag", "Sort", "Delete row 1"] { try host.tap(label) }
    #expect(host.trace.printed == ["copy", "flag", "sort"])
    #expect(!host.screen.contains("row 1"))
  }

  @Test("A simultaneous gesture on a row lets the list select the row")
  func selection() throws {
    struct Names: View {
      @State private var selection: String?
      var body: some View {
        List(["Ann", "Ben"], id: \.self, selection: $selection) { name in
          Text(name).simultaneousGesture(TapGesture().onEnded { print(name) })
        }
        Text(selection ?? "none")
      }
    }
    let host = Host(Names())
    try host.tap("Ben")
    #expect(host.screen == "Ann\n> Ben\nBen")
    #expect(host.trace.printed == ["Ben"])
  }
}
