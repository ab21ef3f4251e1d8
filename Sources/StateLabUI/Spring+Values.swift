import StateLabCore

// The movement of a spring, computed for the program. Nothing moves on the screen.

extension Spring {
  /// The seconds of one swing without damping.
  public var response: Double { duration }
  /// The damping: 1 for a spring that just does not overshoot.
  public var dampingRatio: Double { bounce < 0 ? 1 / (1 + bounce) : 1 - bounce }
  /// The force that pulls the spring back, for a distance of 1.
  public var stiffness: Double { mass * frequency * frequency }
  /// The force that brakes the spring, for a speed of 1.
  public var damping: Double { 2 * dampingRatio * frequency * mass }
  /// The seconds until the spring has come to rest, approximately.
  public var settlingDuration: TimeInterval {
    dampingRatio > 0 ? log(1000) / (min(dampingRatio, 1) * frequency) : .infinity
  }

  private var frequency: Double { 2 * .pi / duration }

  /// The weights of the target and of the initial velocity, in the position at a time.
  private func weights(at time: TimeInterval) -> (target: Double, velocity: Double) {
    let decay = dampingRatio * frequency
    let fading = exp(-decay * time)
    let square = 1 - dampingRatio * dampingRatio
    guard abs(square) > 1e-9 else { return (1 - fading * (1 + decay * time), fading * time) }
    let swing = frequency * abs(square).squareRoot()
    guard square > 0 else {
      let (slow, fast) = (exp((swing - decay) * time), exp(-(swing + decay) * time))
      let odd = (slow - fast) / (2 * swing)
      return (1 - (slow + fast) / 2 - decay * odd, odd)
    }
    let (even, odd) = (cos(swing * time), sin(swing * time) / swing)
    return (1 - fading * (even + decay * odd), fading * odd)
  }

  /// The position of a spring that moves from zero to the target.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let weights = weights(at: time)
    return target.scaled(by: weights.target) + initialVelocity.scaled(by: weights.velocity)
  }

  /// The velocity of a spring that moves from zero to the target, measured over a short time.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let step = 1e-6
    let before = value(target: target, initialVelocity: initialVelocity, time: time - step)
    let after = value(target: target, initialVelocity: initialVelocity, time: time + step)
    return (after - before).scaled(by: 1 / (2 * step))
  }

  /// Moves a value and its velocity on by a time.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let (way, start) = (target - value, velocity)
    value += self.value(target: way, initialVelocity: start, time: deltaTime)
    velocity = self.velocity(target: way, initialVelocity: start, time: deltaTime)
  }
}

extension VectorArithmetic {
  fileprivate func scaled(by factor: Double) -> Self {
    var result = self
    result.scale(by: factor)
    return result
  }
}
