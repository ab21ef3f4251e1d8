import StateLabCore

extension Event.Kind {
  /// The word that stands for the event in a transcript. Actions and screens have none.
  var verb: String {
    switch self {
    case .action: ""
    case .found: "found"
    case .passedOver: "passed over"
    case .stored: "stored"
    case .created: "created"
    case .subscribed: "subscribed"
    case .unsubscribed: "unsubscribed"
    case .wrote: "wrote"
    case .wroteEqual: "wrote equal"
    case .writeIgnored: "ignored"
    case .observed: "will change"
    case .willChange: "will change"
    case .queued: "queued"
    case .updated: "update()"
    case .body: "body"
    case .bodySkipped: "no body"
    case .redrawn: "redrawn"
    case .removed: "removed"
    case .appeared: "onAppear"
    case .disappeared: "onDisappear"
    case .changed: "onChange"
    case .received: "onReceive"
    case .printed: "printed"
    case .warning: "warning"
    case .stopped: "stopped"
    case .stillChanging: "gave up"
    case .holds: "holds"
    case .screen: "screen"
    }
  }

  /// What the word means, for somebody who has never seen SwiftUI.
  var meaning: String? {
    switch self {
    case .action, .holds, .screen: nil
    case .found:
      "Before body runs, the runtime walks through the stored properties of the view. This one is "
        + "a dynamic property: the runtime takes care of it."
    case .passedOver:
      "The walk met this property, but its type is not a dynamic property: the runtime will never "
        + "look at it again."
    case .stored: "The value got its place in the runtime, outside the view, where it stays."
    case .created: "An object was made, and the runtime keeps it for this view."
    case .subscribed: "From now on the view hears this object, or this publisher."
    case .unsubscribed: "The view no longer hears this object, or this publisher."
    case .wrote: "A new value was stored."
    case .wroteEqual: "The value was the same as before, so nothing follows from it."
    case .writeIgnored:
      "The write led nowhere: it reached no view on the screen, or it came in the middle of an update."
    case .observed:
      "A property that the last body read is about to change. Its value is still the old one."
    case .willChange:
      "The object said that it is about to change. Its values are still the old ones."
    case .queued: "The view was put on the list of those to look at again."
    case .updated: "A property got its turn before body, to bring itself up to date."
    case .body: "The view said anew what it wants on the screen."
    case .bodySkipped: "The view was looked at, but nothing that it uses has changed: body rests."
    case .redrawn: "A control read its value anew and shows what it found."
    case .removed: "The view left the screen, and what the runtime kept for it is gone."
    case .appeared: "The view is on the screen, and its onAppear code ran."
    case .changed: "The value differs from the one at the last update, and the onChange code ran."
    case .received: "A value came from the publisher, and the onReceive code ran."
    case .disappeared: "The view has left the screen, and its onDisappear code ran."
    case .printed: "The program printed this."
    case .warning: "The runtime complained. The words are Apple's."
    case .stopped: "The run cannot go on; the text says why."
    case .stillChanging:
      "The views were still changing after the last frame that one action may take."
    }
  }
}

extension Event.Action {
  /// The kind of action, as programs call it.
  var name: String {
    switch self {
    case .mount: "mount"
    case .unmount: "unmount"
    case .replaceRoot: "replaceRoot"
    case .tap: "tap"
    case .enter: "enter"
    case .toggle: "toggle"
    case .advance: "advance"
    case .perform: "perform"
    case .background: "background"
    }
  }
}
