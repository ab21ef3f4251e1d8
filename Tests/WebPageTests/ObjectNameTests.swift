import Rendering
import Replay
import StateLabCore
import Testing

@testable import WebPage

@Suite("Names of objects")
struct ObjectNameTests {
  private final class Likes: ObservableObject { @Published var count = 0 }
  private final class Follows: ObservableObject { @Published var count = 0 }

  /// Two equal objects, of which the view in the condition owns the second, and an object of another
  /// class.
  private struct Board: View {
    @StateObject private var likes = Likes()
    @StateObject private var follows = Follows()
    @State private var isShown = true
    var body: some View {
      Text("\(likes.count) \(follows.count)")
      if isShown { Part() }
      Button("Hide") { isShown = false }
      Button("Like") { likes.count += 1 }
    }
  }

  private struct Part: View {
    @StateObject private var likes = Likes()
    var body: some View { Button("Like it \(likes.count)") { likes.count += 1 } }
  }

  @Test("Equal objects keep their names in the steps and on the page, also after a release")
  func names() throws {
    let recorder = Recorder()
    try Recorder.$inherited.withValue(recorder) {
      let host = Host(Board())
      try host.tap("Like it 0")
      try host.tap("Hide")
      try host.tap("Like")
    }
    let run = ToldRun(
      Timeline(recorder.finish(), experiment: "names", profile: .standard))
    let objects = run.acts.flatMap(\.steps).filter { [.subscribed, .willChange].contains($0.kind) }
      .map(\.sentence.object)
    #expect(
      objects == [
        "Board to likes (#1)", "Board to follows", "Part to likes (#2)",
        "Likes #2.count: 0 → 1, sent to 1 subscriber",
        "Likes #1.count: 0 → 1, sent to 1 subscriber",
      ])
    let last = try #require(PageRun(run).stops.last { $0.objects != nil }?.objects)
    #expect(last.map(\.name) == ["Likes #1", "Follows", "Likes #2"])
    #expect(last.map(\.state) == [nil, nil, .released])
  }
}
