/// Tells whether two values of one type are the same to the runtime.
///
/// Two modes: view values compare *equatable unless plain data* (R34): plain data bit by bit, its
/// own `==` ignored; else `==`; else field by field. The value of a state compares *equatable
/// always* (R10). In both, class references compare by identity and closures by their bits (R35:
/// observed, in part inferred). Bits are those of the stored fields, never of the padding between
/// them; an enum without `==` compares by its case and the bits of its payload (fidelity 2.11, 10).
///
/// Made once per type and kept: a node asks it at each update. Comparing belongs to no actor: a
/// closure that does, handed to the standard library, is checked for its executor at each call,
/// which took longer than the comparison.
class ValueComparison: @unchecked Sendable {
  /// The same of two values in memory.
  func areEqual(at a: UnsafeRawPointer, and b: UnsafeRawPointer) -> Bool { false }

  final func areEqual<Value>(_ a: Value, _ b: Value) -> Bool {
    withUnsafePointer(to: a) { a in
      withUnsafePointer(to: b) { b in areEqual(at: a, and: b) }
    }
  }

  /// True if it goes through the stored fields of the two.
  var isByField: Bool { false }

  enum Mode: Int {
    case equatableUnlessPlainData
    case equatableAlways
    /// The payload of an enum without `==`.
    case bits
  }

  @MainActor private static var cache = InlineArray<3, TypeTable<ValueComparison>>(
    repeating: TypeTable())

  /// - Parameter mayBeEquatable: False where it is known that the type has no `==`.
  @MainActor static func of(
    _ type: Any.Type, mode: Mode = .equatableUnlessPlainData, mayBeEquatable: Bool = true
  ) -> ValueComparison {
    if let known = cache[mode.rawValue][type] { return known }
    let made = make(for: type, mode: mode, mayBeEquatable: mayBeEquatable)
    cache[mode.rawValue].set(made, for: type)
    return made
  }

  @MainActor static func of(
    _ field: FieldLayout.Field, mode: Mode = .equatableUnlessPlainData
  ) -> ValueComparison {
    // A weak or unowned field holds no value of its type; its bits tell one object from another.
    field.isStrong ? of(field.type, mode: mode) : SameBits(size: MemoryLayout<UInt>.size)
  }

  @MainActor private static func make(
    for type: Any.Type, mode: Mode, mayBeEquatable: Bool
  ) -> ValueComparison {
    func open<Value>(_ type: Value.Type) -> ValueComparison {
      let kind = FieldLayout.Kind(of: type)
      if kind == .class { return SameBits(size: MemoryLayout<Value>.size) }
      // The runtime goes through all conformances there are to find one, or that there is none, so
      // it is asked only where there may be one that nobody knows.
      if let known = mode.comparison(ofKnown: type) { return known }
      if let wrapped = FieldLayout.wrapped(in: type) {
        // A reference compares by its bits, weak ones included.
        if FieldLayout.Kind(of: wrapped) == .class {
          return SameBits(size: MemoryLayout<Value>.size)
        }
        if let optional = type as? any OptionalComparing.Type,
          let comparison = optional.comparison(mode: mode)
        {
          return comparison
        }
      }
      #if !(os(Windows) || os(Android)) && (arch(i386) || arch(x86_64))
        if type == Float80.self { return SameBits(size: 10) }
      #endif
      // Three numbers in the place of four.
      if mayBeEquatable, mode.asksForEquatable(type, kind) || type is any SIMD.Type {
        if let equatable = type as? any Equatable.Type { return equatable.comparison }
      }
      switch kind {
      case .struct, .tuple:
        let fields = FieldLayout.of(type)
        if fields.isEmpty { return SameBits(size: MemoryLayout<Value>.size) }
        return FieldByField(fields, mode: mode)
      case .enum: return SameCase<Value>()
      case .existential: return SameDynamicValue<Value>(mode: mode)
      default: return SameBits(size: MemoryLayout<Value>.size)
      }
    }
    return _openExistential(type, do: open)
  }
}

extension ValueComparison.Mode {
  /// Of the types that nearly every view holds: how they compare is known.
  fileprivate func comparison(ofKnown type: Any.Type) -> ValueComparison? {
    if self != .bits, type == String.self { return SameByEquatable<String>(==) }
    guard self == .equatableAlways else { return nil }
    if type == Int.self { return SameByEquatable<Int>(==) }
    if type == Bool.self { return SameByEquatable<Bool>(==) }
    if type == Double.self { return SameByEquatable<Double>(==) }
    return nil
  }

  fileprivate func asksForEquatable(_ type: Any.Type, _ kind: FieldLayout.Kind) -> Bool {
    switch self {
    case .equatableAlways: true
    case .equatableUnlessPlainData: !_isPOD(type) || kind == .enum || kind == .optional
    case .bits: false
    }
  }
}

