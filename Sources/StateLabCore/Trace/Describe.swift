/// The name of a type as in its declaration: no module, no address.
///
/// Excluded from optimization: for a statically known type, the optimizer inserts a name that
/// includes the hidden context of private types. `String(describing:)` returns the same, but first
/// casts each type to several protocols, which took a tenth of `statelab run 1`.
@_optimize(none)
public func typeName(_ type: Any.Type) -> String { _typeName(type, qualified: false) }

/// The name of a type without generic arguments.
func baseTypeName(_ type: Any.Type) -> String { QualifiedName.of(type).base ?? typeName(type) }

/// The name of a type; for a long name with function types, without the generic arguments of the
/// types in it: `() -> TupleView<…>`.
func shortTypeName(_ type: Any.Type) -> String {
  let name = typeName(type)
  guard name.utf8.count > 40 else { return name }
  let parts = QualifiedName.of(type)
  return parts.hasFunction ? parts.withoutArguments : name
}

/// A value as text, the same in every run: strings quoted, structs and classes as
/// `Name(field: value)`, sets and dictionaries sorted, no address and no module.
///
/// `String(describing:)` prints the hidden context of private types, which contains an address, and
/// dictionaries in hash order. It also runs the user's code, such as `description`; describing a
/// value must not run user code (fidelity 2.12, 5).
public func describe(_ value: Any) -> String { ValueWriter.text(of: value) }

/// A property wrapper whose description is the description of its wrapped value.
protocol DescribedAsWrappedValue {
  /// The wrapped value; nil if reading the value would run the user's code, in which case the
  /// description is the type alone.
  var describedValue: Any? { get }
}
