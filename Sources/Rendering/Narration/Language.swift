import Replay
import StateLabCore

/// The words of a language. A second language is a second value of this type: what it lacks, the
/// compiler finds.
public struct Language: Sendable {
  /// The words for a kind of event; nil for actions, which have words of their own.
  let events: @Sendable (Event.Name) -> EventWords?
  let actions: @Sendable (Event.ActionName) -> ActionWords
  let causes: CauseWords
  let silence: SilenceWords
  let staleness: StalenessWords
  let views: ViewWords
  let comparison: ComparisonWords
  /// A sentence in one line.
  let line: @Sendable (_ verb: String, _ object: String, _ reason: String?) -> String

  /// The language that is spoken now.
  @TaskLocal public static var current = english
}

/// The words for one kind of event.
public struct EventWords: Sendable {
  /// Stands for the event in a transcript.
  public let verb: String
  /// The meaning of the verb, for somebody who has never seen SwiftUI; nil where nobody meets it.
  public let meaning: String?
  /// The object behind the verb.
  let now: @Sendable (Facts) -> String
  /// The whole sentence, told later: what happened, when and why.
  let past: @Sendable (Facts) -> String
  /// The event as a reason of another: `because 5:9 had queued it`.
  let cause: @Sendable (Facts) -> String
}

/// The words for one kind of action.
struct ActionWords: Sendable {
  let title: @Sendable (Facts) -> String
  /// As a reason of an event: `because of a tap on "Go"`.
  let cause: @Sendable (Facts) -> String
  /// As what a chain of causes began with: `with a tap on "Go"`.
  let beginning: @Sendable (Facts) -> String
}

/// The words of causes.
struct CauseWords: Sendable {
  /// Behind a line: `because of 5:7, 5:8`, `after 1 s`.
  let reason: @Sendable (_ steps: [StepAddress], _ delay: Duration?) -> String?
  /// The end of a chain, from what it began with.
  let beginning: @Sendable ([String]) -> String
  /// An event without a cause that is no action.
  let unexplained: @Sendable (_ step: String) -> String
  /// In what a view differs from what it was before.
  let difference: @Sendable (_ property: String, Facts) -> String
  /// The value that the object in a property had when the view was updated.
  let outcome: @Sendable (Facts) -> String
  let noConsequence: @Sendable (_ step: String) -> String
  /// Said of one of several consequences.
  let only: @Sendable (_ step: String) -> String
  /// The share of the consequences that depend on the step alone.
  let judgement: @Sendable (_ step: String, _ hanging: Int, _ count: Int) -> String
}

/// The words for a screen that is out of date.
struct StalenessWords: Sendable {
  /// A sentence of its own.
  let sentence: @Sendable (_ object: String) -> String
  /// By the lines that it would have and has not, and those that it has and would not have.
  let object: @Sendable (_ missing: [String], _ outdated: [String]) -> String
}

/// The words for an action from which nothing follows.
package struct SilenceWords: Sendable {
  let equalRoot, nothingDue, phaseUnread, nothingQueued, nothingReached: Silence

  package struct Silence: Sendable {
    /// In the place of the steps.
    package let line: String
    /// Its meaning, told later.
    package let sentence: String
  }
}

/// The words for views and for the state that is kept for them.
struct ViewWords: Sendable {
  let nowhere: String
  let queued, removed, changing, passedOver, subscribed, unsubscribed: String
  /// The number of times that its body has run.
  let body: @Sendable (_ count: Int) -> String
}

/// The words for a comparison of two runs.
struct ComparisonWords: Sendable {
  let equal: @Sendable (_ shared: String?) -> String
  let different: @Sendable (_ places: [String]) -> String
  let diverging: @Sendable (_ shared: String, _ places: [String]) -> String
  let shared: @Sendable (_ steps: Int, _ last: Sentence) -> String
  let divergence: @Sendable (_ places: [String]) -> String
  let alike: @Sendable (_ steps: Int) -> String
  let agreement: @Sendable (_ steps: Int, _ ending: String?) -> String
}

extension Language {
  /// The kinds of events that this verb stands for in a transcript.
  public func kinds(called verb: String) -> Set<Event.Name> {
    Set(Event.Name.allCases.filter { self[$0]?.verb == verb })
  }

  /// The words for a kind of event; actions have their own.
  public subscript(name: Event.Name) -> EventWords? { events(name) }

  /// The words of all events whose verbs a reader meets.
  public var eventWords: [EventWords] {
    Event.Name.allCases.compactMap { self[$0] }.filter { $0.meaning != nil }
  }

  subscript(action: Event.ActionName) -> ActionWords { actions(action) }
}

/// The facts that a sentence can name. Words ask only for those that their kind of event has.
struct Facts: Sendable {
  let event: Event
  /// The name of the view that it happened at.
  let view: String
  /// The view, where the run has more than one to speak of.
  let place: String?
  /// The root, where the run has more than one host.
  let host: String?
  /// `5:7`, where it has one.
  let address: StepAddress?
  /// The number of the object among those of its type, where the run has several of them.
  var objectNumber: Int?
  /// True if the effect speaks of the same view, for which a pronoun may stand.
  var isOfSameView = false
  /// Why it happened, each cause in its own words.
  var reasons: [String] = []
  /// Its time in nanoseconds of the run, where that is later than its action.
  var time: Duration?

  /// `text.box`, or the type of a publisher or of a state that never had a name.
  var property: String {
    event.property?.description ?? event.object?.literal ?? event.type ?? ""
  }
  var hasName: Bool { event.property != nil }
  var type: String { event.type ?? "" }
  var object: String { event.object?.literal ?? "" }
  var value: String { event.value?.literal ?? "" }
  var old: String { event.old?.literal ?? "" }
  var new: String { event.new?.literal ?? "" }
  var text: String { event.text ?? "" }
  var label: String { event.action?.label ?? "" }
  var count: Int { event.count ?? 0 }
  var subscribers: Int { event.subscribers ?? 0 }
}
