import StateLabCore
import TestSupport
import Testing

@testable import Rendering
@testable import Replay

@Suite("Summaries of actions")
struct ActSummaryTests {
  @Test("Letters are one action, unless the program moved the focus away between them")
  func focus() throws {
    let still = Host(CodeView(movesOn: false))
    try still.type("ab", into: "First")
    try still.type("c", into: "First")
    #expect(summaries(of: still).compactMap(\.title).last == #"type "abc" into "First""#)
    let moving = Host(CodeView(movesOn: true))
    try moving.type("a", into: "First")
    try moving.type("b", into: "First")
    #expect(
      summaries(of: moving).compactMap(\.title).suffix(2) == [
        #"type "a" into "First""#, #"type "b" into "First""#,
      ])
  }

  @Test(
    "The looks of several letters are those of the last screen, from the first value to the last")
  func looks() throws {
    let host = Host(WordView())
    try host.type("abcde", into: "Word")
    let look = try #require(summaries(of: host).last?.looks.first)
    #expect(look.content == "Length 5")
    #expect("\(look.old) → \(look.new)" == "red → green")
    #expect(summaries(of: host).last?.looks.count == 1)
  }

  @Test("Two objects in properties of one name are told apart by their numbers")
  func objects() throws {
    let host = Host(FamilyView())
    try host.tap("Birthday")
    try host.tap("Swap")
    let told = summaries(of: host).map { $0.values.map { "\($0.name): \($0.text)" } }
    #expect(
      told.suffix(2) == [
        ["Person #1.age: 10 → 11", "Person #2.age: 50 → 51"],
        ["Person #1.age: 11 → 51", "Person #2.age: 51 → 11"],
      ])
    let run = ToldRun(Timeline(host.trace, experiment: "family", profile: .standard))
    let steps = run.acts.flatMap(\.steps).map(\.sentence.object)
    #expect(steps.contains("Person #2.age: 50 → 51"), "\(steps)")
    let single = Host(FamilyView())
    try single.tap("Birthday of A")
    #expect(summaries(of: single).last?.values.map(\.name) == ["person.age"])
  }

  private struct Blink: View {
    @State private var isOn = false
    @State private var blinks = 0
    var body: some View {
      Button("Blink \(blinks)") { isOn = true }
        .onChange(of: isOn) { _, new in
          if new { isOn = false }
          blinks += 1
        }
    }
  }

  @Test("A summary marks a value that changed and changed back")
  func back() throws {
    let host = Host(Blink())
    try host.tap("Blink 0")
    let values = try #require(summaries(of: host).last?.values)
    let isOn = try #require(values.first { $0.name.hasPrefix("isOn") })
    #expect(isOn.isAsBefore && isOn.hadOthers)
  }

  @Test(
    "A change of an array names the elements that moved, came and went",
    arguments: [
      ("Move", ["cards: [3] moved to [0]"]), ("Move back", ["cards.count: 4, as before"]),
      ("Rotate", [#"cards: - "A", + "N""#]), ("Swap", ["cards: [0] and [2] swapped"]),
      ("Reverse", ["cards: the same 4 elements in another order"]),
      ("Filter", ["cards.count: 4 → 2"]), ("Clear", ["cards.count: 4 → 0"]),
      ("Edit", [#"cards[1].title: "B" → "X""#, "cards[1].isDone: false → true"]),
      ("Replace", [#"cards: - "B", + "N""#]),
    ])
  func elements(_ button: String, _ expected: [String]) throws {
    for holder in ["", "Deck."] {
      let host = Host(DeckView(isPublished: !holder.isEmpty))
      try host.tap(button)
      let told = summaries(of: host).last?.values.map {
        $0.isAsBefore ? "\($0.name): \($0.value.new), as before" : "\($0.name): \($0.text)"
      }
      #expect(told == expected.map { holder + $0 })
    }
  }

  @Test("A deck of cards names the moved card and the edited one")
  func longArray() throws {
    let host = Host(WholeDeckView())
    try host.tap("Move")
    try host.tap("Edit")
    let told = summaries(of: host).suffix(2).map { $0.values.map { "\($0.name): \($0.text)" } }
    #expect(told.first == ["cards: [51] moved to [0]"])
    #expect(told.last?.map { $0.prefix(10) } == ["cards[51]:"], "\(told)")
  }

  @Test("A step names the elements that moved")
  func movedElements() throws {
    let host = Host(DeckView(isPublished: true))
    try host.tap("Swap")
    let timeline = Timeline(host.trace, experiment: "deck", profile: .standard)
    let event = try #require(timeline.events.last { $0.name == .willChange })
    let narrator = Narrator(timeline)
    #expect(
      narrator.sentence(for: event).object
        == "Deck.cards: [0] and [2] swapped, sent to 1 subscriber")
    #expect(narrator.account(of: event).contains("was about to change ([0] and [2] swapped)"))
  }

  @Test("A page counts as new when another one is on top")
  func pages() throws {
    let host = Host(PagesView())
    for tap in ["Go", "Next", "Count", "Bare", "Home"] { try host.tap(tap) }
    #expect(
      summaries(of: host).map(\.showsOtherPage) == [false, true, true, false, true, true])
  }

  @Test("A tab counts as another page")
  func tabs() throws {
    let host = Host(TabsView())
    for tap in ["Add", "Second", "First"] { try host.tap(tap) }
    #expect(summaries(of: host).map(\.showsOtherPage) == [false, false, true, true])
  }

  @Test(
    "An equal write has no line beside the change of its property, and removed views are counted")
  func notes() throws {
    let host = Host(RowsView())
    try host.tap("Drag")
    try host.tap("Drag")
    try host.tap("Close")
    let told = summaries(of: host)
    #expect(told[1].notes.isEmpty && told[1].values.map(\.text) == ["0 → 3"])
    #expect(told[2].notes.map(\.sentence.object) == ["offset = 3 in RowsView, as before"])
    #expect(told[3].removed.map { "\($0.view) \($0.count)" } == ["NumberView 9", "PlainView 1"])
  }

  private func summaries(of host: Host) -> [ActSummary] {
    let timeline = Timeline(host.trace, experiment: "letters", profile: .standard)
    return timeline.summaries(by: Narrator(timeline))
  }
}

private struct CodeView: View {
  let movesOn: Bool
  @State private var first = ""
  @State private var second = ""
  @FocusState private var field: Int?

  var body: some View {
    TextField("First", text: $first).focused($field, equals: 1)
      .onChange(of: first) { if movesOn { field = 2 } }
    TextField("Second", text: $second).focused($field, equals: 2)
  }
}

private struct WordView: View {
  @State private var word = ""
  private var color: Color { word.count < 2 ? .red : word.count < 4 ? .orange : .green }

  var body: some View {
    TextField("Word", text: $word)
    Text("Length \(word.count)").foregroundColor(color)
  }
}

@Observable private final class Person {
  var age: Int
  init(_ age: Int) { self.age = age }
}

private struct PersonView: View {
  let person: Person
  var body: some View { Text("\(person.age)") }
}

private struct FamilyView: View {
  @State private var a = Person(10)
  @State private var b = Person(50)

  var body: some View {
    PersonView(person: a)
    PersonView(person: b)
    Button("Birthday") {
      a.age += 1
      b.age += 1
    }
    Button("Birthday of A") { a.age += 1 }
    Button("Swap") { (a.age, b.age) = (b.age, a.age) }
  }
}

private struct Card: Identifiable {
  let id: String
  var title: String
  var isDone = false

  init(_ title: String) {
    id = "the identifier of the card with the title \(title)"
    self.title = title
  }

  var edited: Card {
    var card = self
    (card.title, card.isDone) = ("X", true)
    return card
  }
}

private final class Deck: ObservableObject {
  @Published var cards = ["A", "B", "C", "D"].map { Card($0) }
}

private struct DeckView: View {
  let isPublished: Bool
  @State private var cards = ["A", "B", "C", "D"].map { Card($0) }
  @StateObject private var deck = Deck()

  var body: some View {
    Text((isPublished ? deck.cards : cards).map(\.title).joined())
    button("Move", { card = $0.removeLast() }, { $0.insert(card, at: 0) })
    button("Move back", { card = $0.removeLast() }, { $0.append(card) })
    button("Rotate", { $0.append(Card("N")) }, { $0.removeFirst() })
    button("Swap", { $0.swapAt(0, 2) })
    button("Reverse", { $0.reverse() }, { $0.swapAt(0, 1) })
    button("Filter", { $0 = $0.filter { $0.title == "A" || $0.title == "C" } })
    button("Clear", { $0 = [] })
    button("Edit", { $0[1] = $0[1].edited })
    button("Replace", { $0[1] = Card("N") })
  }

  private func button(_ title: String, _ changes: (inout [Card]) -> Void...) -> some View {
    Button(title) {
      for change in changes { if isPublished { change(&deck.cards) } else { change(&cards) } }
    }
  }
}

@MainActor private var card = Card("")

private struct WholeDeckView: View {
  @State private var cards = (0..<52).map { Card("\($0)") }

  var body: some View {
    Text(cards[0].title)
    Button("Move") {
      let card = cards.removeLast()
      cards.insert(card, at: 0)
    }
    Button("Edit") { cards[51].title = "X" }
  }
}

private struct PagesView: View {
  @State private var path: [Int] = []
  @State private var count = 0

  var body: some View {
    NavigationStack(path: $path) {
      Button("Go") { path.append(1) }
        .navigationDestination(for: Int.self) { number in
          Text("Page \(number)").navigationBarBackButtonHidden(number == 3)
          Text("Count \(count)")
          Button("Next") { path.append(2) }
          Button("Bare") { path.append(3) }
          Button("Count") { count += 1 }
          Button("Home") { path = [] }
        }
    }
  }
}

private struct TabsView: View {
  @State private var count = 0

  var body: some View {
    TabView {
      NavigationStack {
        Text("Count \(count)")
        Button("Add") { count += 1 }
      }
      .tabItem { Text("First") }
      NavigationStack { Text("Other") }.tabItem { Text("Second") }
    }
  }
}

private struct NumberView: View {
  @State private var number = 0
  var body: some View { Text("\(number)") }
}

private struct PlainView: View {
  var body: some View { Text("plain") }
}

private struct RowsView: View {
  @State private var offset = 0
  @State private var isOpen = true

  var body: some View {
    if isOpen {
      ForEach(0..<9, id: \.self) { _ in NumberView() }
      PlainView()
    }
    Text("\(offset)")
    Button("Drag") { for step in [1, 1, 2, 2, 3, 3] where step >= offset { offset = step } }
    Button("Close") { isOpen = false }
  }
}
