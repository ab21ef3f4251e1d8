extension ForEach where Content: View {
  /// Creates a row for each element, with a binding to the element:
  /// `ForEach($items) { $item in … }`.
  public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Elements.Element: Identifiable, Elements.Element.ID == ID,
    Data == [(id: ID, binding: Binding<Elements.Element>)]
  {
    self.init(data, id: \.id, content: content)
  }

  /// Creates a row for each element by its id, with a binding to the element.
  ///
  ///     ForEach($names, id: \.self) { $name in TextField("Name", text: $name) }
  public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where Data == [(id: ID, binding: Binding<Elements.Element>)] {
    let elements = data.wrappedValue
    let rows = elements.indices.map { index in
      (id: elements[index][keyPath: id], binding: data[index])
    }
    self.init(data: rows, content: { content($0.binding) }, id: { $0.id })
  }
}
