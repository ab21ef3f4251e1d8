import Course
import Lessons
import StateLabCore
import Testing

@testable import Rendering
@testable import statelab

@Suite("Checks of the course")
struct CourseTests {
  /// Runs every experiment twice under every profile, compares every listing, transcript,
  /// comparison and table, and judges every claim and question. `statelab check` also runs the
  /// compiler.
  @Test("A lesson agrees with its runs", arguments: await ids())
  func lesson(id: String) throws {
    let check = Check(course, tree: nil, compiler: nil)
    let diagnostics = try check.report(on: try course.lesson(named: id)).diagnostics
    #expect(diagnostics == [])
  }

  /// The runs of a lesson must not depend on the staleness check.
  @Test("The staleness check changes no run of a lesson")
  func staleScreens() {
    for lesson in course.lessons {
      for experiment in lesson.experiments where !experiment.endsProcess {
        for profile in Profile.all {
          let asked = experiment.run(under: profile)
          let unasked = experiment.run(under: profile, marksStaleScreens: false)
          let place: Comment = "\(lesson.id), \(experiment.name), \(profile.name)"
          #expect(asked.findings.map(\.name) == unasked.findings.map(\.name), place)
          #expect(asked.findings.map(\.literal) == unasked.findings.map(\.literal), place)
          let events = asked.trace.filter { if case .stale = $0.kind { false } else { true } }
          #expect(events.map(\.kind) == unasked.trace.map(\.kind), place)
          #expect(events.map(\.view) == unasked.trace.map(\.view), place)
          #expect(events.map(\.time) == unasked.trace.map(\.time), place)
        }
      }
    }
  }

  /// A claim under another profile may be judged by a run that never used its own profile.
  @Test("A run that did not use its profile is the same under every profile")
  func otherProfiles() {
    var counts = (dependent: 0, others: 0)
    for lesson in course.lessons {
      for experiment in lesson.lesson.allExperiments where !experiment.endsProcess {
        let runs = Profile.all.map { experiment.run(under: $0, marksStaleScreens: false) }
        for run in runs {
          if run.dependsOnProfile {
            counts.dependent += 1
          } else {
            counts.others += 1
            for other in runs {
              let place: Comment = "\(lesson.id), \(experiment.name), \(other.profile.name)"
              #expect(run.under(other.profile) == other, place)
            }
          }
        }
      }
    }
    #expect(counts.dependent > 50 && counts.others > 200, "\(counts)")
  }

  @Test("Every lesson has a unique name and belongs to one part")
  func names() {
    let names = course.lessons.map(\.id)
    #expect(Set(names).count == names.count)
    #expect(course.parts.map(\.lessons.count).reduce(0, +) == names.count)
  }

  @Test("A lesson has at least three questions and a task")
  func questions() throws {
    for lesson in course.lessons {
      let text = try lesson.text()
      #expect(text.questions.count >= 3, "\(lesson.id)")
      #expect(text.blocks.contains { if case .exercise = $0.content { true } else { false } })
    }
  }

  /// A reader without knowledge who always picks the same position, or the longest text, must not
  /// score high.
  @Test("No position among the choices is right for more than two of five questions")
  func guesses() throws {
    let questions = try course.lessons.flatMap { try $0.text().questions }
    func share(_ guess: (Question) -> Int?) -> Double {
      let right = questions.count { question in
        guess(question).map { question.choices[$0].isExpected } ?? false
      }
      return Double(right) / Double(questions.count)
    }
    for place in 0..<4 {
      #expect(share { $0.choices.indices.contains(place) ? place : nil } <= 0.4, "place \(place)")
    }
    #expect(
      share { question in
        question.choices.indices.max {
          question.choices[$0].literal.count < question.choices[$1].literal.count
        }
      } <= 0.4)
  }

  @Test("No line of a listing is wider than 72 columns")
  func listingWidth() {
    let files = course.lessons.flatMap { $0.folder?.swiftFiles ?? [] }
    #expect(files.count >= course.lessons.count)
    for file in files {
      #expect(file.text.lines.filter { $0.count > 72 } == [], "\(file.name)")
    }
  }

  @Test("Every lesson has one to six short notes for the teacher")
  func notes() throws {
    for lesson in course.lessons {
      let notes = try lesson.text().notes
      #expect((1...6).contains(notes.count), "\(lesson.id)")
      // A code-hosting page shows these lines as they are.
      let lines = lesson.folder?.file(named: CourseLesson.textFile)?.text.lines ?? []
      for (position, block) in try lesson.text().blocks.enumerated() {
        guard case .notes = block.content else { continue }
        let rest = lines[block.line...].prefix { $0 != "```" }
        #expect(rest.count <= 9, "\(lesson.id), note \(position)")
        #expect(rest.filter { $0.count > 90 } == [])
      }
    }
  }

  @Test("Notes contain no statistics about learners")
  func noFindings() throws {
    let findings = [
      "Most ", "most ", "Many ", "many ", "Some predict", "Usual", "Learners", "Those who",
    ]
    for lesson in course.lessons {
      for text in try lesson.text().notes.joined().flatMap(Self.texts) {
        #expect(findings.filter { text.contains($0) } == [], "\(lesson.id): \(text)")
      }
    }
  }

  private static func texts(of block: Block) -> [String] {
    switch block.content {
    case .paragraph(let text): [text]
    case .list(_, let items): items.map(\.text)
    default: []
    }
  }

  @Test("Emphasized words of notes occur in the lesson")
  func pointers() throws {
    for lesson in course.lessons {
      let reading = try LessonReading(lesson, of: course)
      let renderer = PlainRenderer(output: OutputOptions(plain: true))
      let seen = try renderer.lines(of: reading.document()).map(\.text).joined(separator: "\n")
      let texts = try lesson.text().notes.joined().flatMap(Self.texts)
      for word in texts.flatMap({ Line(markdown: $0).spans }) where word.style == .emphasis {
        #expect(seen.contains(word.text), "\(lesson.id): \(word.text)")
      }
    }
  }

  @Test("A question whose answer depends on the release names its release")
  func releases() throws {
    var named = 0
    for lesson in course.lessons {
      let reading = try LessonReading(lesson, of: course)
      for question in reading.text.questions + reading.text.predictions {
        guard let finding = question.finding else { continue }
        let outcomes = try Profile.all.map { profile in
          try reading.runs.run(finding.run, from: lesson, under: profile)
            .outcome(of: finding.name)
        }
        let document = try AskedQuestion(question, in: reading).document(titled: "")
        let lines = PlainRenderer(output: OutputOptions(plain: true)).lines(of: document).map(
          \.text)
        let says = lines.contains { $0.hasPrefix("Under \(question.profile.name) (") }
        #expect(says == (Set(outcomes).count > 1), "\(lesson.id), \(question.id)")
        named += says ? 1 : 0
      }
    }
    #expect(named > 0)
  }

  @Test("The feedback of a wrong choice has at least two sentences")
  func misconceptions() throws {
    for lesson in course.lessons {
      for question in try lesson.text().questions + lesson.text().predictions {
        for choice in question.choices where !choice.isExpected {
          let place = "\(lesson.id), \(question.id): \(choice.literal)"
          #expect(choice.feedback.contains(". "), "\(place)")
        }
      }
    }
  }

  @Test("Every embedded folder is a lesson of the course")
  func strays() {
    let check = Check(course, tree: nil, compiler: nil)
    #expect(check.checkStrays() == [])
  }

  private static func ids() -> [String] { course.lessons.map(\.id) }
}
