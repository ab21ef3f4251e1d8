import Testing

@testable import Rendering
@testable import statelab

extension QuizGoldens {
  @Test("The card of a finished quiz shows the result, the weakest rule and the next command")
  func card() throws {
    #expect(
      try card([1, 1, 1], columns: 80) == #"""
        Result
          ✗✗✓
          1 of 3 right

        Weakest rules
          R33  0 of 2 right: A parent's body makes new child structs; a child's body
               runs only for a difference.
          R35  0 of 1 right: Class instances compare by identity, closures by what they
               are and capture.

          In full: statelab help R33, statelab help R35

        What to look at
          statelab walk 1  Box

          Next: statelab walk 1, then statelab quiz --again
        """#)
    #expect(
      try card([1, 1, 1], columns: 40) == #"""
        Result
          ✗✗✓
          1 of 3 right

        Weakest rules
          R33  0 of 2 right: A parent's body
               makes new child structs; a
               child's body runs only for a
               difference.
          R35  0 of 1 right: Class instances
               compare by identity, closures by
               what they are and capture.

          In full: statelab help R33,
          statelab help R35

        What to look at
          statelab walk 1
              Box

          Next: statelab walk 1, then
          statelab quiz --again
        """#)
    #expect(
      try card([1, 1, 1], columns: 120) == #"""
        Result
          ✗✗✓
          1 of 3 right

        Weakest rules
          R33  0 of 2 right: A parent's body makes new child structs; a child's body runs only
               for a difference.
          R35  0 of 1 right: Class instances compare by identity, closures by what they are and
               capture.

          In full: statelab help R33, statelab help R35

        What to look at
          statelab walk 1  Box

          Next: statelab walk 1, then statelab quiz --again
        """#)
    #expect(try card([1, 1, 1], columns: 200) == card([1, 1, 1], columns: 120))
  }

  @Test("The cards of a perfect quiz and of an unfinished quiz")
  func otherCards() throws {
    let right = try quiz.questions.map(\.right)
    #expect(
      try card(right, columns: 80) == #"""
        Result
          ✓✓✓
          3 of 3 right
          Next: statelab walk 2
        """#)
    #expect(
      try card([right[0]], columns: 40) == #"""
        Result
          ✓··
          1 of 1 right, 2 not asked
          Next: statelab quiz 1
        """#)
  }

  /// The output on the terminal after the quiz has left the full screen.
  private func card(_ answers: [Int], columns: Int) throws -> String {
    let document = Score(try quiz, answers).document(
      passMark: nil, bar: true, asksAgain: true, next: "statelab walk 2")
    let output = OutputOptions(color: true).narrowed(to: columns)
    return TextRenderer(output: output).lines(of: document).map(\.text).joined(separator: "\n")
  }
}
