/// The shape in which a person can touch a view.
nonisolated public struct _ContentShapeModifier: PrimitiveModifier {
  let shape: any Shape.Type

  typealias Playing = ContentShapePlayer

  static var drawsInPlace: Bool { true }
}

/// Gives empty content a name, so that a person can touch it.
final class ContentShapePlayer: ModifierPlayer<_ContentShapeModifier> {
  override func answer(_ query: NodeQuery) {
    super.answer(query)
    guard let names = query as? NameQuery, names.name == nil, names.besides == nil else { return }
    names.name = modifier.shape.nameOfShape
  }
}

nonisolated extension View {
  /// Lets a person touch this view, even if it is empty: the name of the shape is then its label.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(_ContentShapeModifier(shape: S.self))
  }
  /// Lets a person touch this view, even if it is empty; other kinds are looks only.
  @ViewBuilder
  public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    if kind == .interaction { contentShape(shape) } else { self }
  }
}
