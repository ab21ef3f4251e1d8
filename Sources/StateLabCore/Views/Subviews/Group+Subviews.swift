extension Group {
  /// Creates a view from the subviews of another view. From iOS 18.
  ///
  ///     Group(subviews: content) { subviews in
  ///       ForEach(subviews) { subview in
  ///         subview
  ///         if subview.id != subviews.last?.id { Divider() }
  ///       }
  ///     }
  ///
  /// The subviews are the views that a stack would arrange: groups, `ForEach`, `if`, sections and
  /// custom views of several views contribute the views in them. A stack is one subview. The closure
  /// runs when the `Group` has a new value, or when the list of subviews changes. A view that the
  /// closure leaves out is not mounted. The body of a custom view of several views runs even if the
  /// closure leaves these views out.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init { GroupElementsOfContent(source: view, transform: transform) }
  }

  /// Creates a view from the sections of another view. From iOS 18.
  ///
  /// Neighboring views that are in no ``Section`` form a section without a header.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init { GroupSectionsOfContent(source: view, transform: transform) }
  }
}

/// A view that is created from the subviews of another view: see
/// ``Group/init(subviews:transform:)``.
nonisolated public struct GroupElementsOfContent<Subviews: View, Content: View>: SubviewsView {
  let source: Subviews
  let transform: (SubviewsCollection) -> Content

  @MainActor func makeResult(_ content: ResolvedContent) -> Content {
    transform(SubviewsCollection(content.subviews))
  }
}

/// A view that is created from the sections of another view: see
/// ``Group/init(sections:transform:)``.
nonisolated public struct GroupSectionsOfContent<Sections: View, Content: View>: SubviewsView {
  let source: Sections
  let transform: (SectionCollection) -> Content

  @MainActor func makeResult(_ content: ResolvedContent) -> Content {
    transform(SectionCollection(content))
  }
}

// MARK: ForEach

extension ForEach {
  /// Creates a view for each subview of another view. From iOS 18.
  ///
  ///     ForEach(subviews: content) { subview in CardView { subview } }
  public init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
    self.init(data: Data(), content: content, id: \.id)
    resolved = Erased(
      view: GroupElementsOfContent(source: view) { ForEach<_, _, Content>($0, content: content) })
  }

  /// Creates a view for each section of another view. From iOS 18.
  public init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  )
  where
    Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View
  {
    self.init(data: Data(), content: content, id: \.id)
    resolved = Erased(
      view: GroupSectionsOfContent(source: view) { ForEach<_, _, Content>($0, content: content) })
  }
}

/// The data of a ``ForEach`` over subviews.
public typealias ForEachSubviewCollection<Content: View> = _ForEachResolvedCollection<
  Subview, Content
>

/// The data of a ``ForEach`` over sections.
public typealias ForEachSectionCollection<Content: View> = _ForEachResolvedCollection<
  SectionConfiguration, Content
>

/// The data of a ``ForEach`` over subviews or sections: always empty, because SwiftUI finds the
/// elements only when it mounts the `ForEach`.
public struct _ForEachResolvedCollection<Element, Content: View>: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> Element { preconditionFailure("The collection is empty.") }
}

/// The node of a `ForEach` over subviews or sections. The node contains a `ForEach` over the resolved
/// collection.
final class ResolvedForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ViewNode<ForEach<Data, ID, Content>>, TransparentNode
{
  private var rows: Node?
  private var lines = DrawnLines.Place()

  override init(_ view: ForEach<Data, ID, Content>, _ site: NodeSite) {
    super.init(view, site)
    rows = view.resolved?.makeNode(self.site())
  }

  override func update(_ view: ForEach<Data, ID, Content>) {
    self.view = view
    guard let resolved = view.resolved, let old = rows, !resolved.update(old) else { return }
    replaceChild(old, at: lines) { rows = resolved.makeNode(site()) }
  }

  override func answer(_ query: NodeQuery) {
    guard let screen = query as? Screen else { return super.answer(query) }
    screen.drawRegion(of: self, at: &lines)
  }

  override func forEachChild(_ visit: (Node) -> Void) { if let rows { visit(rows) } }
  override var viewType: Any.Type? { nil }
  override var drawsInPlace: Bool { true }
}
