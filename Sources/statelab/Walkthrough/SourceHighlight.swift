import Course
import Rendering
import Replay
import StateLabCore

/// The line of the listing for a moment.
struct SourceHighlight: Hashable {
  /// The position of the listing in the walk, and of the row in the listing.
  let listing: Int
  let row: Int

  /// - Parameter declarations: The declarations of each file, by its name.
  init?(
    of stop: Stop, in runs: [WalkedRun], listings: [Listing],
    declarations: [(file: String, declarations: [LessonFile.Declaration])]
  ) {
    guard let moment = stop.moment, let event = moment.event else { return nil }
    let places = SourcePlaces(
      timeline: runs[moment.run].timeline, declarations: declarations,
      isShown: { Self($0, in: listings) != nil })
    guard let place = places.place(of: event) else { return nil }
    self.init(place, in: listings)
  }

  /// Several listings may each show a part of the file.
  private init?(_ place: CodeLocation, in listings: [Listing]) {
    for listing in listings.indices where listings[listing].file == place.file {
      guard let row = listings[listing].rows.firstIndex(where: { $0.number == place.line }) else {
        continue
      }
      self.listing = listing
      self.row = row
      return
    }
    return nil
  }
}
