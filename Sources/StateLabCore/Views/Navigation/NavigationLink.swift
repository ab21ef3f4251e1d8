/// A button that pushes a page onto the enclosing stack. Outside a stack, and for the value nil,
/// the button is disabled.
///
/// In a list or a form in edit mode, a tap on a link does not push its page. This behavior is
/// observed; Apple does not document it for SwiftUI. A `UITableView` has the same default
/// (`allowsSelectionDuringEditing`). In a row that a person can select, the tap selects the row.
///
/// A link to a view holds the view's struct: each body with the link creates the struct, and the
/// runtime evaluates its `body` when the page is pushed. Only
/// ``View/navigationDestination(for:destination:)`` creates the struct when its page is pushed
/// (fidelity 2.13, 14).
nonisolated public struct NavigationLink<Label: View, Destination: View>: View, _BuiltIn {
  @State private var isPushed = false
  @Environment(\.navigation) private var navigation
  private let isActive: Binding<Bool>?
  private let value: AnyHashable?
  private let label: Label
  /// Nil for a link to the page of a value.
  private let destination: Destination?
  private let origin: Origin

  private init(
    value: AnyHashable? = nil, isActive: Binding<Bool>? = nil, label: Label, origin: Origin,
    destination: Destination?
  ) {
    self.value = value
    self.isActive = isActive
    self.label = label
    self.origin = origin
    self.destination = destination
  }

  /// The button, and the page while it is pushed.
  @MainActor public var body: some View {
    let isPushed = isActive ?? $isPushed
    Button(
      action: {
        if let value {
          navigation?.path.wrappedValue.append(value)
        } else {
          isPushed.wrappedValue = true
        }
      }, label: { label }, fileID: origin.fileID, line: origin.line
    )
    .modifier(_LinkModifier(value: value, isEmpty: Label.self == EmptyView.self))
    .disabled(navigation == nil || value == nil && destination == nil)
    if let destination, navigation != nil {
      PushedPage(isPushed: isPushed, destination: { destination })
    }
  }
}

/// Passes the value of a link to an enclosing list with selection.
nonisolated struct _LinkModifier: PrimitiveModifier {
  let value: AnyHashable?
  /// True for a link with an empty label, which a person cannot tap.
  let isEmpty: Bool

  typealias Playing = LinkPlayer
}

final class LinkPlayer: ModifierPlayer<_LinkModifier> {
  override func answer(_ query: NodeQuery) {
    guard let screen = query as? Screen, let content else { return super.answer(query) }
    if !modifier.isEmpty { screen.draw(content, asLinkTo: modifier.value) }
  }
}

/// A page that a flag pushes.
nonisolated struct PushedPage<Destination: View>: View, _BuiltInPart {
  @Binding var isPushed: Bool
  let destination: () -> Destination

  @MainActor var body: some View {
    if isPushed {
      PageView(index: nil, dismiss: { isPushed = false }, content: destination)
    }
  }
}

/// The pages that a modifier declares; none in a closed menu.
nonisolated struct DeclaredPages<Pages: View>: View, _BuiltInPart {
  @Environment(\.isInClosedMenu) var isInClosedMenu
  let pages: Pages

  @MainActor var body: some View { if !isInClosedMenu { pages } }
}

/// The page of an item while a binding holds one.
nonisolated struct PushedItem<Item, Destination: View>: View, _BuiltInPart {
  @Binding var item: Item?
  let destination: (Item) -> Destination

  @MainActor var body: some View {
    if let item {
      PageView(index: nil, dismiss: { self.item = nil }, content: { destination(item) })
    }
  }
}

extension NavigationLink {
  /// A link to a view, with a label of views.
  public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(label: label(), origin: Origin(fileID, line), destination: destination())
  }

  /// A link to a view, in the form before iOS 15.
  public init(
    destination: Destination, @ViewBuilder label: () -> Label,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(label: label(), origin: Origin(fileID, line), destination: destination)
  }

  /// A link whose page a flag also pushes.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      isActive: isActive, label: label(), origin: Origin(fileID, line), destination: destination())
  }

  /// A link whose page a flag also pushes, in the form before iOS 15.
  public init(
    destination: Destination, isActive: Binding<Bool>,
    @ViewBuilder label: () -> Label, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      isActive: isActive, label: label(), origin: Origin(fileID, line), destination: destination)
  }

  /// One of several links, of which a selection pushes one page.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>,
    @ViewBuilder label: () -> Label, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      isActive: selection.isAt(tag), label: label(), origin: Origin(fileID, line),
      destination: destination)
  }
}

