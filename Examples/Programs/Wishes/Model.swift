import Foundation

struct Place: Codable, Equatable, Identifiable {
  var id: UUID
  var name: String
  var description: String

  static func == (lhs: Place, rhs: Place) -> Bool { lhs.id == rhs.id }
}

final class PlaceList: ObservableObject {
  @Published private(set) var places: [Place]
  @Published var chosen: Place?
  @Published var isUnlocked = false

  let file = FileManager.documentsDirectory.appendingPathComponent("SavedPlaces")

  init() {
    do {
      let data = try Data(contentsOf: file)
      places = try JSONDecoder().decode([Place].self, from: data)
    } catch {
      places = []
    }
  }

  func save() {
    do {
      let data = try JSONEncoder().encode(places)
      try data.write(to: file, options: [.atomic])
    } catch {
      print("Unable to save data.")
    }
  }

  func addPlace() {
    let newPlace = Place(id: UUID(), name: "New place", description: "")
    places.append(newPlace)
    save()
  }

  func update(place: Place) {
    guard let chosen = chosen else { return }
    if let index = places.firstIndex(of: chosen) {
      places[index] = place
      save()
    }
  }

  func remove(_ indices: IndexSet) {
    places.remove(atOffsets: indices)
    save()
  }
}

extension FileManager {
  static var documentsDirectory: URL {
    let paths = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)
    return paths[0]
  }
}
