import RecordCoding
import Testing

@testable import Rendering
@testable import TestSupport
@testable import statelab

@Suite("JSON")
struct JSONTests {
  @Test("A run as JSON contains its events, views, acts in words and findings")
  func run() throws {
    let text = try ToldRun(addRun.timeline(lesson: 3, firstStep: 98)).json()
    let lines = Set(text.split(separator: "\n").map { $0.drop { $0 == " " } })
    for line in [
      #""kind" : "wrote","#, #""literal" : "1""#, #""rule" : "R11","#, #""address" : "3:100","#,
      #""account" : "n was set from 0 to 1, because of a tap on \"Add\".","#,
      #""reason" : "because of 3:100","#, #""title" : "tap \"Add\"""#, #""isAsBefore" : true,"#,
      #""baseName" : "ContentView","#, #""mark" : "new","#, #""experiment" : "sample","#,
    ] {
      #expect(lines.contains(line[...]), Comment(rawValue: line))
    }
  }

  @Test("A file as JSON contains its format, its profile and its lessons with their claims")
  func file() {
    let text = shell("run", "all", "--format", "json", "--profile", "ios13").output
    for fact in [
      #""format" : "statelab/1""#, #""name" : "ios13""#, #""id" : "follows""#,
      #""ending" : "StateObject is not available before iOS 14; nothing was run.""#,
      #""judge" : "ios18""#, #""text" : "not available before iOS 14 (StateObject)""#,
    ] { #expect(text.contains(fact), "\(fact)") }
  }

  @Test("The list of lessons as JSON")
  func list() {
    #expect(
      shell("list", "--format", "json").output == #"""
        {
          "command" : "list",
          "format" : "statelab/1",
          "lessons" : [
            {
              "id" : "box",
              "number" : 1,
              "part" : "Samples",
              "predictions" : 2,
              "questions" : 0,
              "summary" : "The value moves into a box. The screen does *not* follow.",
              "title" : "Box"
            },
            {
              "id" : "follows",
              "number" : 2,
              "part" : "Samples",
              "predictions" : 2,
              "questions" : 0,
              "summary" : "One conformance, and the screen follows.",
              "title" : "Follows"
            }
          ]
        }

        """#)
  }
}
