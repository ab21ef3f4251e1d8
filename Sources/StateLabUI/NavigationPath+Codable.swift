@_spi(Coding) import StateLabCore

extension NavigationPath {
  /// The path in a form that an encoder accepts; nil if a value is not `Codable`.
  public var codable: CodableRepresentation? {
    _values.allSatisfy { $0.base is any Codable } ? CodableRepresentation(values: _values) : nil
  }

  /// A path from its encoded form.
  public init(_ codable: CodableRepresentation) { self.init(codable.values) }

  /// The values of a path, for an encoder. As in SwiftUI, the encoded form is a list of strings:
  /// the name of each value's type, and the value in JSON, from the last value to the first.
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate let values: [AnyHashable]

    fileprivate init(values: [AnyHashable]) { self.values = values }

    /// Finds the types by their names. Throws an error if the program does not have a type, or if
    /// the type is private.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var values: [AnyHashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container,
            debugDescription: "The program has no type \(name) for a value in the path.")
        }
        values.append(try Self.value(of: type, in: container.decode(String.self)))
      }
      self.values = values.reversed()
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      let json = JSONEncoder()
      json.outputFormatting = .sortedKeys
      for value in values.reversed() {
        guard let value = value.base as? any Encodable else { continue }
        try container.encode(Self.name(of: type(of: value)))
        try container.encode(String(decoding: json.encode(value), as: UTF8.self))
      }
    }

    private static func value<V: Decodable & Hashable>(
      of type: V.Type, in json: String
    ) throws -> AnyHashable {
      AnyHashable(try JSONDecoder().decode(type, from: Foundation.Data(json.utf8)))
    }

    /// The readable name, such as `Swift.Int`, if the runtime finds the type by this name;
    /// otherwise the mangled name.
    private static func name(of type: any Any.Type) -> String {
      let name = _typeName(type)
      return _typeByName(name) == type ? name : _mangledTypeName(type) ?? name
    }
  }
}
