/// Several views where one is expected.
public struct Group<Content: View>: ContainerView {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// Controls for entering data.
public struct Form<Content: View>: ContainerView {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// Content that can be scrolled; all of it is on this screen.
public struct ScrollView<Content: View>: ContainerView {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// The stack at the root of a navigation; only the root is shown.
public struct NavigationStack<Root: View>: ContainerView {
  let content: Root

  public init(@ViewBuilder root: () -> Root) { content = root() }
}

/// What navigation stood in before ``NavigationStack``.
public struct NavigationView<Content: View>: ContainerView {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
