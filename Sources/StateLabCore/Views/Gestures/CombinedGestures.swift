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

  public var _touches: _TouchKinds { first._touches.union(second._touches) }

  /// Ends when both have ended or failed, and at least one has ended.
  public func _moments(of touch: _Touch) -> [_GestureMoment<Value>] {
    let (a, b) = (first._moments(of: touch), second._moments(of: touch))
    let count = max(a.count, b.count)
    var value = Value()
    return (0..<count).map { index in
      let (one, other) = (a.dropFirst(index).first, b.dropFirst(index).first)
      value.first = one?.value ?? value.first
      value.second = other?.value ?? value.second
      let hasChanged = one?.value != nil || other?.value != nil
      let hasEnded = a.last?.hasEnded == true || b.last?.hasEnded == true
      var moment = _GestureMoment<Value>(hasChanged ? .changed(value) : .possible)
      if index == count - 1 { moment.phase = hasEnded ? .ended(value) : .failed }
      moment.join(one)
      moment.join(other)
      return moment
    }
  }
}

/// One gesture after another.
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

  /// One touch performs both gestures, or only the first.
  public var _touches: _TouchKinds {
    let canGoOn = first._touches.contains(.press) && second._touches.contains(.drag)
    return canGoOn ? first._touches.union(.heldDrag) : first._touches
  }

  public func _moments(of touch: _Touch) -> [_GestureMoment<Value>] {
    let before = first._moments(of: touch)
    guard let last = before.last, case .ended(let value) = last.phase else {
      return before.map { $0.map(Value.first) }
    }
    let start = before.count - 1
    var moments = before.dropLast().map { $0.map(Value.first) }
    var turn = last.within(_GestureMoment<Value>.Phase.changed(.second(value, nil)))
    var after = second._moments(
      of: touch.isEnd(start) ? touch.withAnyTaps : touch.rest(from: start))
    // One tap is enough for both.
    if touch.isEnd(start) {
      for moment in after.dropLast() { turn.join(moment) }
      after = after.suffix(1)
    }
    if let moment = after.first {
      turn.join(moment)
      if moment.isEnd || moment.value != nil {
        turn.phase = moment.map { Value.second(value, $0) }.phase
      }
    }
    moments.append(turn)
    return moments + after.dropFirst().map { $0.map { Value.second(value, $0) } }
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

  public var _touches: _TouchKinds { first._touches.union(second._touches) }

  /// The second gesture occurs if the first fails.
  public func _moments(of touch: _Touch) -> [_GestureMoment<Value>] {
    let preferred = first._moments(of: touch)
    if preferred.last?.hasEnded == true { return preferred.map { $0.map(Value.first) } }
    let other = second._moments(of: touch)
    guard !other.isEmpty else { return preferred.map { $0.map(Value.first) } }
    return other.indices.map { index in
      var moment = _GestureMoment<Value>(other[index].map(Value.second).phase)
      let isLast = index == other.count - 1
      for failing in preferred.dropFirst(index).prefix(isLast ? .max : 1) { moment.join(failing) }
      moment.join(other[index])
      return moment
    }
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
