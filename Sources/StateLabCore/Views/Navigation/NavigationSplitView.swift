/// Columns of a navigation. A phone has room for one column, initially the sidebar. Selecting a row
/// in its list shows the next column, as a page in front. The back button, or the end of the
/// selection, removes the column and its state.
///
/// A list with multiple selection shows no column. Phones end the selection on the way back
/// (observed); that a column's state ends with the column is our choice.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View,
  _BuiltIn
{
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

  /// Three columns. The visibility on a wide screen is looks only.
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

  /// Three columns, with a preferred column in front. The back button writes the preference, too.
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
  @MainActor public var body: some View {
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

  /// Two columns. The visibility on a wide screen is looks only.
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

  /// Two columns, with a preferred column in front. The back button writes the preference, too.
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

/// The columns of a split view, each with the next column in front.
nonisolated struct SplitColumns<Sidebar: View, Content: View, Detail: View>: View, _BuiltInPart {
  @Binding var preferred: NavigationSplitViewColumn
  let sidebar: Sidebar
  let content: Content
  let detail: Detail

  @MainActor var body: some View {
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
