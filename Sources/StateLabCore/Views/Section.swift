/// A part of a list or form, with a header above and a footer below.
nonisolated public struct Section<Parent: View, Content: View, Footer: View>: ContainerView {
  let content: TupleView<(Parent, Content, Footer)>
  /// The binding to the expansion, if the header is a disclosure button.
  private var isExpanded: Binding<Bool>?
  private var origin = Origin("", 0)

  /// A section, with an optional header and footer of views.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent = { EmptyView() },
    @ViewBuilder footer: () -> Footer = { EmptyView() }
  ) { self.content = TupleView((header(), content(), footer())) }

  /// A section with a header and a footer as values, the form before iOS 15.
  public init(
    header: Parent, footer: Footer = EmptyView(), @ViewBuilder content: () -> Content
  ) { self.init(content: content, header: { header }, footer: { footer }) }
}

extension Section where Parent == EmptyView {
  /// A section with a footer as a value, the form before iOS 15.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, footer: { footer })
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// A section with a title as its header.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(titleKey) })
  }
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) })
  }
}

// MARK: Expandable sections

extension Section where Footer == EmptyView {
  /// A section whose content is visible while a flag is true. From iOS 17.
  ///
  /// The header is a button that toggles the flag, and hidden content is not mounted: both are our
  /// choice. On a phone, only a list in a sidebar has such a button.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(content: content, header: header, footer: { EmptyView() })
    self.isExpanded = isExpanded
    origin = Origin(fileID, line)
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// A section with a title, whose content is visible while a flag is true. From iOS 17.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      isExpanded: isExpanded, content: content, header: { Text(titleKey) }, fileID: fileID,
      line: line)
  }
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      isExpanded: isExpanded, content: content, header: { Text(title) }, fileID: fileID, line: line)
  }
}

extension Section {
  @MainActor public static func _makeNode(_ view: Self, _ site: NodeSite) -> ViewNode<Self> {
    view.isExpanded == nil || site.isListed
      ? SectionNode(view, site) : ExpandableSectionNode(view, site)
  }

  fileprivate typealias Rows = TupleView<(Disclosed<Parent, Content>, Footer)>

  fileprivate var rows: Rows {
    let (header, content, footer) = content.value
    let disclosed = Disclosed(
      isOpen: isExpanded ?? .constant(true), label: header, content: { content }, origin: origin)
    return TupleView((disclosed, footer))
  }
}

/// The node of a section. The header and the footer are no rows, even inside a `ForEach`.
private final class SectionNode<Parent: View, Content: View, Footer: View>: ContainerNode<
  Section<Parent, Content, Footer>
>
{
  override func answer(_ query: NodeQuery) {
    switch query {
    case let screen as Screen where screen.showsBadges: drawParts(on: screen)
    case let choices as ChoiceQuery:
      for (place, part) in parts.enumerated() where !part.isOffScreen {
        choices.tagging(place == 1 ? choices.tag : nil) { part.answer(choices) }
      }
    case let subviews as SubviewQuery: answer(subviews)
    case let rows as RowsQuery: rows.passes = true
    default: super.answer(query)
    }
  }

  /// The header, the content and the footer.
  private var parts: [Node] {
    var parts: [Node] = []
    forEachChild { $0.forEachChild { parts.append($0) } }
    return parts
  }

  private func drawParts(on screen: Screen) {
    for (place, part) in parts.enumerated() where !part.isOffScreen {
      StepCounter.count()
      screen.drawPart(ofSection: place) { part.draw(on: screen) }
    }
  }

  private func answer(_ subviews: SubviewQuery) {
    let parts = parts
    guard parts.count == 3 else { return }
    subviews.section(header: parts[0], content: parts[1], footer: parts[2])
  }
}

private final class ExpandableSectionNode<Parent: View, Content: View, Footer: View>: ViewNode<
  Section<Parent, Content, Footer>
>
{
  private var rows: ViewNode<Section<Parent, Content, Footer>.Rows>?

  override init(_ view: Section<Parent, Content, Footer>, _ site: NodeSite) {
    super.init(view, site)
    rows = Section<Parent, Content, Footer>.Rows._makeNode(view.rows, self.site())
  }

  override func update(_ view: Section<Parent, Content, Footer>) {
    self.view = view
    rows?.update(view.rows)
  }

  override func answer(_ query: NodeQuery) {
    switch query {
    case let choices as ChoiceQuery: choices.tagging(nil) { rows?.answer(choices) }
    case let rows as RowsQuery: rows.passes = true
    default: super.answer(query)
    }
  }

  override func forEachChild(_ visit: (Node) -> Void) { if let rows { visit(rows) } }
}

extension Section: ArrangingContainer {}
