// Forms of views with types of Foundation. The simulation reads no resource of a bundle.

import StateLabCore

extension Text {
  /// A text with Markdown; the table and the bundle have no effect.
  nonisolated public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle?,
    comment: StaticString? = nil
  ) { self.init(key, tableName: tableName, comment: comment) }
}

extension Image {
  /// An image of this name; the bundle has no effect.
  nonisolated public init(_ name: String, bundle: Bundle?) { self.init(name) }
  nonisolated public init(_ name: String, bundle: Bundle?, label: Text) {
    self.init(name, label: label)
  }
  nonisolated public init(_ name: String, variableValue: Double?, bundle: Bundle?) {
    self.init(name)
  }
  nonisolated public init(decorative name: String, bundle: Bundle?) {
    self.init(decorative: name)
  }
}

extension Color {
  /// A color of this name; the bundle has no effect.
  public init(_ name: String, bundle: Bundle?) { self.init(name) }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// The progress of an object at the time of the body: the view does not observe the object.
  nonisolated public init(_ progress: Progress) {
    self.init(value: progress.isIndeterminate ? nil : progress.fractionCompleted)
  }
}

extension Shape {
  /// The transformed shape. Looks only.
  public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }
}

extension TransformedShape {
  /// A shape with its transformation. Looks only.
  public init(shape: Content, transform: CGAffineTransform) {
    self.init(
      shape,
      _matrix: [
        transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
      ])
  }
}

nonisolated extension View {
  /// Never runs: a handheld phone has no keys.
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { modifier(EmptyModifier()) }

  /// Looks only: nothing is typeset.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View
  { modifier(EmptyModifier()) }
}
