/// The numbers of the places at which views were mounted, counted from 0 in the order in which a
/// recording met them. A place that comes back has the number that it had.
struct PlaceNumbers {
  struct Place: Hashable {
    let parent: Int?
    let type: ObjectIdentifier
    let keys: [ViewIdentity.Key]
  }

  private var places: [Place] = []
  /// The number of each place, by its hash; where that is taken, by the next one that is free. See
  /// ``TypeTable`` for why this is no dictionary by place.
  private var numbers: [Int: Int] = [:]

  mutating func number(of place: Place) -> Int {
    var hash = place.hashValue
    while let number = numbers[hash] {
      if places[number] == place { return number }
      hash &+= 1
    }
    numbers[hash] = places.count
    places.append(place)
    return places.count - 1
  }
}