extension NavigationLink {
  /// One of several links, of which a selection pushes one page.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      destination: destination(), tag: tag, selection: selection, label: label, fileID: fileID,
      line: line)
  }
}

extension NavigationLink where Label == Text {
  /// One of several links with a title, of which a selection pushes one page.
  @_disfavoredOverload
  public init<V: Hashable>(
    _ title: some StringProtocol, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      destination: destination(), tag: tag, selection: selection, label: { Text(title) },
      fileID: fileID, line: line)
  }

  /// One of several links with a title, of which a selection pushes one page, in the form before
  /// iOS 15.
  @_disfavoredOverload
  public init<V: Hashable>(
    _ title: some StringProtocol, destination: Destination, tag: V, selection: Binding<V?>,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      destination: destination, tag: tag, selection: selection, label: { Text(title) },
      fileID: fileID, line: line)
  }

  /// A link to a view, with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, @ViewBuilder destination: () -> Destination,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(label: Text(title), origin: Origin(fileID, line), destination: destination())
  }

  /// A link to a view, with a title, in the form before iOS 15.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, destination: Destination,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(label: Text(title), origin: Origin(fileID, line), destination: destination)
  }

  /// A link with a title, whose page a flag also pushes.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      isActive: isActive, label: Text(title), origin: Origin(fileID, line),
      destination: destination())
  }

  /// A link with a title, whose page a flag also pushes, in the form before iOS 15.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, destination: Destination,
    isActive: Binding<Bool>, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      isActive: isActive, label: Text(title), origin: Origin(fileID, line),
      destination: destination)
  }
}

extension NavigationLink where Destination == Never {
  /// A link to the page of a value, from ``View/navigationDestination(for:destination:)``.
  public init<P: Hashable>(
    value: P?, @ViewBuilder label: () -> Label, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      value: value.map { AnyHashable($0) }, label: label(), origin: Origin(fileID, line),
      destination: nil)
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// A link with a title to the page of a value, from
  /// ``View/navigationDestination(for:destination:)``.
  @_disfavoredOverload
  public init<P: Hashable>(
    _ title: some StringProtocol, value: P?, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(value: value, label: { Text(title) }, fileID: fileID, line: line)
  }
}

extension Binding {
  /// True while the binding holds this value; setting false sets nil.
  fileprivate func isAt<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
    projected(
      Projection(key: tag) {
        $0 == tag
      } set: { selection, isAt in
        selection = isAt ? tag : nil
        return true
      })
  }
}

// MARK: Destinations

/// Creates the pages for the values of one type.
nonisolated public struct _NavigationDestinationModifier<D: Hashable, Page: View>: ViewModifier,
  _BuiltIn
{
  @Environment(\.navigation) private var navigation
  @Environment(\.isInClosedMenu) private var isInClosedMenu
  let destination: (D) -> Page

  /// The view, and the pages.
  @MainActor public func body(content: Content) -> some View {
    content
    if let navigation, !isInClosedMenu {
      PagesOfPath(path: navigation.path, maker: PageMaker(destination))
    }
  }
}

extension _NavigationDestinationModifier: NamedModifier {
  static var nameInTrace: String { "NavigationDestination" }
}

/// The closure that makes the pages for the values of one type. A new object stands for a new
/// closure: then every page is made anew, else only a pushed page.
private final class PageMaker<D, Page> {
  let destination: (D) -> Page

  init(_ destination: @escaping (D) -> Page) { self.destination = destination }
}

/// A value of a path, and its position there.
nonisolated private struct Step: Hashable, CustomStringConvertible {
  let index: Int
  let value: AnyHashable

  /// The value, by which the record names the page.
  var description: String { describe(value.base) }
}

nonisolated private struct PagesOfPath<D: Hashable, Page: View>: View, _BuiltInPart {
  @Binding var path: [AnyHashable]
  let maker: PageMaker<D, Page>

  @MainActor var body: some View {
    let steps = path.enumerated().compactMap { index, value in
      value.base is D ? Step(index: index, value: value) : nil
    }
    ForEach(steps, id: \.self) { step in
      PageView(
        index: step.index, dismiss: { path.removeSubrange(step.index...) },
        content: { (step.value.base as? D).map(maker.destination) }, maker: maker)
    }
  }
}

nonisolated extension View {
  /// Creates the page for each value of this type in the path of the enclosing stack.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(_NavigationDestinationModifier(destination: destination))
  }

  /// Pushes a page while the flag is true.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let page = destination()
    return attach(DeclaredPages(pages: PushedPage(isPushed: isPresented, destination: { page })))
  }

  /// Pushes a page while the binding holds an item.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    attach(DeclaredPages(pages: PushedItem(item: item, destination: destination)))
  }
}
