import Course

/// The pages of the state bugs, each with a program that has the bug and a near miss.
public enum BugBook {
  public static let pages: [BugPage] = lessonFolders.compactMap { BugPage($0) }

  public static func page(of bug: String) -> BugPage? { pages.first { $0.id == bug } }
}

/// A folder of `bugs/`: `page.md`, `Bad.swift`, `Good.swift`, `Exercise.swift`.
public struct BugPage {
  /// The name of the folder.
  public let id: String
  public let title: String
  /// Facts above the text: `Releases`, `Lesson`, `Said as`.
  public let facts: [(name: String, value: String)]
  /// The sections: each a heading and its paragraphs and lists.
  public let sections: [Section]
  public let bad: String?
  public let good: String?
  /// The program to fix, where there is one.
  public let practice: PracticeProgram?
  /// The reason why the section about the program to fix cannot be read.
  public let practiceFault: PatchFault?

  public struct Section {
    public let title: String?
    public var blocks: [Block]
  }

  public enum Block {
    case prose(String)
    case items([String])
    case code([String])
  }

  init?(_ folder: LessonFolder) {
    guard let page = folder.file(named: "page.md") else { return nil }
    id = folder.name
    bad = folder.file(named: "Bad.swift")?.text
    good = folder.file(named: "Good.swift")?.text
    var lines = page.text.lines[...]
    // The section is for `statelab practice`: the page of the bug does not show it.
    let practiceStart = lines.firstIndex { $0.hasPrefix("## Practice") } ?? lines.endIndex
    let section = Array(lines[practiceStart...])
    lines = lines[..<practiceStart]
    var reader = PageReader(lines)
    reader.read()
    title = reader.title
    facts = reader.facts
    sections = reader.sections
    var practice: PracticeProgram?
    var fault: PatchFault?
    if let program = folder.file(named: "Exercise.swift")?.text {
      do throws(PatchFault) {
        practice = try PracticeProgram(bug: folder.name, section: section, program: program)
      } catch { fault = error }
    }
    self.practice = practice
    practiceFault = fault
  }

  public func fact(_ name: String) -> String? { facts.first { $0.name == name }?.value }
}

/// Reads headings, paragraphs, lists and fences.
private struct PageReader {
  private let lines: ArraySlice<String>
  var title = ""
  var facts: [(name: String, value: String)] = []
  var sections = [BugPage.Section(title: nil, blocks: [])]

  init(_ lines: ArraySlice<String>) { self.lines = lines }

  mutating func read() {
    var paragraph: [String] = []
    var items: [String] = []
    var code: [String]?
    func flush(_ reader: inout PageReader) {
      if !paragraph.isEmpty { reader.add(.prose(paragraph.joined(separator: " "))) }
      if !items.isEmpty { reader.addItems(items) }
      paragraph = []
      items = []
    }
    for line in lines {
      if line.hasPrefix("```") {
        if let lines = code { add(.code(lines)) } else { flush(&self) }
        code = code == nil ? [] : nil
      } else if code != nil {
        code?.append(line)
      } else if line.hasPrefix("# ") {
        title = String(line.dropFirst(2))
      } else if line.hasPrefix("## ") {
        flush(&self)
        sections.append(.init(title: String(line.dropFirst(3)), blocks: []))
      } else if line.hasPrefix("- ") {
        if !paragraph.isEmpty { flush(&self) }
        items.append(String(line.dropFirst(2)))
      } else if line.hasPrefix("  "), !items.isEmpty {
        items[items.count - 1] += " " + line.drop { $0 == " " }
      } else if line.isEmpty {
        flush(&self)
      } else {
        paragraph.append(line)
      }
    }
    flush(&self)
  }

  private mutating func add(_ block: BugPage.Block) {
    sections[sections.count - 1].blocks.append(block)
  }

  /// The list above the first heading holds facts: `Releases: all`.
  private mutating func addItems(_ items: [String]) {
    guard sections.count == 1, facts.isEmpty else { return add(.items(items)) }
    facts = items.map { item in
      let parts = item.split(separator: ": ", maxSplits: 1)
      return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
    }
  }
}
