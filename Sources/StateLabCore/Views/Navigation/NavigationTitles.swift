// Links, titles and tabs with a ``LocalizedStringKey``, which says how it is read.

extension NavigationLink where Label == Text {
  /// A link to a view, with a title.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination,
    fileID: String = #fileID, line: Int = #line
  ) { self.init(titleKey.text, destination: destination, fileID: fileID, line: line) }

  /// A link to a view, with a title, as it was written before iOS 15.
  public init(
    _ titleKey: LocalizedStringKey, destination: @autoclosure @escaping () -> Destination,
    fileID: String = #fileID, line: Int = #line
  ) { self.init(titleKey.text, destination: destination(), fileID: fileID, line: line) }

  /// A link that a flag pushes, too, with a title.
  public init(
    _ titleKey: LocalizedStringKey, destination: @autoclosure @escaping () -> Destination,
    isActive: Binding<Bool>, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      titleKey.text, destination: destination(), isActive: isActive, fileID: fileID, line: line)
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// A link, with a title, to the page that ``View/navigationDestination(for:destination:)`` makes
  /// of a value.
  public init<P: Hashable>(
    _ titleKey: LocalizedStringKey, value: P?, fileID: String = #fileID, line: Int = #line
  ) { self.init(titleKey.text, value: value, fileID: fileID, line: line) }
}

extension View {
  /// Gives the page a title, as it was written before iOS 14.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationBarTitle(titleKey.text)
  }

  /// Gives the page a title, as it was written before iOS 14.
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

  /// A tab with a title and a picture.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(titleKey.text, image: image, value: value, role: role, content: content) }
}

extension Tab where Value == Int, Label == StateLabCore.Label<Text, Image> {
  /// A tab with a title and a symbol, known by its place.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(titleKey.text, systemImage: systemImage, role: role, content: content) }

  /// A tab with a title and a picture, known by its place.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(titleKey.text, image: image, role: role, content: content) }
}
