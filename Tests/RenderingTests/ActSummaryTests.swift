import StateLabCore
import TestSupport
import Testing

@testable import Rendering
@testable import Replay

@Suite("Summaries of actions")
struct ActSummaryTests {
  @Test("Letters are one action, unless the program moved the focus away between them")
  func focus() throws {
    let still = Host(CodeView(movesOn: false))
    try still.type("ab", into: "First")
    try still.type("c", into: "First")
    #expect(summaries(of: still).compactMap(\.title).last == #"type "abc" into "First""#)
    let moving = Host(CodeView(movesOn: true))
    try moving.type("a", into: "First")
    try moving.type("b", into: "First")
    #expect(
      summaries(of: moving).compactMap(\.title).suffix(2) == [
        #"type "a" into "First""#, #"type "b" into "First""#,
      ])
  }

  @Test(
    "The looks of several letters are those of the last screen, from the first value to the last")
  func looks() throws {
    let host = Host(WordView())
    try host.type("abcde", into: "Word")
    let look = try #require(summaries(of: host).last?.looks.first)
    #expect(look.content == "Length 5")
    #expect("\(look.old) → \(look.new)" == "red → green")
    #expect(summaries(of: host).last?.looks.count == 1)
  }

  private func summaries(of host: Host) -> [ActSummary] {
    let timeline = Timeline(host.trace, experiment: "letters", profile: .standard)
    return timeline.summaries(by: Narrator(timeline))
  }
}

private struct CodeView: View {
  let movesOn: Bool
  @State private var first = ""
  @State private var second = ""
  @FocusState private var field: Int?

  var body: some View {
    TextField("First", text: $first).focused($field, equals: 1)
      .onChange(of: first) { if movesOn { field = 2 } }
    TextField("Second", text: $second).focused($field, equals: 2)
  }
}

private struct WordView: View {
  @State private var word = ""
  private var color: Color { word.count < 2 ? .red : word.count < 4 ? .orange : .green }

  var body: some View {
    TextField("Word", text: $word)
    Text("Length \(word.count)").foregroundColor(color)
  }
}
