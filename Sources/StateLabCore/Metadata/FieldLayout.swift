import Synchronization

/// The positions of a type's stored fields, from its runtime metadata.
///
/// SwiftUI finds dynamic properties through such metadata (R24), and an object's `objectWillChange`
/// finds its `@Published` properties (R73). Unlike `Mirror`, the layout needs no value, includes
/// fields that `CustomReflectable` would hide, and gives the offset of each field for access in
/// place.
enum FieldLayout {
  /// One stored field.
  struct Field: Sendable {
    /// The name as stored: a wrapped property `text` has the field `_text`; a tuple's fields are
    /// `.0`, `.1`.
    let name: String
    /// Bytes from the start of the value, or, for a class, from the start of the object.
    let offset: Int
    /// The declared type. For a `weak` or `unowned` field, the type is `Optional<C>` or `C`, but
    /// the field's bytes are no such value: read a field through its offset only if it
    /// ``isStrong``.
    let type: Any.Type
    let kind: Kind
    /// True if the field is neither `weak` nor `unowned`.
    let isStrong: Bool
  }

  /// The kind of a type, as far as the laboratory distinguishes kinds.
  enum Kind: Sendable {
    case `class`, `struct`, `enum`, optional, tuple, function, existential, other

    init(of type: Any.Type) {
      // The first word of every type's metadata is its kind; on Darwin, numbers above 0x7FF are
      // class pointers.
      switch unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee {
      case 0, 0x800...: self = .class
      case 0x200: self = .struct
      case 0x201: self = .enum
      case 0x202: self = .optional
      case 0x301: self = .tuple
      case 0x302: self = .function
      case 0x303, 0x307: self = .existential
      default: self = .other
      }
    }
  }

  /// The wrapped type of an optional type, nil for any other type. In the metadata of an enum, the
  /// first generic argument follows the kind and the description.
  static func wrapped(in type: Any.Type) -> Any.Type? {
    guard Kind(of: type) == .optional else { return nil }
    return unsafeBitCast(type, to: UnsafePointer<Any.Type>.self)[2]
  }

  /// True for a type whose values may be objects: a class, an existential or an optional of these.
  static func mayBeObject(_ type: Any.Type) -> Bool {
    switch Kind(of: type) {
    case .class, .existential: true
    case .optional: wrapped(in: type).map(mayBeObject) ?? false
    case .struct, .enum, .tuple, .function, .other: false
    }
  }

  /// True if a struct or an enum is generic, or nested in a generic type. The type's description,
  /// which follows the kind in the metadata, has a flag for this. Other kinds may be generic.
  static func mayBeGeneric(_ type: Any.Type) -> Bool {
    switch Kind(of: type) {
    case .struct, .enum:
      unsafeBitCast(type, to: UnsafePointer<UnsafePointer<UInt32>>.self)[1].pointee & 0x80 != 0
    default: true
    }
  }

  /// True for types that nearly every program stores, whose conformances are known here. For a
  /// missing conformance, the runtime would search all conformances of the program.
  static func isCommon(_ type: Any.Type) -> Bool {
    type == String.self || type == Int.self || type == Bool.self || type == Double.self
  }

  /// The stored fields in declaration order, those of superclasses first.
  ///
  /// Structs, classes and tuples have fields. Enums list none (the payloads of their cases are not
  /// stored side by side), nor do functions and existentials.
  static func of(_ type: Any.Type) -> [Field] {
    if let known = cache.withLock({ $0[type] }) { return known }
    let fields = walk(type)
    cache.withLock { $0.set(fields, for: type) }
    return fields
  }

  /// Metadata never changes and is never released, so each entry is computed once. Tests on several
  /// threads share this one table, hence the lock; only mounts take the lock, updates never do.
  private static let cache = Mutex(TypeTable<[Field]>())

  private static func walk(_ type: Any.Type) -> [Field] {
    // The entry points support no other kinds, and crash for an existential.
    switch Kind(of: type) {
    case .class, .struct, .tuple: break
    default: return []
    }
    return (0..<fieldCount(type)).map { index in
      var description = FieldDescription()
      let fieldType = fieldMetadata(type, index: index, into: &description)
      defer { description.free?(description.name) }
      return Field(
        name: description.name.map { String(cString: $0) } ?? "",
        offset: fieldOffset(type, index: index), type: fieldType, kind: Kind(of: fieldType),
        isStrong: description.isStrong)
    }
  }
}

// MARK: Entry points of the runtime, as the standard library declares them

private struct FieldDescription {
  var name: UnsafePointer<CChar>?
  var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVariable = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func fieldCount(_: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func fieldMetadata(
  _: Any.Type, index: Int, into: UnsafeMutablePointer<FieldDescription>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func fieldOffset(_: Any.Type, index: Int) -> Int
