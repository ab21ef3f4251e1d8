import StateLabCore

/// The changes of a step at one view: how the view, and those of its properties that changed, are
/// like from then on. What is marked is marked at this step alone.
public struct ViewChange: Hashable, Codable, Sendable {
  /// The view's number.
  public let view: Int
  /// Its place among those that are listed, where it was not listed before.
  public var place: Int?
  public var status: Status?
  public var mark: Mark?
  /// The mark it has when the whole action is looked at, and not this step alone.
  public var markInAct: Mark?
  /// The last event that happened to it.
  public var event: Event.Name?
  /// For which time its body ran, where it did since the action.
  public var bodyCount: Int?
  public var properties: [PropertyChange] = []

  public enum Status: String, Hashable, Codable, Sendable {
    /// Its rule is going to run.
    case queued
    /// It left the screen.
    case removed
    /// It is no longer listed, and neither are its properties.
    case dropped
  }
}

/// The new state of a property of a view, or of a publisher that the view listens to.
public struct PropertyChange: Hashable, Codable, Sendable {
  /// Its number among those of the view, counted from 0 as they were met.
  public let id: Int
  /// From the view inward; nil for a publisher, which is in no property.
  public var path: PropertyPath?
  /// `text.box`, or the publisher's type.
  public var name: String
  public var type: String?
  /// Nil where no event says it.
  public var value: ValueDescription?
  public var status: Status?
  public var mark: Mark?
  public var markInAct: Mark?
  /// The last event that happened to it.
  public var event: Event.Name?

  public enum Status: String, Hashable, Codable, Sendable {
    /// The runtime does not look after it.
    case passedOver
    /// Its object has said that it is about to change, and nobody has looked since.
    case changing
    case subscribed
    /// It is listed at this step for the last time.
    case unsubscribed
  }
}

/// A mark for the difference from what was there before.
public enum Mark: String, Hashable, Codable, Sendable {
  case new, changed, removed
}
