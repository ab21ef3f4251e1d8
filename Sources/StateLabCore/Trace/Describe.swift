/// The name of a type as a reader of its declaration would write it: no module, no address.
///
/// Kept from the optimiser: where it knows the type, it writes in the call's place the name with
/// the hidden context of private types. `String(describing:)` says the same, after asking each type
/// whether it conforms to half a dozen protocols: that was a tenth of `statelab run 1`.
@_optimize(none)
public func typeName(_ type: Any.Type) -> String { _typeName(type, qualified: false) }

/// The same without what the type is generic over.
func baseTypeName(_ type: Any.Type) -> String { QualifiedName.of(type).base ?? typeName(type) }

/// The same; of a long type of functions without what the types in it are generic over:
/// `() -> TupleView<…>`.
func shortTypeName(_ type: Any.Type) -> String {
  let name = typeName(type)
  guard name.utf8.count > 40 else { return name }
  let parts = QualifiedName.of(type)
  return parts.hasFunction ? parts.withoutArguments : name
}

/// A value as text, the same in every run: strings quoted, structs and classes as
/// `Name(field: value)`, sets and dictionaries sorted, no address and no module.
///
/// `String(describing:)` will not do: it prints the hidden context of private types, which holds an
/// address, and dictionaries in the order of their hashes. And it runs the user's code, such as
/// `description`; looking at a value must not do that (fidelity 2.12, 5).
public func describe(_ value: Any) -> String { ValueWriter.text(of: value) }

/// A property wrapper that is described as the value it wraps.
protocol DescribedAsWrappedValue {
  /// Nil where the user's code would have to run to find the value: then only the type is told.
  var describedValue: Any? { get }
}
