/// A modifier that only changes looks: it stands in the tree and does nothing more.
public struct _LooksModifier: PrimitiveModifier {
  /// As it is called in the source, for example `padding`.
  let name: String

  typealias Playing = ModifierPlayer<_LooksModifier>
}

extension View {
  /// The view with a modifier of this name that changes nothing but looks.
  func looks(_ name: String) -> ModifiedContent<Self, _LooksModifier> {
    modifier(_LooksModifier(name: name))
  }
}
