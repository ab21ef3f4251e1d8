import Course
import Replay
import StateLabCore

/// A run in words: what was done, what followed from it, and what the screen then showed.
struct Story: Hashable {
  let acts: [Act]
  /// Why the run ended early.
  let ending: String?

  /// One action with everything up to the next one.
  struct Act: Hashable {
    /// Nil for what happens before the first action.
    var title: String?
    var steps: [Step] = []
    /// Said when nothing follows from the action.
    var silence: String?
    var screen: Screen?
  }

  struct Step: Hashable {
    /// Its address, `5:7`, where it has one.
    let address: String?
    /// How many steps of this act stand between it and the action.
    let depth: Int
    let sentence: Sentence
  }

  struct Screen: Hashable {
    let lines: [Line]
    /// Whether it shows the same as before the action.
    let isAsBefore: Bool

    struct Line: Hashable {
      let text: String
      let isChanged: Bool
    }
  }
}

extension Story {
  init(of run: Run, steps: Steps) {
    acts = Telling.acts(of: run.trace, steps: steps)
    ending =
      switch run.problem {
      case .none: nil
      case .unavailable(let api): "\(api.name) is \(api.absence); nothing was run."
      case .threw(let error): "The experiment ended early: \(error)"
      }
  }
}

extension Story.Screen {
  /// `after` is what this screen showed before, or nil where it showed nothing yet.
  init(showing text: String, after previous: [String]?, isAsBefore: Bool) {
    let lines = Self.lines(of: text)
    self.isAsBefore = isAsBefore
    guard let previous else {
      self.lines = lines.map { Line(text: $0, isChanged: false) }
      return
    }
    let changed = LineDiff(from: previous, to: lines).addedLines
    self.lines = lines.enumerated().map { Line(text: $1, isChanged: changed.contains($0)) }
  }

  static func lines(of text: String) -> [String] {
    text.isEmpty
      ? [] : text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
