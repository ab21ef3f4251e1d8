import Course
import Rendering

/// A lesson's program as a file that the learner owns and changes.
struct LessonProgram {
  let lesson: CourseLesson
  /// `DynamicProperty.swift`
  let name: String
  let text: String
  let exercises: [Exercise]
  /// Files that the lesson does not show and its experiments need.
  private let otherFiles: [LessonFile]
  private let build: XcodeBuild

  init(_ lesson: CourseLesson, of course: Course) throws {
    let reading = try LessonReading(lesson, of: course)
    let shown = reading.shownFileNames
    self.lesson = lesson
    name = lesson.id.inUpperCamelCase + ".swift"
    exercises = reading.text.exercises
    otherFiles = (lesson.folder?.swiftFiles ?? []).filter { !shown.contains($0.name) }
    build = reading.build
    // Only the laboratory's module declares the wrapper where the macro is imported as well.
    let program = try XcodeFile(
      reading, advice: "Change it, and play it: statelab try \(name)\(build.option)",
      module: "StateLabCore"
    ).text
    text = program + (exercises.isEmpty ? "" : "\n" + Self.experiments(of: reading))
  }

  /// The lesson's experiments, which a task may ask to change. They are compiled only for judging
  /// the task.
  private static func experiments(of reading: LessonReading) -> String {
    let lines = reading.shownFiles.flatMap(\.declarations).filter(\.isAboutExperiments)
      .map { $0.lines.joined(separator: "\n") }
    return """
      // What `statelab try \(reading.lesson.number) --check` plays.
      #if canImport(Course)
      import Course

      \(lines.joined(separator: "\n\n"))
      #endif

      """
  }

  /// Writes the program into the current folder, and never overwrites a file.
  func write() throws(Failure) {
    do { try Files.write(text, to: name, isNew: true) } catch {
      if Files.isThere(name) {
        throw Failure(
          .cannotCreate, "There is a file \(name.quoted) here, and it stays as it is.",
          next: "Play it with `statelab try \(name)`, or write the lesson's in another folder.")
      }
      throw Failure(
        .cannotCreate, "Cannot write \(name.quoted): \(error.reason).",
        next: "Go to a folder that you may write to.")
    }
  }

  // MARK: Judging

  /// The unmet expectations of each task, for the file of this name in the current folder.
  func judged(with compiler: Compiler) throws -> [(Exercise, [ExerciseShortcoming])] {
    let source: [UInt8]
    do { source = try Files.bytes(of: name) } catch {
      throw Failure(
        .notFound, "There is no \(name.quoted) here to judge.",
        next: "Write it with `statelab try \(lesson.number)`, and change it.")
    }
    return try exercises.map { exercise in
      let job = job(of: exercise, changedTo: source)
      let outcome = try Workbench(compiler: compiler).outcomes(of: [job])[0]
      return (exercise, outcome.shortcomings(in: exercise))
    }
  }

  func job(of exercise: Exercise, changedTo source: [UInt8]) -> Workbench.Job {
    let compiled = UserFile(path: name, source: source).compiled(as: build)
    let changed = LessonFile(name: name, text: String(decoding: compiled, as: UTF8.self))
    return Workbench.Job(lesson: lesson.id, exercise: exercise, files: [changed] + otherFiles)
  }
}
