// A program that reads random values gets the same values in each run, so that two runs differ only
// by the program's own behavior. These members hide the standard library's and Foundation's own in
// files that import this module and not Foundation. Our choice: on a device each run differs.

/// The generator of all random values here: SplitMix64, with the same seed in each run.
private struct RepeatedGenerator: RandomNumberGenerator {
  private static let lock = NSLock()
  /// Guarded by the lock: a real thread of the program may read random values, too.
  nonisolated(unsafe) private static var state: UInt64 = 0

  mutating func next() -> UInt64 {
    Self.lock.withLock {
      Self.state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = Self.state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }
}

extension UUID {
  /// A new identifier; the sequence is the same in each run.
  @_disfavoredOverload
  public init() {
    var generator = RepeatedGenerator()
    var bytes = unsafeBitCast((generator.next(), generator.next()), to: uuid_t.self)
    // Version 4, of the variant that RFC 9562 describes.
    bytes.6 = bytes.6 & 0x0F | 0x40
    bytes.8 = bytes.8 & 0x3F | 0x80
    self.init(uuid: bytes)
  }
}

extension FixedWidthInteger {
  /// A number in this range, the same in each run.
  @_disfavoredOverload
  public static func random(in range: Range<Self>) -> Self {
    var generator = RepeatedGenerator()
    return random(in: range, using: &generator)
  }

  /// A number in this range, the same in each run.
  @_disfavoredOverload
  public static func random(in range: ClosedRange<Self>) -> Self {
    var generator = RepeatedGenerator()
    return random(in: range, using: &generator)
  }
}

extension BinaryFloatingPoint where RawSignificand: FixedWidthInteger {
  /// A number in this range, the same in each run.
  @_disfavoredOverload
  public static func random(in range: Range<Self>) -> Self {
    var generator = RepeatedGenerator()
    return random(in: range, using: &generator)
  }

  /// A number in this range, the same in each run.
  @_disfavoredOverload
  public static func random(in range: ClosedRange<Self>) -> Self {
    var generator = RepeatedGenerator()
    return random(in: range, using: &generator)
  }
}

extension Bool {
  /// True or false, the same in each run.
  @_disfavoredOverload
  public static func random() -> Bool {
    var generator = RepeatedGenerator()
    return random(using: &generator)
  }
}

extension Collection {
  /// One of the elements, the same in each run; nil for an empty collection.
  @_disfavoredOverload
  public func randomElement() -> Element? {
    var generator = RepeatedGenerator()
    return randomElement(using: &generator)
  }
}

extension Sequence {
  /// The elements in a shuffled order, the same in each run.
  @_disfavoredOverload
  public func shuffled() -> [Element] {
    var generator = RepeatedGenerator()
    return shuffled(using: &generator)
  }
}

extension MutableCollection where Self: RandomAccessCollection {
  /// Shuffles the elements, in the same order in each run.
  @_disfavoredOverload
  public mutating func shuffle() {
    var generator = RepeatedGenerator()
    shuffle(using: &generator)
  }
}
