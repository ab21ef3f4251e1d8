/// Columns of a navigation. A phone has room for one: first comes the sidebar, and a row that is
/// chosen in its list brings the next column, as a page in front of it. The way back, or a selection
/// that ends, takes the column away with its state.
///
/// A list of which several rows can be chosen brings no column. That the selection ends on the way
/// back has been seen on phones, and that a column goes with its state is our choice.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View, _BuiltIn {
  @State private var own = NavigationState()
  private let columns: SplitColumns<Sidebar, Content, Detail>
  private let origin: Origin

  /// Three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      preferredCompactColumn: .constant(.sidebar), sidebar: sidebar, content: content,
      detail: detail, fileID: fileID, line: line)
  }

  /// Three columns. Which of them a wide screen shows is looks only.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn> = .constant(.sidebar),
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      preferredCompactColumn: preferredCompactColumn, sidebar: sidebar, content: content,
      detail: detail, fileID: fileID, line: line)
  }

  /// Three columns, and the one that comes to the front. The way back writes it, too.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail, fileID: String = #fileID, line: Int = #line
  ) {
    columns = SplitColumns(
      preferred: preferredCompactColumn, sidebar: sidebar(), content: content(), detail: detail())
    origin = Origin(fileID, line)
  }

  /// The columns with the pages in front of them.
  public var body: some View {
    NavigationFrame(path: $own.path, editMode: $own.editMode, content: columns, origin: origin)
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Two columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      sidebar: sidebar, content: { EmptyView() }, detail: detail, fileID: fileID, line: line)
  }

  /// Two columns. Which of them a wide screen shows is looks only.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn> = .constant(.sidebar),
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      preferredCompactColumn: preferredCompactColumn, sidebar: sidebar, detail: detail,
      fileID: fileID, line: line)
  }

  /// Two columns, and the one that comes to the front. The way back writes it, too.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      preferredCompactColumn: preferredCompactColumn, sidebar: sidebar, content: { EmptyView() },
      detail: detail, fileID: fileID, line: line)
  }
}

/// The columns of a split view, each with the next one in front of it.
struct SplitColumns<Sidebar: View, Content: View, Detail: View>: View, _BuiltInPart {
  @Binding var preferred: NavigationSplitViewColumn
  let sidebar: Sidebar
  let content: Content
  let detail: Detail

  var body: some View {
    SplitColumn(
      column: sidebar, isNextPreferred: preferred != .sidebar, goBack: { preferred = .sidebar }
    ) {
      if Content.self == EmptyView.self {
        detail
      } else {
        SplitColumn(
          column: content, isNextPreferred: preferred == .detail, goBack: { preferred = .content }
        ) { detail }
      }
    }
  }
}
