import Combine
import Foundation

struct Cup: Codable, Identifiable, Equatable {
  var id = UUID()
  var kind: Kind
  var shots: Int
  var drunkAt = Date()

  enum Kind: String, CaseIterable, Codable, Identifiable {
    case espresso, cappuccino, filter
    var id: String { rawValue }
  }
}

class CoffeeLog: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()

  var cups = [Cup]() {
    willSet { objectWillChange.send() }
    didSet { save() }
  }

  static let key = "cups"

  init() {
    if let data = UserDefaults.standard.data(forKey: Self.key) {
      let decoder = JSONDecoder()
      if let decoded = try? decoder.decode([Cup].self, from: data) {
        cups = decoded
      }
    }
  }

  var shots: Int { cups.reduce(0) { $0 + $1.shots } }

  func add(_ cup: Cup) { cups.insert(cup, at: 0) }

  func remove(at offsets: IndexSet) { cups.remove(atOffsets: offsets) }

  func save() {
    if let data = try? JSONEncoder().encode(cups) {
      UserDefaults.standard.set(data, forKey: Self.key)
    }
  }
}

final class Settings: ObservableObject {
  @Published var limit: Int = UserDefaults.standard.integer(forKey: "limit") {
    didSet { UserDefaults.standard.set(limit, forKey: "limit") }
  }
}
