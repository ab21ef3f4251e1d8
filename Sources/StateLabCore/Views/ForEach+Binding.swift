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
      (id: elements[index][keyPath: id], binding: data[unchecked: index])
    }
    self.init(data: rows, content: { content($0.binding) }, id: { $0.id })
  }
}

extension Binding where Value: MutableCollection {
  /// A binding to the element at an index.
  fileprivate subscript(unchecked index: Value.Index) -> Binding<Value.Element> {
    self[dynamicMember: \.[at: Position(index: index)]]
  }
}

/// An index for a key path, which requires `Hashable`.
private struct Position<Index: Comparable>: Hashable {
  let index: Index

  static func == (a: Self, b: Self) -> Bool { a.index == b.index }
  func hash(into hasher: inout Hasher) {}
}

extension MutableCollection {
  fileprivate subscript(at position: Position<Index>) -> Element {
    get { self[position.index] }
    set { self[position.index] = newValue }
  }
}
