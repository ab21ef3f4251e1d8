import Testing

@testable import statelab

@Suite("JSON")
struct JSONTests {
  @Test("A run, as statelab/trace/1 writes it")
  func run() throws {
    let steps = Steps(of: addRun, lesson: 3, first: 98)
    #expect(
      try json(RunRecord(addRun, steps: steps)) == #"""
        {
          "events" : [
            {
              "action" : "mount",
              "causes" : [

              ],
              "frame" : 0,
              "index" : 0,
              "kind" : "action",
              "label" : "ContentView",
              "nanoseconds" : 0,
              "pass" : 0,
              "path" : "ContentView",
              "view" : "ContentView",
              "words" : "mount ContentView"
            },
            {
              "causes" : [
                0
              ],
              "frame" : 0,
              "index" : 1,
              "kind" : "stored",
              "nanoseconds" : 0,
              "pass" : 0,
              "path" : "ContentView",
              "property" : "n",
              "step" : "3:98",
              "value" : "0",
              "view" : "ContentView",
              "words" : "stored n = 0, outside the view"
            },
            {
              "causes" : [
                0
              ],
              "count" : 1,
              "frame" : 0,
              "index" : 2,
              "kind" : "body",
              "nanoseconds" : 0,
              "pass" : 0,
              "path" : "ContentView",
              "step" : "3:99",
              "view" : "ContentView",
              "words" : "body ContentView, 1st time"
            },
            {
              "causes" : [

              ],
              "frame" : 0,
              "index" : 3,
              "kind" : "screen",
              "nanoseconds" : 0,
              "pass" : 0,
              "path" : "ContentView",
              "text" : "0\n[Add]",
              "view" : "ContentView",
              "words" : "screen 0\n[Add]"
            },
            {
              "action" : "tap",
              "causes" : [

              ],
              "frame" : 0,
              "index" : 4,
              "kind" : "action",
              "label" : "Add",
              "nanoseconds" : 0,
              "pass" : 0,
              "path" : "ContentView",
              "view" : "ContentView",
              "words" : "tap \"Add\""
            },
            {
              "causes" : [
                4
              ],
              "frame" : 0,
              "index" : 5,
              "kind" : "wrote",
              "nanoseconds" : 0,
              "new" : "1",
              "old" : "0",
              "pass" : 0,
              "path" : "ContentView",
              "property" : "n",
              "step" : "3:100",
              "view" : "ContentView",
              "words" : "wrote n = 1, was 0"
            },
            {
              "causes" : [
                5
              ],
              "frame" : 0,
              "index" : 6,
              "kind" : "queued",
              "nanoseconds" : 0,
              "pass" : 0,
              "path" : "ContentView",
              "step" : "3:101",
              "view" : "ContentView",
              "words" : "queued ContentView, because of 3:100"
            },
            {
              "causes" : [
                6
              ],
              "frame" : 0,
              "index" : 7,
              "kind" : "warning",
              "nanoseconds" : 0,
              "pass" : 0,
              "path" : "ContentView",
              "rule" : "R11",
              "step" : "3:102",
              "text" : "Modifying state during view update, this will cause undefined behavior.",
              "view" : "ContentView",
              "warning" : "W2",
              "words" : "warning W2: Modifying state during view update, this will cause undefined behavior."
            },
            {
              "causes" : [
                6
              ],
              "frame" : 0,
              "index" : 8,
              "kind" : "printed",
              "nanoseconds" : 0,
              "pass" : 0,
              "path" : "ContentView",
              "step" : "3:103",
              "text" : "one\ntwo",
              "view" : "ContentView",
              "words" : "printed one\ntwo"
            },
            {
              "causes" : [
                6
              ],
              "frame" : 0,
              "index" : 9,
              "kind" : "bodySkipped",
              "nanoseconds" : 0,
              "pass" : 0,
              "path" : "ContentView",
              "step" : "3:104",
              "view" : "ContentView",
              "words" : "no body ContentView: nothing that it uses has changed, because of 3:101"
            },
            {
              "causes" : [

              ],
              "frame" : 0,
              "index" : 10,
              "kind" : "screen",
              "nanoseconds" : 0,
              "pass" : 0,
              "path" : "ContentView",
              "text" : "0\n[Add]",
              "view" : "ContentView",
              "words" : "screen 0\n[Add]"
            }
          ],
          "experiment" : "sample",
          "findings" : [

          ],
          "profile" : "ios18"
        }

        """#)
  }

  @Test("A file holds its format, its profile and its lessons with their claims")
  func file() {
    let text = shell("run", "all", "--format", "json", "--profile", "ios13").output
    for fact in [
      #""format" : "statelab/trace/1""#, #""name" : "ios13""#, #""id" : "follows""#,
      #""problem" : "StateObject is not available before iOS 14; nothing was run.""#,
      #""judge" : "ios18""#, #""text" : "not available before iOS 14 (StateObject)""#,
    ] { #expect(text.contains(fact), "\(fact)") }
  }

  @Test("The list of lessons")
  func list() {
    #expect(
      shell("list", "--format", "json").output == #"""
        {
          "format" : "statelab/lessons/1",
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
