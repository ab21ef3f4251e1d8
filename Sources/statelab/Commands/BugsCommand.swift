import Bugs
import Course
import Diagnosis
import Rendering

/// `statelab bugs`: the state bugs by symptom, or the page of one.
struct BugsCommand: Command {
  var name: String { "bugs" }
  var summary: String { "List state bugs by symptom, or show the page of one." }
  var operands: [Operand] { [Operand(choices: [.word("BUG", meaning: "The name of a bug.")])] }
  var details: String {
    "`statelab try` ends each finding with the name of its bug. A page has the smallest program with "
      + "the bug, the reason, the cases in which the code is right, and the fixes with their costs."
  }
  var options: [Option] { [.bugProgram] }

  func run(_ arguments: Arguments, in session: Session) throws -> ExitCode {
    let program = arguments.value(of: .bugProgram)
    guard let name = arguments.words.first else {
      if program != nil {
        throw Failure(
          .usage, "--program writes the program of one bug, and no bug is named.",
          next: "Write `statelab bugs \(BugID.allCases[0].rawValue) --program bad`.")
      }
      session.show(list)
      return .done
    }
    let pages = BugBook.pages.filter { $0.id == name || $0.id.hasPrefix(name) }
    guard let page = pages.first(where: { $0.id == name }) ?? pages.first,
      pages.count == 1 || page.id == name
    else {
      if pages.count > 1 {
        throw Failure(
          .notFound, "\(pages.count) bugs have names that begin with \(name.quoted).",
          next: "Name one of them: \(pages.map(\.id).joined(separator: ", ")).")
      }
      throw Failure(
        .notFound, "There is no bug called \(name.quoted).",
        next: Failure.didYouMean(name, among: BugBook.pages.map(\.id))
          ?? "`statelab bugs` lists them.")
    }
    if let program {
      guard let text = program == "bad" ? page.bad : page.good else {
        throw Failure(
          .notFound, "The page of \(page.id) has no program.",
          next: "`statelab bugs \(page.id)` says how to recognize the bug by hand.")
      }
      session.console.write(text)
      return .done
    }
    session.show(document(of: page))
    return .done
  }

  /// The bugs by symptom.
  private var list: Document {
    var blocks: [Document.Block] = []
    for symptom in Diagnosis.Symptom.allCases {
      let bugs = BugID.allCases.filter { $0.symptom == symptom }
      let entries = bugs.compactMap { bug in
        BugBook.page(of: bug.rawValue).map {
          Document.Entry(name: bug.rawValue, meaning: Line(markdown: $0.title))
        }
      }
      guard !entries.isEmpty else { continue }
      blocks += [.heading(FindingWords.english.symptom(symptom)), .entries(entries)]
    }
    blocks.append(
      .note(Line("The page of one: ", .quiet) + Line("statelab bugs \(BugID.allCases[0].rawValue)"))
    )
    return Document(blocks: blocks)
  }

  private func document(of page: BugPage) -> Document {
    var blocks: [Document.Block] = [.heading(page.title)]
    let bug = BugID(rawValue: page.id)
    blocks.append(
      .entries(
        [.init(name: "name", meaning: Line(page.id))]
          + page.facts.map { .init(name: $0.name.lowercased(), meaning: Line(markdown: $0.value)) }
          + [
            .init(
              name: "found by",
              meaning: Line(
                bug?.hasDetector == true
                  ? bug?.isCost == true ? "statelab try --costs" : "statelab try"
                  : "a reader; `try` does not report it"))
          ]))
    for section in page.sections {
      if let title = section.title { blocks.append(.heading(title)) }
      blocks += section.blocks.map(\.block)
    }
    let programs = [
      ("The bug", "Bad", page.bad), ("A near miss, which is right", "Good", page.good),
    ]
    for (title, kind, program) in programs {
      guard let program else { continue }
      let lines = program.lines
      blocks += [
        .heading(title),
        .listing(Listing(file: "", code: Array(lines.dropFirst(lines[0].hasPrefix("//") ? 1 : 0)))),
      ]
      // Each program begins with the command that plays it.
      if lines[0].hasPrefix("// ") {
        blocks += [
          .command("statelab bugs \(page.id) --program \(kind.lowercased()) > \(kind).swift"),
          .command(String(lines[0].dropFirst(3))),
        ]
      }
    }
    if let entry = PracticeBook.entries.first(where: { $0.bug == page.id }) {
      blocks += [
        .note(Line("Fix a program with this bug:", .quiet)),
        .command("statelab practice \(entry.number)"),
      ]
    }
    return Document(blocks: blocks)
  }
}

extension Option {
  static let bugProgram = Option(
    "program", choices: ["bad", "good"],
    "Write the program with the bug, or the one that is right, instead of the page.")
}
