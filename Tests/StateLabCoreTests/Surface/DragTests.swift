import StateLabCore
import Testing

@Suite("Drags")
struct DragTests {
  private struct Card: View {
    let log: (String) -> Void
    @State private var position = CGSize.zero
    @GestureState private var offset = CGSize.zero

    var body: some View {
      let _ = log("body \(Int(position.width + offset.width))")
      Text("Card").offset(offset)
        .gesture(
          DragGesture()
            .updating($offset) { value, state, _ in state = value.translation }
            .onChanged { log("changed \(Int($0.translation.width)) \(Int($0.translation.height))") }
            .onEnded { value in
              log("ended \(Int(value.predictedEndTranslation.width)), held \(Int(offset.width))")
              position = CGSize(
                width: position.width + value.translation.width,
                height: position.height + value.translation.height)
            })
    }
  }

  @Test("A drag changes in three steps and ends, and then its gesture state has its initial value")
  func steps() throws {
    var log: [String] = []
    let host = Host(Card { log.append($0) })
    log = []
    try host.drag("Card", by: CGSize(width: 120, height: -30))
    #expect(
      log == [
        "changed 40 -10", "body 40", "changed 80 -20", "body 80", "changed 120 -30", "body 120",
        "ended 120, held 120", "body 120",
      ])
    log = []
    try host.drag("Card", by: CGSize(width: -60, height: 0))
    #expect(log.last == "body 60")
    let action = try #require(host.trace.last { $0.action != nil }?.action)
    #expect(action == .drag("Card", by: .init(x: -60, y: 0)))
    #expect(action.label == "Card" && action.text == "-60,0")
  }

  @Test("A drag begins at its minimum distance")
  func minimumDistance() throws {
    struct Pads: View {
      var body: some View {
        Text("Wide").gesture(pad("wide", 50))
        Text("Touch").gesture(pad("touch", 0))
      }
      private func pad(_ name: String, _ distance: CGFloat) -> some Gesture {
        DragGesture(minimumDistance: distance)
          .onChanged { print("\(name) \(Int($0.location.x)) from \(Int($0.startLocation.x))") }
          .onEnded { _ in print("\(name) ended") }
      }
    }
    let host = Host(Pads())
    try host.drag("Wide", by: CGSize(width: 45, height: 0))
    #expect(host.trace.printed.isEmpty)
    try host.drag("Wide", by: CGSize(width: 60, height: 0))
    #expect(host.trace.printed == ["wide 60 from 0", "wide ended"])
    try host.drag("Touch", by: .zero)
    #expect(
      host.trace.printed.suffix(5)
        == Array(repeating: "touch 0 from 0", count: 4) + ["touch ended"])
  }

  @Test("A view that is removed during its drag gets no further steps, and its owner resets")
  func removal() throws {
    struct Deck: View {
      @State private var cards = ["a", "b"]
      @GestureState private var isDragging = false
      var body: some View {
        Text(isDragging ? "dragging" : "still")
        ForEach(cards, id: \.self) { card in
          Text(card).gesture(
            DragGesture()
              .updating($isDragging) { _, state, _ in state = true }
              .onChanged { value in
                print("\(card) \(Int(value.translation.width))")
                if value.translation.width >= 60 { cards.removeAll { $0 == card } }
              }
              .onEnded { _ in print("ended") })
        }
      }
    }
    let host = Host(Deck())
    try host.drag("a", by: CGSize(width: 90, height: 0))
    #expect(host.trace.printed == ["a 30", "a 60"])
    #expect(host.screen == "still\nb")
  }

  @Test("A gesture in a sequence resets when the touch removes its view")
  func removalInSequence() throws {
    struct Deck: View {
      @State private var isShown = true
      @GestureState private var isPressed = false
      var body: some View {
        Text(isPressed ? "pressed" : "still")
        if isShown {
          Text("card").gesture(
            LongPressGesture()
              .updating($isPressed) { value, state, _ in state = value }
              .onChanged { _ in isShown = false }
              .sequenced(before: DragGesture()))
        }
      }
    }
    let host = Host(Deck())
    try host.drag("card", by: CGSize(width: 30, height: 0))
    #expect(host.screen == "still")
  }

  @Test("A translation without end counts as none, and its record can be read")
  func infinite() throws {
    let host = Host(Card { _ in })
    try host.drag("Card", by: CGSize(width: .infinity, height: 30))
    let drag = try #require(host.trace.events.compactMap(\.action).last?.text)
    #expect(drag == "0,30")
  }

  @Test("Each step of a drag calls the gesture of the newest body")
  func newestGesture() throws {
    struct Counter: View {
      @State private var steps = 0
      var body: some View {
        let seen = steps
        Circle().gesture(
          DragGesture().onChanged { _ in steps = seen + 1 }.onEnded { _ in print("\(seen) steps") })
      }
    }
    let host = Host(Counter())
    #expect(host.screen == "[Circle]")
    try host.drag("Circle", by: CGSize(width: 0, height: 90))
    #expect(host.trace.printed == ["3 steps"])
  }

  @Test("Composed gestures play their parts: simultaneous, exclusive and one after another")
  func composed() throws {
    struct Parts: View {
      private var drag: some Gesture<DragGesture.Value> {
        DragGesture().onEnded { print("drag \(Int($0.translation.width))") }
      }
      var body: some View {
        Text("both").gesture(
          drag.simultaneously(with: MagnificationGesture())
            .onEnded { print($0.first == nil, $0.second == nil) })
        Text("either").gesture(
          drag.exclusively(before: TapGesture().onEnded { print("tap") })
            .onEnded { if case .second = $0 { print("second") } else { print("first") } })
        Text("held").gesture(
          LongPressGesture().onEnded { _ in print("pressed") }.sequenced(before: drag)
            .onChanged {
              switch $0 {
              case .first(let isPressing): print("first \(isPressing)")
              case .second(_, let value): print("second \(Int(value?.translation.width ?? -1))")
              }
            }
            .onEnded { _ in print("ended") })
      }
    }
    func play(_ action: (Host) throws -> Void) throws -> [String] {
      let host = Host(Parts())
      try action(host)
      return host.trace.printed
    }
    let distance = CGSize(width: 30, height: 0)
    #expect(try play { try $0.drag("both", by: distance) } == ["drag 30", "false true"])
    #expect(try play { try $0.drag("either", by: distance) } == ["drag 30", "first"])
    #expect(try play { try $0.tap("either") } == ["tap", "second"])
    #expect(try play { try $0.tap("Hold held") } == ["first true", "pressed", "second -1"])
    #expect(
      try play { try $0.drag("held", by: distance) } == [
        "first true", "pressed", "second -1", "second 10", "second 20", "second 30", "drag 30",
        "ended",
      ])
  }

  @Test("Of two drags on a view, the inner one, both, or the outer one occurs")
  func precedence() throws {
    struct Pile: View {
      var body: some View {
        Text("normal").gesture(drag("inner")).gesture(drag("outer"))
        Text("both").gesture(drag("inner")).simultaneousGesture(drag("outer"))
        Text("high").gesture(drag("inner")).highPriorityGesture(drag("outer"))
      }
      private func drag(_ name: String) -> some Gesture {
        DragGesture().onEnded { _ in print(name) }
      }
    }
    for (label, printed) in [
      ("normal", ["inner"]), ("both", ["inner", "outer"]), ("high", ["outer"]),
    ] {
      let host = Host(Pile())
      try host.drag(label, by: CGSize(width: 30, height: 0))
      #expect(host.trace.printed == printed)
    }
  }

  @Test("A gesture that is nil, masked or disabled does not occur, and its view keeps its state")
  func disabled() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("Count \(count)") { count += 1 } }
    }
    struct Locked: View {
      @State private var isOn = false
      private var drag: some Gesture { DragGesture().onEnded { _ in print("dragged") } }
      var body: some View {
        Counter().gesture(drag, including: isOn ? .all : .subviews)
        Text("nil").gesture(isOn ? drag : nil)
        Text("off").gesture(drag, isEnabled: isOn)
        Toggle("On", isOn: $isOn)
      }
    }
    let host = Host(Locked())
    try host.tap("Count 0")
    for label in ["Count 1", "nil", "off"] {
      #expect(throws: HostError.self) { try host.drag(label, by: .zero) }
    }
    try host.toggle("On")
    for label in ["Count 1", "nil", "off"] {
      try host.drag(label, by: CGSize(width: 20, height: 0))
    }
    #expect(host.trace.printed == Array(repeating: "dragged", count: 3))
  }

  @Test("A gesture state resets in its transaction, with its last value")
  func resetTransaction() throws {
    struct Pad: View {
      @GestureState(reset: { value, transaction in
        print("reset \(Int(value.width))")
        transaction.animation = .default
      }) private var offset = CGSize.zero
      @GestureState private var isPressed = false
      var body: some View {
        Text("Pad").gesture(
          DragGesture().updating($offset) { value, state, _ in state = value.translation })
        Text(isPressed ? "pressed" : "idle")
        Text("Key").gesture(
          LongPressGesture().updating($isPressed) { value, state, _ in state = value }
            .onEnded { _ in print("key") })
      }
    }
    let host = Host(Pad())
    try host.drag("Pad", by: CGSize(width: 30, height: 0))
    try host.tap("Hold Key")
    #expect(host.trace.printed == ["reset 30", "key"])
    #expect(host.screen == "Pad\nidle\nKey")
    #expect(host.trace.bodyCount(of: Pad.self) == 3)
  }

  @Test("A missing draggable view is named, and a translation is read as it is written")
  func errors() {
    let host = Host(Text("Card"))
    let expected = #"No draggable view is labeled "Card". The screen has no draggable view."#
    #expect(throws: HostError.noControl(kind: "draggable view", label: "Card", onScreen: [])) {
      try host.drag("Card", by: .zero)
    }
    #expect(
      HostError.noControl(kind: "draggable view", label: "Card", onScreen: []).description
        == expected)
    for text in ["120,0", "-1.5,2", "0,-300"] {
      #expect(Event.Translation(text)?.description == text)
    }
    #expect(Event.Translation("10, 20") == .init(x: 10, y: 20))
    for text in ["", "1", "1,", "1,2,3", "a,b", "1,nan"] { #expect(Event.Translation(text) == nil) }
  }
}
