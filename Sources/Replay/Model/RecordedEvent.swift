import StateLabCore

/// One thing that happened, with all that is known of it. What a kind does not have is absent.
///
/// The laboratory's own events may change; these may only grow, since `statelab/1` writes them.
public struct RecordedEvent: Hashable, Codable, Sendable {
  /// Its position in ``Timeline/events``.
  public var index: Int
  public let kind: Kind
  /// Virtual time since the run began.
  public var nanoseconds: Int64
  public var frame: Int
  public var pass: Int
  /// The number of the view it happened at. Actions and screens have the root of their host.
  public var view: Int?
  /// The line of code of the control that was used, the closure that ran, or the call of `print`.
  public var source: Source?
  /// The positions of the events that brought this one about.
  public var causes: [Int]

  public var action: Action?
  /// The line of the screen with the control that was used, counted from 0.
  public var screenLine: Int?
  /// The type that was mounted, or the label of the control.
  public var label: String?
  /// The length of a wait, in nanoseconds.
  public var duration: Int64?
  /// From the view inward: `["text", "box"]` for `text.box`.
  public var property: [String]?
  public var type: String?
  public var object: Value?
  /// The number in this run of the object, where it can be known again, or of a subscription to a
  /// publisher.
  public var objectID: Int?
  public var value: Value?
  public var old: Value?
  public var new: Value?
  public var text: String?
  /// The screen in the place of which `text` should stand.
  public var shown: String?
  public var count: Int?
  public var subscribers: Int?
  /// The number of a runtime message, and the rule that says when it appears.
  public var warning: String?
  public var rule: String?
  /// Why a write changed nothing.
  public var ignored: Ignored?
  /// True if a screen is what the host showed before.
  public var isAsBefore: Bool?

  /// A field in which a view differs from its value before, for a body that ran because of that.
  public var difference: Difference?

  /// The fields of the value or the object that it tells of which hold something else than when an
  /// event last told of it; all of them at first. Absent from an event that tells of none, or of an
  /// object without a number.
  public var fields: [Field]?

  /// A stored property, and what it held.
  public struct Field: Hashable, Codable, Sendable {
    public let name: String
    public let value: Value
  }

  /// A field in which a view differs from what it was before.
  public struct Difference: Hashable, Codable, Sendable {
    /// From the view inward.
    public let property: [String]
    /// True if it holds a reference, so that it is another object.
    public let isReference: Bool
  }

  public struct Source: Hashable, Codable, Sendable {
    public let file: String
    /// Counted from 1.
    public let line: Int
  }

  public enum Action: String, Hashable, Codable, Sendable, CaseIterable {
    case mount, unmount, replaceRoot, tap, enter, type, toggle, pick, scroll, scene, advance,
      perform,
      background
  }

  public enum Ignored: String, Hashable, Codable, Sendable, CaseIterable {
    case neverInstalled, viewIsGone, duringUpdate, unreadable
  }

  public enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
    case action
    case found, passedOver, stored, created, subscribed, unsubscribed
    case wrote, wroteEqual, writeIgnored, observed, willChange, queued
    case updated, body, bodySkipped, redrawn, removed
    case appeared, disappeared, changed, received, preferenceChanged, geometryChanged, taskStarted,
      taskCancelled
    case printed, warning, stopped, stillChanging, holds, screen, stale
  }
}

extension RecordedEvent: Caused {
  public var isWait: Bool { action == .advance }
}

extension RecordedEvent {
  public var isAction: Bool { kind == .action }

  /// True if it is counted as a step. Actions and screens frame the steps and have no number, and
  /// what an object holds is told beside them.
  public var isStep: Bool {
    switch kind {
    case .action, .screen, .stale, .holds: false
    default: true
    }
  }

  /// `text.box`.
  public var propertyName: String? { property.map { $0.joined(separator: ".") } }
}
