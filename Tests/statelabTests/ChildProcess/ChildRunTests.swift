import Course
import Lessons
import StateLabCore
import Testing

@testable import Rendering
@testable import statelab

@Suite("Experiments that end their process")
struct ChildRunTests {
  @Test(
    "The run of a process that ends contains its events and Apple's last message",
    arguments: Profile.all)
  func ending(profile: Profile) throws {
    let lesson = try course.lesson(named: "environment-object")
    let experiment = try #require(lesson.lesson.experiment(named: "missing"))
    let run = try course.usingChildProcesses.play(
      experiment, ofLesson: lesson.id, under: profile)
    let place =
      profile == .iOS18
      ? "SwiftUICore/EnvironmentObject.swift:92" : "SwiftUI/EnvironmentObject.swift:90"
    let text = """
      \(place): Fatal error: No ObservableObject of type Settings found. A \
      View.environmentObject(_:) for Settings may be missing as an ancestor of this view.
      """
    #expect(run.problem == nil)
    #expect(run.trace.bodyCount(ofViewNamed: "NameView") == 1)
    #expect(run.trace.last?.kind == .stopped(text))
    #expect(run.outcome(of: "message") == describe(text))
  }

  @Test("An experiment that should end its process but does not is reported")
  func noEnding() throws {
    let lesson = try course.lesson(named: "box")
    let harmless = Experiment("tap", endsProcess: true) { _ in }
    let run = try course.usingChildProcesses.play(
      harmless, ofLesson: lesson.id, under: .iOS18)
    #expect(run.problem == .threw("it was to end its process, and did not"))
  }

  @Test("A course without a child player starts no process")
  func courseAlone() throws {
    let experiment = Experiment("end", endsProcess: true) { _ in }
    let run = try course.play(experiment, ofLesson: "box", under: .iOS18)
    #expect(run.problem != nil)
    #expect(run.trace.isEmpty)
  }
}
