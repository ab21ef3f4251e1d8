/// A style that makes a disclosure group, and opens it: it writes
/// ``DisclosureGroupStyleConfiguration/isExpanded``.
@preconcurrency @MainActor
public protocol DisclosureGroupStyle {
  /// The view that the style makes for a disclosure group.
  associatedtype Body: View
  /// The parts that the style arranges.
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// Makes what is shown. When it runs: see ``ButtonStyle``.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a disclosure group that its style arranges.
public struct DisclosureGroupStyleConfiguration {
  /// The label of the group.
  public typealias Label = ButtonStyleConfiguration.Label
  /// The content of the group when it is open.
  public typealias Content = ButtonStyleConfiguration.Label
  /// The label of the group, shown whether it is open or not.
  public let label: Label
  /// The content of the group when it is open.
  public let content: Content
  /// True if the group is open.
  @Binding public var isExpanded: Bool
  /// The value of the binding: where that differs, the style is asked again.
  private let value: Bool

  fileprivate init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
    value = isExpanded.wrappedValue
  }
}

extension Disclosed: StyledControl {
  func configuration(_ parts: StyleParts) -> DisclosureGroupStyleConfiguration {
    DisclosureGroupStyleConfiguration(
      label: parts.part(0, label), content: parts.part(1, DisclosedContent(content: content)),
      isExpanded: $isOpen)
  }

  static func _makeNode(_ view: Self, _ site: NodeSite) -> ViewNode<Self> {
    makeStyledNode(view, site) ?? BodyNode(view, site, isPart: true)
  }
}

/// The content of a group, made once a style puts it somewhere.
private struct DisclosedContent<Content: View>: ComputedView {
  let content: () -> Content
  func makeContent(at node: Node) -> Content { content() }
}

/// All built-in styles of this kind: they look alike here.
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
  /// The style where nobody chooses one.
  public static var automatic: AutomaticDisclosureGroupStyle { Self() }
}

extension View {
  /// Sets the style of the disclosure groups inside; the nearest one counts. The built-in ones are
  /// looks only.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    self.style(style) { $0.makeBody(configuration: $1) }
  }
}
