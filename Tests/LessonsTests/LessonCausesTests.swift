import Course
import Lessons
import StateLabCore
import Testing

@testable import Rendering
@testable import Replay
@testable import statelab

@Suite("Causes and consequences in the lessons")
struct LessonCausesTests {
  @Test(
    "The effects of a delayed write depend on the code that scheduled it",
    arguments: [(4, [5, 6, 7, 8]), (11, [12, 13, 14, 15])])
  func scheduled(_ number: Int, _ effects: [Int]) throws {
    let lesson = try course.lesson(named: "async-writes")
    let query = try RunQuery(LessonReading(lesson, of: course))
    let consequences = query.consequences(of: try #require(query.step(number)))
    #expect(consequences.effects.map(\.account.address?.number) == effects)
    #expect(consequences.effects.filter { !$0.hangsOnIt }.isEmpty)
  }

  @Test("A value that is sent upon subscription has the subscription as its cause")
  func replayed() throws {
    let lesson = try course.lesson(named: "publishers-in-body")
    let query = try RunQuery(LessonReading(lesson, of: course))
    let effects = query.consequences(of: try #require(query.step(13))).effects
    #expect(effects.map(\.account.address?.number) == [14, 15])
  }

  @Test(
    "Every step of every lesson has causes that end at an action or an event without one",
    arguments: [Profile.iOS13, .iOS18])
  func everyStep(profile: Profile) throws {
    var count = 0
    let runs = Runs(of: course)
    for lesson in course.lessons {
      let query = try RunQuery(LessonReading(lesson, of: course, under: profile, runs: runs))
      for number in 1..<max(query.trace.stepCount + 1, 1) {
        let occurrence = try #require(query.step(number))
        let causes = query.causes(of: occurrence)
        count += 1
        let place = Comment(rawValue: "\(lesson.number):\(number)")
        #expect(causes.steps.first?.address == .init(lesson: lesson.number, number: number), place)
        #expect(
          causes.actions.isEmpty == causes.beginning.contains("no cause is recorded")
            || causes.beginning == "No cause is recorded.", place)
        #expect(causes.actions.isEmpty || causes.beginning.hasPrefix("It began "), place)
        #expect(causes.steps.allSatisfy { $0.address != nil }, place)
        #expect(
          causes.steps.map(\.event) == causes.steps.map(\.event).sorted(by: >), place)
        try check(query.consequences(of: occurrence), of: occurrence, place)
      }
    }
    #expect(count > 200)
  }

  /// Removes the step from the trace, and finds the events that events without a cause still reach.
  /// A wait causes no event.
  private func check(
    _ consequences: Consequences, of occurrence: TraceQuery.Occurrence, _ place: Comment
  ) throws {
    let trace = occurrence.run.events
    var reached: Set<Int> = []
    for event in trace where event.index != occurrence.event.index {
      let causes = event.causes.filter { index in
        trace[index].action?.name != .advance
      }
      if event.causes.isEmpty || causes.contains(where: reached.contains) {
        reached.insert(event.index)
      }
    }
    for effect in consequences.effects {
      #expect(effect.hangsOnIt == !reached.contains(effect.account.event), place)
    }
  }
}
