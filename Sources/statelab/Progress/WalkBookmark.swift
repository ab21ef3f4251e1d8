import Course
import StateLabCore

extension Walk {
  /// What to keep of a place, so that the next walk goes on there. Nil at the beginning and at the
  /// end, where the next walk begins anyway (our choice).
  func bookmark(at position: Int, under profile: Profile) -> Bookmark? {
    guard position > 0, position + 1 < stops.count else { return nil }
    let step = address(at: position)?.split(separator: ":").last.flatMap { Int($0) }
    return Bookmark(profile: profile.name, stop: position, step: step)
  }

  /// Where that is, or nil where the lesson has become another one.
  func position(of bookmark: Bookmark) -> Int? {
    if let step = bookmark.step { return position(ofStep: "\(step)") }
    return stops.indices.contains(bookmark.stop) ? bookmark.stop : nil
  }

  /// Said where a walk goes on.
  func greeting(at position: Int, under profile: Profile) -> String {
    let place = place(at: position)
    let at =
      address(at: position) == nil ? (place == "text" ? "in the text" : place) : "at \(place)"
    return "Going on \(at)\(profile.aside); --restart begins anew."
  }
}
