import Testing

@testable import StateLabCore

/// A comparison ignores the contents of padding (fidelity 2.11, 10).
@Suite("Comparing values")
struct ValueComparisonTests {
  /// The second payload takes all bits of the first eight bytes, so that the compiler cannot store
  /// the number of the case in the padding of the first.
  private enum Payloads {
    case pair(Int8, Int64)
    case one(Int64)
    case none
  }

  private struct Outer {
    var inner: Inner
    var last: Int8
    struct Inner {
      var first: Int8
      var wide: Int64
    }
  }

  /// Whether a value equals itself when its padding held other bytes before it was stored.
  private func ignoresPadding<Value>(_ value: Value, _ mode: ValueComparison.Mode) -> Bool {
    func stored(over byte: UInt8) -> UnsafeMutableRawPointer {
      let place = UnsafeMutableRawPointer.allocate(
        byteCount: MemoryLayout<Value>.stride, alignment: MemoryLayout<Value>.alignment)
      place.initializeMemory(as: UInt8.self, repeating: byte, count: MemoryLayout<Value>.stride)
      return place
    }
    let places = (stored(over: 0), stored(over: 0xFF))
    defer {
      places.0.deallocate()
      places.1.deallocate()
    }
    for place in [places.0, places.1] { store(value, at: place) }
    return ValueComparison.of(Value.self, mode: mode).areEqual(at: places.0, and: places.1)
  }

  /// Stores each part separately: storing the whole value would copy its padding.
  private func store<Value>(_ value: Value, at place: UnsafeMutableRawPointer) {
    if let value = value as? Outer {
      let place = place.assumingMemoryBound(to: Outer.self)
      place.pointee.inner.first = value.inner.first
      place.pointee.inner.wide = value.inner.wide
      place.pointee.last = value.last
    } else {
      // The bytes outside the padding of this case are the value's own.
      withUnsafeBytes(of: value) { bytes in
        for (offset, byte) in bytes.enumerated() where !isPadding(offset, of: value) {
          place.storeBytes(of: byte, toByteOffset: offset, as: UInt8.self)
        }
      }
    }
  }

  private func isPadding<Value>(_ offset: Int, of value: Value) -> Bool {
    switch value as? Payloads {
    case .pair: 1..<8 ~= offset
    case .one: 8..<16 ~= offset
    default: false
    }
  }

  @Test(
    "R34 A comparison ignores padding in nested structs and in payloads of enums",
    arguments: [ValueComparison.Mode.equatableUnlessPlainData, .equatableAlways])
  func padding(mode: ValueComparison.Mode) {
    #expect(ignoresPadding(Outer(inner: .init(first: 1, wide: 2), last: 3), mode))
    #expect(ignoresPadding(Payloads.pair(1, 2), mode))
    #expect(ignoresPadding(Payloads.one(1), mode))
  }

  @Test("R34 An enum without == compares by its case and the bits of its payload")
  func enums() {
    let comparison = ValueComparison.of(Payloads.self)
    #expect(comparison.areEqual(Payloads.pair(1, 2), .pair(1, 2)))
    #expect(!comparison.areEqual(Payloads.pair(1, 2), .pair(1, 3)))
    #expect(!comparison.areEqual(Payloads.one(1), .one(2)))
    #expect(!comparison.areEqual(Payloads.one(0), .none))
    #expect(comparison.areEqual(Payloads.none, .none))
  }

  @Test("R34 An enum without == does not call the == of its payload")
  func payloadsOwnEquality() {
    struct Same: Equatable {
      var number: Int
      nonisolated static func == (a: Same, b: Same) -> Bool { true }
    }
    enum Holder { case held(Same, String), empty }
    let comparison = ValueComparison.of(Holder.self, mode: .equatableAlways)
    #expect(!comparison.areEqual(Holder.held(Same(number: 1), "a"), .held(Same(number: 2), "a")))
    #expect(comparison.areEqual(Holder.held(Same(number: 1), "a"), .held(Same(number: 1), "a")))
  }
}
