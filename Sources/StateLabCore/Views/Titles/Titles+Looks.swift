// Words for a person that could be translated.

extension View {
  /// Looks only. The text could be translated.
  public func accessibilityHint(
    _ hint: LocalizedStringKey
  ) -> some View {
    accessibilityHint(hint.text)
  }

  /// Looks only. The text could be translated.
  public func accessibilityValue(
    _ value: LocalizedStringKey
  ) -> some View {
    accessibilityValue(value.text)
  }

  /// Looks only. The text could be translated.
  public func help(
    _ text: LocalizedStringKey
  ) -> some View {
    help(text.text)
  }

  /// Looks only; the action is never performed. The text could be translated.
  public func accessibilityAction(
    named name: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: name.text, handler)
  }

  /// Looks only. The text could be translated.
  public func navigationSubtitle(
    _ subtitle: LocalizedStringKey
  ) -> some View {
    navigationSubtitle(subtitle.text)
  }

  /// Looks only. The text could be translated.
  public func badge(
    _ label: LocalizedStringKey
  ) -> some View {
    badge(label.text)
  }

  /// Names the controls in this view. The text could be translated.
  public func accessibilityLabel(
    _ label: LocalizedStringKey
  ) -> some View {
    accessibilityLabel(label.text)
  }
}
