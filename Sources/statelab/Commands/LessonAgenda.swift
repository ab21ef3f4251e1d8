import Bugs
import Course
import Rebuilds
import Rendering

/// A lesson beside the list of lessons: its subject, what is open of it, and what comes next.
struct LessonAgenda {
  let lesson: CourseLesson
  let course: Course
  let progress: CourseProgress

  var blocks: [Document.Block] {
    let words = Words.current.screen.home
    var blocks: [Document.Block] = [
      .heading(Line(markdown: lesson.head?.title ?? lesson.id).text),
      .prose(Line(markdown: lesson.head?.summary ?? "")),
    ]
    if let minutes = lesson.head?.minutes {
      blocks.append(.note(Line(words.minutes(minutes), .quiet)))
    }
    if !open.isEmpty { blocks += [.heading(words.open), .items(ordered: false, open)] }
    if let next = progress.next(in: course) {
      blocks += [.heading(words.next), .note(Line("statelab \(next.command)", .command))]
    }
    return blocks
  }

  /// The time and the open parts in one line, where there is no room beside the lessons.
  var line: String {
    let minutes = lesson.head?.minutes.map { Words.current.screen.home.minutes($0) }
    return ([minutes].compactMap(\.self) + open.map(\.text)).joined(separator: " · ")
  }

  /// The open parts of the lesson, and the notes on its walk and its quiz.
  private var open: [Line] {
    let words = Words.current.screen.home
    let own = progress[lesson.id]
    var items: [String] = []
    if !own.isFinished { items.append(words.notRun) }
    if let walk = own.walk { items.append(words.stopped(walk.place(in: lesson))) }
    if let quiz = own.quiz {
      if quiz.right < quiz.total { items.append(words.quiz(quiz.text)) }
    } else {
      items.append(words.noQuiz)
    }
    if !own.missed.isEmpty { items.append(words.due(own.missed.count)) }
    for entry in PracticeBook.entries where entry.lesson == lesson.id {
      let own = progress[practice: entry.bug]
      if own.isFixed { continue }
      items.append(words.practice(entry.number, entry.program.title, own.isBegun))
    }
    for track in RebuildBook.tracks {
      for stage in track.stages where stage.lesson == lesson.id && progress.isOpen(stage, of: track)
      {
        items.append(words.rebuild(track.title, stage.title))
      }
    }
    return items.map { Line($0) }
  }
}
