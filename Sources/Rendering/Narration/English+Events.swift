import Replay
import StateLabCore

extension Language {
  public static let english = Language(
    events: EventWords.english, actions: ActionWords.english, causes: .english,
    silence: .english, staleness: .english, views: .english, comparison: .english,
    ending: English.ending,
    line: { verb, object, reason in
      [verb, object].filter { !$0.isEmpty }.joined(separator: " ")
        + (reason.map { ", \($0)" } ?? "")
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
        This stored property is no dynamic property: SwiftUI installs no storage for it. Its value is \
        part of the view struct.
        """,
        now: { "\($0.property): \($0.type)\($0.here), no storage" },
        past: {
          $0.told(
            """
            SwiftUI installed no storage for \($0.property): \($0.type) of \($0.view), which is no \
            dynamic property
            """)
        })
    case .stored:
      .init(
        "storage",
        "SwiftUI created storage for the value. It belongs to the view's identity, not to the struct.",
        now: { "\($0.property) = \($0.value)\($0.here), outside the struct" },
        past: {
          $0.told("SwiftUI created storage for \($0.owned), with the value \($0.value)")
        })
    case .created:
      .init(
        "created", "An object was created, and SwiftUI keeps it for the view's identity.",
        now: { "\($0.object) for \($0.property)\($0.here)" },
        past: { $0.told("\($0.object) was created for \($0.owned), and SwiftUI kept it") })
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
        "The view no longer receives the changes of this object, or the values of this publisher.",
        now: { "\($0.view) from \($0.numberedProperty)" },
        past: { $0.told("\($0.view) was unsubscribed from \($0.property)") })
    case .wrote:
      .init(
        "wrote", "A new value was stored.",
        now: { facts in
          facts.changes.map { "\($0)\(facts.here)" }
            ?? "\(facts.property) = \(facts.new)\(facts.here), was \(facts.old)"
        },
        past: { $0.told("\($0.owned) was set from \($0.old) to \($0.new)") },
        cause: { "because \($0.owned) was set at \($0.at)" })
    case .wroteEqual:
      .init(
        "wrote equal", "The value was the same as before, so nothing follows from it.",
        now: { "\($0.property) = \($0.value)\($0.here), as before" },
        past: { $0.told("\($0.owned) was set to \($0.value), the value that it had") })
    case .writeIgnored:
      .init(
        "ignored", "The write had no effect, for the reason given.",
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
        "An @Observable object announced that a property which the last body read is about to change.",
        now: { facts in
          if facts.event.namedChange != nil { return facts.differences ?? "" }
          let property = "a property that \(facts.view) has read"
          return facts.differences.map { "\(property); these differ afterwards: \($0)" } ?? property
        },
        past: { $0.told($0.impendingChange) },
        cause: { facts in
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
          case 0: "\(facts.announced), sent to no subscriber"
          case 1: "\(facts.announced), sent to 1 subscriber"
          default: "\(facts.announced), sent to \(facts.subscribers) subscribers"
          }
        },
        past: { facts in
          let clause =
            facts.event.change.map {
              "\(facts.path(of: $0)) was about to change from \($0.old) to \($0.new)"
            } ?? "\(facts.numberedObject) announced a change"
          return switch facts.subscribers {
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
        "SwiftUI updated the view without evaluating body: nothing that body depends on changed.",
        now: { "\($0.view), no dependency changed" },
        past: {
          $0.told(
            "\($0.view) was updated",
            then: "; its body did not run, since nothing that it depends on had changed")
        })
    case .redrawn:
      .init(
        "redrawn", "A control, or a TimelineView, read its value again and shows the new one.",
        now: { $0.view },
        past: { $0.told("\($0.view) read its value again") })
    case .removed:
      .init(
        "removed", "SwiftUI removed the view from the tree, and released its storage.",
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
        "The value differs from the one at the last update, and the onChange closure ran.",
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
        "The preference of the views inside has changed, and the onPreferenceChange closure ran.",
        now: { "\($0.view): \($0.value)" },
        past: { $0.told("onPreferenceChange of \($0.view) ran, with \($0.value)") },
        cause: { "because onPreferenceChange of \($0.view) ran at \($0.at)" })
    case .geometryChanged:
      .init(
        "geometry", "The view has its size, and the onGeometryChange closure ran.",
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
        "cancelled", "A .task closure was cancelled before it returned.",
        now: { "the task of \($0.view)" },
        past: { $0.told("The task of \($0.view) was cancelled") },
        cause: { "because the task of \($0.view) was cancelled at \($0.at)" })
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

extension ActionWords {
  @Sendable fileprivate static func english(_ name: Event.ActionName) -> ActionWords {
    switch name {
    case .mount:
      .init(
        title: { "mount \($0.label)" }, clause: { "\($0.label) was mounted" })
    case .unmount:
      .init(
        title: { $0.host.map { "unmount \($0)" } ?? "unmount" },
        clause: { "\($0.view) was unmounted" })
    case .replaceRoot:
      .init(
        title: { "a parent passes a new \($0.label)\($0.inHost)" },
        clause: { "a parent passed a new \($0.label)" })
    case .tap:
      .init(
        title: { "tap \(describe($0.label))\($0.inHost)" },
        noun: { "a tap on \(describe($0.label))\($0.inHost)" })
    case .enter:
      .init(
        title: { "enter \(describe($0.text)) into \(describe($0.label))\($0.inHost)" },
        clause: { "\(describe($0.text)) was entered into \(describe($0.label))\($0.inHost)" })
    case .type:
      .init(
        title: { "type \(describe($0.text)) into \(describe($0.label))\($0.inHost)" },
        clause: { "\(describe($0.text)) was typed into \(describe($0.label))\($0.inHost)" })
    case .toggle:
      .init(
        title: { "toggle \(describe($0.label))\($0.inHost)" },
        clause: { "\(describe($0.label)) was toggled\($0.inHost)" })
    case .pick:
      .init(
        title: { "pick \(describe($0.text)) from \(describe($0.label))\($0.inHost)" },
        clause: { "\(describe($0.text)) was picked from \(describe($0.label))\($0.inHost)" })
    case .scroll:
      .init(
        title: { "scroll down\($0.inHost)" }, noun: { _ in "scrolling down" })
    case .scene:
      .init(
        title: { "scene \($0.text)\($0.inHost)" },
        clause: { facts in
          switch facts.text {
          case "active": "the app came to the front"
          case "background": "the app went to the background"
          default: "the app became \(facts.text)"
          }
        })
    case .advance:
      .init(
        title: { "wait \(English.seconds($0.event.action?.duration ?? .zero))\($0.inHost)" },
        noun: { "a wait of \(English.seconds($0.event.action?.duration ?? .zero))" })
    case .perform:
      .init(
        title: { "run code of the experiment\($0.inHost)" },
        clause: { _ in "code of the experiment ran" })
    case .background:
      .init(
        title: { "run code as if on a background thread\($0.inHost)" },
        clause: { _ in "code of the experiment ran as if on a background thread" })
    }
  }
}
