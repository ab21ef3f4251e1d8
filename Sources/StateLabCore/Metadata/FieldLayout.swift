@_spi(Reflection) import Swift
import Synchronization

/// Where the stored fields of a type lie, from the type's runtime metadata.
///
/// This is how SwiftUI finds dynamic properties (R24) and how an object's `objectWillChange` finds
/// its `@Published` properties (R73). It is not `Mirror`: it needs no value, a type that conforms
/// to `CustomReflectable` cannot hide anything from it, and a field is reached through its offset,
/// in place.
enum FieldLayout {
  /// One stored field.
  struct Field: Sendable {
    /// As stored: a wrapped property `text` has the field `_text`; a tuple's fields are `.0`, `.1`.
    let name: String
    /// Bytes from the start of the value, or, for a class, from the start of the object.
    let offset: Int
    /// The declared type. A `weak` or `unowned` field says `Optional<C>` or `C` here, though its
    /// bytes are no such value: read a field through its offset only if it ``isStrong``.
    let type: Any.Type
    let kind: Kind
    /// Neither `weak` nor `unowned`.
    let isStrong: Bool
  }

  /// What sort of type it is, as far as anyone here asks.
  enum Kind: Sendable {
    case `class`, `struct`, `enum`, optional, tuple, function, existential, other

    init(of type: Any.Type) {
      // The first word of every type's metadata is its kind; numbers above 0x7FF are the pointers
      // with which Darwin's classes begin.
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

  /// The stored fields in declaration order, those of superclasses first.
  ///
  /// Structs, classes and tuples have fields. Enums list none (the payloads of their cases are not
  /// stored side by side), nor do functions and existentials.
  static func of(_ type: Any.Type) -> [Field] {
    let id = ObjectIdentifier(type)
    if let known = cache.withLock({ $0[id] }) { return known }
    let fields = walk(type)
    cache.withLock { $0[id] = fields }
    return fields
  }

  /// Metadata never changes and never goes away, so an entry is computed once and kept. Tests on
  /// several threads share this one table, hence the lock; it is taken at mounts, never in updates.
  private static let cache = Mutex<[ObjectIdentifier: [Field]]>([:])

  private static func walk(_ type: Any.Type) -> [Field] {
    // _forEachField crashes on an existential type, so the kind is asked first.
    let options: _EachFieldOptions
    switch Kind(of: type) {
    case .class: options = _EachFieldOptions(rawValue: 1)
    case .struct, .tuple: options = []
    default: return []
    }
    var fields: [Field] = []
    _forEachField(of: type, options: options) { name, offset, fieldType, _ in
      fields.append(
        Field(
          name: String(cString: name), offset: offset, type: fieldType, kind: Kind(of: fieldType),
          isStrong: isStrong(fields.count, of: type)))
      return true
    }
    return fields
  }

  /// Whether the field owns what it refers to; `_forEachField` knows, and does not say.
  private static func isStrong(_ index: Int, of type: Any.Type) -> Bool {
    var description = FieldDescription()
    _ = childMetadata(type, index: index, into: &description)
    description.free?(description.name)
    return description.isStrong
  }
}

/// The runtime's description of a field, laid out as the standard library declares it.
private struct FieldDescription {
  var name: UnsafePointer<CChar>?
  var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVariable = false
}

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func childMetadata(
  _: Any.Type, index: Int, into: UnsafeMutablePointer<FieldDescription>
) -> Any.Type
