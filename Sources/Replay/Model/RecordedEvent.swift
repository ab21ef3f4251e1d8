import StateLabCore

/// One thing that happened, with all that is known of it. What a kind does not have is absent.
///
/// The laboratory's own events may change; these may only grow, since `statelab/1` writes them.
public struct RecordedEvent: Hashable, Codable, Sendable {
  /// Its position in ``Timeline/events``.
  public let index: Int
  public let kind: Kind
  /// Virtual time since the run began.
  public let nanoseconds: Int64
  public let frame: Int
  public let pass: Int
  /// The number of the view it happened at. Actions and screens have the root of their host.
  public let view: Int?
  /// Where the control that was used, or the closure that ran, was written.
  public let source: Source?
  /// The positions of the events that brought this one about.
  public let causes: [Int]

  public var action: Action?
  /// The line of the screen with the control that was used, counted from 0.
  public var screenLine: Int?
  /// The type that was mounted, or the label of the control.
  public var label: String?
  /// How long a wait was, in nanoseconds.
  public var duration: Int64?
  /// From the view inward: `["text", "box"]` for `text.box`.
  public var property: [String]?
  public var type: String?
  public var object: Value?
  /// The object's number in this run, where it can be known again.
  public var objectID: Int?
  public var value: Value?
  public var old: Value?
  public var new: Value?
  public var text: String?
  public var count: Int?
  public var subscribers: Int?
  /// The number of a runtime message, and the rule that says when it appears.
  public var warning: String?
  public var rule: String?
  /// Why a write changed nothing.
  public var ignored: Ignored?
  /// Whether a screen is what the host showed before.
  public var isAsBefore: Bool?

  public struct Source: Hashable, Codable, Sendable {
    public let file: String
    /// Counted from 1.
    public let line: Int
  }

  public enum Action: String, Hashable, Codable, Sendable, CaseIterable {
    case mount, unmount, replaceRoot, tap, enter, toggle, pick, advance, perform, background
  }

  public enum Ignored: String, Hashable, Codable, Sendable, CaseIterable {
    case neverInstalled, viewIsGone, duringUpdate
  }

  public enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
    case action
    case found, passedOver, stored, created, subscribed, unsubscribed
    case wrote, wroteEqual, writeIgnored, observed, willChange, queued
    case updated, body, bodySkipped, redrawn, removed
    case appeared, disappeared, changed, received, preferenceChanged, taskStarted,
      taskCancelled
    case printed, warning, stopped, stillChanging, holds, screen, stale
  }
}

extension RecordedEvent: Caused {
  public var isWait: Bool { action == .advance }
}

extension RecordedEvent {
  public var isAction: Bool { kind == .action }

  /// Whether it is counted as a step. Actions and screens frame the steps and have no number, and
  /// what an object holds is told beside them.
  public var isStep: Bool {
    switch kind {
    case .action, .screen, .stale, .holds: false
    default: true
    }
  }

  /// `text.box`.
  public var propertyName: String? { property.map { $0.joined(separator: ".") } }

  /// Without when, where and because of what it happened. Whether a screen is as before is a matter
  /// of its own run.
  var facts: RecordedEvent {
    var facts = RecordedEvent(
      index: 0, kind: kind, nanoseconds: 0, frame: 0, pass: 0, view: nil, source: nil, causes: [])
    facts.action = action
    facts.label = label
    facts.duration = duration
    facts.property = property
    facts.type = type
    facts.object = object
    facts.objectID = objectID
    facts.value = value
    facts.old = old
    facts.new = new
    facts.text = text
    facts.count = count
    facts.subscribers = subscribers
    facts.warning = warning
    facts.rule = rule
    facts.ignored = ignored
    return facts
  }
}
