/// The views of a recording, and their ancestors, each at its number.
struct RecordedViews {
  var identities: [ViewIdentity] = []
  private(set) var types = TypeTable<TypeIdentity>()
  private var places = PlaceNumbers()
  /// The number of types of each nested name.
  private var typesOfName: [String: Int] = [:]
  /// The number of hosts that have mounted a root of each name.
  private var roots: [String: Int] = [:]

  /// The identity at which a host mounts its root, known before the mount. No two hosts share an
  /// identity.
  mutating func root(_ type: Any.Type, isBuiltIn: Bool) -> EventPlace {
    let identity = identity(of: type, isBuiltIn: isBuiltIn)
    let count = roots[identity.baseName, default: 0] + 1
    roots[identity.baseName] = count
    return EventPlace(
      view: number(
        of: type, isBuiltIn: isBuiltIn, keys: count == 1 ? [] : [.host(count)], inside: nil))
  }

  /// The number of a view of this type at this identity; an earlier mount of the same identity has
  /// the same number.
  ///
  /// - Parameter name: The name that replaces the type's name: see ``Node/nameInTrace``.
  mutating func number(
    of type: Any.Type, called name: String? = nil, isBuiltIn: Bool, keys: [ViewIdentity.Key],
    inside parent: Int?
  ) -> Int {
    StepCounter.count(keys.count)
    let id = places.number(
      of: .init(
        parent: parent, type: ObjectIdentifier(type), keys: keys.map(\.identity)))
    guard id == identities.count else { return id }
    let type =
      name.map { TypeIdentity(name: $0, isBuiltIn: isBuiltIn) }
      ?? identity(of: type, isBuiltIn: isBuiltIn)
    identities.append(ViewIdentity(id: id, parent: parent, type: type, keys: keys))
    return id
  }

  /// The keys of a view in its container.
  func keys(of place: EventPlace) -> [ViewIdentity.Key] { identities[place.view].keys }

  private mutating func identity(of type: Any.Type, isBuiltIn: Bool) -> TypeIdentity {
    if let known = types[type] { return known }
    let new = TypeIdentity(type, isBuiltIn: isBuiltIn) { typesOfName[$0, default: 0] + 1 }
    typesOfName[new.nestedName] = new.number
    types.set(new, for: type)
    return new
  }
}
