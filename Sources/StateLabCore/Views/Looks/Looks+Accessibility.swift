// What assistive technologies are told.

extension View {
  /// Looks only: nobody reads this screen aloud.
  public func accessibilityHidden(_ hidden: Bool) -> some View { looks("accessibilityHidden") }
  /// Looks only: nobody reads this screen aloud.
  @_disfavoredOverload
  public func accessibilityHint(_ hint: some StringProtocol) -> some View {
    looks("accessibilityHint")
  }
  /// Looks only: nobody reads this screen aloud.
  public func accessibilityHint(_ hint: Text) -> some View { looks("accessibilityHint") }
  /// Looks only: nobody reads this screen aloud.
  @_disfavoredOverload
  public func accessibilityValue(_ value: some StringProtocol) -> some View {
    looks("accessibilityValue")
  }
  /// Looks only: nobody reads this screen aloud.
  public func accessibilityValue(_ value: Text) -> some View { looks("accessibilityValue") }
  /// Looks only: nobody reads this screen aloud.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    looks("accessibilityIdentifier")
  }
  /// Looks only: nobody reads this screen aloud.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    looks("accessibilityElement")
  }
  /// Looks only: nobody reads this screen aloud.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    looks("accessibilityAddTraits")
  }
  /// Looks only: nobody reads this screen aloud.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    looks("accessibilityRemoveTraits")
  }
  /// Looks only: nobody reads this screen aloud.
  public func accessibilitySortPriority(_ priority: Double) -> some View {
    looks("accessibilitySortPriority")
  }
  /// Looks only: nobody reads this screen aloud.
  public func accessibilityInputLabels(_ labels: [String]) -> some View {
    looks("accessibilityInputLabels")
  }
  /// Looks only: nobody reads this screen aloud.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    looks("accessibilityHeading")
  }
  /// Looks only: nobody reads this screen aloud.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    looks("accessibilityIgnoresInvertColors")
  }
  /// Looks only: nobody reads this screen aloud.
  public func accessibilityLabeledPair(
    role: AccessibilityLabeledPairRole, id: some Hashable, in namespace: Namespace.ID
  ) -> some View { looks("accessibilityLabeledPair") }
  /// Looks only: nobody reads this screen aloud.
  public func accessibilityShowsLargeContentViewer() -> some View {
    looks("accessibilityShowsLargeContentViewer")
  }
  /// Looks only: nobody reads this screen aloud.
  public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true)
    -> some View
  { looks("accessibilityRespondsToUserInteraction") }
  /// Looks only: nobody reads this screen aloud.
  @_disfavoredOverload
  public func help(_ text: some StringProtocol) -> some View { looks("help") }
  /// Looks only: nobody reads this screen aloud.
  public func help(_ text: Text) -> some View { looks("help") }
  /// Looks only: nobody reads this screen aloud.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    looks("speechSpellsOutCharacters")
  }
  /// Looks only.
  public func accessibility(hint: Text) -> some View { looks("accessibility") }
  /// Looks only.
  public func accessibility(value: Text) -> some View { looks("accessibility") }
  /// Looks only.
  public func accessibility(hidden: Bool) -> some View { looks("accessibility") }
  /// Looks only.
  public func accessibility(identifier: String) -> some View { looks("accessibility") }
  /// Looks only.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    looks("accessibility")
  }
  /// Looks only.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    looks("accessibility")
  }
  /// Looks only; the action is never performed.
  @_disfavoredOverload
  public func accessibilityAction(named name: some StringProtocol, _ handler: @escaping () -> Void)
    -> some View
  { looks("accessibilityAction") }
  /// Looks only; the action is never performed.
  public func accessibilityAction(_ handler: @escaping () -> Void) -> some View {
    looks("accessibilityAction")
  }
  /// Looks only; the action is never performed.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { looks("accessibilityAdjustableAction") }
}
