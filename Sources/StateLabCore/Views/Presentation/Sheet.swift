/// Presents a view while a binding holds an item.
nonisolated public struct _PresentationModifier<Item, Presented: View>: ViewModifier, _BuiltIn {
  let kind: Presentation.Kind
  @Binding var item: Item?
  @Environment(\.isInClosedMenu) var isInClosedMenu
  /// The identity of an item: two items are two presentations, each with its own state.
  let id: (Item) -> AnyHashable
  let origin: Origin
  let onDismiss: (() -> Void)?
  let presented: (Item) -> Presented

  /// The view, and the presentation.
  @MainActor public func body(content: Content) -> some View {
    content
    if let item, !isInClosedMenu {
      PresentedView(
        kind: kind, origin: origin, dismiss: { self.item = nil }, onDismiss: onDismiss,
        content: { presented(item) }
      )
      .id(id(item))
    }
  }
}

extension _PresentationModifier: NamedModifier {
  static var nameInTrace: String { "Presentation" }
}

/// The item of a binding to a flag while the flag is true.
struct Presence: Hashable {}

extension Binding where Value == Bool {
  /// The flag as an optional item.
  var presence: Binding<Presence?> {
    projected(
      Projection(key: "presence") {
        $0 ? Presence() : nil
      } set: { flag, presence in
        flag = presence != nil
        return true
      })
  }
}

nonisolated extension View {
  func present<Presented: View>(
    _ kind: Presentation.Kind, while isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    at origin: Origin, @ViewBuilder content: @escaping () -> Presented
  ) -> some View {
    modifier(
      _PresentationModifier(
        kind: kind, item: isPresented.presence, id: { AnyHashable($0) }, origin: origin,
        onDismiss: onDismiss, presented: { _ in content() }))
  }

  func present<Item: Identifiable, Presented: View>(
    _ kind: Presentation.Kind, item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    at origin: Origin, @ViewBuilder content: @escaping (Item) -> Presented
  ) -> some View {
    modifier(
      _PresentationModifier(
        kind: kind, item: item, id: { AnyHashable($0.id) }, origin: origin, onDismiss: onDismiss,
        presented: content))
  }

  /// Presents a sheet while the flag is true. The content is mounted when the sheet appears and
  /// unmounted, with its state, when the sheet disappears; a swipe clears the flag.
  ///
  /// The closure runs when the sheet appears, with the captures of the body that created it: a
  /// state which that body did not read may have an older value there.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    present(
      .sheet, while: isPresented, onDismiss: onDismiss, at: Origin(fileID, line), content: content)
  }

  /// Presents a sheet while the binding holds an item. Another item is another sheet, with initial
  /// state.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content, fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    present(.sheet, item: item, onDismiss: onDismiss, at: Origin(fileID, line), content: content)
  }

  /// Presents a view on the full screen while the flag is true. Only its own controls close the
  /// view.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    present(
      .cover, while: isPresented, onDismiss: onDismiss, at: Origin(fileID, line), content: content)
  }

  /// Presents a view on the full screen while the binding holds an item.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content, fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    present(.cover, item: item, onDismiss: onDismiss, at: Origin(fileID, line), content: content)
  }

  /// Presents a popover while the flag is true: a sheet if `horizontalSizeClass` is compact, as on
  /// a phone, unless `presentationCompactAdaptation` asks for another form. The arrow is looks only.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    present(.popover, while: isPresented, at: Origin(fileID, line), content: content)
  }

  /// Presents a popover while the binding holds an item.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content, fileID: String = #fileID,
    line: Int = #line
  ) -> some View { present(.popover, item: item, at: Origin(fileID, line), content: content) }

  /// Prevents a person from swiping away the sheet that contains this view.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(_DismissalModifier(isDisabled: isDisabled))
  }
}

nonisolated extension View {
  /// Presents an inspector while the flag is true: a sheet on a phone, whose horizontal size class
  /// is compact.
  public func inspector<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    sheet(isPresented: isPresented, content: content, fileID: fileID, line: line)
  }
  /// Looks only.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View { looksOnly }
  public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil)
    -> some View
  { looksOnly }
}

/// The part of a view at which a popover points. Looks only.
public enum PopoverAttachmentAnchor: Sendable {
  /// A rectangle of the view.
  case rect(Source)
  /// A point of the view.
  case point(UnitPoint)

  /// The whole view, or a part of it.
  public enum Source: Sendable {
    case bounds, rect(CGRect)
  }
}

/// Enables or disables swiping away the enclosing sheet.
nonisolated public struct _DismissalModifier: PrimitiveModifier {
  let isDisabled: Bool

  typealias Playing = DismissalPlayer
}

final class DismissalPlayer: ModifierPlayer<_DismissalModifier> {
  override func answer(_ query: NodeQuery) {
    if modifier.isDisabled, let search = query as? SwipePreventionQuery {
      search.isFound = true
    } else {
      super.answer(query)
    }
  }

  override func update(_ new: _DismissalModifier) {
    modifier = new
    node.graph.screenChanged()
  }
}

/// Searches for a view that prevents swiping away its sheet.
final class SwipePreventionQuery: LayerSearch {}
