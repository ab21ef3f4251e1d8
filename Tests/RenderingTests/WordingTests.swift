import Testing

@testable import Rendering
@testable import Replay
@testable import StateLabCore
@testable import TestSupport

@Suite("Words for events")
struct WordingTests {
  struct Sample: CustomTestStringConvertible {
    let kind: Event.Kind
    let words: String
    var testDescription: String { words }

    nonisolated init(_ kind: Event.Kind, _ words: String) {
      self.kind = kind
      self.words = words
    }
  }

  @Test(
    "Each kind of event has a sentence",
    arguments: [
      Sample(
        .found(property: "text", type: "FSState<String>"),
        "installed: text: FSState<String>"),
      Sample(
        .passedOver(property: "n", type: "Int"), "not dynamic: n: Int, no storage"),
      Sample(.stored(property: "n", value: "1"), "storage: n = 1, outside the struct"),
      Sample(.created(property: "box", object: "Box(1)"), "created: Box(1) for box"),
      Sample(.subscribed(property: "box", object: "Box(1)"), "subscribed: ContentView to box"),
      Sample(
        .unsubscribed(property: "box", object: "Box(1)"), "unsubscribed: ContentView from box"),
      Sample(.wrote(property: "n", old: "1", new: "2"), "wrote: n = 2, was 1"),
      Sample(.wroteEqual(property: "n", value: "1"), "wrote equal: n = 1, as before"),
      Sample(
        .writeIgnored(property: "n", type: "State<Int>", value: "1", because: .viewIsGone),
        "ignored: n = 1: its view was removed"),
      Sample(
        .writeIgnored(property: nil, type: "State<Int>", value: "1", because: .viewIsGone),
        "ignored: State<Int> = 1: its view was removed"),
      Sample(
        .willChange(object: "Box(1)", subscribers: 0), "publishes: Box(1), sent to no subscriber"),
      Sample(
        .willChange(object: "Box(1)", subscribers: 1),
        "publishes: Box(1), sent to 1 subscriber"),
      Sample(
        .willChange(object: "Box(1)", subscribers: 7),
        "publishes: Box(1), sent to 7 subscribers"),
      Sample(.queued, "invalidated: ContentView"),
      Sample(.updated(property: "text"), "update(): text"),
      Sample(.body(count: 1), "body: ContentView, 1st time"),
      Sample(.body(count: 12), "body: ContentView, 12th time"),
      Sample(.bodySkipped, "skipped: ContentView, no dependency changed"),
      Sample(.removed, "removed: ContentView"),
      Sample(.appeared, "onAppear: ContentView"),
      Sample(.disappeared, "onDisappear: ContentView"),
      Sample(.printed("hello"), "printed: hello"),
      Sample(.stopped("no way"), "stopped: no way"),
      Sample(
        .stillChanging, "gave up: still changing after the last frame that one action may take"),
    ])
  func kind(_ sample: Sample) {
    let run = trace { $0.post(sample.kind, at: $0.root) }.timeline()
    let sentence = Narrator(run).sentence(for: run.events[0])
    #expect("\(sentence.verb): \(sentence.object)" == sample.words)
  }

