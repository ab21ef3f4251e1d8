import Rendering

/// A thing to go through stop by stop: the runs of a lesson or of a program, or two runs in step.
///
/// The full screen and the lines go through any of these in the same way.
protocol Walkable {
  var stopCount: Int { get }
  /// At the left of the first line: `5 · Dynamic property`.
  var name: String { get }
  /// Its place in the course: `Build @State, 5 of 7`.
  var part: String { get }
  /// The release, where it is not the one that is played unless another is asked for.
  var release: String? { get }
  /// The first line of a walk on lines: `Walk through lesson 5, Dynamic property`.
  var opening: String { get }
  /// A sentence that says which steps there are.
  var range: String { get }

  /// `step 9 of 26`, or between which steps it is.
  func progress(at position: Int) -> String
  func position(ofStep name: String) -> Int?
  /// True if the screen shows something else here than before, or is stale.
  func isChange(at position: Int) -> Bool
  /// The position at which two runs part; nil where they do not, and where there are no two.
  var divergence: Int? { get }
  /// Said where it is nil.
  var sameness: String { get }
  /// The walk itself where it is one: it alone has code beside its texts, questions, and lessons
  /// before and after it.
  var single: Walk? { get }

  /// The document of a stop alone.
  func document(at position: Int) -> Document
  /// The document that a request shows at a stop, or nil where it shows nothing of its own.
  func document(for request: WalkRequest, at position: Int) -> Document?
  /// The text that takes the whole frame at a stop, page by page where it needs more; nil where the
  /// stop has panes.
  func text(at position: Int) -> Document?
  /// The panes of a stop, in exactly this many rows.
  func panes(at position: Int, columns: Int, rows: Int, scroll: Scroll, by painter: PanePainter)
    -> [Line]
  /// The scroll of the panes of the stop after a request.
  func scrolled(
    _ scroll: Scroll, by request: WalkRequest, at position: Int, in room: ScreenSize,
    by painter: PanePainter
  ) -> Scroll

  /// Asked where there is no question.
  func wonder(at position: Int) -> Document
  /// Said where there is no lesson on that side.
  func refusal(of turn: Turn) -> String
}

/// To which side of the course a walk leaves its lesson.
enum Turn { case next, previous }

/// The stop that a request leads to.
enum Destination {
  case stop(Int)
  /// Nowhere, and this is said of it.
  case nowhere(String)
}

extension Walkable {
  /// The destination of a request from a stop, or nil where it is not about going anywhere.
  ///
  /// - Parameter argument: The number of a step, or the words of a search.
  func destination(
    of request: WalkRequest, _ argument: String = "", from position: Int
  ) -> Destination? {
    let words = Words.current.screen.walk
    func stop(_ position: Int?, otherwise: String) -> Destination {
      guard let position, (0..<stopCount).contains(position) else { return .nowhere(otherwise) }
      return .stop(position)
    }
    return switch request {
    case .next: stop(position + 1, otherwise: ending)
    case .back: stop(position - 1, otherwise: words.isBeginning)
    case .first: .stop(0)
    case .last: .stop(stopCount - 1)
    case .change: stop(nextChange(after: position), otherwise: words.noLaterChange)
    case .previousChange:
      stop(previousChange(before: position), otherwise: words.noEarlierChange)
    case .divergence: stop(divergence, otherwise: sameness)
    case .step:
      stop(self.position(ofStep: argument), otherwise: words.noStep(argument, range))
    case .search:
      stop(self.position(of: argument, after: position), otherwise: words.isNowhere(argument))
    default: nil
    }
  }

  /// A remark about the way to what a search has found.
  func searchNote(from old: Int, to new: Int) -> String? {
    let words = Words.current.screen.walk
    if new == old { return words.nowhereElse }
    return new < old ? words.fromBeginning : nil
  }

  /// Said at the end.
  var ending: String { Words.current.screen.walk.ending(single?.lesson(.next)?.number) }

  func nextChange(after position: Int) -> Int? {
    (0..<stopCount).dropFirst(position + 1).first(where: isChange)
  }

  func previousChange(before position: Int) -> Int? {
    (0..<stopCount).prefix(position).last(where: isChange)
  }

  /// The next stop whose text holds these words, going round at the end.
  private func position(of words: String, after position: Int) -> Int? {
    let wanted = words.lowercased()
    let renderer = PlainRenderer(output: OutputOptions(plain: true))
    let order = Array((position + 1)..<stopCount) + Array(0...position)
    return order.first { stop in
      renderer.lines(of: document(at: stop)).map(\.text).joined(separator: "\n").lowercased()
        .contains(wanted)
    }
  }
}
