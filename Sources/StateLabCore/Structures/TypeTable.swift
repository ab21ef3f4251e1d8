/// Values by type, in the order of their insertion.
///
/// The keys are the types' addresses, as `Int`. For the first dictionary with another key type,
/// such as `ObjectIdentifier`, the runtime would search all conformances of the program for
/// `Hashable`; for `Int`, the runtime has found the conformance already.
struct TypeTable<Value> {
  private(set) var values: [Value] = []
  /// The position of each type's value.
  private var positions: [Int: Int] = [:]

  subscript(type: Any.Type) -> Value? {
    positions[Int(bitPattern: ObjectIdentifier(type))].map { values[$0] }
  }

  mutating func set(_ value: Value, for type: Any.Type) {
    let key = Int(bitPattern: ObjectIdentifier(type))
    if let position = positions[key] {
      values[position] = value
    } else {
      positions[key] = values.count
      values.append(value)
    }
  }
}

extension TypeTable: Sendable where Value: Sendable {}
