import Course

extension LintedCourse {
  /// A guess that always picks the same place, or the longest text, must score low in the quiz of
  /// the whole course.
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
    return (places + [("the longest choice", longest)]).compactMap { guess, share in
      guard share > mostGuessed else { return nil }
      return Diagnostic(
        file: "lessons",
        message: "always picking \(guess) is right for \(Int(share * 100)) % of the questions, and "
          + "\(Int(mostGuessed * 100)) % is the most; change some choices")
    }
  }
}

private let mostGuessed = 0.4

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
