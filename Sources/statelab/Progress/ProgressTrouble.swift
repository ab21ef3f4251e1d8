import LibC
import Rendering

/// The reason why progress cannot be read or saved.
enum ProgressTrouble: Error {
  /// No place is configured.
  case noPlace
  case notAFile(String)
  /// A later format; its file is not changed.
  case newer(String, String)
  /// The file does not contain progress, for this reason.
  case damaged(String, String)
  /// Another process holds the lock.
  case busy(String)
  case tooLarge(String)
  /// The file exists and cannot be read.
  case unreadable(FileError)
  case file(FileError)

  /// The rest of a sentence: `CourseProgress is not saved: …`.
  var reason: String {
    switch self {
    case .noPlace: "neither XDG_STATE_HOME nor HOME names a folder"
    case .notAFile(let path): "\(path.quoted) is not a file"
    case .newer(let path, let format): "\(path.quoted) is of a newer statelab (\(format))"
    case .damaged(let path, let reason): "\(path.quoted) is damaged: \(reason)"
    case .busy(let path): "another statelab keeps \(path.quoted) locked"
    case .tooLarge(let path): "\(path.quoted) would be larger than a progress file may be"
    case .file(let error) where error.number == ENOTDIR:
      "\(error.path.quoted) is a file, and a folder is needed there"
    case .unreadable(let error), .file(let error): "\(error.path.quoted): \(error.reason)"
    }
  }

  var next: String {
    switch self {
    case .noPlace: "Set HOME, or XDG_STATE_HOME to an absolute folder."
    case .notAFile: "Move it away, or set XDG_STATE_HOME to another folder."
    case .newer: "Use that newer statelab, or set XDG_STATE_HOME to another folder."
    case .damaged: "`statelab progress` sets it aside; nothing of it is lost."
    case .unreadable: "Check its permissions, or set XDG_STATE_HOME to another folder."
    case .busy: "Wait until it is done, and try again."
    case .tooLarge: "`statelab progress reset` moves it aside."
    case .file(let error) where error.number == ENOTDIR:
      "Move the file away, or set XDG_STATE_HOME to another folder."
    case .file(let error):
      error.isAboutRoom
        ? "Make room; nothing that was saved is lost."
        : "Check that the folder may be written to, or set XDG_STATE_HOME to another one."
    }
  }

  private var code: ExitCode {
    switch self {
    case .noPlace, .notAFile: .cannotCreate
    case .damaged, .newer: .badData
    case .busy, .tooLarge, .unreadable: .inputOutput
    case .file(let error): error.isAboutRoom ? .inputOutput : .cannotCreate
    }
  }

  /// The failure of a command whose task is the progress itself.
  func failure(_ what: String) -> Failure { Failure(code, "\(what): \(reason).", next: next) }
}

extension FileError {
  /// True if the file could be opened, and its bytes could not be written.
  fileprivate var isAboutRoom: Bool { [ENOSPC, EDQUOT, EFBIG, EIO].contains(number) }
}
