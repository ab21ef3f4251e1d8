import Replay
import StateLabCore

/// The words of a language. A second language is a second value of this type, so the compiler finds
/// missing words.
public struct Language: Sendable {
  /// The words for a kind of event; nil for actions, which have words of their own.
  let events: @Sendable (Event.Name) -> EventWords?
  let actions: @Sendable (Event.ActionName) -> ActionWords
  let causes: CauseWords
  let silence: SilenceWords
  let staleness: StalenessWords
  let views: ViewWords
  let elements: ElementWords
  let comparison: ComparisonWords
  /// The reason why a run ended early.
  let ending: @Sendable (RunEnd) -> String
  /// A sentence in one line.
  let line: @Sendable (_ verb: String, _ object: String, _ reason: String?) -> String

  /// The current language.
  @TaskLocal public static var current = english
}

/// The words for one kind of event.
public struct EventWords: Sendable {
  /// The event's verb in a transcript.
  public let verb: String
  /// The meaning of the verb, for a reader new to SwiftUI; nil for an event that no reader sees.
  public let meaning: String?
  /// The object after the verb.
  let now: @Sendable (Facts) -> String
  /// The whole sentence in the past tense: the event, its time and its cause.
  let past: @Sendable (Facts) -> String
  /// The event as the cause of another: `because 5:9 had invalidated it`.
  let cause: @Sendable (Facts) -> String
}

/// The words for one kind of action.
struct ActionWords: Sendable {
  let title: @Sendable (Facts) -> String
  /// The action as the cause of an event: `because of a tap on "Go"`.
  let cause: @Sendable (Facts) -> String
  /// The action at the beginning of a chain of causes: `with a tap on "Go"`.
  let beginning: @Sendable (Facts) -> String
}

/// The words of causes.
struct CauseWords: Sendable {
  /// The reason at the end of a line: `because of 5:7, 5:8`, `after 1 s`.
  let reason: @Sendable (_ steps: [StepAddress], _ delay: Duration?) -> String?
  /// Above the steps of the next turn of the main queue.
  let mainQueueTurn: String
  /// The code that acted, with the verb of its event if it is a closure; nil for code of the
  /// experiment, which has a heading of its own.
  let code: @Sendable (Event.Code, _ closure: String?) -> String?
  /// The last sentence about a chain, from its beginning.
  let beginning: @Sendable ([String]) -> String
  /// The sentence for an event that has no cause and is not an action.
  let unexplained: @Sendable (_ step: String) -> String
  /// The difference of a re-created view from the previous one.
  let difference: @Sendable (_ fields: [FieldDifference], Facts) -> String
  /// The value that the object in a property had when the view was updated.
  let outcome: @Sendable (Facts) -> String
  let noConsequence: @Sendable (_ step: String) -> String
  /// The words for one of several consequences.
  let only: @Sendable (_ step: String) -> String
  /// The share of the consequences that depend on the step alone.
  let judgement: @Sendable (_ step: String, _ hanging: Int, _ count: Int) -> String
}

/// The words for a screen that is out of date.
struct StalenessWords: Sendable {
  /// The staleness as a separate sentence.
  let sentence: @Sendable (_ object: String) -> String
  /// The object, from the lines that a fresh screen would add, and the lines that it would lose.
  let object: @Sendable (_ missing: [String], _ outdated: [String]) -> String
}

/// The words for an action without consequences.
package struct SilenceWords: Sendable {
  let equalRoot, nothingDue, phaseUnread, nothingQueued, nothingReached: Silence

  package struct Silence: Sendable {
    /// The line in place of the steps.
    package let line: String
    /// The meaning of the line, in the past tense.
    package let sentence: String
  }
}

/// The words for views and for their storage.
struct ViewWords: Sendable {
  let nowhere: String
  let queued, removed, changing, passedOver, subscribed, unsubscribed: String
  /// The number of times that `body` has run.
  let body: @Sendable (_ count: Int) -> String
  let look: @Sendable (Event.LookChange) -> String
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

  /// The words of all events with a verb that readers see.
  public var eventWords: [EventWords] {
    Event.Name.allCases.compactMap { self[$0] }.filter { $0.meaning != nil }
  }

  subscript(action: Event.ActionName) -> ActionWords { actions(action) }
}

/// The facts that a sentence can name. Words use only the facts of their kind of event.
struct Facts: Sendable {
  let event: Event
  /// The name of the view at which the event happened.
  let view: String
  /// The view, where the run has more than one view.
  let place: String?
  /// The root, where the run has more than one host.
  let host: String?
  /// `5:7`, where the event has an address.
  let address: StepAddress?
  /// The number of the object among the objects of its type, if the run has several.
  var objectNumber: Int?
  /// The names of the `@Observable` objects that share the name of their property with another object,
  /// by their ids.
  var namesOfSharers: [Int: String] = [:]
  /// True if the effect is about the same view, so that a pronoun may replace its name.
  var isOfSameView = false
  /// The causes of the event, each in its own words.
  var reasons: [String] = []
  /// The time in the run, where it is later than that of the action.
  var time: Duration?

  /// `text.box`, or the type of a publisher, or of a state whose name is unknown.
  var property: String { event.property?.description ?? event.object?.literal ?? event.type ?? "" }
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
