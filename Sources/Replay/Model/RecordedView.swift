import StateLabCore

/// A view that a run speaks of, or one around it.
public struct RecordedView: Hashable, Codable, Sendable {
  /// Its position in ``Timeline/views``; what is mounted once more at the same place has the same.
  public let id: Int
  /// Its name in the run: its type, with the title of a control, `Toggle "Wi-Fi"`, and with a number
  /// where several share it, `Row #2`.
  public let name: String
  /// The short name of its type, `Row<Int>`.
  public let type: String
  /// The type's name without what it is generic over.
  public let baseName: String
  /// The type's name with those of the types that it is nested in: `Gallery.Row`.
  public let nestedName: String
  /// The same as the declarations have it, without generic arguments; nil where that is no other.
  public var declaredName: String?
  /// The position of its type, from 1, among those that share its nested name.
  public let typeNumber: Int
  /// True if it is a view of the laboratory's own, which has no body to tell of.
  public let isBuiltIn: Bool
  /// The view that it is inside of; nil for a root.
  public let parent: Int?
  /// Its key among the views inside its parent, the outermost container first.
  public let keys: [Key]

  public struct Key: Hashable, Codable, Sendable {
    public let kind: Kind
    /// The id of an element of a `ForEach`, or what `id(_:)` was given, as a literal.
    public var id: String?
    /// Its order among its siblings: its place, or an id that is a number.
    public var order: Int?
    /// The place among its siblings when it was first mounted.
    public var position: Int?

    public enum Kind: String, Hashable, Codable, Sendable {
      case position, ifBranch, elseBranch, element, explicit, host
    }
  }
}

extension RecordedView {
  init(_ view: ViewIdentity, id: Int, parent: Int?, name: String) {
    self.id = id
    self.parent = parent
    self.name = name
    type = view.type.name
    baseName = view.type.baseName
    nestedName = view.type.nestedName
    declaredName = view.type.declaredName == nestedName ? nil : view.type.declaredName
    typeNumber = view.type.number
    isBuiltIn = view.type.isBuiltIn
    keys = view.keys.map(Key.init)
  }

  /// The type with all of its names.
  var typeIdentity: TypeIdentity {
    TypeIdentity(
      name: type, baseName: baseName, nestedName: nestedName, declaredName: declaredName,
      number: typeNumber, isBuiltIn: isBuiltIn)
  }
}

extension RecordedView.Key {
  init(_ key: ViewIdentity.Key) {
    let order = key.order
    switch key {
    case .position(let position): self.init(kind: .position, order: order, position: position)
    case .branch(let isFirst): self.init(kind: isFirst ? .ifBranch : .elseBranch)
    case .element(let id, _, let position):
      self.init(kind: .element, id: id, order: order, position: position)
    case .explicit(let id): self.init(kind: .explicit, id: id)
    case .host(let number): self.init(kind: .host, position: number)
    }
  }
}
