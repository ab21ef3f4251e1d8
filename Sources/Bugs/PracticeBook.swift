import Course

/// The programs to fix, in the order of the course.
public enum PracticeBook {
  /// A program to fix, and its place in the course. The pages are read only for its program and title.
  public struct Entry {
    /// Counted from 1.
    public let number: Int
    /// The name of the bug.
    public let bug: String
    /// The name of the lesson that explains the bug.
    public let lesson: String

    /// The title of the bug's page. The title reveals the bug.
    public var title: String { page.title }

    public var program: PracticeProgram {
      guard let program = page.practice else {
        preconditionFailure("Tests read each program of bugs/, and \(bug) has none.")
      }
      return program
    }

    private var page: BugPage {
      guard let page = BugBook.page(of: bug) else {
        preconditionFailure("Each folder of bugs/ with a program has a page, and \(bug) has none.")
      }
      return page
    }
  }

  /// The programs that exist, numbered in the order of `bugs/practice.md`.
  public static let entries: [Entry] = {
    let bugs = Set(lessonFolders.filter { $0.file(named: "Exercise.swift") != nil }.map(\.name))
    return order.filter { bugs.contains($0.bug) }.enumerated().map { index, line in
      Entry(number: index + 1, bug: line.bug, lesson: line.lesson)
    }
  }()

  /// The lines of `bugs/practice.md`: a bug, and the lesson that explains it.
  public static let order: [(bug: String, lesson: String)] = {
    let page = coursePages.first { $0.name == "practice.md" }?.text ?? ""
    return page.lines.filter { $0.hasPrefix("- ") }.compactMap { line in
      String(line.dropFirst(2)).splitOnce(at: ":").map { (bug: $0.trimmed, lesson: $1.trimmed) }
    }
  }()
}
