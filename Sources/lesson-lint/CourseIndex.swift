import Course
import Replay

/// The index page of the course for a code-hosting site: a table for each part, a row for each
/// lesson.
struct CourseIndex {
  let course: Course

  static let file = "README.md"

  var text: String {
    var parts = [
      "# The course",
      "Written by `make lessons`: change the lessons, not this page. `statelab list` shows the same.",
    ]
    for part in course.parts {
      let lessons = course.lessons.filter { $0.part.title == part.title }
      parts.append("## \(part.title)")
      let rows = lessons.map(row)
      parts.append(
        (["| | lesson | what it is about | minutes | rows |", "|---|---|---|---|---|"] + rows)
          .joined(separator: "\n"))
    }
    parts.append(
      "A row is something that an article sets up, shows or says; `statelab claims --coverage` lists them, and "
        + "`statelab claims` what came of each.")
    return parts.joined(separator: "\n\n") + "\n"
  }

  private func row(of lesson: CourseLesson) -> String {
    let head = lesson.head
    let folder = lesson.folder?.name ?? lesson.folderName
    return TableRow(cells: [
      "\(lesson.number)",
      "[\(head?.title ?? lesson.id)](\(folder)/\(CourseLesson.textFile))", head?.summary ?? "",
      head?.minutes.map(String.init) ?? "", rows(of: lesson),
    ]).line
  }

  /// `F9, F12 to F14`
  private func rows(of lesson: CourseLesson) -> String {
    guard let text = try? lesson.textWithoutFaults() else { return "" }
    let ids = (text.claims + text.findings).map(\.id) + text.snippets.map(\.id)
    let all = course.rows
    let own = all.indices.filter { row in ids.contains(where: all[row].has) }
    var ranges: [ClosedRange<Int>] = []
    for index in own {
      if let last = ranges.last, last.upperBound + 1 == index,
        all[index].letter == all[last.lowerBound].letter
      {
        ranges[ranges.count - 1] = last.lowerBound...index
      } else {
        ranges.append(index...index)
      }
    }
    return ranges.map { range in
      let (first, last) = (all[range.lowerBound].id, all[range.upperBound].id)
      switch range.count {
      case 1: return first
      case 2: return "\(first), \(last)"
      default: return "\(first) to \(last)"
      }
    }.joined(separator: ", ")
  }
}
