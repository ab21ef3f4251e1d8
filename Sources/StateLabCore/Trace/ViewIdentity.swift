/// A view at its place in the tree: the structural identity (R15), as a trace knows it.
///
/// It is made once for a mounted view, and only where something records.
public final class ViewIdentity: Sendable {
  /// Counted from 0 in a recording. What is mounted once more at the same place has the same.
  public let id: Int
  /// The view that it is inside of; nil for a root.
  public let parent: ViewIdentity?
  /// The type of the view: what stands at one place with another type is another identity (R15).
  public let type: TypeIdentity
  /// The keys that tell the view from others inside its parent, the outermost container first.
  public let keys: [Key]
  /// The title of a control at the event that names it, which is no part of the identity; nil where
  /// there is none.
  public let title: String?

  /// An identity from its parts, for a trace that is read back; a ``Recorder`` numbers those of a
  /// run.
  public init(
    id: Int, parent: ViewIdentity? = nil, type: TypeIdentity, keys: [Key] = [],
    title: String? = nil
  ) {
    self.id = id
    self.parent = parent
    self.type = type
    self.keys = keys
    self.title = title
  }

  /// The key that a container knows one of its views by.
  public indirect enum Key: Hashable, Codable, Sendable {
    /// The place among the statements of a builder, counted from 0.
    case position(Int)
    /// The branch of an `if`, or of a `switch`, which nests them.
    case branch(isFirst: Bool)
    /// The id of a `ForEach` element, as text and, where it is one, as a number; and its place
    /// among the elements when the view was mounted, which is no part of the identity.
    case element(id: String, number: Int?, position: Int)
    /// The value that `id(_:)` was given.
    case explicit(id: String)
    /// The second host with a root of this name, and those after it.
    case host(Int)
  }
}

extension ViewIdentity {
  /// The short name of the view's type, for example `TestView<Subject>`.
  public var view: String { type.name }

  /// True if it is somewhere inside the other view.
  public func isInside(_ other: ViewIdentity) -> Bool {
    var view = parent
    while let current = view {
      if current.id == other.id { return true }
      view = current.parent
    }
    return false
  }

  /// The same, by the title of a control.
  func titled(_ title: String) -> ViewIdentity {
    ViewIdentity(id: id, parent: parent, type: type, keys: keys, title: title)
  }

  /// The views that it is inside of, the root first, and then the view itself.
  public var lineage: [ViewIdentity] {
    Array(sequence(first: self) { $0.parent }).reversed()
  }
}

extension ViewIdentity.Key {
  /// The number that puts it in order among its siblings, where it has one.
  public var order: Int? {
    switch self {
    case .position(let number), .element(_, let number?, _): number
    case .branch, .element, .explicit, .host: nil
    }
  }

  /// An element of a `ForEach` and where it stands now.
  ///
  /// - Parameter serial: How many elements its `ForEach` has had before: the identity of an object,
  ///   which is a class's own id, has no text that is the same in each run.
  static func element(_ id: some Hashable, at position: Int, serial: Int) -> Self {
    if id is ObjectIdentifier {
      return .element(id: "object \(serial + 1)", number: serial + 1, position: position)
    }
    return .element(
      id: describe(id), number: (id as? any BinaryInteger).flatMap { Int(exactly: $0) },
      position: position)
  }

  /// Without what says where the view stood.
  var identity: Self {
    if case .element(let id, let number, _) = self {
      .element(id: id, number: number, position: 0)
    } else {
      self
    }
  }
}

extension ViewIdentity: Hashable {
  public static func == (a: ViewIdentity, b: ViewIdentity) -> Bool {
    a === b || a.id == b.id && a.type == b.type && a.keys == b.keys && a.parent == b.parent
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// Written as the whole lineage, flat: a tree may be deeper than a decoder goes.
extension ViewIdentity: Codable {
  private struct Link: Codable {
    let id: Int
    let type: TypeIdentity
    let keys: [Key]
    let title: String?
  }

  public convenience init(from decoder: any Decoder) throws {
    var links = try [Link](from: decoder)
    guard let own = links.popLast() else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "no view"))
    }
    let parent = links.reduce(nil as ViewIdentity?) { parent, link in
      ViewIdentity(
        id: link.id, parent: parent, type: link.type, keys: link.keys, title: link.title)
    }
    self.init(id: own.id, parent: parent, type: own.type, keys: own.keys, title: own.title)
  }

  public func encode(to encoder: any Encoder) throws {
    try lineage.map { Link(id: $0.id, type: $0.type, keys: $0.keys, title: $0.title) }
      .encode(to: encoder)
  }
}
