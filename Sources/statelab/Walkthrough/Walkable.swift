import Rendering

/// A sequence of stops: the runs of a lesson or of a program, or two aligned runs.
///
/// The full screen and the line mode work with every type that conforms.
protocol Walkable {
  var stopCount: Int { get }
  /// The name at the left of the first line: `5 · Dynamic property`.
  var name: String { get }
  /// The place in the course: `Build @State, 5 of 7`.
  var part: String { get }
  /// The release, if it is not the default.
  var release: String? { get }
  /// The first line of a walk on lines.
  var opening: String { get }
  /// A sentence that names the steps.
  var range: String { get }

  /// `step 9 of 26`, or the place between steps.
  func progress(at position: Int) -> String
  func position(ofStep name: String) -> Int?
  /// True if the screen differs from the previous one, or is stale.
  func isChange(at position: Int) -> Bool
  /// The stop at which two runs diverge, or the reason why there is none.
  var toDivergence: Destination { get }
  /// The walk itself, if it is a single one: only such a walk has code beside its texts, questions,
  /// and neighboring lessons.
  var single: Walk? { get }

  /// The document of a stop, without panes.
  func document(at position: Int) -> Document
  /// The document for a request at a stop, or nil where the request has none.
  func document(for request: WalkRequest, at position: Int) -> Document?
  /// The text that takes the whole frame at a stop, split into pages if necessary; nil where the
  /// stop has panes.
  func text(at position: Int) -> Document?
  /// The panes of a stop, in exactly this many rows.
  func panes(at position: Int, columns: Int, rows: Int, scroll: Scroll, by painter: PanePainter)
    -> [Line]
  /// The scroll positions of the stop's panes after a request.
  func scrolled(
    _ scroll: Scroll, by request: WalkRequest, at position: Int, in room: ScreenSize,
    by painter: PanePainter
  ) -> Scroll

  /// The question where the lesson has none.
  func wonder(at position: Int) -> Document
  /// The remark where there is no lesson in this direction.
  func refusal(of turn: Turn) -> String
}

/// The direction in which a walk leaves its lesson.
enum Turn { case next, previous }

/// The result of a request to move.
enum Destination {
  case stop(Int)
  /// The walk stays, and shows this remark.
  case nowhere(String)
}

extension Walkable {
  /// The destination of a request from a stop, or nil for a request that does not move.
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
    case .previousChange: stop(previousChange(before: position), otherwise: words.noEarlierChange)
    case .divergence: toDivergence
    case .step: stop(self.position(ofStep: argument), otherwise: words.noStep(argument, range))
    case .search:
      stop(self.position(of: argument, after: position), otherwise: words.isNowhere(argument))
    default: nil
    }
  }

  /// A remark about the distance to a search result.
  func searchNote(from old: Int, to new: Int) -> String? {
    let words = Words.current.screen.walk
    if new == old { return words.nowhereElse }
    return new < old ? words.fromBeginning : nil
  }

  /// The text at the end.
  var ending: String { Words.current.screen.walk.ending(single?.lesson(.next)?.number) }

  func nextChange(after position: Int) -> Int? {
    (0..<stopCount).dropFirst(position + 1).first(where: isChange)
  }

  func previousChange(before position: Int) -> Int? {
    (0..<stopCount).prefix(position).last(where: isChange)
  }

  /// The next stop whose text contains these words, wrapping around at the end.
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
