/// The numbers of mounted identities, counted from 0 in the order of their first appearance in a
/// recording. An identity that returns keeps its number.
struct PlaceNumbers {
  struct Place: Hashable {
    let parent: Int?
    let type: ObjectIdentifier
    let keys: [ViewIdentity.Key]
  }

  private var places: [Place] = []
  /// The number of each place, by its hash; if the hash is in use, by the next free one.
  /// ``TypeTable`` explains why the key is not the place.
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
