import Course

/// The programs to mend, in the order of the course.
public enum PracticeBook {
  /// A program to mend, and its place in the course.
  public struct Entry {
    /// Counted from 1.
    public let number: Int
    public let program: PracticeProgram
    /// The title of the bug's page, which tells the bug.
    public let title: String
    /// The name of the lesson that explains the bug.
    public let lesson: String
  }

  /// The programs that exist, numbered in the order of `bugs/practice.md`.
  public static let entries: [Entry] = {
    let programs = order.compactMap { line -> (BugPage, PracticeProgram, String)? in
      guard let page = BugBook.page(of: line.bug), let program = page.practice else { return nil }
      return (page, program, line.lesson)
    }
    return programs.enumerated().map { index, entry in
      Entry(number: index + 1, program: entry.1, title: entry.0.title, lesson: entry.2)
    }
  }()

  /// The lines of `bugs/practice.md`: a bug, and the lesson that explains it.
  public static let order: [(bug: String, lesson: String)] = {
    let page = coursePages.first { $0.name == "practice.md" }?.text ?? ""
    return page.lines.filter { $0.hasPrefix("- ") }.map { line in
      let words = line.dropFirst(2).split(separator: ":").map { $0.drop { $0 == " " } }
      return (String(words.first ?? ""), String(words.dropFirst().first ?? ""))
    }
  }()
}
