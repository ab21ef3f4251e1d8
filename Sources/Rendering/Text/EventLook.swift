import Replay
import StateLabCore

/// The sign and the color that distinguish kinds of events: never a color alone.
package struct EventLook {
  package let sign: String
  package let style: Style

  package init(_ kind: Event.Name) {
    switch kind {
    case .wrote, .wroteEqual, .writeIgnored, .willChange, .observed: (sign, style) = ("◆", .write)
    case .queued: (sign, style) = ("○", .queue)
    case .body, .redrawn, .updated: (sign, style) = ("●", .body)
    case .bodySkipped: (sign, style) = ("◦", .body)
    case .appeared, .disappeared, .removed, .released, .screen, .stale, .action:
      (sign, style) = ("□", .strong)
    case .subscribed, .unsubscribed, .received, .changed, .preferenceChanged, .geometryChanged,
      .taskStarted, .taskCancelled:
      (sign, style) = ("≈", .subscription)
    case .warning, .stopped, .stillChanging: (sign, style) = ("!", .warning)
    case .found, .passedOver, .stored, .created, .holds, .noted: (sign, style) = ("·", .verb)
    case .printed: (sign, style) = (">", .verb)
    }
  }
}
