import StateLabCore

extension ForEach where Content: View {
  /// Lets a person delete rows: below each row is a button `Delete` with the row's text, unless the
  /// row has swipe actions of its own.
  public func onDelete(perform action: ((Foundation.IndexSet) -> Void)?) -> Self {
    onDelete(
      perform: action.map { action in
        { (offsets: StateLabCore.IndexSet) in action(Foundation.IndexSet(offsets)) }
      })
  }

  /// Lets a person move rows: in edit mode, buttons below each row move the row up and down.
  public func onMove(perform action: ((Foundation.IndexSet, Int) -> Void)?) -> Self {
    onMove(
      perform: action.map { action in
        { (offsets: StateLabCore.IndexSet, destination: Int) in
          action(Foundation.IndexSet(offsets), destination)
        }
      })
  }
}

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
  /// Removes the elements at these positions.
  public mutating func remove(atOffsets offsets: Foundation.IndexSet) {
    remove(atOffsets: StateLabCore.IndexSet(offsets))
  }
}

extension MutableCollection where Self: RangeReplaceableCollection, Index == Int {
  /// Moves the elements at these positions before the element at `destination`.
  public mutating func move(fromOffsets source: Foundation.IndexSet, toOffset destination: Int) {
    move(fromOffsets: StateLabCore.IndexSet(source), toOffset: destination)
  }
}
