import Course
import Testing

@testable import Rendering
@testable import Replay
@testable import StateLabCore
@testable import TestSupport

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

  private nonisolated static let busy = ObjectChange(
    type: "Session", property: "isBusy", old: "false", new: "true", holders: ["session"])
  private nonisolated static let user = ObjectChange(
    type: "Session", property: "user", old: "nil", new: .string("Ada"), holders: ["session"])

  @Test(
    "Each kind of event has a sentence",
    arguments: [
      Sample(
        .found(property: "n", type: "State<Int>"),
        "SwiftUI installed n: State<Int>, a dynamic property of ContentView."),
      Sample(
        .passedOver(property: "n", type: "Int"),
        "SwiftUI installed no storage for n: Int of ContentView, which is not a dynamic property."),
      Sample(
        .stored(property: "n", value: "1"), "SwiftUI installed storage for n, with the value 1."),
      Sample(
        .created(property: "box", object: "Box(1)"),
        "SwiftUI called the closure of box and kept Box(1)."),
      Sample(
        .subscribed(property: "box", object: "Box(1)"),
        "ContentView was subscribed to Box(1) in box."),
      Sample(
        .unsubscribed(property: "box", object: "Box(1)"), "ContentView was unsubscribed from box."),
      Sample(.wrote(property: "n", old: "1", new: "2"), "n was set from 1 to 2."),
      Sample(.wroteEqual(property: "n", value: "1"), "n was set to 1, the value that it had."),
      Sample(
        .writeIgnored(property: "n", type: "State<Int>", value: "1", because: .viewIsGone),
        "A write of 1 to n had no effect (its view was removed)."),
      Sample(
        .writeIgnored(property: nil, type: "State<Int>", value: "1", because: .viewIsGone),
        "A write of 1 to some State<Int> had no effect (its view was removed)."),
      Sample(.observed(), "A property that ContentView had read was about to change."),
      Sample(
        .observed(changes: [busy]), "session.isBusy was about to change from false to true."),
      Sample(
        .observed(changes: [busy, user]),
        "A property that ContentView had read was about to change; these differed afterwards: session.isBusy: false → true, session.user: nil → \"Ada\"."
      ),
      Sample(
        .willChange(object: "Box(1)", subscribers: 0),
        "Box(1) announced a change, and no subscriber received it."),
      Sample(
        .willChange(object: "Box(1)", subscribers: 1),
        "Box(1) announced a change, and 1 subscriber received it."),
      Sample(
        .willChange(object: "Box(1)", subscribers: 2),
        "Box(1) announced a change, and 2 subscribers received it."),
      Sample(.queued, "ContentView was invalidated."),
      Sample(.updated(property: "text"), "update() of text ran."),
      Sample(.body(count: 2), "The body of ContentView ran, for the 2nd time."),
      Sample(
        .bodySkipped,
        "ContentView was updated; its body did not run, since nothing that it depends on had changed."
      ),
      Sample(.redrawn, "ContentView read its value again."),
      Sample(.removed, "ContentView was removed."),
      Sample(.appeared, "onAppear of ContentView ran."),
      Sample(.disappeared, "onDisappear of ContentView ran."),
      Sample(.changed(old: "1", new: "2"), "onChange of ContentView ran, from 1 to 2."),
      Sample(.received(value: "1"), "onReceive of ContentView ran, with 1."),
      Sample(.printed("a\nb"), #"The program printed "a\nb"."#),
      Sample(
        .warning(.stateModifiedDuringUpdate),
        #"SwiftUI gave warning W2: "Modifying state during view update, this will cause undefined behavior.""#
      ),
      Sample(
        .warning(.stateObjectUninstalled),
        #"SwiftUI gave warning W5: "Accessing StateObject's object without being installed on a View. This will create a new instance each time.""#
      ),
      Sample(
        .warning(.stateReadUninstalled),
        #"SwiftUI gave warning W1: "Accessing State's value outside of being installed on a View. This will result in a constant Binding of the initial value and will not update.""#
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
        "update() of text ran, because 7:1 had invalidated ContentView.",
        "The body of ContentView ran, for the 1st time, because 7:1 had invalidated it.",
        "ContentView was updated, because 7:1 had invalidated it; its body did not run, since "
          + "nothing that it depends on had changed.",
      ])
  }
}
