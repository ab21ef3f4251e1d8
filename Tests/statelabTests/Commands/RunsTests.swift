import Course
import StateLabCore
import Testing

@testable import Rendering
@testable import statelab

@Suite("Sharing of runs between profiles")
struct RunsTests {
  private final class Counter { var plays = 0 }

  /// Plays `body` under two profiles and returns how often it ran.
  private func plays(
    isShown: Bool = false, _ body: @escaping (Laboratory) throws -> Void
  ) throws -> (count: Int, last: Run) {
    let counter = Counter()
    let course = Course(
      [
        Part(
          "Samples",
          [
            Lesson("sample") {
              Experiment("once") { laboratory in
                counter.plays += 1
                try body(laboratory)
              }
            }
          ])
      ], folders: [])
    let runs = Runs(of: course)
    let reference = RunReference(experiment: "once")
    _ = try runs.run(reference, from: course.lessons[0], under: .iOS18, isShown: isShown)
    let last = try runs.run(reference, from: course.lessons[0], under: .iOS13, isShown: isShown)
    return (counter.plays, last)
  }

  private struct Plain: View {
    @State var text = "five"
    var body: some View { Text(text) }
  }

  private struct Receiving: View {
    let subject: PassthroughSubject<Int, Never>
    @State var count = 0
    var body: some View {
      Button("\(count)") { count += 1 }.onReceive(subject) { _ in }
    }
  }

  @Test("An experiment that does not use its profile runs once for all profiles")
  func plain() throws {
    let (count, last) = try plays { $0.find("screen", Host(Plain()).screen) }
    #expect(count == 1)
    #expect(last.profile == .iOS13)
    #expect(last.outcome(of: "screen") == #""five""#)
  }

  @Test("A run that is shown runs under its own profile")
  func shown() throws {
    let (count, last) = try plays(isShown: true) { $0.find("screen", Host(Plain()).screen) }
    #expect(count == 2)
    #expect(last.profile == .iOS13)
  }

  @Test("An experiment that uses its profile runs under each")
  func dependent() throws {
    let (_, last) = try plays { $0.find("name", $0.profile.name) }
    #expect(last.outcome(of: "name") == #""ios13""#)
    #expect(try plays { $0.find("name", Host(Plain()).profile.name) }.count == 2)
    #expect(
      try plays { _ in try Host(Receiving(subject: PassthroughSubject())).tap("0") }.count == 2)
    #expect(try plays { _ in _ = StateObjectView().model }.count == 2)
    #expect(try plays { _ in _ = Host(StateObjectView()).screen }.count == 2)
    #expect(try plays { _ in _ = Host(Twice()).screen }.count == 2)
  }

  @Test("A host with a given profile keeps that profile, and the experiment runs once")
  func given() throws {
    let (count, last) = try plays { laboratory in
      let host = Host(StateObjectView(), profile: .iOS18)
      laboratory.find("screen", host.screen)
    }
    #expect(count == 1)
    #expect(last.outcome(of: "screen") == #""model""#)
  }

  @Test("An experiment that uses its profile in the staleness check runs under each")
  func silently() throws {
    let (count, _) = try plays { laboratory in
      let host = Host(Late())
      Late.changes = true
      defer { Late.changes = false }
      laboratory.find("fresh", host.freshScreen ?? "none")
    }
    #expect(count == 2)
  }

  /// Two rows with one id, which cause a warning in newer releases.
  private struct Twice: View {
    var body: some View { ForEach([1, 1], id: \.self) { Text("\($0)") } }
  }

  private struct StateObjectView: View {
    @StateObject var model = Model()
    var body: some View { Text(model.name) }
  }

  private final class Model: ObservableObject { let name = "model" }

  /// Uses an API that the oldest release lacks, once its body runs again.
  private struct Late: View {
    static var changes = false
    var body: some View {
      if Self.changes { Text("new").onChange(of: 1) { _ in } } else { Text("old") }
    }
  }
}
