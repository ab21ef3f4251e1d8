import Course

extension LintedCourse {
  /// A guess that always picks the same place, or the longest text, must score low in the quiz of
  /// the whole course, and no place may be almost never right.
  func guesses() -> [Diagnostic] {
    let questions = lessons.flatMap(\.text.questions)
    let places = (0..<4).map { place in
      ("choice \(["a", "b", "c", "d"][place])", questions.share { _ in place })
    }
    let longest = questions.share { question in
      question.choices.indices.max {
        question.choices[$0].literal.count < question.choices[$1].literal.count
      }
    }
    let often = (places + [("the longest choice", longest)]).filter { $0.1 > mostGuessed }
      .map { guess, share in
        "always picking \(guess) is right for \(Int(share * 100)) % of the questions, and "
          + "\(Int(mostGuessed * 100)) % is the most; change some choices"
      }
    // A reader who knows that a place is never right needs to weigh one choice less.
    let seldom = places.enumerated().compactMap { place, guess in
      let asked = questions.filter { $0.choices.count > place }
      let share = asked.share { _ in place }
      if asked.count < fewQuestions || share >= leastGuessed { return String?.none }
      return
        "\(guess.0) is right for \(Int(share * 100)) % of the \(asked.count) questions that have "
        + "it, and \(Int(leastGuessed * 100)) % is the least; change some choices"
    }
    return (often + seldom).map { Diagnostic(file: "lessons", message: $0) }
  }
}

private let mostGuessed = 0.4
private let leastGuessed = 0.15
/// With fewer questions than this, a share says nothing.
private let fewQuestions = 20

extension [Question] {
  /// The share of the questions for which the guess is right, from 0 to 1.
  fileprivate func share(_ guess: (Question) -> Int?) -> Double {
    if isEmpty { return 0 }
    let right = count { question in
      guess(question).map {
        question.choices.indices.contains($0) && question.choices[$0].isExpected
      }
        ?? false
    }
    return Double(right) / Double(count)
  }
}
