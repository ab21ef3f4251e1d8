/// Values by type, in the order in which the types came.
///
/// To look a type up, its address is taken as a number. By `ObjectIdentifier` it would be a
/// dictionary of another kind, and the first of a kind takes long: the runtime goes through all
/// conformances of the program to find out how the keys are hashed. How numbers are, it knows soon
/// in any case.
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
