// Information for assistive technologies.

nonisolated extension View {
  /// Looks only.
  public func accessibility(hint: Text) -> some View { looksOnly }
  public func accessibility(value: Text) -> some View { looksOnly }
  public func accessibility(hidden: Bool) -> some View { looksOnly }
  public func accessibility(identifier: String) -> some View { looksOnly }
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View { looksOnly }
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { looksOnly }

  /// Looks only: no assistive technology reads this screen.
  public func accessibilityHidden(_ hidden: Bool) -> some View { looksOnly }
  @_disfavoredOverload
  public func accessibilityHint(_ hint: some StringProtocol) -> some View { looksOnly }
  public func accessibilityHint(_ hint: Text) -> some View { looksOnly }
  public func accessibilityHint(_ hint: LocalizedStringKey) -> some View { looksOnly }
  @_disfavoredOverload
  public func accessibilityValue(_ value: some StringProtocol) -> some View { looksOnly }
  public func accessibilityValue(_ value: Text) -> some View { looksOnly }
  public func accessibilityValue(_ value: LocalizedStringKey) -> some View { looksOnly }
  public func accessibilityIdentifier(_ identifier: String) -> some View { looksOnly }
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    looksOnly
  }
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { looksOnly }
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { looksOnly }
  public func accessibilitySortPriority(_ priority: Double) -> some View { looksOnly }
  public func accessibilityInputLabels(_ labels: [String]) -> some View { looksOnly }
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { looksOnly }
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { looksOnly }
  public func accessibilityLabeledPair(
    role: AccessibilityLabeledPairRole, id: some Hashable, in namespace: Namespace.ID
  ) -> some View { looksOnly }
  public func accessibilityShowsLargeContentViewer() -> some View { looksOnly }
  public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View { looksOnly }
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { looksOnly }
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
    looksOnly
  }
  public func accessibilityLinkedGroup(id: some Hashable, in namespace: Namespace.ID) -> some View {
    looksOnly
  }
  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View { looksOnly }
  public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true)
    -> some View
  { looksOnly }
  @_disfavoredOverload public func help(_ text: some StringProtocol) -> some View { looksOnly }
  public func help(_ text: Text) -> some View { looksOnly }
  public func help(_ text: LocalizedStringKey) -> some View { looksOnly }
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { looksOnly }
  public func speechAdjustedPitch(_ value: Double) -> some View { looksOnly }
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { looksOnly }
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { looksOnly }

  /// Looks only; the children are not mounted.
  public func accessibilityChildren(@ViewBuilder children: () -> some View) -> some View {
    looksOnly
  }

  /// Looks only; the larger view is not mounted.
  public func accessibilityShowsLargeContentViewer(
    @ViewBuilder _ largeContentView: () -> some View
  ) -> some View { looksOnly }

  /// Looks only; the actions are not mounted.
  public func accessibilityActions(@ViewBuilder _ content: () -> some View) -> some View {
    looksOnly
  }
  public func accessibilityActions(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> some View
  ) -> some View { looksOnly }

  /// Looks only: `action` never runs, and the label is not mounted.
  public func accessibilityAction(
    action: @escaping () -> Void, @ViewBuilder label: () -> some View
  ) -> some View { looksOnly }

  /// Looks only: `handler` never runs.
  public func accessibilityAction(
    named name: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { looksOnly }
  @_disfavoredOverload
  public func accessibilityAction(named name: some StringProtocol, _ handler: @escaping () -> Void)
    -> some View
  { looksOnly }
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    looksOnly
  }
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { looksOnly }
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
    looksOnly
  }
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { looksOnly }
}

extension Text {
  /// Looks only: no assistive technology reads this text.
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
  nonisolated public func speechAdjustedPitch(_ value: Double) -> Text { self }
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
}
