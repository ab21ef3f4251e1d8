import Course
import Testing

@testable import Rendering
@testable import TestSupport
@testable import statelab

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension QuizTests {
  @Test("JSON contains `passed` if --pass is given")
  func passed() {
    let line = ["quiz", "1", "--answers", "-", "--format", "json", "--pass"]
    for (mark, word) in [("50", "true"), ("51", "false")] {
      let recording = Recording(input: ["b", ""])
      _ = Tool(course: sampleCourse).run(line + [mark], on: recording.console)
      #expect(recording.output.contains("\"passed\" : \(word)"))
    }
  }

  @Test("JSON contains the answers, and --format json without answers is an error")
  func json() {
    let outcome = shell("quiz", "1", "--answers", "-", "--format", "json", input: ["a", ""])
    #expect(
      outcome.output == #"""
        {
          "command" : "quiz",
          "format" : "statelab/1",
          "notAsked" : 0,
          "percent" : 0,
          "questions" : [
            {
              "answer" : "a",
              "choices" : [
                "\"five\\n[Change text]\"",
                "\"Hello Five Stars\\n[Change text]\""
              ],
              "feedback" : "The box holds it, but nobody told the runtime.",
              "id" : "still",
              "isRight" : false,
              "lesson" : 1,
              "method" : "Experiment tap, run under ios18, found screen = \"Hello Five Stars\\n[Change text]\"",
              "profile" : "ios18",
              "prompt" : "After the tap, what does the screen show?",
              "rightAnswer" : "b",
              "rules" : [
                "R24"
              ],
              "see" : "statelab run 1",
              "steps" : [
                "1:1",
                "1:2"
              ]
            },
            {
              "choices" : [
                "1",
                "2"
              ],
              "id" : "bodies",
              "isRight" : false,
              "lesson" : 1,
              "method" : "Experiment tap, run under ios18, found bodies = 1",
              "profile" : "ios18",
              "prompt" : "How often has `body` run?",
              "rightAnswer" : "a",
              "rules" : [
                "R24",
                "R27"
              ],
              "see" : "statelab run 1",
              "steps" : [
                "1:1",
                "1:2"
              ]
            }
          ],
          "right" : 0,
          "total" : 2,
          "weakest" : [
            1
          ],
          "weakestRules" : [
            {
              "asked" : 2,
              "right" : 0,
              "rule" : "R24",
              "title" : "SwiftUI finds stored properties whose declared type is a dynamic property, and looks into no others."
            },
            {
              "asked" : 1,
              "right" : 0,
              "rule" : "R27",
              "title" : "`update()` runs whenever SwiftUI updates the view, `body` only if a property it depends on changed."
            }
          ]
        }

        """#)
    let refused = shell("quiz", "--format", "json", terminal: true)
    #expect(refused.code == .needsTerminal)
    #expect(refused.errors.contains("`--answers FILE`"))
  }
}
