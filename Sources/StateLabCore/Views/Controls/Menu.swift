/// A menu of items with a label. The screen shows the items below the label, although the menu is
/// closed: `onAppear` of an item never runs, and an item presents nothing. Attach a sheet to the
/// menu instead.
nonisolated public struct Menu<Label: View, Content: View>: ContainerView {
  let content: TupleView<(MenuLabel<Label>, MenuItems<Content>)>

  /// A menu with a label of views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    let label = MenuLabel(label: label(), primaryAction: nil)
    self.content = TupleView((label, MenuItems(content: content())))
  }

  /// A menu with a label of views. A tap on the label performs the primary action; a long press
  /// opens the menu.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void, fileID: String = #fileID, line: Int = #line
  ) {
    let action = MenuAction(perform: primaryAction, origin: Origin(fileID, line))
    let label = MenuLabel(label: label(), primaryAction: action)
    self.content = TupleView((label, MenuItems(content: content())))
  }
}

/// The action of a tap on a menu's label.
nonisolated struct MenuAction {
  let perform: () -> Void
  let origin: Origin
}

/// The label of a menu: a button if the menu has a primary action.
nonisolated struct MenuLabel<Label: View>: View, _BuiltInPart {
  let label: Label
  let primaryAction: MenuAction?

  @MainActor var body: some View {
    if let primaryAction {
      Button(
        action: primaryAction.perform, label: { label }, fileID: primaryAction.origin.fileID,
        line: primaryAction.origin.line)
    } else {
      label
    }
  }
}

/// The actions of a menu. An accessibility label of the menu names the menu's label alone.
nonisolated struct MenuItems<Content: View>: View, _BuiltInPart {
  let content: Content

  @MainActor var body: some View {
    content.modifier(_AccessibilityLabelModifier(label: nil)).inClosedMenu
  }
}

extension Menu where Label == Text {
  /// A menu with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }

  /// A menu with a title and a primary action.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      content: content, label: { Text(titleKey) }, primaryAction: primaryAction, fileID: fileID,
      line: line)
  }
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      content: content, label: { Text(title) }, primaryAction: primaryAction, fileID: fileID,
      line: line)
  }
}

extension Menu where Label == StateLabCore.Label<Text, Image> {
  /// A menu with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init(content: content, label: { Label(titleKey, systemImage: systemImage) }) }
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init(content: content, label: { Label(title, systemImage: systemImage) }) }

  /// A menu with a title, a symbol and a primary action.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      content: content, label: { Label(titleKey, systemImage: systemImage) },
      primaryAction: primaryAction, fileID: fileID, line: line)
  }
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      content: content, label: { Label(title, systemImage: systemImage) },
      primaryAction: primaryAction, fileID: fileID, line: line)
  }
}

extension Menu where Label == StateLabCore.Label<Text, Image> {
  /// A menu with a title and an image, by the name that Xcode generates.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) { self.init(content: content, label: { Label(titleKey, image: image) }) }
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, image: ImageResource, @ViewBuilder content: () -> Content
  ) { self.init(content: content, label: { Label(title, image: image) }) }

  /// A menu with a title, an image and a primary action.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      content: content, label: { Label(titleKey, image: image) }, primaryAction: primaryAction,
      fileID: fileID, line: line)
  }
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      content: content, label: { Label(title, image: image) }, primaryAction: primaryAction,
      fileID: fileID, line: line)
  }
}
