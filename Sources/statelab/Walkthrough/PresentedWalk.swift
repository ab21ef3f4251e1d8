import LibC

/// The place of a presented walk, in a file beside the progress, so that a second terminal can
/// follow it. The file exists during a presentation.
struct PresentedWalk: Equatable {
  let process: Int32
  /// The names on the command line of `walk`: a lesson, or two names.
  let names: [String]
  let profile: String
  let position: Int
  /// The question at the current place.
  var question: String?

  /// `4711 ios18 12 box`, or with a question `4711 ios18 12?screen box`
  private var line: String {
    let place = question.map { "\(position)?\($0)" } ?? "\(position)"
    return (["\(process)", profile, place] + names).joined(separator: " ") + "\n"
  }

  private init?(line: String) {
    let words = line.trimmed.split(separator: " ").map(String.init)
    guard words.count > 3, let process = Int32(words[0]), process > 0 else { return nil }
    let place = words[2].split(separator: "?", maxSplits: 1).map(String.init)
    guard let position = place.first.flatMap({ Int($0) }) else { return nil }
    self.init(
      process: process, names: Array(words[3...]), profile: words[1], position: position,
      question: place.count > 1 ? place[1] : nil)
  }

  init(
    process: Int32 = getpid(), names: [String], profile: String, position: Int,
    question: String? = nil
  ) {
    self.process = process
    self.names = names
    self.profile = profile
    self.position = position
    self.question = question
  }
}

extension PresentedWalk {
  /// The file for the place of a presented walk.
  struct Place {
    let path: String

    /// Nil where no folder for state is configured.
    init?(in console: Console) {
      guard let progress = ProgressFile.path(in: console) else { return nil }
      path = Files.folder(of: progress) + "/presentation.txt"
    }

    /// The walk that is presented now; nil without a presentation.
    var current: PresentedWalk? {
      guard let bytes = try? Files.bytes(of: path, atMost: 1 << 12),
        let presentation = PresentedWalk(line: String(decoding: bytes, as: UTF8.self)),
        // A killed process leaves its file behind.
        kill(presentation.process, 0) == 0 || errno == EPERM
      else { return nil }
      return presentation
    }

    func tell(_ presentation: PresentedWalk) throws(FileError) {
      try Files.makeFolders(Files.folder(of: path), mode: 0o700)
      try Files.replace(path, with: presentation.line, mode: 0o600)
    }

    /// Ends the presentation, unless another process has begun one.
    func end() { if current?.process == getpid() { unlink(path) } }
  }
}
