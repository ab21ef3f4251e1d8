/// A style that creates a disclosure group, and opens the group by writing
/// ``DisclosureGroupStyleConfiguration/isExpanded``.
@preconcurrency @MainActor
public protocol DisclosureGroupStyle {
  /// The type of the style's view for a disclosure group.
  associatedtype Body: View
  /// The parts that the style arranges.
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// Creates the styled view. ``ButtonStyle`` describes when the method runs.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a disclosure group that its style arranges.
public struct DisclosureGroupStyleConfiguration {
  /// The label of the group.
  public typealias Label = ButtonStyleConfiguration.Label
  /// The content of the group when it is open.
  public typealias Content = ButtonStyleConfiguration.Label
  /// The label of the group, visible in both states.
  public let label: Label
  /// The content of the group when it is open.
  public let content: Content
  /// True if the group is open.
  @Binding public var isExpanded: Bool
  /// The value of the binding: `makeBody` runs again if the value differs.
  private let value: Bool

  fileprivate init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
    value = isExpanded.wrappedValue
  }
}

extension Disclosed: StyledControl {
  @MainActor func configuration(_ parts: StyleParts) -> DisclosureGroupStyleConfiguration {
    DisclosureGroupStyleConfiguration(
      label: parts.part(0, label), content: parts.part(1, DisclosedContent(content: content)),
      isExpanded: $isOpen)
  }

  @MainActor static func _makeNode(_ view: Self, _ site: NodeSite) -> ViewNode<Self> {
    makeStyledNode(view, site) ?? BodyNode(view, site, isPart: true)
  }
}

/// The content of a group, evaluated when a style shows it.
nonisolated private struct DisclosedContent<Content: View>: ComputedView {
  let content: () -> Content
  func makeContent(at node: Node) -> Content { content() }
}

/// All built-in styles of this kind, which look alike here.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, _BuiltIn {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    DisclosureGroup(isExpanded: configuration.$isExpanded) {
      configuration.content
    } label: {
      configuration.label
    }
    .unstyled(Configuration.self)
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The default style.
  public static var automatic: AutomaticDisclosureGroupStyle { Self() }
}

nonisolated extension View {
  /// Sets the style of the disclosure groups inside; the nearest style applies. The built-in styles
  /// are looks only.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    self.style(style) { $0.makeBody(configuration: $1) }
  }
}
