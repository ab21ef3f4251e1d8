/// Someone who is on at most one roster at a time.
@MainActor
protocol RosterMember: AnyObject {
  /// Where on the roster; the roster's own to write.
  var rosterPlace: Int { get set }
}

/// Those who want to be told, in the order in which they joined.
///
/// Whoever leaves makes a gap, and gaps close once they are half of the places: so leaving costs the
/// same in any crowd, and 100 000 rows that hold a binding to one state go in linear time.
@MainActor
struct Roster<Member: RosterMember> {
  private var places: [Member?] = []
  private var count = 0

  mutating func add(_ member: Member) {
    member.rosterPlace = places.count
    places.append(member)
    count += 1
  }

  mutating func remove(_ member: Member) {
    let place = member.rosterPlace
    guard place < places.count, places[place] === member else { return }
    places[place] = nil
    count -= 1
    if places.count > 2 * count { closeGaps() }
  }

  private mutating func closeGaps() {
    places.removeAll { $0 == nil }
    for place in places.indices { places[place]?.rosterPlace = place }
  }

  /// Those who are on the roster now; who joins or leaves in the meantime changes nothing.
  func forEach(_ body: (Member) -> Void) {
    for case let member? in places { body(member) }
  }
}
