import Course
import Lessons
import Testing

@testable import Rendering
@testable import Replay
@testable import StateLabCore
@testable import statelab

@Suite("Causes and effects in sentences")
struct CausesTests {
  struct Sample: CustomTestStringConvertible {
    let kind: Event.Kind
    let sentence: String
    var testDescription: String { sentence }

    nonisolated init(_ kind: Event.Kind, _ sentence: String) {
      self.kind = kind
      self.sentence = sentence
    }
  }

  @Test(
    "Each kind of event has a sentence",
    arguments: [
      Sample(
        .found(property: "n", type: "State<Int>"),
        "The runtime found n: State<Int>, a dynamic property of ContentView."),
      Sample(
        .passedOver(property: "n", type: "Int"),
        "The runtime passed over n: Int of ContentView, no dynamic property."),
      Sample(
        .stored(property: "n", value: "1"), "n was stored outside the view, with the value 1."),
      Sample(
        .created(property: "box", object: "Box(1)"),
        "Box(1) was created for box, and the runtime kept it."),
      Sample(
        .subscribed(property: "box", object: "Box(1)"),
        "ContentView was subscribed to Box(1) in box."),
      Sample(
        .unsubscribed(property: "box", object: "Box(1)"), "ContentView was unsubscribed from box."),
      Sample(.wrote(property: "n", old: "1", new: "2"), "n was set from 1 to 2."),
      Sample(.wroteEqual(property: "n", value: "1"), "n was set to 1, the value that it had."),
      Sample(
        .writeIgnored(property: "n", type: "State<Int>", value: "1", because: .viewIsGone),
        "A write of 1 to n had no effect (it belongs to no view on the screen)."),
      Sample(
        .writeIgnored(property: nil, type: "State<Int>", value: "1", because: .viewIsGone),
        "A write of 1 to some State<Int> had no effect (it belongs to no view on the screen)."),
      Sample(.observed(), "A property that ContentView had read was about to change."),
      Sample(
        .willChange(object: "Box(1)", subscribers: 0),
        "Box(1) announced a change, and no subscriber received it."),
      Sample(
        .willChange(object: "Box(1)", subscribers: 1),
        "Box(1) announced a change, and 1 subscriber received it."),
      Sample(
        .willChange(object: "Box(1)", subscribers: 2),
        "Box(1) announced a change, and 2 subscribers received it."),
      Sample(.queued, "ContentView was queued for an update."),
      Sample(.updated(property: "text"), "update() of text ran."),
      Sample(.body(count: 2), "The body of ContentView ran, for the 2nd time."),
      Sample(
        .bodySkipped,
        "ContentView was updated; its body did not run, since nothing that it uses had changed."
      ),
      Sample(.redrawn, "ContentView read its value again."),
      Sample(.removed, "ContentView left the screen."),
      Sample(.appeared, "onAppear of ContentView ran."),
      Sample(.disappeared, "onDisappear of ContentView ran."),
      Sample(.changed(old: "1", new: "2"), "onChange of ContentView ran, from 1 to 2."),
      Sample(.received(value: "1"), "onReceive of ContentView ran, with 1."),
      Sample(.printed("a\nb"), #"The program printed "a\nb"."#),
      Sample(
        .warning(.stateModifiedDuringUpdate),
        #"The runtime gave warning W2: "Modifying state during view update, this will cause undefined behavior.""#
      ),
      Sample(
        .warning(.stateObjectUninstalled),
        #"The runtime gave warning W5: "Accessing StateObject's object without being installed on a View. This will create a new instance each time.""#
      ),
      Sample(
        .warning(.stateReadUninstalled),
        #"The runtime gave warning W1: "Accessing State's value outside of being installed on a View. This will result in a constant Binding of the initial value and will not update.""#
      ),
      Sample(.stopped("no way"), #"The run stopped: "no way"."#),
      Sample(.stillChanging, "The views were still changing after the last frame."),
      Sample(.screen("1"), #"The screen showed "1"."#),
    ])
  func kinds(_ sample: Sample) {
    let run = trace { $0.post(sample.kind, at: $0.root) }.timeline()
    #expect(Narrator(run).account(of: run.events[0]) == sample.sentence)
  }

  @Test(
    "Each action has a sentence for the beginning of a chain",
    arguments: [
      (.mount("ContentView"), "It began when ContentView was mounted."),
      (.unmount, "It began when ContentView was unmounted."),
      (.replaceRoot("ContentView"), "It began when a parent passed a new ContentView."),
      (.tap("Go"), #"It began with a tap on "Go"."#),
      (.enter("hi", into: "Name"), #"It began when "hi" was entered into "Name"."#),
      (.type("h", into: "Name"), #"It began when "h" was typed into "Name"."#),
      (.scene("background"), "It began when the app went to the background."),
      (.scene("inactive"), "It began when the app became inactive."),
      (.scene("active"), "It began when the app came to the front."),
      (.toggle("Wi-Fi"), #"It began when "Wi-Fi" was toggled."#),
      (.scroll, "It began with scrolling down."),
      (.advance(.seconds(2)), "It began with a wait of 2 s."),
      (.perform, "It began when code of the experiment ran."),
      (.background, "It began when code of the experiment ran as if on a background thread."),
    ] as [(Event.Action, String)])
  func actions(_ action: Event.Action, _ sentence: String) {
    let run = trace { play in
      let begin = play.act(action)
      play.post(.printed("x"), because: [begin])
    }.timeline()
    #expect(Causes(of: run.events[1], by: Narrator(run)).beginning == sentence)
  }

  @Test("An event without a cause says so, alone and at the end of a chain")
  func rootless() {
    let run = run { play in
      let change = play.post(.willChange(object: "Box(1)", subscribers: 1))
      play.post(.printed("heard"), because: [change])
    }
    let timeline = run.timeline(lesson: 4)
    let narrator = Narrator(timeline)
    let beginnings = timeline.events.map { Causes(of: $0, by: narrator).beginning }
    #expect(
      beginnings
        == ["No cause is recorded.", "It began with 4:1, of which no cause is recorded."])
  }

  @Test("The sentence of a body refers to its invalidated view, the sentence of update() names it")
  func queued() {
    let run = run { play in
      let queued = play.post(.queued, at: play.root)
      play.post(.updated(property: "text"), at: play.root, because: [queued])
      play.post(.body(count: 1), at: play.root, because: [queued])
      play.post(.bodySkipped, at: play.root, because: [queued])
    }
    #expect(
      ToldRun(run.timeline(lesson: 7)).steps.dropFirst().map(\.account) == [
        "update() of text ran, because 7:1 had queued ContentView.",
        "The body of ContentView ran, for the 1st time, because 7:1 had queued it.",
        "ContentView was updated, because 7:1 had queued it; its body did not run, since "
          + "nothing that it uses had changed.",
      ])
  }

  // MARK: The real lessons

  @Test(
    "The effects of a delayed write depend on the code that scheduled it",
    arguments: [(4, [5, 6, 7]), (11, [12, 13, 14])])
  func scheduled(_ number: Int, _ effects: [Int]) throws {
    let lesson = try course.lesson(named: "15")
    let query = try RunQuery(LessonReading(lesson, of: course))
    let consequences = query.consequences(of: try #require(query.step(number)))
    #expect(consequences.effects.map(\.account.address?.number) == effects)
    #expect(consequences.effects.filter { !$0.hangsOnIt }.isEmpty)
  }

  @Test("A value that is sent upon subscription has the subscription as its cause")
  func replayed() throws {
    let query = try RunQuery(LessonReading(try course.lesson(named: "16"), of: course))
    let effects = query.consequences(of: try #require(query.step(48))).effects
    #expect(effects.map(\.account.address?.number) == [49, 50])
  }

  @Test(
    "Every step of every lesson has causes that end at an action or an event without one",
    arguments: [Profile.iOS13, .iOS18])
  func everyStep(profile: Profile) throws {
    var count = 0
    let runs = Runs(of: course)
    for lesson in course.lessons {
      let query = try RunQuery(LessonReading(lesson, of: course, under: profile, runs: runs))
      for number in 1..<max(query.trace.stepCount + 1, 1) {
        let occurrence = try #require(query.step(number))
        let causes = query.causes(of: occurrence)
        count += 1
        let place = Comment(rawValue: "\(lesson.number):\(number)")
        #expect(causes.steps.first?.address == .init(lesson: lesson.number, number: number), place)
        #expect(
          causes.actions.isEmpty == causes.beginning.contains("no cause is recorded")
            || causes.beginning == "No cause is recorded.", place)
        #expect(causes.actions.isEmpty || causes.beginning.hasPrefix("It began "), place)
        #expect(causes.steps.allSatisfy { $0.address != nil }, place)
        #expect(
          causes.steps.map(\.event) == causes.steps.map(\.event).sorted(by: >), place)
        try check(query.consequences(of: occurrence), of: occurrence, place)
      }
    }
    #expect(count > 200)
  }

  /// Removes the step from the trace and computes which events are still reachable. An advance
  /// causes nothing by itself.
  private func check(
    _ consequences: Consequences, of occurrence: TraceQuery.Occurrence, _ place: Comment
  ) throws {
    let trace = occurrence.run.events
    var reached: Set<Int> = []
    for event in trace where event.index != occurrence.event.index {
      let causes = event.causes.filter { index in
        trace[index].action?.name != .advance
      }
      if event.causes.isEmpty || causes.contains(where: reached.contains) {
        reached.insert(event.index)
      }
    }
    for effect in consequences.effects {
      #expect(effect.hangsOnIt == !reached.contains(effect.account.event), place)
    }
  }
}
