import Synchronization

/// The ways to convert a value of a type to text without running the user's code (fidelity 2.12,
/// 5).
enum TextForm {
  /// A type of the user: the text lists the stored parts, ignoring the type's own conformances.
  case reflected
  /// A type of the toolchain or the laboratory that may contain values of the user, such as an
  /// array: the text uses the type's mirror.
  case mirrored
  /// A type that cannot contain values of the user, such as a number: the text is the value's
  /// `description`, or its `debugDescription`.
  case described

  static func of(_ type: Any.Type) -> TextForm {
    if FieldLayout.isCommon(type) { return .described }
    if let known = cache.withLock({ $0[type] }) { return known }
    let form = find(type)
    cache.withLock { $0.set(form, for: type) }
    return form
  }

  private static let cache = Mutex(TypeTable<TextForm>())

  private static func find(_ type: Any.Type) -> TextForm {
    let name = QualifiedName.of(type)
    guard name.isOfLibrary else { return .reflected }
    let mayHoldAnything = name.isGeneric || type == AnyHashable.self
    let hasText =
      type is any CustomStringConvertible.Type || type is any CustomDebugStringConvertible.Type
    return hasText && !mayHoldAnything ? .described : .mirrored
  }
}
