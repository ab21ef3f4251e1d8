@_spi(Steps) import StateLabCore
import Testing

@Suite("Changes of looks")
@MainActor
struct LookTests {
  private struct Light: View {
    @State private var isOn = false
    var body: some View {
      Circle().fill(isOn ? Color.green : .gray)
      Text("Lamp").foregroundColor(isOn ? .yellow : nil).strikethrough(!isOn)
      Button {
        isOn.toggle()
      } label: {
        Label("Switch", systemImage: isOn ? "lightbulb.fill" : "lightbulb")
      }
      .padding()
      .background(isOn ? Color.blue : Color.clear)
      .rotationEffect(.degrees(isOn ? 90 : 0))
      Text("static").foregroundStyle(.red).opacity(0.5)
    }
  }

  private func looks(_ trace: Trace) -> [String] {
    trace.compactMap {
      guard case .lookChanged(let change)? = $0.note else { return nil }
      return "\(change.content ?? "-") \(change.look): \(change.old) → \(change.new)"
    }
  }

  @Test("A recording notes each look with another value, and no look of a first screen")
  func changes() throws {
    let host = Host(Light())
    #expect(looks(host.trace).isEmpty)
    let screen = host.screen
    try host.tap("Switch")
    #expect(host.screen == screen)
    #expect(
      looks(host.trace).sorted() == [
        "Circle fill: gray → green", "Lamp color: none → yellow", "Lamp strikethrough: on → off",
        "Switch icon: lightbulb → lightbulb.fill", "[Switch] background: clear → blue",
        "[Switch] rotation: 0 → 90",
      ])
  }

  @Test("A recording notes a change of an offset and of a position")
  func places() throws {
    struct Snake: View {
      @State private var x = 20.0
      var body: some View {
        Circle().position(x: x, y: 20)
        Capsule().position(CGPoint(x: 5, y: x))
        Button("Move") { x += 10 }
      }
    }
    let host = Host(Snake())
    try host.tap("Move")
    #expect(
      looks(host.trace).sorted() == [
        "Capsule position: (5, 20) → (5, 30)", "Circle position: (20, 20) → (30, 20)",
      ])
  }

  @Test("A recording notes the number of shapes where the text of the screen is as before")
  func shapes() throws {
    struct Board: View {
      @State private var count = 1
      @State private var isWide = false
      var body: some View {
        ForEach(0..<count, id: \.self) { _ in Rectangle().fill(.red) }
        if isWide { Capsule().stroke() } else { Circle() }
        Button("More") { count += 1 }
        Button("Swap") { isWide.toggle() }
        Button("Both \(count > 2 ? "again" : "")") { count += 1 }
      }
    }
    let host = Host(Board())
    #expect(looks(host.trace).isEmpty)
    try host.tap("More")
    try host.tap("Swap")
    // The text changes, too.
    try host.tap("Both ")
    try host.tap("Swap")
    #expect(
      looks(host.trace) == [
        "Shapes number: Rectangle ×1 → Rectangle ×2",
        "Shapes number: Capsule ×0, Circle ×1 → Capsule ×1, Circle ×0",
        "Shapes number: Capsule ×1, Circle ×0 → Capsule ×0, Circle ×1",
      ])
  }

  @Test("A stack that a person can tap has the name of a visible shape")
  func hiddenShape() throws {
    struct Card: View {
      @State private var isUp = false
      var body: some View {
        ZStack {
          Group { Circle().fill(.white) }.opacity(isUp ? 1 : 0)
          Circle().fill(.red).opacity(isUp ? 0 : 1)
        }
        .onTapGesture { isUp.toggle() }
      }
    }
    let host = Host(Card())
    #expect(host.screen == "[red Circle]")
    try host.tap("red Circle")
    #expect(host.screen == "[white Circle]")
  }

  @Test("A rotation by NaN reads nan for either sign")
  func notANumber() throws {
    struct Needle: View {
      @State private var angle = -Double.nan
      var body: some View {
        Text("Needle").rotationEffect(.degrees(angle))
        Button("Reset") { angle = 0 }
      }
    }
    let host = Host(Needle())
    try host.tap("Reset")
    #expect(looks(host.trace) == ["Needle rotation: nan → 0"])
  }

  @Test("A color and a font are described as programs write them, without names of the laboratory")
  func descriptions() {
    #expect("\(Color(UIColor.label).opacity(0.3))" == "label.opacity(0.3)")
    #expect(describe(Color(red: 1, green: 0.5, blue: 0)) == "#FF8000FF")
    #expect(describe(Color(hue: 1.0 / 3, saturation: 1, brightness: 0.5)) == "#008000FF")
    #expect(describe(UIColor(white: 1, alpha: 0.5)) == "#FFFFFF80")
    #expect(UIColor(white: 0.5, alpha: 1) != UIColor(white: 0.501, alpha: 1))
    #expect(describe([Color.red, Color("sky")]) == "[red, \"sky\"]")
    #expect(describe(UIColor.red.withAlphaComponent(0.5)) == "red.withAlphaComponent(0.5)")
    #expect(describe(Font.system(size: 12).bold()) == "system(12.0).bold")
    #expect(Color.red == .red && Color("red") != .red && UIColor.red == .red)
  }

  private struct Stripes: View {
    @State private var shift = 0
    var body: some View {
      ForEach(0..<3, id: \.self) { index in
        Rectangle().fill([Color.red, .green, .blue, .orange][index + shift])
      }
      Button("Shift") { shift += 1 }
    }
  }

  @Test("Of several views of one name, each has its own change")
  func likeViews() throws {
    let host = Host(Stripes())
    try host.tap("Shift")
    #expect(
      looks(host.trace) == [
        "Rectangle fill: red → green", "Rectangle fill: green → blue",
        "Rectangle fill: blue → orange",
      ])
  }

  private struct Loading: View {
    @State private var isOn = true
    @State private var last = 1.0
    var body: some View {
      ProgressView().opacity(isOn ? 1 : 0)
      Text("Lamp").opacity(last)
        .task {
          try? await Task.sleep(for: .seconds(1))
          isOn = false
          last = 0.5
          try? await Task.sleep(for: .seconds(1))
          isOn = true
          last = 0
        }
    }
  }

  @Test("A round trip of a look within an action is no change, and hidden content keeps its name")
  func roundTrip() {
    let host = Host(Loading())
    host.advance(by: .seconds(3))
    #expect(looks(host.trace) == ["Lamp opacity: 1 → 0"])
  }

  @Test("A change of a look survives the record, and a text keeps its looks when it is joined")
  func texts() throws {
    let joined = Text("a").bold(true) + Text("b").foregroundColor(.red)
    #expect(joined == Text("a") + Text("b"))
    #expect(Text("a").foregroundColor(.red) == Text("a").foregroundColor(.red))
    #expect(Text("a").foregroundColor(.red) != Text("a").foregroundColor(.blue))
    #expect(Host(joined).screen == "ab")
  }

  private struct Cover: View {
    @State private var count = 0
    @State private var isPresented = false
    @State private var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        Text("Count \(count)").foregroundColor(count % 2 == 0 ? .red : .blue)
        Button("Open") { isPresented = true }
          .sheet(isPresented: $isPresented) { Button("Add") { count += 1 } }
        Button("Go") { path = [1] }
          .navigationDestination(for: Int.self) { _ in Button("Plus") { count += 1 } }
        Menu("More") { Button("In the menu") { count += 1 }.tint(count == 0 ? .red : .blue) }
      }
    }
  }

  @Test(
    "The look of a covered view changes when the screen shows the view again",
    arguments: [["Open", "Add", "Swipe down"], ["Go", "Plus", "Back"]])
  func covered(_ taps: [String]) throws {
    let host = Host(Cover())
    try host.tap(taps[0])
    try host.tap(taps[1])
    #expect(looks(host.trace).isEmpty)
    try host.tap(taps[2])
    #expect(looks(host.trace).contains("Count 1 color: red → blue"), "\(looks(host.trace))")
    try host.tap(taps[0])
    try host.tap(taps[1])
    try host.tap(taps[1])
    let count = looks(host.trace).count
    try host.tap(taps[2])
    #expect(looks(host.trace).count == count, "a round trip is no change")
  }

  private struct Beneath: View {
    let count: Int
    @State private var isPresented = false
    @State private var isRed = false
    var body: some View {
      ForEach(0..<count, id: \.self) { Text("\($0)").foregroundColor(isRed ? .red : .blue) }
      Button("Open") { isPresented = true }
        .sheet(isPresented: $isPresented) {
          Button("Turn") { isRed.toggle() }
          Adder()
        }
    }
  }

  private struct Adder: View {
    @State private var count = 0
    var body: some View {
      Text("\(count)")
      Button("Add") { count += 1 }
    }
  }

  @Test("The cost of a screen does not grow with the changed looks of covered views")
  func cost() throws {
    func steps(_ count: Int) throws -> Int {
      let host = Host(Beneath(count: count))
      for label in ["Open", "Add", "Turn", "Add"] { try host.tap(label) }
      #expect(looks(host.trace).isEmpty)
      return try StepCounter.steps { try host.tap("Add") }
    }
    #expect(try steps(200) < 3 * steps(20))
  }

  private struct Palette: View {
    @State private var chosen = Color.red
    @State private var isOn = false
    var body: some View {
      Circle().fill(chosen)
      Circle().fill(.red).onTapGesture { chosen = .red }
      Circle().fill(.blue).onTapGesture { chosen = .blue }
      Rectangle().fill(isOn ? Color.green : .gray).onTapGesture { isOn.toggle() }
      Button {
        isOn.toggle()
      } label: {
        Capsule().fill(isOn ? Color.green : .gray)
      }
    }
  }

  @Test("A color is a change of a look unless it is part of a name on the screen")
  func named() throws {
    let host = Host(Palette())
    try host.tap("blue Circle")
    #expect(looks(host.trace) == ["Circle fill: red → blue"])
    try host.tap("gray Rectangle")
    #expect(
      host.screen == "[red Circle]\n[blue Circle]\n[green Rectangle]\n[green Capsule]")
    #expect(looks(host.trace).count == 1, "\(looks(host.trace))")
  }

  @Test("The looks of the items of a menu are on the screen")
  func menu() throws {
    let host = Host(Cover())
    try host.tap("In the menu")
    #expect(looks(host.trace).contains { $0.contains("tint: red → blue") }, "\(looks(host.trace))")
  }
}
