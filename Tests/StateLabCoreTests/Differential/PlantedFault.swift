import StateLabCore

/// Faults that a runtime could have, planted to test that the comparison finds them.
///
/// The faults are planted in the views that play the program, so the library needs no switch for
/// them. Each fault makes the real runtime, by its own rules, do what a faulty runtime would do.
/// The compared screen is a real host's screen: it is stale, keeps a state, or lacks a write
/// exactly where the faulty runtime's screen would.
enum PlantedFault: CaseIterable {
  /// The first of two views always compares as equal to the previous one (R34), so its parent's new
  /// values never reach it.
  case childSkipped
  /// `.id` is omitted, so the view at this position keeps its identity.
  case stateKeptAcrossID
  /// The second write of an action is omitted.
  case secondWriteLost
}

/// A view that its parent cannot update.
struct StuckView: View {
  let content: PieceView
  /// SwiftUI would compare plain data bit by bit and ignore `==`.
  private let notPlain = "data"

  init(content: PieceView) { self.content = content }

  var body: some View { content }
}

extension StuckView: @MainActor Equatable {
  static func == (a: Self, b: Self) -> Bool { true }
}
