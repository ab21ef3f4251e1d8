import Foundation

/// An item on the shopping list.
public struct Item: Identifiable, Equatable {
  public let id: Int
  public let name: String
  public var isDone = false
}

extension [Item] {
  /// The items without those at these positions.
  func without(_ offsets: IndexSet) -> [Item] {
    indices.filter { !offsets.contains($0) }.map { self[$0] }
  }
}
