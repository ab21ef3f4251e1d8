import Bugs
import Course
import Rendering

extension Session {
  /// The page of `statelab` alone: the reader's place in the course, and the next commands.
  var welcome: Document {
    Document(blocks: [
      .prose(
        "statelab runs small SwiftUI programs on a simulated runtime and explains every step."),
      .prose(whereabouts), .heading("What next"), .entries(nextSteps),
    ])
  }

  private var whereabouts: Line {
    let count = course.lessons.count
    guard count > 0 else { return Line("There are no lessons in this build.") }
    let done = course.lessons.count { progress[$0.id].isFinished }
    guard let lesson = nextLesson else { return Line("You have run all \(count) lessons.") }
    let title = Line((try? lesson.text().title) ?? lesson.id, .strong)
    if done == 0 {
      return Line("You are at the beginning: lesson 1 of \(count), ") + title + Line(".")
    }
    return Line("You have run \(done) of \(count) lessons. Next is lesson \(lesson.number), ")
      + title + Line(".")
  }

  private var nextSteps: [Document.Entry] {
    var entries: [Document.Entry] = []
    func add(_ command: String, _ meaning: String) {
      entries.append(.init(name: "statelab \(command)", meaning: Line(meaning)))
    }
    // Without a clock the last walk is unknown: the furthest lesson with a saved place counts.
    let left = course.lessons.last { progress[$0.id].hasPlace }
    if let left { add("walk \(left.number)", invitation(to: left)) }
    if let lesson = nextLesson {
      if left?.number != lesson.number {
        add("walk \(lesson.number)", "See what happens, step by step.")
      }
      add("run \(lesson.number)", "Read the lesson, and say before each run what it will do.")
    }
    if let lesson = lessonToAskAbout {
      add("quiz \(lesson.number)", "See whether you can tell what happens.")
    }
    let practice = PracticeBook.entries.first {
      progress[$0.lesson].isFinished && progress.isOpen($0)
    }
    if let practice {
      add(
        "practice \(practice.number)",
        "Fix a program that is wrong, with a verdict at each save.")
    }
    if case .rebuild(let track)? = progress.next(in: course) {
      add(
        "rebuild \(track.id)",
        "Write your own \(track.title), with a board of its behaviors at each save.")
    }
    if progress != CourseProgress() { add("progress", "Your results so far.") }
    add("list", "All lessons.")
    add("help", "All commands.")
    return entries
  }

  /// The invitation to continue an unfinished walk.
  private func invitation(to lesson: CourseLesson) -> String {
    let own = progress[lesson.id]
    // A lesson that cannot be parsed has no places.
    guard let place = try? own.place(in: lesson, of: course) else {
      return own.strangeness(in: lesson, isKept: false)
    }
    let at = own.walk?.step.map { " at \(lesson.number):\($0)" } ?? ""
    return "Go on\(at)\(place.profile.aside), where you stopped."
  }

  /// The first lesson that was run and not yet answered in full; the first lesson at the beginning.
  private var lessonToAskAbout: CourseLesson? {
    let run = course.lessons.filter { progress[$0.id].isRun }
    if run.isEmpty { return course.lessons.first }
    return run.first { progress[$0.id].quiz == nil }
      ?? run.first { progress[$0.id].quiz.map { $0.right < $0.total } ?? true }
  }
}
