/// A view at its structural identity in the tree (R15), as a trace knows it.
public struct ViewIdentity: Hashable, Sendable {
  /// The position in ``Trace/views``: a recording numbers views from 0 in the order of their first
  /// appearance. A view that is mounted again at the same identity keeps its number.
  public let id: Int
  /// The number of the enclosing view, which is smaller than this number; nil for a root.
  public let parent: Int?
  /// The type of the view: another type at the same position has another identity (R15).
  public let type: TypeIdentity
  /// The keys that distinguish the view inside its parent, the outermost container first.
  public let keys: [Key]

  /// Creates an identity from its parts; a ``Recorder`` numbers the identities of a run.
  public init(id: Int, parent: Int? = nil, type: TypeIdentity, keys: [Key] = []) {
    self.id = id
    self.parent = parent
    self.type = type
    self.keys = keys
  }

  /// The key of a view in its container.
  public enum Key: Hashable, Sendable {
    /// The position among the statements of a builder, counted from 0.
    case position(Int)
    /// The branch of an `if`, or of a `switch`, which nests branches.
    case branch(isFirst: Bool)
    /// The id of a `ForEach` element, as text and, if possible, as a number; the element's position
    /// at the mount, which is no part of the identity; and its number among rows of one id.
    case element(id: String, number: Int?, position: Int, occurrence: Int = 1)
    /// The argument of `id(_:)`.
    case explicit(id: String)
    /// The number of a host, for the second and later hosts with a root of this name.
    case host(Int)
  }
}

extension RandomAccessCollection<ViewIdentity> where Index == Int {
  /// The numbers of the enclosing views, the nearest first.
  public func ancestors(of id: Int) -> some Sequence<Int> {
    sequence(state: id) { id -> Int? in
      StepCounter.count()
      guard let parent = self[id].parent else { return nil }
      id = parent
      return parent
    }
  }
}

extension ViewIdentity.Key {
  /// The number for the order among siblings; nil for a key without a number.
  public var order: Int? {
    switch self {
    case .position(let number), .element(_, let number?, _, _): number
    case .branch, .element, .explicit, .host: nil
    }
  }

  /// An element of a `ForEach`, with its current position.
  ///
  /// - Parameters:
  ///   - serial: The number of elements that the `ForEach` has had before: the identity of an object,
  ///     the default id of a class, has no text that is the same in each run.
  ///   - occurrence: The number of the row among the rows with this id, counted from 1.
  static func element(
    _ id: some Hashable, at position: Int, serial: Int, occurrence: Int
  ) -> Self {
    if id is ObjectIdentifier || (id as? any ComposedID)?.endsWithObject == true {
      return .element(
        id: "object \(serial + 1)", number: serial + 1, position: position, occurrence: occurrence)
    }
    return .element(
      id: describe(id), number: (id as? any BinaryInteger).flatMap { Int(exactly: $0) },
      position: position, occurrence: occurrence)
  }

  /// The key without the position.
  var identity: Self {
    if case .element(let id, let number, _, let occurrence) = self {
      .element(id: id, number: number, position: 0, occurrence: occurrence)
    } else {
      self
    }
  }
}

/// An id that contains other ids.
protocol ComposedID {
  /// True if the text of the id differs between runs, because the id ends with the id of an object.
  var endsWithObject: Bool { get }
}

// MARK: The record

/// The flat encoding: the numbers, the names of the type and the keys.
extension ViewIdentity: Codable {
  private enum Field: String, CodingKey { case id, parent, keys }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Field.self)
    try container.encode(id, forKey: .id)
    try container.encodeIfPresent(parent, forKey: .parent)
    try container.encode(keys, forKey: .keys)
    try type.encode(to: encoder)
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Field.self)
    self.init(
      id: try container.decode(Int.self, forKey: .id),
      parent: try container.decodeIfPresent(Int.self, forKey: .parent),
      type: try TypeIdentity(from: decoder),
      keys: try container.decode([Key].self, forKey: .keys))
  }
}

/// The encoding: the kind of the key, and beside it the id and the positions.
extension ViewIdentity.Key: Codable {
  private enum Field: String, CodingKey { case kind, id, order, position, occurrence }
  private enum Kind: String, Codable {
    case position, ifBranch, elseBranch, element, explicit, host
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Field.self)
    try container.encodeIfPresent(order, forKey: .order)
    switch self {
    case .position(let position):
      try container.encode(Kind.position, forKey: .kind)
      try container.encode(position, forKey: .position)
    case .branch(let isFirst):
      try container.encode(isFirst ? Kind.ifBranch : .elseBranch, forKey: .kind)
    case .element(let id, _, let position, let occurrence):
      try container.encode(Kind.element, forKey: .kind)
      if occurrence > 1 { try container.encode(occurrence, forKey: .occurrence) }
      try container.encode(id, forKey: .id)
      try container.encode(position, forKey: .position)
    case .explicit(let id):
      try container.encode(Kind.explicit, forKey: .kind)
      try container.encode(id, forKey: .id)
    case .host(let number):
      try container.encode(Kind.host, forKey: .kind)
      try container.encode(number, forKey: .position)
    }
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Field.self)
    var id: String { get throws { try container.decode(String.self, forKey: .id) } }
    var position: Int { get throws { try container.decode(Int.self, forKey: .position) } }
    self =
      switch try container.decode(Kind.self, forKey: .kind) {
      case .position: .position(try position)
      case .ifBranch: .branch(isFirst: true)
      case .elseBranch: .branch(isFirst: false)
      case .element:
        .element(
          id: try id, number: try container.decodeIfPresent(Int.self, forKey: .order),
          position: try position,
          occurrence: try container.decodeIfPresent(Int.self, forKey: .occurrence) ?? 1)
      case .explicit: .explicit(id: try id)
      case .host: .host(try position)
      }
  }
}
