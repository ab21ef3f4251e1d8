import Course
import LibC
import Rendering

// The errors of other modules, as messages with an exit code.

extension Failure {
  init(_ error: LessonNotFound) {
    self.init(
      .notFound,
      error.isAmbiguous
        ? "Several lessons begin with \(error.name.quoted)."
        : "There is no lesson \(error.name.quoted).", next: error.hint)
  }

  /// Any error as a message with an exit code.
  init(wrapping error: any Error) {
    switch error {
    case let failure as Failure: self = failure
    case let error as LessonNotFound: self.init(error)
    case let error as LessonError:
      self.init(.badData, error.description, next: "Fix the lesson, then run `statelab check`.")
    case let error as ExperimentNotFound:
      self.init(.badData, error.description, next: "Fix the lesson, then run `statelab check`.")
    case let error as FileError: self.init(error)
    default: self.init(.internalError, "Something went wrong inside: \(error)")
    }
  }

  init(_ error: FileError) {
    switch error.use {
    case .asAsked: self.init(asked: error)
    case .makeTemporaryFolder:
      self.init(
        .cannotCreate,
        "Cannot make a temporary folder in \(error.path.quoted): \(error.reason).",
        next: "Set TMPDIR to a folder that may be written to.")
    case .writeTemporaryFiles:
      self.init(
        .inputOutput,
        "Cannot use temporary files in \(error.path.quoted): \(error.reason).",
        next: error.number == EFBIG
          ? "Lift the limit on the size of files: `ulimit -f unlimited`."
          : "Make room there, or set TMPDIR to another folder.")
    case .writeResult:
      let folder = Files.folder(of: error.path)
      let isMissing = error.number == ENOENT && !Files.isThere(folder)
      self.init(
        .cannotCreate,
        "Cannot write \(error.path.quoted): "
          + (isMissing ? "there is no folder \(folder.quoted)." : "\(error.reason)."),
        next: isMissing
          ? "Make the folder, or name another one."
          : error.number == EISDIR
            ? "Name a file inside that folder." : "Name a place that may be written to.")
    }
  }

  private init(asked error: FileError) {
    // A replaced file is first written beside the old one.
    let code: ExitCode =
      error.path.hasSuffix(".new")
      ? .cannotCreate : error.number == ENOENT ? .notFound : .inputOutput
    let next =
      switch code {
      case .notFound: "Check the name."
      case .cannotCreate: "Check that the folder may be written to."
      default: error.number == EISDIR ? "Name a file inside that folder." : "Check its permissions."
      }
    self.init(code, "Cannot use \(error.path.quoted): \(error.reason).", next: next)
  }
}