  @Test(
    "Each action has a title",
    arguments: [
      (.mount("ContentView"), "mount ContentView"),
      (.unmount, "unmount"),
      (.replaceRoot("ContentView"), "a parent passes a new ContentView"),
      (.tap("Go"), #"tap "Go""#),
      (.enter("hi", into: "Name"), #"enter "hi" into "Name""#),
      (.type("h", into: "Name"), #"type "h" into "Name""#),
      (.scene("background"), "scene background"),
      (.toggle("Wi-Fi"), #"toggle "Wi-Fi""#),
      (.scroll, "scroll down"),
      (.advance(.milliseconds(1500)), "wait 1.5 s"),
      (.advance(.seconds(2)), "wait 2 s"),
      (.perform, "run code of the experiment"),
      (.background, "run code as if on a background thread"),
    ] as [(Event.Action, String)])
  func action(_ action: Event.Action, _ title: String) {
    #expect(trace { $0.act(action) }.told().acts.map(\.title) == [title])
  }

  @Test(
    "A warning consists of its number and Apple's text, and a dropped write is marked as undefined"
  )
  func warning() {
    let run = trace { play in
      play.post(
        .writeIgnored(property: "n", type: "State<Int>", value: "1", because: .duringUpdate),
        at: play.root)
      play.post(.warning(.stateModifiedDuringUpdate), at: play.root)
    }.told()
    #expect(
      run.steps[0].sentence.object == "n = 1: discarded here; Apple calls the result undefined")
    #expect(
      run.steps[1].sentence.object
        == "W2: Modifying state during view update, this will cause undefined behavior.")
  }

  @Test("An invalidated view names the steps that caused it")
  func causes() {
    let run = run { play in
      let tap = play.act(.tap("Go"))
      let first = play.post(.wrote(property: "n", old: "0", new: "1"), because: [tap])
      let second = play.post(.wrote(property: "m", old: "0", new: "1"), because: [tap])
      play.post(.queued, at: play.root, because: [first, second])
      play.post(.appeared, at: play.root, because: [tap])
    }
    let timeline = run.timeline(lesson: 3, firstStep: 7)
    let narrator = Narrator(timeline)
    #expect(
      timeline.events.map { narrator.sentence(for: $0).reason }
        == [nil, nil, nil, "because of 3:7, 3:8", nil])
  }

  @Test("A write of a struct names the changed fields, an object the changed property")
  func changes() throws {
    struct Registration {
      var plan = "free"
      var seats = 1
    }
    final class Likes: ObservableObject { @Published var count = 2 }
    struct Form: View {
      @State private var registration = Registration()
      @StateObject private var likes = Likes()
      var body: some View {
        Button("\(registration.plan), \(registration.seats), \(likes.count)") {
          registration.plan = "pro"
          registration = Registration(plan: "team", seats: 5)
          likes.count += 1
        }
      }
    }
    let host = Host(Form())
    try host.tap("free, 1, 2")
    let changes = host.trace.told().steps.filter { $0.kind == .wrote || $0.kind == .willChange }
    #expect(
      changes.map(\.sentence.object) == [
        #"registration.plan: "free" → "pro""#,
        #"registration.plan: "pro" → "team", registration.seats: 1 → 5"#,
        "Likes.count: 2 → 3, sent to 1 subscriber",
      ])
  }

  @Test("A delayed step names its delay")
  func delays() {
    func event(_ index: Int, _ milliseconds: Int, _ kind: Event.Kind) -> Event {
      Event(
        index: index, time: .milliseconds(milliseconds), frame: 0, pass: 0, view: nil, kind: kind,
        causes: [])
    }
    let trace = Trace([
      event(0, 1000, .action(.advance(.seconds(1)))), event(1, 1000, .printed("now")),
      event(2, 1250, .printed("later")),
    ])
    let run = trace.timeline()
    let narrator = Narrator(run)
    #expect(run.events.map { narrator.sentence(for: $0).remark } == [nil, nil, "after 0.25 s"])
  }

  @Test("Views of one type are numbered, and properties name their view if there are several")
  func places() {
    let trace = trace { play in
      for row in 1...2 {
        let node = ViewIdentity(
          id: row, type: TypeIdentity(name: "Row"), keys: [.position(row)])
        play.post(.body(count: 1), at: node)
        play.post(.updated(property: "text"), at: node)
      }
    }
    #expect(
      trace.told().steps.map(\.sentence.object) == [
        "Row, 1st time", "text in Row", "Row #2, 1st time", "text in Row #2",
      ])
  }

  @Test("Each kind of event has a verb of its own, with an explanation")
  func vocabulary() {
    let kinds = Set(Event.Name.allCases).subtracting([.action, .holds, .released, .screen, .noted])
    let words = kinds.compactMap { Language.english[$0] }
    #expect(words.count == kinds.count)
    #expect(words.allSatisfy { $0.meaning?.isEmpty == false && !$0.verb.isEmpty })
    #expect(Set(words.map(\.verb)).count == kinds.count)
  }
}
