/// The name of a type, and what tells it from another type of that name.
public struct TypeIdentity: Hashable, Sendable {
  /// As a reader of its declaration would write it: `TestView<Subject>`.
  public let name: String
  /// Without what it is generic over: `TestView`.
  public let baseName: String
  /// With the types that it is nested in: `Gallery.Row`.
  public let nestedName: String
  /// The same as the declarations have it, whatever they are generic over: `Gallery.Card`.
  public let declaredName: String
  /// Its position, from 1, among the types with this nested name, in the order in which a recording
  /// met them. Only types that functions declare share one.
  public let number: Int
  /// True if it is a view of the laboratory's own, which has no body to tell of.
  public let isBuiltIn: Bool

  /// A type from its names, for a trace that is read back. Without a base name it is not generic;
  /// without a nested name it is nested in no other, and without a declared name none of those is
  /// generic.
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

  /// - Parameter number: Given the nested name, how many types of that name there are with this
  ///   one.
  init(_ type: Any.Type, isBuiltIn: Bool, number: (_ nestedName: String) -> Int) {
    let qualified = QualifiedName.of(type)
    let nestedName = qualified.nested
    self.init(
      name: typeName(type), baseName: baseTypeName(type), nestedName: nestedName,
      declaredName: qualified.declared, number: number(nestedName), isBuiltIn: isBuiltIn)
  }
}

extension TypeIdentity {
  /// True if this is its short name, the one with the types that it is nested in, or that with its
  /// number behind it, `Row (2)`; each of them with what it is generic over, `Card<Text>`, or
  /// without, `Card`.
  public func isCalled(_ name: String) -> Bool {
    name == self.name || name == baseName || name == nestedName || name == numberedName
      || name == declaredName || name == "\(declaredName) (\(number))"
  }

  private var numberedName: String { "\(nestedName) (\(number))" }
}

extension [TypeIdentity] {
  /// Names that tell the declarations of these types apart: `Gallery.Row`, and where two share
  /// that, `Row (1)`. A generic type is one declaration, whatever it is generic over: `Card`.
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

/// Written under the names that a view has in `statelab/1`.
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
