import Testing

@testable import Rendering
@testable import TestSupport
@testable import statelab

@Suite("A walk in line mode")
struct LineModeTests {
  @Test("Enter advances, a number moves to its step, and the end of the input ends the walk")
  func steps() {
    let outcome = shell("walk", "2", "--from", "2:7", "--plain", input: ["", "2:1", "back"])
    #expect(outcome.code == .done)
    #expect(
      outcome.output == #"""
        Walk through lesson 2, Follows, under ios18. Enter goes on, keys lists the words.

        File Follows.swift.
        Lines changed since lesson 1 say so.
        Line 1: @propertyWrapper
        Removed: struct FSState<V> {
        Removed:   private var box: Box<V>
        Line 2, added: struct FSState<V>: DynamicProperty {
        Line 3, added:   @StateObject private var box: Box<V>
        Line 4: }

        Step 2:7: publishes: Box("Hello Five Stars"), sent to 1 subscriber

        The object sends objectWillChange. A @Published property that sends it still has its old value.

        Step 2:8: invalidated: ContentView, because of 2:7

        SwiftUI scheduled an update of this view.

        Step 2:1: installed: text: FSState<String>

        SwiftUI found this dynamic property before the first body, and connected it to the view.

        Action: mount ContentView

        """#)
  }

  @Test("why lists the causes, newest first")
  func why() {
    let outcome = shell("walk", "2", "--from", "10", "--plain", input: ["why", "quit", "back"])
    #expect(
      outcome.output.hasSuffix(
        #"""

        Why 2:10

        SwiftUI evaluated body.

        2:10: The body of ContentView ran, for the 2nd time, because 2:8 had invalidated it.
        2:8: ContentView was invalidated, because an object announced a change at 2:7.
        2:7: Box("Hello Five Stars") announced a change, because of a tap on "Change text", and 1 subscriber received it.

        It began with a tap on "Change text".

        """#))
  }

  @Test("change moves to the next change of the screen, and screen shows the screen")
  func change() {
    let outcome = shell(
      "walk", "2", "--from", "7", "--plain", input: ["screen", "change", "change"])
    #expect(
      outcome.output.hasSuffix(
        """

        Screen line 1: Hello Five Stars
        Screen line 2: [Change text]

        Screen line 1, changed: five
        Screen line 2: [Change text]

        No later change on screen.

        """))
  }

  @Test(
    "An invalid word is reported, and the walk continues",
    arguments: [
      ("jump", "\"jump\" is not one of the words. `keys` lists them."),
      ("99", "There is no step 99. Its steps go from 2:1 to 2:10."),
      (
        "J",
        "That scrolls on a full screen. Here `code` shows all code, and a number goes to a step."
      ),
      (
        "K",
        "That scrolls on a full screen. Here `code` shows all code, and a number goes to a step."
      ),
      ("where 99", "\"where 99\" is not one of the words. `keys` lists them."),
      ("back", "This is the beginning."), ("/ zebra", "\"zebra\" is not found."),
    ])
  func refusals(_ word: String, _ answer: String) {
    let outcome = shell("walk", "2", "--plain", input: [word])
    #expect(outcome.output.hasSuffix("\n\(answer)\n"))
    #expect(outcome.code == .done)
  }

  @Test("A pipe of empty lines without end reaches the end of the walk, which ends")
  func emptyLines() {
    let input = Array(repeating: "", count: 200)
    let outcome = shell("walk", "2", "--plain", input: input + ["where"])
    #expect(outcome.output.hasSuffix("\nThis is the end.\n"))
    #expect(outcome.output.ranges(of: "This is the end.").count == 1)
    #expect(outcome.code == .done)
    // Another word at the end goes on with the walk.
    let back = shell("walk", "2", "--plain", input: ["last", "", "back", "", "", "", "back"])
    #expect(back.output.ranges(of: "This is the end.").count == 2)
  }

  @Test("Every word of the help and every letter key is a command")
  func words() {
    for row in WalkRequest.table {
      for command in row.commands {
        for word in command.words + command.words.map({ $0.uppercased() }) {
          #expect(WalkRequest(word: word) == command.request, "\(word)")
        }
        for letter in command.keys.compactMap(\.letter) {
          #expect(WalkRequest(word: letter) == command.request, "\(letter)")
        }
      }
    }
    let requests = WalkRequest.table.flatMap(\.commands).map(\.request)
    #expect(Set(requests) == Set(WalkRequest.allCases))
    let ways = WalkRequest.table.flatMap(\.commands)
    #expect(Set(ways.flatMap(\.keys)).count == ways.flatMap(\.keys).count)
    let words = ways.flatMap(\.words) + ways.flatMap(\.keys).compactMap(\.letter)
    #expect(Set(words).count == words.count)
  }

  @Test("keys lists all words with their meaning")
  func help() {
    let help = shell("walk", "2", "--plain", input: ["keys"]).output
    for row in WalkRequest.table where row.words != nil {
      #expect(help.contains("\n\(row.words ?? ""): \(row.meaning)\n"))
    }
  }

  @Test("next lesson and lesson before move between lessons")
  func lessons() {
    let outcome = shell(
      "walk", "1", "--plain", input: ["lesson before", "next lesson", "{"],
      course: compiledCourse)
    #expect(outcome.output.contains("\nThis is the first lesson.\n\nWalk through lesson 2, "))
    #expect(outcome.output.ranges(of: "Walk through lesson 1, ").count == 2)
  }

  @Test("A missing lesson or step is an error")
  func errors() {
    let noStep = shell("walk", "2", "--from", "77")
    #expect(noStep.code == .notFound)
    #expect(
      noStep.errors == """
        statelab: There is no step "77".
                  Its steps go from 2:1 to 2:10.

        """)
    #expect(shell("walk").code == .done)
    #expect(shell("walk", "1", "2", "3").code == .usage)
    #expect(shell("walk", "all").code == .usage)
    #expect(shell("walk", "zebra").code == .notFound)
  }

  @Test("A walk to the end in line mode contains every step of run")
  func everyFact() throws {
    let walk = try sampleWalk()
    let enters = Array(repeating: "", count: walk.stops.count)
    let walked = Set(shell("walk", "2", "--plain", input: enters).output.split(separator: "\n"))
    let run = shell("run", "2", "--plain").output.split(separator: "\n")
    let facts = run.filter { line in
      ["Step 2:", "Action:", "Screen", "Result"].contains { line.hasPrefix($0) }
    }
    #expect(facts.count > 14)
    for fact in facts { #expect(walked.contains(fact), Comment(rawValue: String(fact))) }
  }
}
