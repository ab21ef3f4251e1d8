import Foundation

#if canImport(SwiftUI)
  import SwiftUI
#else
  import StateLabUI
#endif

/// The source of suggestions: a server, or a test.
public protocol Shop: Sendable {
  func suggestions() async throws -> [String]
}

public final class Basket: ObservableObject {
  @Published public private(set) var items: [Item] = []
  @Published public private(set) var isLoading = false
  @Published public private(set) var message: String?
  /// The time of the last addition.
  public private(set) var addedAt: Date?
  private let shop: any Shop
  private var lastID = 0

  public init(shop: any Shop) { self.shop = shop }

  public var open: Int { items.count { !$0.isDone } }

  /// Returns whether there was an item to add.
  @discardableResult
  public func add(_ name: String) -> Bool {
    let name = name.trimmingCharacters(in: .whitespaces)
    guard !name.isEmpty, !items.contains(where: { $0.name == name }) else { return false }
    lastID += 1
    items.append(Item(id: lastID, name: name))
    addedAt = Date()
    return true
  }

  public func toggle(_ item: Item) {
    guard let index = items.firstIndex(where: { $0.id == item.id }) else { return }
    items[index].isDone.toggle()
  }

  public func remove(at offsets: IndexSet) { items = items.without(offsets) }

  public func loadSuggestions() async {
    isLoading = true
    defer { isLoading = false }
    do {
      for name in try await shop.suggestions() { add(name) }
      message = nil
    } catch {
      message = "No suggestions today"
    }
  }
}
