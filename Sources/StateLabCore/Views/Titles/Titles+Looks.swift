// Words for a person in a ``LocalizedStringKey``, which says how they are read.

extension View {
  /// Looks only.
  public func accessibilityHint(_ hint: LocalizedStringKey) -> some View {
    accessibilityHint(hint.text)
  }

  /// Looks only.
  public func accessibilityValue(_ value: LocalizedStringKey) -> some View {
    accessibilityValue(value.text)
  }

  /// Looks only.
  public func help(_ text: LocalizedStringKey) -> some View {
    help(text.text)
  }

  /// Looks only; the action is never performed.
  public func accessibilityAction(
    named name: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: name.text, handler)
  }

  /// Looks only.
  public func navigationSubtitle(_ subtitle: LocalizedStringKey) -> some View {
    navigationSubtitle(subtitle.text)
  }

  /// Names the controls in this view.
  public func accessibilityLabel(_ label: LocalizedStringKey) -> some View {
    accessibilityLabel(label.text)
  }
}
