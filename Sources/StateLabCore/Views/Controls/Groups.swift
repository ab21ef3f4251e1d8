/// Views that a button shows and hides. Hidden content is not mounted, and loses its state.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View, _BuiltIn {
  @State private var isOpen = false
  private let isExpanded: Binding<Bool>?
  private let label: Label
  private let content: () -> Content
  private let origin: Origin

  /// A group with a label of views.
  public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label,
    fileID: String = #fileID, line: Int = #line
  ) {
    isExpanded = nil
    self.label = label()
    self.content = content
    origin = Origin(fileID, line)
  }

  /// A group with a binding to its expansion.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label, fileID: String = #fileID, line: Int = #line
  ) {
    self.isExpanded = isExpanded
    self.label = label()
    self.content = content
    origin = Origin(fileID, line)
  }

  /// The button, and the content while it is visible.
  @MainActor public var body: some View {
    Disclosed(isOpen: isExpanded ?? $isOpen, label: label, content: content, origin: origin)
  }
}

/// The button of a group, and its content while the group is open.
nonisolated struct Disclosed<Label: View, Content: View>: View, _BuiltInPart {
  @Binding var isOpen: Bool
  let label: Label
  let content: () -> Content
  let origin: Origin

  @MainActor var body: some View {
    Button(
      action: { isOpen.toggle() }, label: { label }, fileID: origin.fileID,
      line: origin.line)
    if isOpen { content() }
  }
}

extension DisclosureGroup where Label == Text {
  /// A group with a title.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content,
    fileID: String = #fileID, line: Int = #line
  ) { self.init(content: content, label: { Text(titleKey) }, fileID: fileID, line: line) }
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, @ViewBuilder content: @escaping () -> Content,
    fileID: String = #fileID, line: Int = #line
  ) { self.init(content: content, label: { Text(title) }, fileID: fileID, line: line) }

  /// A group with a title and a binding to its expansion.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      isExpanded: isExpanded, content: content, label: { Text(titleKey) }, fileID: fileID,
      line: line)
  }
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      isExpanded: isExpanded, content: content, label: { Text(title) }, fileID: fileID, line: line)
  }
}

/// Views in a box, with a label above.
nonisolated public struct GroupBox<Label: View, Content: View>: ContainerView {
  let content: TupleView<(Label, Content)>

  /// A box with an optional label of views.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label = { EmptyView() }
  ) { self.content = TupleView((label(), content())) }

  /// A box with a label of views, in the form before iOS 15.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.content = TupleView((label, content()))
  }
}

extension GroupBox where Label == Text {
  /// A box with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }
}

/// A group of related controls.
nonisolated public struct ControlGroup<Content: View>: ContainerView {
  let content: Content

  /// A group of these controls.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// A group with a label. On a device, only a menu or a toolbar shows the label; the simulation
  /// never does.
  public init<C: View, L: View>(
    @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledControlGroupContent<C, L> {
    self.content = LabeledControlGroupContent(content: content(), label: label())
  }

  /// A group with a title. On a device, only a menu or a toolbar shows the title; the simulation
  /// never does.
  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content, label: { Text(titleKey) })
  }
  @_disfavoredOverload
  public init<C: View>(_ title: some StringProtocol, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content, label: { Text(title) })
  }
}

/// The controls of a group with a label.
nonisolated public struct LabeledControlGroupContent<Content: View, Label: View>: ContainerView {
  let content: Content
  let label: Label
}

/// Content with a label.
nonisolated public struct LabeledContent<Label: View, Content: View>: ContainerView {
  let content: TupleView<(Label, Content)>

  /// Content with a label of views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = TupleView((label(), content()))
  }
}

extension LabeledContent where Label == Text {
  /// Content with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A text with a title.
  public init(_ titleKey: LocalizedStringKey, value: some StringProtocol) {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }
  @_disfavoredOverload
  public init(_ title: some StringProtocol, value: some StringProtocol) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }
}

/// A view for the absence of content.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  ContainerView
{
  let content: TupleView<(Label, Description, Actions)>

  /// A view with a label, a description and actions, all of views.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) { content = TupleView((label(), description(), actions())) }
}

extension ContentUnavailableView
where Label == StateLabCore.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A view with a title, a symbol and a description.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    content = TupleView((Label(titleKey, systemImage: name), description, EmptyView()))
  }
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage name: String, description: Text? = nil) {
    content = TupleView((Label(title, systemImage: name), description, EmptyView()))
  }

  /// A view with a title, an image and a description.
  public init(_ titleKey: LocalizedStringKey, image name: String, description: Text? = nil) {
    content = TupleView((Label(titleKey, image: name), description, EmptyView()))
  }
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image name: String, description: Text? = nil) {
    content = TupleView((Label(title, image: name), description, EmptyView()))
  }
  public init(
    _ titleKey: LocalizedStringKey, image resource: ImageResource, description: Text? = nil
  ) { content = TupleView((Label(titleKey, image: resource), description, EmptyView())) }
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, image resource: ImageResource, description: Text? = nil
  ) { content = TupleView((Label(title, image: resource), description, EmptyView())) }

  /// The view for a search without results.
  public static var search: Self { Self("No Results", systemImage: "magnifyingglass") }
  /// The view for a search for this text without results.
  public static func search(text: String) -> Self {
    Self(
      text.isEmpty ? "No Results" : "No Results for “\(text)”", systemImage: "magnifyingglass",
      description: Text(verbatim: "Check the spelling or try a new search."))
  }
}

extension GroupBox: ArrangingContainer {}
extension ControlGroup: ArrangingContainer {}
