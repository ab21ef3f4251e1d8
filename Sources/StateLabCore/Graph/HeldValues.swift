/// Compares two values of one type part by part: objects by identity, values of libraries by `==`.
@MainActor
enum HeldValues {
  private static let deepest = 5

  /// True if two values of a view's or a modifier's type refer to different objects, or hold
  /// different values, such as ids.
  static func differ<Value>(_ a: Value, _ b: Value) -> Bool { differ(a, b, depth: 0) }

  fileprivate static func differ<Value>(_ a: Value, _ b: Value, depth: Int) -> Bool {
    withUnsafeBytes(of: a) { a in
      withUnsafeBytes(of: b) { b in
        guard let a = a.baseAddress, let b = b.baseAddress else { return false }
        return differ(Value.self, at: a, and: b, depth: depth)
      }
    }
  }

  private static func differ(
    _ type: Any.Type, at a: UnsafeRawPointer, and b: UnsafeRawPointer, depth: Int
  ) -> Bool {
    StepCounter.count()
    guard depth <= deepest else { return false }
    func open<Value>(_: Value.Type) -> Bool {
      let a = a.assumingMemoryBound(to: Value.self).pointee
      let b = b.assumingMemoryBound(to: Value.self).pointee
      return partsDiffer(a, b, depth: depth + 1)
    }
    switch FieldLayout.Kind(of: type) {
    case .class:
      // Each evaluation may create another key path to the same property.
      return !(type is AnyKeyPath.Type)
        && a.loadUnaligned(as: UInt.self) != b.loadUnaligned(as: UInt.self)
    case .struct where depth > 0 && QualifiedName.of(type).isOfLibrary:
      if let holder = type as? any ValueHolder.Type {
        return holder.valuesDiffer(at: a, and: b, depth: depth)
      }
      if let equatable = type as? any Equatable.Type { return areUnequal(equatable, at: a, and: b) }
      // Other properties of the laboratory keep their values with the mounted view.
      guard let base = QualifiedName.of(type).base, ["ObservedObject", "Bindable"].contains(base)
      else { return false }
      return fieldsDiffer(type, at: a, and: b, depth: depth)
    case .struct, .tuple: return fieldsDiffer(type, at: a, and: b, depth: depth)
    case .enum, .optional, .existential: return _openExistential(type, do: open)
    case .function, .other: return false
    }
  }

  /// A value that is not equal to itself, such as `Double.nan`, does not count as changed.
  private static func areUnequal<Value: Equatable>(
    _: Value.Type, at a: UnsafeRawPointer, and b: UnsafeRawPointer
  ) -> Bool {
    let a = a.assumingMemoryBound(to: Value.self).pointee
    let b = b.assumingMemoryBound(to: Value.self).pointee
    return a != b && a == a
  }

  private static func fieldsDiffer(
    _ type: Any.Type, at a: UnsafeRawPointer, and b: UnsafeRawPointer, depth: Int
  ) -> Bool {
    FieldLayout.of(type).contains { field in
      field.isStrong
        && differ(field.type, at: a + field.offset, and: b + field.offset, depth: depth + 1)
    }
  }

  /// The payloads of an enum's cases, or the values of an existential.
  private static func partsDiffer(_ a: Any, _ b: Any, depth: Int) -> Bool {
    guard type(of: a) == type(of: b) else { return false }
    switch FieldLayout.Kind(of: type(of: a)) {
    case .enum, .optional:
      let a = Reflection(a)
      let b = Reflection(b)
      guard a.count == 1, b.count == 1, a.caseName == b.caseName else { return false }
      return partsDiffer(a.child(0).value, b.child(0).value, depth: depth)
    default:
      // The value may still hold an existential, which a cast unwraps.
      func open<Value>(_: Value.Type) -> Bool {
        guard let a = a as? Value, let b = b as? Value else { return false }
        return differ(a, b, depth: depth)
      }
      return _openExistential(type(of: a), do: open)
    }
  }
}

/// A type of a library whose values hold objects or values of a program.
@MainActor
protocol ValueHolder {
  static func valuesDiffer(
    at a: UnsafeRawPointer, and b: UnsafeRawPointer, depth: Int
  ) -> Bool
}

extension Array: ValueHolder {
  static func valuesDiffer(
    at a: UnsafeRawPointer, and b: UnsafeRawPointer, depth: Int
  ) -> Bool {
    let a = a.assumingMemoryBound(to: Self.self).pointee
    let b = b.assumingMemoryBound(to: Self.self).pointee
    return a.count == b.count
      && zip(a, b).contains { HeldValues.differ($0, $1, depth: depth + 1) }
  }
}

extension Binding: ValueHolder {
  static func valuesDiffer(
    at a: UnsafeRawPointer, and b: UnsafeRawPointer, depth: Int
  ) -> Bool {
    let a = a.assumingMemoryBound(to: Self.self).pointee.location
    let b = b.assumingMemoryBound(to: Self.self).pointee.location
    guard let a = a.object, let b = b.object else { return false }
    return a !== b
  }
}
