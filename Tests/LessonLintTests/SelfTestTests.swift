import Course
import Lessons
import Testing

@testable import lesson_lint

@Suite("Lint: the course in two processes")
struct SelfTestTests {
  /// A recording with another hash seed, as another process makes it.
  private func elsewhere(_ course: Course) throws -> SelfTest.Records {
    var records = try SelfTest.records(of: course)
    records["hash seed"] = "another"
    return records
  }

  private func course(_ experiment: Experiment) -> Course {
    Course([Part("Samples", [Lesson("sample") { experiment }])], folders: [])
  }

  @Test("An experiment that differs in its second run is reported")
  func chance() throws {
    var count = 0
    let moody = course(
      Experiment("count") { laboratory in
        count += 1
        laboratory.find("count", count)
      })
    let test = try SelfTest(of: moody, elsewhere: elsewhere(moody))
    #expect(test.runCount == 4)
    #expect(test.problems.count == 4)
    #expect(
      test.problems.first == "sample, count under ios13 goes another way in another process; "
        + "the same code must always do the same")
  }

  @Test("An experiment that fails is reported")
  func failing() throws {
    struct Mishap: Error {}
    let sad = course(Experiment("fail") { _ in throw Mishap() })
    let test = try SelfTest(of: sad, elsewhere: elsewhere(sad))
    #expect(test.problems.first == "sample, fail under ios13: Mishap()")
  }

  @Test("Equal hash seeds are reported, because they cannot reveal an order by hash")
  func sameSeed() throws {
    let sound = course(Experiment("find") { $0.find("one", 1) })
    #expect(try SelfTest(of: sound, elsewhere: elsewhere(sound)).problems == [])
    let blind = try SelfTest(of: sound, elsewhere: SelfTest.records(of: sound))
    #expect(blind.problems.first?.hasPrefix("both processes have the same hash seed") == true)
  }

  @Test("Another process has another hash seed and plays experiments that end their process")
  func otherProcess() throws {
    let there = try OtherProcess.records()
    let here = try SelfTest.records(of: Course([], folders: []))
    #expect(there["hash seed"] != nil && there["hash seed"] != here["hash seed"])
    for lesson in Lessons.course.lessons {
      for experiment in lesson.experiments where experiment.endsProcess {
        let ended = there["\(lesson.id), \(experiment.name) under ios18"]
        #expect(ended?.contains("Fatal error: ") == true, "\(lesson.id)")
      }
    }
  }
}
