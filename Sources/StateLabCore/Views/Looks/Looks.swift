/// A modifier that only changes looks: it stands in the tree and does nothing more.
public struct _LooksModifier: PrimitiveModifier {
  typealias Playing = ModifierPlayer<_LooksModifier>
}

extension View {
  /// The view with a modifier that changes nothing but looks.
  var looksOnly: ModifiedContent<Self, _LooksModifier> { modifier(_LooksModifier()) }
}

/// The values of an option that only changes looks.
public typealias _LooksOption = Hashable & CaseIterable & Sendable
