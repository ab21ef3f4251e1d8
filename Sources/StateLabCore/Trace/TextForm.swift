import Synchronization

/// The ways in which a value of a type becomes text without running the user's code (fidelity 2.12,
/// 5).
enum TextForm {
  /// A type that the user wrote: its stored parts are read, whatever it says of itself.
  case reflected
  /// A type of the toolchain or the laboratory that may hold the user's values, such as an array:
  /// its mirror is asked.
  case mirrored
  /// One that cannot hold any, such as a number: its `description` is asked.
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
    return type is any CustomStringConvertible.Type && !mayHoldAnything ? .described : .mirrored
  }
}
