import Replay
import StateLabCore

extension Language {
  public static let english = Language(
    events: EventWords.english, actions: ActionWords.english, causes: .english,
    silence: .english, staleness: .english, views: .english, elements: .english,
    comparison: .english,
    ending: English.ending,
    line: { verb, object, reason in
      English.clause(
        [verb, object].filter { !$0.isEmpty }.joined(separator: " "), remark: reason)
    })
}

extension EventWords {
  @Sendable fileprivate static func english(_ name: Event.Name) -> EventWords? {
    switch name {
    case .action: nil
    case .found:
      .init(
        "installed",
        "SwiftUI found this dynamic property before the first body, and connected it to the view.",
        now: { "\($0.property): \($0.type)\($0.here)" },
        past: {
          $0.told(
            "SwiftUI installed \($0.property): \($0.type), a dynamic property of \($0.view)")
        })
    case .passedOver:
      .init(
        "not dynamic",
        """
        This stored property is not a dynamic property: SwiftUI installs no storage for it. Its value is \
        part of the view struct.
        """,
        now: { "\($0.property): \($0.type)\($0.here), no storage" },
        past: {
          $0.told(
            """
            SwiftUI installed no storage for \($0.property): \($0.type) of \($0.view), which is not a \
            dynamic property
            """)
        })
    case .stored:
      .init(
        "storage",
        """
        The value has storage outside the struct: a state for the view's identity, @AppStorage in the \
        user defaults.
        """,
        now: { "\($0.property) = \($0.value)\($0.here), outside the struct" },
        past: {
          $0.told("SwiftUI installed storage for \($0.owned), with the value \($0.value)")
        })
    case .created:
      .init(
        "created",
        "The closure of a @StateObject returned this object, and SwiftUI keeps it for the view's identity.",
        now: { "\($0.object) for \($0.numberedProperty)\($0.here)" },
        past: { $0.told("SwiftUI called the closure of \($0.owned) and kept \($0.object)") })
    case .subscribed:
      .init(
        "subscribed",
        "The view now receives the changes of this object, or the values of this publisher.",
        now: { "\($0.view) to \($0.numberedProperty)" },
        past: {
          $0.told(
            $0.hasName
              ? "\($0.view) was subscribed to \($0.numberedObject) in \($0.property)"
              : "\($0.view) was subscribed to \($0.object)")
        },
        cause: { "because \($0.view) was subscribed at \($0.at)" })
    case .unsubscribed:
      .init(
        "unsubscribed",
        "This subscription of the view ended: the view no longer receives changes or values from it.",
        now: { "\($0.view) from \($0.numberedProperty)" },
        past: { $0.told("\($0.view) was unsubscribed from \($0.property)") })
    case .wrote:
      .init(
        "wrote", "A value was stored that SwiftUI found different from the one before.",
        now: { facts in
          (facts.changes.map { "\($0)\(facts.here)" }
            ?? "\(facts.property) = \(facts.new)\(facts.here), was \(facts.old)")
            + facts.animated
        },
        past: { $0.told("\($0.setClause)\($0.withAnimation)") },
        cause: { "because \($0.owned) was set at \($0.at)" })
    case .wroteEqual:
      .init(
        "wrote equal",
        "SwiftUI found the value equal to the one before, so this write invalidates no view.",
        now: { facts in
          facts.changes.map { "\($0)\(facts.here); `==` finds the values equal: the old one stays" }
            ?? "\(facts.property) = \(facts.value)\(facts.here), as before"
        },
        past: { facts in
          facts.told(
            facts.changes.map {
              "\(facts.owned) was set (\($0)), `==` found the values equal, and the old one stayed"
            } ?? "\(facts.owned) was set to \(facts.value), the value that it had")
        })
    case .writeIgnored:
      .init(
        "ignored", "The write did not change the value, for the reason given.",
        now: {
          $0.event.ignored == .unreadable
            ? "\($0.value) in \($0.view): \($0.fate)"
            : "\($0.property) = \($0.value)\($0.here): \($0.fate)"
        },
        past: { facts in
          if facts.event.ignored == .unreadable {
            return facts.told("\(facts.value) was typed in \(facts.view), but \(facts.fate)")
          }
          let property = facts.hasName ? facts.owned : "some \(facts.property)"
          return facts.told(
            "A write of \(facts.value) to \(property) had no effect (\(facts.fate))")
        })
    case .observed:
      .init(
        "changes",
        """
        An @Observable object is about to set a property that the last body or content closure read, or \
        has set a property that no view reads.
        """,
        now: { facts in
          if facts.event.isUnread { return "\(facts.differences ?? ""), read by no view" }
          if facts.event.namedChange != nil { return facts.differences ?? "" }
          let property = "a property that \(facts.view) has read"
          return facts.differences.map { "\(property); these differ afterwards: \($0)" } ?? property
        },
        past: { facts in
          facts.event.isUnread
            ? facts.told(
              facts.unreadChange, then: ", and no view's last body had read the property")
            : facts.told(facts.impendingChange)
        },
        cause: { facts in
          if facts.event.isUnread { return "because \(facts.unreadChange) at \(facts.at)" }
          let property =
            facts.event.namedChange.map(facts.path) ?? "a property that \(facts.view) had read"
          return "because \(property) was about to change at \(facts.at)"
        })
    case .willChange:
      .init(
        "publishes",
        """
        The object sends objectWillChange. A @Published property that sends it still has its old value.
        """,
        now: { facts in
          switch facts.subscribers {
          case 0 where facts.isUnsent:
            "\(facts.announced)\(facts.animated), without objectWillChange"
          case 0: "\(facts.announced)\(facts.animated), sent to no subscriber"
          case 1: "\(facts.announced)\(facts.animated), sent to 1 subscriber"
          default: "\(facts.announced)\(facts.animated), sent to \(facts.subscribers) subscribers"
          }
        },
        past: { facts in
          let clause =
            facts.event.change.map { "\(facts.clause(for: $0))\(facts.withAnimation)" }
            ?? "\(facts.numberedObject) announced a change\(facts.withAnimation)"
          return switch facts.subscribers {
          case 0 where facts.isUnsent:
            facts.told(
              clause,
              then: ", and the property did not send objectWillChange: the class declares its own")
          case 0: facts.told(clause, then: ", and no subscriber received it")
          case 1: facts.told(clause, then: ", and 1 subscriber received it")
          default: facts.told(clause, then: ", and \(facts.subscribers) subscribers received it")
          }
        },
        cause: { facts in
          facts.event.change.map {
            "because \(facts.path(of: $0)) was about to change at \(facts.at)"
          }
            ?? "because an object announced a change at \(facts.at)"
        })
    case .queued:
      .init(
        "invalidated", "SwiftUI scheduled an update of this view.",
        now: { $0.view },
        past: { $0.told("\($0.view) was invalidated") },
        cause: { "because \($0.at) had invalidated \($0.isOfSameView ? "it" : $0.view)" })
    case .updated:
      .init(
        "update()", "SwiftUI called update() of this property, before it decided about body.",
        now: { "\($0.property)\($0.here)" },
        past: { $0.told("update() of \($0.owned) ran") },
        cause: { "because update() of \($0.owned) ran at \($0.at)" })
    case .body:
      .init(
        "body", "SwiftUI evaluated body.",
        now: { "\($0.view), \(English.ordinal($0.count)) time" },
        past: { $0.told("The body of \($0.view) ran, for the \(English.ordinal($0.count)) time") },
        cause: { "because the body of \($0.view) ran at \($0.at)" })
    case .bodySkipped:
      .init(
        "skipped",
        "SwiftUI updated the view without evaluating body: it found no change in what body depends on.",
        now: { "\($0.view), no dependency changed" },
        past: {
          $0.told(
            "\($0.view) was updated",
            then: "; its body did not run, since nothing that it depends on had changed")
        })
    case .redrawn:
      .init(
        "redrawn",
        "A built-in view, such as a control, a ForEach or a TimelineView, read its value or content again.",
        now: { $0.view },
        past: { $0.told("\($0.view) read its value again") })
    case .removed:
      .init(
        "removed", "SwiftUI removed the view from the tree, and no longer keeps its state.",
        now: { $0.view },
        past: { $0.told("\($0.view) was removed") })
    case .released:
      .init(
        "released", nil,
        now: { "\($0.object) of \($0.property)\($0.here)" },
        past: { $0.told("\($0.object), which \($0.owned) held, was released") })
    // Of the notes, a summary tells the initial values that SwiftUI did not use.
    case .noted:
      .init(
        "evaluated", nil,
        now: { "\($0.property) = \($0.value)\($0.here), not used: the view has its storage" },
        past: { $0.told("") })
    case .appeared:
      .closure("onAppear", "The view appeared, and its onAppear closure ran.")
    case .disappeared:
      .closure(
        "onDisappear", "The view disappeared, and its onDisappear closure ran.")
    case .changed:
      .init(
        "onChange",
        """
        The value differs from the one at the last update, or onChange has initial: true, and its closure \
        ran.
        """,
        now: { "\($0.view): from \($0.old) to \($0.new)" },
        past: { $0.told("onChange of \($0.view) ran, from \($0.old) to \($0.new)") },
        cause: { "because onChange of \($0.view) ran at \($0.at)" })
    case .received:
      .init(
        "onReceive", "The publisher sent a value, and the onReceive closure ran.",
        now: { "\($0.view): \($0.value)" },
        past: { $0.told("onReceive of \($0.view) ran, with \($0.value)") },
        cause: { "because onReceive of \($0.view) ran at \($0.at)" })
    case .preferenceChanged:
      .init(
        "preference",
        "The preference of the views inside is new or has changed, and the onPreferenceChange closure ran.",
        now: { "\($0.view): \($0.value)" },
        past: { $0.told("onPreferenceChange of \($0.view) ran, with \($0.value)") },
        cause: { "because onPreferenceChange of \($0.view) ran at \($0.at)" })
    case .geometryChanged:
      .init(
        "geometry",
        "The value from the view's geometry is new or has changed, and the onGeometryChange closure ran.",
        now: { "\($0.view): \($0.value)" },
        past: { $0.told("onGeometryChange of \($0.view) ran, with \($0.value)") },
        cause: { "because onGeometryChange of \($0.view) ran at \($0.at)" })
    case .taskStarted:
      .init(
        "task", "The view appeared, or the id of its .task changed, and the .task closure started.",
        now: { $0.view },
        past: { $0.told("The task of \($0.view) started") },
        cause: { "because the task of \($0.view) started at \($0.at)" })
    case .taskCancelled:
      .init(
        "canceled", "A .task closure was canceled before it returned.",
        now: { "the task of \($0.view)" },
        past: { $0.told("The task of \($0.view) was canceled") },
        cause: { "because the task of \($0.view) was canceled at \($0.at)" })
    case .printed:
      .init(
        "printed", "The program printed this.",
        now: { $0.text },
        past: { $0.told("The program printed \(describe($0.text))") })
    case .warning:
      .init(
        "warning", "SwiftUI gave a warning. The words are Apple's.",
        now: { "\($0.event.warning?.id ?? ""): \($0.text)" },
        past: {
          $0.told(
            "SwiftUI gave warning \($0.event.warning?.id ?? "")", then: ": \(describe($0.text))"
          )
        })
    case .stopped:
      .init(
        "stopped", "The run cannot go on; the text says why.",
        now: { $0.text },
        past: { $0.told("The run stopped", then: ": \(describe($0.text))") })
    case .stillChanging:
      .init(
        "gave up", "The views were still changing after the last frame that one action may take.",
        now: { _ in "still changing after the last frame that one action may take" },
        past: { $0.told("The views were still changing after the last frame") })
    case .holds:
      .init(
        "holds", nil,
        now: { facts in
          facts.event.value == nil
            ? "\(facts.property) is changing\(facts.here)"
            : "\(facts.property) = \(facts.value)\(facts.here)"
        },
        past: { facts in
          facts.told(
            facts.event.value == nil
              ? "\(facts.owned) was changing" : "\(facts.owned) held \(facts.value)")
        })
    case .screen:
      .init(
        "screen", nil,
        now: { $0.text },
        past: { $0.told("The screen showed \(describe($0.text))") })
    case .stale:
      .init(
        "stale",
        """
        The screen is out of date: the body of a view would return something else now, and SwiftUI was \
        not told.
        """,
        now: { $0.text },
        past: {
          $0.told(
            "The screen was stale: if every body had run again, it would have shown "
              + describe($0.text))
        })
    }
  }
}
