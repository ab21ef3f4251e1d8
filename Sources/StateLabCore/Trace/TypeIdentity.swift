/// The name of a type, and the facts that distinguish the type from others of the same name.
public struct TypeIdentity: Hashable, Sendable {
  /// The name as a reader of the code would write it: `TestView<Subject>`.
  public let name: String
  /// The name without generic arguments: `TestView`.
  public let baseName: String
  /// The name with the enclosing types: `Gallery.Row`.
  public let nestedName: String
  /// The nested name without generic arguments, as declared: `Gallery.Card`.
  public let declaredName: String
  /// The position, from 1, among the types with this nested name, in the order of their first
  /// appearance in a recording. Only types in functions share a name.
  public let number: Int
  /// True for a view of the laboratory, which has no body in a trace.
  public let isBuiltIn: Bool

  /// Creates a type from its names, for a stored trace. Without a base name, the type is not
  /// generic; without a nested name, the type has no enclosing type; without a declared name, none
  /// of these types is generic.
  public init(
    name: String, baseName: String? = nil, nestedName: String? = nil,
    declaredName: String? = nil, number: Int = 1, isBuiltIn: Bool = false
  ) {
    self.name = name
    self.baseName = baseName ?? name
    self.nestedName = nestedName ?? name
    self.declaredName = declaredName ?? self.nestedName
    self.number = number
    self.isBuiltIn = isBuiltIn
  }

  /// - Parameter number: Returns the number of types with this nested name, including this type.
  init(_ type: Any.Type, isBuiltIn: Bool, number: (_ nestedName: String) -> Int) {
    let qualified = QualifiedName.of(type)
    let nestedName = qualified.nested
    self.init(
      name: typeName(type), baseName: baseTypeName(type), nestedName: nestedName,
      declaredName: qualified.declared, number: number(nestedName), isBuiltIn: isBuiltIn)
  }
}

extension TypeIdentity {
  /// True if the name is this type's short name, its nested name, or its nested name and number,
  /// `Row (2)`; each of them with generic arguments, `Card<Text>`, or without, `Card`.
  public func isCalled(_ name: String) -> Bool {
    name == self.name || name == baseName || name == nestedName || name == numberedName
      || name == declaredName || name == "\(declaredName) (\(number))"
  }

  private var numberedName: String { "\(nestedName) (\(number))" }
}

extension [TypeIdentity] {
  /// Names that distinguish the declarations of these types: `Gallery.Row`, and for two types of
  /// one nested name, `Row (1)`. A generic type is one declaration for all its arguments: `Card`.
  public var distinctNames: [String] {
    var numbers: [(name: String, numbers: [Int])] = []
    for type in self {
      let name = type.declaredName
      guard let index = numbers.firstIndex(where: { $0.name == name }) else {
        numbers.append((name, [type.number]))
        continue
      }
      if !numbers[index].numbers.contains(type.number) {
        numbers[index].numbers.append(type.number)
      }
    }
    return numbers.flatMap { name, numbers in
      numbers.count > 1 ? numbers.map { "\(name) (\($0))" } : [name]
    }
  }
}

/// The encoding under a view's names in `statelab/1`.
extension TypeIdentity: Codable {
  private enum Field: String, CodingKey {
    case type, baseName, nestedName, declaredName, typeNumber, isBuiltIn
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Field.self)
    try container.encode(name, forKey: .type)
    try container.encode(baseName, forKey: .baseName)
    try container.encode(nestedName, forKey: .nestedName)
    if declaredName != nestedName { try container.encode(declaredName, forKey: .declaredName) }
    try container.encode(number, forKey: .typeNumber)
    try container.encode(isBuiltIn, forKey: .isBuiltIn)
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Field.self)
    self.init(
      name: try container.decode(String.self, forKey: .type),
      baseName: try container.decode(String.self, forKey: .baseName),
      nestedName: try container.decode(String.self, forKey: .nestedName),
      declaredName: try container.decodeIfPresent(String.self, forKey: .declaredName),
      number: try container.decode(Int.self, forKey: .typeNumber),
      isBuiltIn: try container.decode(Bool.self, forKey: .isBuiltIn))
  }
}
