@_spi(Controls) import StateLabCore
import Testing

@testable import statelab

@Suite("The control that a label means")
struct MeantControlTests {
  private struct Form: View {
    @State private var isRunning = false
    @State private var name = ""
    @State private var size = 1

    var body: some View {
      Button("Like 2") {}
      Button("Unlike") {}
      Button("12:00\u{202F}AM") {}
      Button("Save") {}.disabled(true)
      Button("Save as …") {}
      Button("Delete") {}
      Button("Delete all") {}
      Button("Delete all") {}
      Toggle("Running", isOn: $isRunning)
      TextField("Your name", text: $name)
      Text("Card 1").gesture(DragGesture())
      Picker("Size", selection: $size) {
        ForEach(1..<3) { Text("\($0)").tag($0) }
        Text("Large").tag(3)
        Text("Larger").tag(4)
      }
    }
  }

  @Test(
    "Where no control has the label, it means the toggle, another case, or a part",
    arguments: [
      (.tap("Like"), [.tap("Like 2")]), (.tap("like 2"), [.tap("Like 2")]),
      (.tap("lik"), [.tap("Like 2")]), (.tap("12:00 AM"), [.tap("12:00\u{202F}AM")]),
      (.tap("Running"), [.toggle("Running")]), (.tap("run"), [.toggle("Running")]),
      (.tap("all"), [.tap("Delete all#1"), .tap("Delete all#2")]),
      (.toggle("running"), [.toggle("Running")]), (.toggle("Like"), [.tap("Like 2")]),
      (.enter("Ada", into: "name"), [.enter("Ada", into: "Your name")]),
      (.type("Ada", into: "Name"), [.type("Ada", into: "Your name")]),
      (.pick("1", from: "size"), [.pick("1", from: "Size")]),
      (.pick("large", from: "Size"), [.pick("Large", from: "Size")]),
      (.pick("ger", from: "si"), [.pick("Larger", from: "Size")]),
      (.pick("la", from: "Size"), []), (.pick("Small", from: "Size"), []),
      (.tap("Large"), [.pick("Large", from: "Size")]), (.tap("2"), [.pick("2", from: "Size")]),
      (.drag("card", by: .init(x: 1, y: 2)), [.drag("Card 1", by: .init(x: 1, y: 2))]),
      (.tap("Card"), []), (.tap("Subscribe"), []), (.tap(""), []), (.scroll, []),
    ] as [(Event.Action, [Event.Action])])
  func meant(action: Event.Action, expected: [Event.Action]) {
    #expect(Host(Form()).controls.meant(by: action) == expected)
  }

  private struct Foods: View {
    @State private var foods = ["Almond Milk", "Milk", "Tea (3)", "Teapot"]

    var body: some View {
      List {
        ForEach(foods, id: \.self) { food in Button(food) {} }.onDelete { _ in }
      }
    }
  }

  @Test("A row is meant before its Delete button, but not before another row")
  func rows() {
    let controls = Host(Foods()).controls
    #expect(controls.meant(by: .tap("ilk")) == [.tap("Almond Milk"), .tap("Milk")])
    #expect(controls.meant(by: .tap("almond")) == [.tap("Almond Milk")])
    #expect(controls.meant(by: .tap("lmond")) == [.tap("Almond Milk")])
    #expect(controls.meant(by: .tap("tea (3)")) == [.tap("Tea (3)")])
    // A number in brackets is a part of the label, and no symbol.
    #expect(controls.meant(by: .tap("tea")) == [.tap("Tea (3)"), .tap("Teapot")])
  }

  @Test("A part of a row's name does not mean the buttons that delete and move the row")
  func namesOfRows() throws {
    struct Links: View {
      var body: some View {
        NavigationStack {
          List {
            ForEach(["Milk", "Tea"], id: \.self) { NavigationLink($0) { Text("page") } }
              .onDelete { _ in }
              .onMove { _, _ in }
          }
          EditButton()
        }
      }
    }
    let host = Host(Links())
    #expect(host.controls.meant(by: .tap("milk")) == [.tap("Milk")])
    try host.tap("Edit")
    #expect(host.controls.meant(by: .tap("milk")) == [])
    #expect(host.controls.meant(by: .tap("ilk")) == [])
    #expect(host.controls.meant(by: .tap("delete milk")) == [.tap("Delete Milk")])
    #expect(host.controls.meant(by: .tap("tea up")) == [.tap("Move Tea up")])
  }

  @Test("The title of the page before means the back button, unless a control has the label")
  func backButton() throws {
    struct Books: View {
      var body: some View {
        NavigationStack {
          NavigationLink("Novel") {
            NavigationLink("Chapter") { Button("books") {} }
            Button("Add to Books") {}
            Text("words").navigationTitle("One novel")
          }
          .navigationTitle("Books")
        }
      }
    }
    let host = Host(Books())
    #expect(host.controls.meant(by: .tap("Books")) == [])
    try host.tap("Novel")
    #expect(host.controls.meant(by: .tap("Books")) == [.tap("Back")])
    #expect(host.controls.meant(by: .tap("to books")) == [.tap("Add to Books")])
    #expect(host.controls.meant(by: .tap("One novel")) == [])
    try host.tap("Chapter")
    #expect(host.controls.meant(by: .tap("one novel")) == [.tap("Back")])
    #expect(host.controls.meant(by: .tap("Books")) == [.tap("books")])
  }

  @Test("A part of a control's label means the view with the control that a person drags")
  func controlsOfView() {
    struct Card: View {
      let names: [String]
      var body: some View {
        VStack { ForEach(names, id: \.self) { Button($0) {} } }.gesture(DragGesture())
      }
    }
    let controls = Host(
      VStack {
        Card(names: ["Cut", "Paste"]); Card(names: ["Open"])
      }
    ).controls
    let drag = { Event.Action.drag($0, by: .init(x: 1, y: 2)) }
    #expect(controls.meant(by: drag("paste")) == [drag("Cut")])
    #expect(controls.meant(by: drag("pe")) == [drag("Open")])
    #expect(controls.meant(by: .tap("past")) == [.tap("Paste")])
  }

  @Test("A label with a typing error has its neighbours")
  func near() {
    #expect(Host(Form()).controls.labels(near: .tap("Delte")) == ["Delete"])
    #expect(Host(Form()).controls.labels(near: .tap("Subscribe")) == [])
  }
}
