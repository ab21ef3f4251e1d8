/// A modifier that only changes looks: it is in the tree and has no other effect.
nonisolated public struct _LooksModifier: PrimitiveModifier {
  typealias Playing = ModifierPlayer<_LooksModifier>

  static var drawsInPlace: Bool { true }
}

nonisolated extension View {
  /// The view with a modifier that only changes looks.
  var looksOnly: ModifiedContent<Self, _LooksModifier> { modifier(_LooksModifier()) }
}

/// The values of an option that only changes looks. `API.md` says so of each enum that conforms.
public typealias _LooksOption = Hashable & CaseIterable & Sendable
