// Links, titles and tabs with a ``LocalizedStringKey``.

extension NavigationLink where Label == Text {
  /// A link to a view, with a title.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination,
    fileID: String = #fileID, line: Int = #line
  ) { self.init(titleKey.text, destination: destination, fileID: fileID, line: line) }

  /// A link to a view, with a title, in the form before iOS 15.
  public init(
    _ titleKey: LocalizedStringKey, destination: @autoclosure @escaping () -> Destination,
    fileID: String = #fileID, line: Int = #line
  ) { self.init(titleKey.text, destination: destination(), fileID: fileID, line: line) }

  /// A link with a title, whose page a flag also pushes.
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      titleKey.text, isActive: isActive, destination: destination, fileID: fileID, line: line)
  }

  /// A link with a title, whose page a flag also pushes, in the form before iOS 15.
  public init(
    _ titleKey: LocalizedStringKey, destination: @autoclosure @escaping () -> Destination,
    isActive: Binding<Bool>, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      titleKey.text, destination: destination(), isActive: isActive, fileID: fileID, line: line)
  }
}

extension NavigationLink where Label == Text {
  /// One of several links with a title, of which a selection pushes one page.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      titleKey.text, destination: destination(), tag: tag, selection: selection, fileID: fileID,
      line: line)
  }

  /// One of several links with a title, of which a selection pushes one page, in the form before
  /// iOS 15.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      titleKey.text, destination: destination, tag: tag, selection: selection, fileID: fileID,
      line: line)
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// A link with a title to the page of a value, from
  /// ``View/navigationDestination(for:destination:)``.
  public init<P: Hashable>(
    _ titleKey: LocalizedStringKey, value: P?, fileID: String = #fileID, line: Int = #line
  ) { self.init(titleKey.text, value: value, fileID: fileID, line: line) }
}

nonisolated extension View {
  /// Sets the title of the page, in the form before iOS 14.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationBarTitle(titleKey.text)
  }

  /// Sets the title of the page, in the form before iOS 14.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationBarTitle(titleKey.text, displayMode: displayMode) }
}

extension Tab where Label == StateLabCore.Label<Text, Image> {
  /// A tab with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(titleKey.text, systemImage: systemImage, value: value, role: role, content: content)
  }

  /// A tab with a title and an image.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(titleKey.text, image: image, value: value, role: role, content: content) }
}

extension Tab where Value == Int, Label == StateLabCore.Label<Text, Image> {
  /// A tab with a title and a symbol, identified by its position.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(titleKey.text, systemImage: systemImage, role: role, content: content) }

  /// A tab with a title and an image, identified by its position.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(titleKey.text, image: image, role: role, content: content) }
}
