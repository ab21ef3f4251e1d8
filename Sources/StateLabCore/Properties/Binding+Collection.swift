// A binding to a mutable collection is a collection of bindings to its elements:
// `for $item in $items`, `$items.count`, `$items.enumerated()`, `$items[2]` (fidelity 2.13, 15).

extension Binding: Identifiable where Value: Identifiable {
  /// The id of the value, not a binding to the id.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  public var startIndex: Index { wrappedValue.startIndex }
  public var endIndex: Index { wrappedValue.endIndex }
  public var indices: Indices { wrappedValue.indices }
  public func index(after i: Index) -> Index { wrappedValue.index(after: i) }
  public func formIndex(after i: inout Index) { wrappedValue.formIndex(after: &i) }

  /// A binding to the element at an index. The index stays the same when the collection changes:
  /// once the collection has no element at the index, a read or write ends the process.
  public subscript(position: Index) -> Binding<Value.Element> {
    projected(.element(at: position, of: location))
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  public func index(before i: Index) -> Index { wrappedValue.index(before: i) }
  public func formIndex(before i: inout Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}

extension Projection where Base: MutableCollection, Value == Base.Element {
  fileprivate static func element(at index: Base.Index, of collection: Location<Base>) -> Self {
    func isPresent(in whole: Base) -> Bool {
      index >= whole.startIndex && index < whole.endIndex
    }
    func check(_ whole: Base) {
      guard !isPresent(in: whole) else { return }
      let reader = Graph.currentReader
      FatalMessage.noElement(
        at: index, of: collection.name, count: whole.count, for: reader?.name, at: reader?.place)
    }
    return Self(key: ElementKey(index: index), isPresent: isPresent) { whole in
      check(whole)
      return whole[index]
    } set: { whole, element in
      check(whole)
      whole[index] = element
      return true
    }
  }
}

/// An index as a key, which must be `Hashable`.
private struct ElementKey<Index: Comparable>: Hashable {
  let index: Index

  static func == (a: Self, b: Self) -> Bool { a.index == b.index }
  func hash(into hasher: inout Hasher) {}
}
