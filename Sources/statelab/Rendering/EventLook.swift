import Replay

/// The sign and the colour that tell kinds of events apart at a glance: never a colour alone.
struct EventLook {
  let sign: String
  let style: Style

  init(_ kind: RecordedEvent.Kind) {
    switch kind {
    case .wrote, .wroteEqual, .writeIgnored, .willChange, .observed:
      (sign, style) = ("◆", .write)
    case .queued: (sign, style) = ("○", .queue)
    case .body, .redrawn, .updated: (sign, style) = ("●", .body)
    case .bodySkipped: (sign, style) = ("◦", .body)
    case .appeared, .disappeared, .removed, .screen, .stale, .action: (sign, style) = ("□", .strong)
    case .subscribed, .unsubscribed, .received, .changed, .preferenceChanged, .geometryChanged,
      .taskStarted, .taskCancelled:
      (sign, style) = ("≈", .subscription)
    case .warning, .stopped, .stillChanging: (sign, style) = ("!", .warning)
    case .found, .passedOver, .stored, .created, .holds: (sign, style) = ("·", .verb)
    case .printed: (sign, style) = (">", .verb)
    }
  }
}
