import Course
import Rendering

/// Compares the lessons' texts with the current results of experiments and compiler.
struct Check {
  /// The course as compiled into this tool.
  let built: Course
  /// The same course with the texts under check.
  let course: Course
  /// Folders of lessons that are not in the course.
  let strays: [LessonFolder]
  /// The folder that contains the lessons' folders.
  let directory: String
  /// The folder under check; nil for the texts inside the tool.
  let tree: LessonTree?
  /// The runs that were played already.
  let played: Runs
  /// The first lesson that has a claim or a finding, by its id.
  let claimHomes: [String: CourseLesson]
  /// Nil where the compiler does not check snippets.
  let compiler: Compiler?
  /// True if recordings are rewritten. Claims and questions never are.
  let updates: Bool
  /// The outcomes of tasks that were tried already, by the ids of the lesson and of the task.
  var exerciseOutcomes: [String: [String: Workbench.Outcome]] = [:]

  /// - Parameter tree: The folder under check, or nil for the texts inside the tool.
  init(
    _ built: Course, tree: LessonTree?, compiler: Compiler?, updates: Bool = false
  ) {
    self.built = built
    self.compiler = compiler
    self.updates = updates && tree != nil
    let course =
      (tree.map {
        Course(
          built.parts, pages: $0.pages ?? built.pages, folders: $0.folders, in: $0.directory)
      }
      ?? built)
      .usingChildProcesses
    self.course = course
    played = Runs(of: course)
    directory = tree?.directory ?? "lessons"
    self.tree = tree
    claimHomes = Dictionary(
      course.lessons.flatMap { lesson in
        let text = try? lesson.textWithoutFaults()
        return ((text?.claims ?? []) + (text?.findings ?? [])).map { ($0.id, lesson) }
      }, uniquingKeysWith: { first, _ in first })
    strays = (tree?.folders ?? []).filter { folder in
      folder.file(named: CourseLesson.textFile) != nil
        && !built.lessons.contains { $0.id == folder.slug }
    }
  }

  /// Checks one lesson, and updates its text first on request.
  func report(on lesson: CourseLesson) throws -> LessonReport {
    let lesson = course.lessons[lesson.number - 1]
    let changes = try checkChangedFiles(of: lesson)
    var diagnostics = checkFolder(of: lesson) + changes
    var isUpdated = false
    do {
      // Code that changed since the build is not run: the tool would run the old code.
      var check = try LessonCheck(of: lesson, in: self, runs: changes.isEmpty)
      let recordings = try check.recordings()
      if updates, let source = try check.source.updated(with: recordings, in: course) {
        try source.save()
        check.source = source
        isUpdated = true
      }
      diagnostics += try (check.diagnostics(about: recordings) + check.diagnostics())
        .sorted { ($0.line ?? .max) < ($1.line ?? .max) }
    } catch let error as LessonError {
      diagnostics.append(Diagnostic(file: error.file, line: error.line, message: error.message))
    }
    return LessonReport(
      lesson: lesson.id, number: lesson.number, diagnostics: diagnostics, isUpdated: isUpdated)
  }

  /// Diagnostics outside the lessons of the course.
  func checkStrays() -> [Diagnostic] {
    strays.map { folder in
      Diagnostic(
        file: "\(directory)/\(folder.name)",
        message: "the course does not list this lesson; "
          + "add `.\(folder.slug.inCamelCase)` to \(directory)/Lessons.swift")
    }
  }
}
