/// A message of the compiler to a macro plugin. Each message is an object with one member, named
/// like the case; its other members are not needed here.
enum CompilerMessage: Decodable {
  case getCapability
  case expandAttachedMacro(AttachedMacro)
  case expandFreestandingMacro(FreestandingMacro)

  struct AttachedMacro: Decodable {
    let macro: Name
    /// The role: `accessor`, `peer` or `extension`.
    let macroRole: String
    /// The type that an extension extends.
    let extendedTypeSyntax: Source?
    /// The declaration with the attached macro, including its attributes and comments.
    let declSyntax: Source
    /// The enclosing declarations, from the innermost, without their members.
    let lexicalContext: [Source]?
  }

  struct FreestandingMacro: Decodable {
    let macro: Name
    let syntax: Source
  }

  struct Name: Decodable { let typeName: String }

  struct Source: Decodable {
    let source: String
    let location: Location

    struct Location: Decodable {
      let fileName: String
      let offset: Int
    }
  }

  private enum CodingKeys: CodingKey {
    case getCapability, expandAttachedMacro, expandFreestandingMacro
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if container.contains(.getCapability) {
      self = .getCapability
    } else if container.contains(.expandAttachedMacro) {
      self = .expandAttachedMacro(try container.decode(forKey: .expandAttachedMacro))
    } else {
      self = .expandFreestandingMacro(try container.decode(forKey: .expandFreestandingMacro))
    }
  }
}

extension KeyedDecodingContainer {
  fileprivate func decode<T: Decodable>(forKey key: Key) throws -> T {
    try decode(T.self, forKey: key)
  }
}

/// An answer to the compiler.
enum Answer: Encodable {
  case getCapabilityResult(capability: Capability)
  case expandMacroResult(expandedSource: String?, diagnostics: [Diagnostic])

  struct Capability: Encodable { let protocolVersion: Int }

  /// An error at the macro.
  struct Diagnostic: Encodable {
    let message: String
    let position: Position
    let severity = "error"
    let highlights: [String] = []
    let notes: [String] = []
    let fixIts: [String] = []

    struct Position: Encodable {
      let fileName: String
      let offset: Int
    }

    init(_ message: String, at source: CompilerMessage.Source) {
      self.message = message
      position = Position(
        fileName: source.location.fileName,
        offset: source.location.offset + DeclaredVariable.indentation(of: source.source))
    }
  }
}
