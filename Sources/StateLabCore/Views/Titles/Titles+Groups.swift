// Labels and groups whose title is a ``LocalizedStringKey``, which says how it is read.

extension Label where Title == Text, Icon == Image {
  /// A label with a title.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(titleKey.text, systemImage: name)
  }

  /// This text, beside a picture of the app's own.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(titleKey.text, image: name)
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// A section with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(titleKey.text, content: content)
  }

  /// A section with a title, whose content is shown while a flag is set. From iOS 17.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(titleKey.text, isExpanded: isExpanded, content: content, fileID: fileID, line: line)
  }
}

extension GroupBox where Label == Text {
  /// A box with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(titleKey.text, content: content)
  }
}

extension DisclosureGroup where Label == Text {
  /// A group with a title.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(titleKey.text, content: content, fileID: fileID, line: line)
  }

  /// A group with a title, whose state is somewhere else.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(titleKey.text, isExpanded: isExpanded, content: content, fileID: fileID, line: line)
  }
}

extension LabeledContent where Label == Text {
  /// A title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(titleKey.text, content: content)
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A title and a text.
  public init(_ titleKey: LocalizedStringKey, value: some StringProtocol) {
    self.init(titleKey.text, value: value)
  }
}

extension ContentUnavailableView
where Label == StateLabCore.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A title with a symbol, and a description.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(titleKey.text, systemImage: name, description: description)
  }
}
