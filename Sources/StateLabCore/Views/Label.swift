/// A title with an icon. This screen shows the title; the icon is not mounted. A recording notes
/// another image as the icon.
nonisolated public struct Label<Title: View, Icon: View>: ContainerView {
  let content: Title
  let icon: Icon

  /// A title and an icon, each of views; the icon's views are created and never mounted.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    content = title()
    self.icon = icon()
  }

  var looks: [Look] {
    image(in: icon).map { [Look(.icon, .name($0.name))] } ?? []
  }
}

/// The image, if a view is an image with or without modifiers.
nonisolated private func image(in view: Any) -> Image? {
  switch view {
  case let image as Image: image
  case let modified as any Modified: image(in: modified.anyContent)
  default: nil
  }
}

nonisolated private protocol Modified {
  var anyContent: Any { get }
}

nonisolated extension ModifiedContent: Modified {
  fileprivate var anyContent: Any { content }
}

extension Label where Title == Text, Icon == Image {
  /// A title with a system symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// A title with an image of the app.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}

extension Label where Title == Text, Icon == Image {
  /// A title with an image of the app, by the name that Xcode generates.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(resource) })
  }
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }
}
