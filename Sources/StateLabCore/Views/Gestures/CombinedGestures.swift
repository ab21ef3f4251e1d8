// Gestures put together. The simulation plays a part that is a tap or a press.

/// Two gestures at the same time.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The values of both gestures.
  public struct Value {
    /// The value of the first gesture; nil before it begins.
    public var first: First.Value?
    /// The value of the second gesture; nil before it begins.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Two gestures at the same time.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public var _played: _PlayedGesture? {
    guard let played = first._played else { return second._played }
    return played.followed(by: second._played?.action)
  }
  public var _ended: Value? {
    _played == nil ? nil : Value(first: first._ended, second: second._ended)
  }
}

/// One gesture after another. A drag never occurs here, so a sequence with a drag never ends.
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The gesture that is active, with its value.
  public enum Value {
    /// The first gesture is active.
    case first(First.Value)
    /// The first gesture has ended; the second has a value once it begins.
    case second(First.Value, Second.Value?)
  }

  /// The first gesture.
  public var first: First
  /// The gesture after the first.
  public var second: Second

  /// One gesture after another.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public var _played: _PlayedGesture? { first._played?.followed(by: second._played?.action) }
  public var _ended: Value? {
    guard let before = first._ended, let last = second._ended else { return nil }
    return .second(before, last)
  }
}

/// One of two gestures: the first that occurs.
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The value of the gesture that occurs.
  public enum Value {
    /// The value of the first gesture.
    case first(First.Value)
    /// The value of the second gesture.
    case second(Second.Value)
  }

  /// The preferred gesture.
  public var first: First
  /// The other gesture.
  public var second: Second

  /// One of two gestures.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public var _played: _PlayedGesture? { first._played ?? second._played }
  public var _ended: Value? {
    first._ended.map { .first($0) } ?? second._ended.map { .second($0) }
  }
}

nonisolated extension Gesture {
  /// This gesture and another at the same time.
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other>
  { SimultaneousGesture(self, other) }

  /// This gesture, and then another.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// This gesture, or another if this one does not occur.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}
