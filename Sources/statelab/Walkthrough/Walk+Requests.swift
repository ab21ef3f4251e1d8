import Course
import Replay

/// What a walk answers, whichever way it is asked.
extension Walk {
  enum Destination {
    case stop(Int)
    /// Nowhere, and this is said of it.
    case nowhere(String)
  }

  /// Where a request leads from a stop, or nil where it is not about going anywhere.
  ///
  /// - Parameter argument: The number of a step, or the words of a search.
  func destination(
    of request: WalkRequest, _ argument: String = "", from position: Int
  ) -> Destination? {
    func stop(_ position: Int?, otherwise: String) -> Destination {
      guard let position, stops.indices.contains(position) else { return .nowhere(otherwise) }
      return .stop(position)
    }
    return switch request {
    case .next: stop(position + 1, otherwise: ending)
    case .back: stop(position - 1, otherwise: "This is the beginning.")
    case .first: .stop(0)
    case .last: .stop(stops.count - 1)
    case .change: stop(nextChange(after: position), otherwise: "No later change on screen.")
    case .previousChange:
      stop(previousChange(before: position), otherwise: "No earlier change on screen.")
    case .step:
      stop(
        self.position(ofStep: argument), otherwise: "There is no step \(argument). \(range)")
    case .search:
      stop(
        self.position(of: argument, after: position), otherwise: "\(argument.quoted) is nowhere.")
    default: nil
    }
  }

  /// What a request shows at a stop, or nil where it shows nothing of its own.
  func document(for request: WalkRequest, at position: Int) -> Document? {
    switch request {
    case .why: why(at: position)
    case .state: stateDocument(at: position)
    case .screen: screenDocument(at: position)
    case .code: code(at: position)
    case .difference: difference
    case .notes: notesDocument(at: position)
    case .place: placeDocument(at: position)
    default: nil
    }
  }

  /// To which side of the course a walk leaves its lesson.
  enum Turn { case next, previous }

  /// The lesson after this one, or the one before it.
  func lesson(_ turn: Turn) -> CourseLesson? {
    let number = turn == .next ? lesson + 1 : lesson - 1
    return reading.course.lessons.first { $0.number == number }
  }

  /// Said where there is no such lesson.
  func refusal(of turn: Turn) -> String {
    turn == .next ? "This is the last lesson." : "This is the first lesson."
  }

  /// Said at the end.
  var ending: String {
    let onward = lesson(.next).map { " } goes to lesson \($0.number)." } ?? ""
    return "This is the end.\(onward)"
  }

  /// Which steps there are, as a sentence.
  var range: String { Timeline.range(ofLesson: lesson, count: stepCount) }
}

extension WalkRequest {
  var turn: Walk.Turn? {
    switch self {
    case .nextLesson: .next
    case .previousLesson: .previous
    default: nil
    }
  }
}
