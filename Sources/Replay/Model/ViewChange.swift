import StateLabCore

/// The changes of a step at one view: the new state of the view and of its changed properties. The
/// marks apply to this step alone.
public struct ViewChange: Hashable, Codable, Sendable {
  /// The view's number.
  public let view: Int
  /// The view's place in the list, where the view was not listed before.
  public var place: Int?
  public var status: Status?
  public var mark: Mark?
  /// The mark for the whole action, and not for this step alone.
  public var markInAct: Mark?
  /// The last event that happened to the view.
  public var event: Event.Name?
  /// The number of times that `body` has run, where it ran since the action.
  public var bodyCount: Int?
  public var properties: [PropertyChange] = []

  private enum CodingKeys: CodingKey {
    case bodyCount, event, mark, markInAct, place, properties, status, view
  }

  public enum Status: String, Hashable, Codable, Sendable {
    /// The view is invalidated: SwiftUI will update it.
    case queued
    /// The view left the screen.
    case removed
    /// The view is no longer listed, and neither are its properties.
    case dropped
  }
}

/// The new state of a property of a view, or of a publisher that the view subscribes to.
public struct PropertyChange: Hashable, Codable, Sendable {
  /// The property's number in its view, counted from 0 in order of first occurrence.
  public let id: Int
  /// The path from the view inward; nil for a publisher, which belongs to no property.
  public var path: PropertyPath?
  /// `text.box`, or the publisher's type.
  public var name: String
  public var type: String?
  /// Nil where no event reports the value.
  public var value: ValueDescription?
  public var status: Status?
  public var mark: Mark?
  public var markInAct: Mark?
  /// The last event that happened to the property.
  public var event: Event.Name?

  private enum CodingKeys: CodingKey {
    case event, id, mark, markInAct, name, path, status, type, value
  }

  public enum Status: String, Hashable, Codable, Sendable {
    /// The runtime does not manage the property.
    case passedOver
    /// The object has announced a change, and no view has read it since.
    case changing
    case subscribed
    /// The publisher is listed for the last time at this step.
    case unsubscribed
  }
}

/// A mark for the difference from the previous state.
public enum Mark: String, Hashable, Codable, Sendable {
  case new, changed, removed
}