extension Equatable {
  fileprivate static var comparison: ValueComparison { SameByEquatable<Self>(==) }
}

/// `==`, which it is given: to make a generic class whose type must be `Equatable`, the runtime would
/// look up that it is.
private final class SameByEquatable<Value>: ValueComparison, @unchecked Sendable {
  private let equals: (Value, Value) -> Bool

  init(_ equals: @escaping (Value, Value) -> Bool) { self.equals = equals }

  override func areEqual(at a: UnsafeRawPointer, and b: UnsafeRawPointer) -> Bool {
    equals(
      a.assumingMemoryBound(to: Value.self).pointee, b.assumingMemoryBound(to: Value.self).pointee)
  }
}

/// The same bytes: numbers, references, closures.
private final class SameBits: ValueComparison, @unchecked Sendable {
  private let size: Int

  init(size: Int) { self.size = size }

  override func areEqual(at a: UnsafeRawPointer, and b: UnsafeRawPointer) -> Bool {
    UnsafeRawBufferPointer(start: a, count: size)
      .elementsEqual(UnsafeRawBufferPointer(start: b, count: size))
  }
}

/// Every stored field, in order; what lies between the fields does not count.
private final class FieldByField: ValueComparison, @unchecked Sendable {
  private struct Field {
    let offset: Int
    let comparison: ValueComparison
  }

  private let fields: [Field]

  @MainActor init(_ fields: [FieldLayout.Field], mode: Mode) {
    self.fields = fields.map { Field(offset: $0.offset, comparison: .of($0, mode: mode)) }
  }

  override var isByField: Bool { true }

  override func areEqual(at a: UnsafeRawPointer, and b: UnsafeRawPointer) -> Bool {
    for field in fields
    where !field.comparison.areEqual(at: a + field.offset, and: b + field.offset) {
      return false
    }
    return true
  }
}

/// An enum without `==`: the same case, and the same bits in its payload. What a smaller payload
/// leaves of the enum's memory does not count, nor does what lies between the parts of one.
private final class SameCase<Enum>: ValueComparison, @unchecked Sendable {
  private let bits = SameBits(size: MemoryLayout<Enum>.size)
  private let payload = SameDynamicValue<Any>(mode: .bits)

  override func areEqual(at a: UnsafeRawPointer, and b: UnsafeRawPointer) -> Bool {
    if bits.areEqual(at: a, and: b) { return true }
    let a = Reflection(a.assumingMemoryBound(to: Enum.self).pointee)
    let b = Reflection(b.assumingMemoryBound(to: Enum.self).pointee)
    guard a.caseName == b.caseName, a.count == b.count else { return false }
    return a.count == 0 || payload.areEqual(a.child(0).value, b.child(0).value)
  }
}

/// An existential: the same dynamic type, and the same value of it.
private final class SameDynamicValue<Existential>: ValueComparison, @unchecked Sendable {
  private let mode: Mode

  init(mode: Mode) { self.mode = mode }

  override func areEqual(at a: UnsafeRawPointer, and b: UnsafeRawPointer) -> Bool {
    let a = a.assumingMemoryBound(to: Existential.self).pointee as Any
    let b = b.assumingMemoryBound(to: Existential.self).pointee as Any
    // The type is opened, not the value: `a` still holds an existential, which a cast unwraps.
    func compare<Value>(_: Value.Type) -> Bool {
      guard type(of: b) == Value.self, let a = a as? Value, let b = b as? Value else {
        return false
      }
      let comparison = MainThread.assume { ValueComparison.of(Value.self, mode: mode) }
      return comparison.areEqual(a, b)
    }
    return _openExistential(type(of: a), do: compare)
  }
}

/// An optional of something that has no `==`: both nil, or both the same value.
private final class SameOptional<Wrapped>: ValueComparison, @unchecked Sendable {
  private let wrapped: ValueComparison

  @MainActor init(mode: Mode) { wrapped = .of(Wrapped.self, mode: mode) }

  override func areEqual(at a: UnsafeRawPointer, and b: UnsafeRawPointer) -> Bool {
    let a = a.assumingMemoryBound(to: Wrapped?.self).pointee
    let b = b.assumingMemoryBound(to: Wrapped?.self).pointee
    return switch (a, b) {
    case (nil, nil): true
    case (let a?, let b?): wrapped.areEqual(a, b)
    default: false
    }
  }
}

@MainActor
private protocol OptionalComparing {
  static func comparison(mode: ValueComparison.Mode) -> ValueComparison?
}

extension Optional: OptionalComparing {
  /// Types that are Equatable keep their `==`.
  fileprivate static func comparison(mode: ValueComparison.Mode) -> ValueComparison? {
    mode != .bits && Wrapped.self is any Equatable.Type ? nil : SameOptional<Wrapped>(mode: mode)
  }
}
