extension View {
  /// Takes the way back off the page's first line: then only its own controls leave it.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    modifier(_BackButtonModifier(isHidden: hidesBackButton))
  }
}

/// Says whether a page hides its way back. Of several the first one counts.
enum BackButtonHiddenKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) {}
}

/// Hands up whether the page hides its way back.
public struct _BackButtonModifier: PrimitiveModifier {
  let isHidden: Bool

  typealias Playing = BackButtonPlayer
}

final class BackButtonPlayer: ModifierPlayer<_BackButtonModifier> {
  override func update(_ new: _BackButtonModifier) {
    if modifier.isHidden != new.isHidden { node.graph.screenChanged() }
    modifier = new
  }

  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    key == BackButtonHiddenKey.self ? modifier.isHidden as? K.Value : super.preference(key)
  }
}
