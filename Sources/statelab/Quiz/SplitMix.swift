/// Random numbers that are the same on every machine: SplitMix64, whose whole state is one number.
///
/// The algorithm is implemented here, because that of the standard library's `shuffled` may change
/// with the compiler.
nonisolated struct SplitMix {
  private var state: UInt64

  init(seed: Int) { state = UInt64(bitPattern: Int64(seed)) }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// The positions below `count` in random order (Fisher and Yates).
  mutating func order(of count: Int) -> [Int] {
    var order = Array(0..<count)
    for end in order.indices.dropFirst().reversed() {
      order.swapAt(end, Int(next() % UInt64(end + 1)))
    }
    return order
  }
}
