/// Compares two values of one type as the runtime does.
///
/// There are two modes. View values compare *equatable unless plain data* (R34): plain data bit by
/// bit, ignoring `==`; other types by `==`, or field by field without `==`. Values of a state
/// compare *equatable always* (R10). In both modes, class references compare by identity and
/// closures by their bits (R35: observed, in part inferred). Bits are the bits of the stored
/// fields, never of the padding between them; an enum without `==` compares by its case and the
/// bits of its payload (fidelity 2.11, 10).
///
/// A comparison is created once per type and cached: a node uses its comparison at each update. The
/// type is on no actor: the standard library would check the executor of an isolated closure at
/// each call, which took longer than the comparison.
class ValueComparison: @unchecked Sendable {
  /// True if the two values in memory are equal.
  func areEqual(at a: UnsafeRawPointer, and b: UnsafeRawPointer) -> Bool { false }

  final func areEqual<Value>(_ a: Value, _ b: Value) -> Bool {
    withUnsafePointer(to: a) { a in
      withUnsafePointer(to: b) { b in areEqual(at: a, and: b) }
    }
  }

  /// True if the comparison compares the stored fields of the two values.
  var isByField: Bool { false }

  enum Mode: Int {
    case equatableUnlessPlainData
    case equatableAlways
    /// The mode for the payload of an enum without `==`.
    case bits
  }

  @MainActor private static var cache = InlineArray<3, TypeTable<ValueComparison>>(
    repeating: TypeTable())

  /// - Parameter mayBeEquatable: False if the type is known to have no `==`.
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
    // A weak or unowned field holds no value of its type; its bits identify the object.
    field.isStrong ? of(field.type, mode: mode) : SameBits(size: MemoryLayout<UInt>.size)
  }

  @MainActor private static func make(
    for type: Any.Type, mode: Mode, mayBeEquatable: Bool
  ) -> ValueComparison {
    func open<Value>(_ type: Value.Type) -> ValueComparison {
      let kind = FieldLayout.Kind(of: type)
      if kind == .class { return SameBits(size: MemoryLayout<Value>.size) }
      // The runtime searches all conformances for an existing or a missing one, so the cast runs
      // only for types whose conformance is unknown.
      if let known = mode.comparison(ofKnown: type) { return known }
      if let wrapped = FieldLayout.wrapped(in: type) {
        // References compare by their bits, weak references included.
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
      // A SIMD type of three numbers has the size of four.
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
  /// The comparison of types that nearly every view stores.
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

/// Compares by `==`, which the initializer receives: with an `Equatable` constraint on the class,
/// the runtime would look up the conformance to create the class.
private final class SameByEquatable<Value>: ValueComparison, @unchecked Sendable {
  private let equals: (Value, Value) -> Bool

  init(_ equals: @escaping (Value, Value) -> Bool) { self.equals = equals }

  override func areEqual(at a: UnsafeRawPointer, and b: UnsafeRawPointer) -> Bool {
    equals(
      a.assumingMemoryBound(to: Value.self).pointee, b.assumingMemoryBound(to: Value.self).pointee)
  }
}

/// Compares bytes: numbers, references, closures.
private final class SameBits: ValueComparison, @unchecked Sendable {
  private let size: Int

  init(size: Int) { self.size = size }

  override func areEqual(at a: UnsafeRawPointer, and b: UnsafeRawPointer) -> Bool {
    UnsafeRawBufferPointer(start: a, count: size)
      .elementsEqual(UnsafeRawBufferPointer(start: b, count: size))
  }
}

/// Compares every stored field, in order; padding does not count.
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

/// Compares an enum without `==`: the case, and the bits of the payload. Memory that a smaller
/// payload does not use does not count, nor does padding in a payload.
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

/// Compares an existential: the dynamic type, and the value of that type.
private final class SameDynamicValue<Existential>: ValueComparison, @unchecked Sendable {
  private let mode: Mode

  init(mode: Mode) { self.mode = mode }

  override func areEqual(at a: UnsafeRawPointer, and b: UnsafeRawPointer) -> Bool {
    let a = a.assumingMemoryBound(to: Existential.self).pointee as Any
    let b = b.assumingMemoryBound(to: Existential.self).pointee as Any
    // The call opens the type, not the value: `a` still holds an existential, which a cast unwraps.
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

/// Compares an optional of a type without `==`: both nil, or both wrapped values equal.
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
  /// Optionals of `Equatable` types use their `==`.
  fileprivate static func comparison(mode: ValueComparison.Mode) -> ValueComparison? {
    mode != .bits && Wrapped.self is any Equatable.Type ? nil : SameOptional<Wrapped>(mode: mode)
  }
}
