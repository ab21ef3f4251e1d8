import StateLabCore

/// Mistakes that a runtime could make, planted to see whether they would be found.
///
/// They are planted in the views that play the program, so that what ships has no switch for going
/// wrong. A sceptic may ask whether that is the same. It is: each makes the runtime itself do, by
/// its own rules, what the faulty one would. The screen that is compared is a real host's, and it is
/// stale, or keeps a state, or lacks a write, exactly where that runtime's would.
enum PlantedFault: CaseIterable {
  /// The first of two views always says that it is equal to the one before (R34), so its parent's
  /// new values never reach it.
  case childSkipped
  /// `.id` is left out, so the view at the place goes on living.
  case stateKeptAcrossID
  /// The second write of an action does not happen.
  case secondWriteLost
}

/// A view that its parent cannot update.
struct StuckView: View {
  let content: PieceView
  /// Plain data would be compared bit by bit.
  private let notPlain = "data"

  init(content: PieceView) { self.content = content }

  var body: some View { content }
}

extension StuckView: @MainActor Equatable {
  static func == (a: Self, b: Self) -> Bool { true }
}
