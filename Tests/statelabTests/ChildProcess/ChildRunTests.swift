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
    #expect(!EndingExperiment.all.isEmpty)
    for ending in EndingExperiment.all {
      let run = try course.usingChildProcesses.play(
        ending.experiment, ofLesson: ending.lesson.id, under: profile)
      #expect(run.problem == nil)
      #expect(run.trace.contains { $0.name == .body })
      guard case .stopped(let text)? = run.trace.last?.kind else {
        Issue.record("\(ending.lesson.id), \(ending.experiment.name) does not end with a message")
        continue
      }
      #expect(text.contains("Fatal error: "))
      #expect(run.findings.contains { run.outcome(of: $0.name) == describe(text) })
    }
  }

  @Test("An experiment that should end its process but does not is reported")
  func noEnding() throws {
    let lesson = course.lessons[0]
    let name = try #require(lesson.lesson.experiments.first { !$0.endsProcess }).name
    let harmless = Experiment(name, endsProcess: true) { _ in }
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
