import StateLabCore

/// A program and the actions on it, from a command line.
struct TryRequest {
  private(set) var paths: [String]
  var actions: [Event.Action]
  let profile: Profile
  private(set) var options = TryProgram.Options()
  private(set) var limits = PlayedProgram.Limits()

  static let options: [Option] =
    TryAction.options + [.script, .view, .swiftVersion, .isolation, .xcode, .timeLimit]

  /// - Parameters:
  ///   - profile: Another release than that of the command line.
  ///   - build: Another build than that of the command line.
  init(
    _ paths: [String], _ arguments: Arguments, under profile: Profile? = nil,
    as build: XcodeBuild? = nil
  ) throws {
    self.paths = try paths.flatMap(PlaygroundFiles.paths(ofPageAt:))
    self.profile = profile ?? arguments.profile
    options.xcode =
      build ?? arguments.value(of: .xcode).flatMap { Int($0) }.flatMap(XcodeBuild.init(rawValue:))
      ?? .standard
    try options.xcode.check(self.profile)
    actions = try TryAction.actions(in: arguments)
    options.view = arguments.value(of: .view)
    options.languageVersion = arguments.value(of: .swiftVersion) ?? options.languageVersion
    options.isOnMainActor = arguments.value(of: .isolation) == "main"
    if let seconds = try arguments.number(of: .timeLimit, in: 1...3600) {
      limits.time = .seconds(seconds)
    }
  }

  /// Some actions on a file, under the default release.
  init(
    _ path: String, actions: [Event.Action], within limits: PlayedProgram.Limits = .init()
  ) {
    paths = [path]
    self.actions = actions
    profile = .standard
    self.limits = limits
  }

  /// The same actions on other files.
  func on(_ paths: [String]) -> TryRequest {
    var request = self
    request.paths = paths
    return request
  }

  /// The same actions on the same program, built as with another Xcode.
  func built(as build: XcodeBuild) -> TryRequest {
    var request = self
    request.options.xcode = build
    return request
  }

  /// Compiles the program and plays the actions.
  func run(in session: Session) throws -> TryRun {
    try TryRun(self, with: session.tryLibrary(), on: session.console)
  }

  /// `Counter.swift`
  var name: String { paths.count == 1 ? paths[0] : "\(paths[0]) and \(paths.count - 1) more" }

  /// The words that repeat the command, without its name: `Counter.swift --tap Add`. The caller
  /// adds the release.
  var commandWords: String {
    var words = paths.map(\.inShell)
    if let view = options.view { words.append("--view \(view.inShell)") }
    if options.languageVersion != TryProgram.Options().languageVersion {
      words.append("--swift \(options.languageVersion)")
    }
    if options.isOnMainActor { words.append("--isolation main") }
    if options.xcode != .standard { words.append("--xcode \(options.xcode.rawValue)") }
    if limits.time != PlayedProgram.Limits().time {
      words.append("--\(Option.timeLimit.name) \(limits.time.components.seconds)")
    }
    return (words + actions.compactMap(TryAction.commandWords)).joined(separator: " ")
  }
}

/// A word of the command line that names a program: a Swift file or a folder, perhaps under a
/// release, `Counter.swift@ios13`, or built as with an Xcode, `Counter.swift@xcode27`.
struct ProgramName {
  let path: String
  private(set) var profile: Profile?
  private(set) var build: XcodeBuild?

  /// Nil for another word, such as a lesson or a step.
  init?(_ word: String) {
    if Self.isProgram(word) {
      path = word
      return
    }
    guard let sign = word.lastIndex(of: "@"), Self.isProgram(String(word[..<sign])) else {
      return nil
    }
    let name = String(word[word.index(after: sign)...])
    path = String(word[..<sign])
    build = XcodeBuild(named: name)
    profile = Profile.meant(by: name)
    if build == nil, profile == nil { return nil }
  }

  private static func isProgram(_ path: String) -> Bool {
    path.hasSuffix(".swift") || Files.isFolder(path)
  }
}

extension Arguments {
  var programs: [ProgramName] { words.compactMap(ProgramName.init) }

  /// Fails for an option that needs a program, where no program is named.
  func checkIsWithoutProgram(_ options: [Option]) throws(Failure) {
    guard let option = options.first(where: { has($0) }) else { return }
    throw Failure(
      .usage, "--\(option.name) is for a program of your own, and none is named.",
      next: "Name its file, such as Counter.swift, or leave out --\(option.name).")
  }
}

extension Session {
  /// The compiled laboratory. Compiling it takes a while, and is announced.
  func tryLibrary() throws -> TryLibrary { try TryLibrary.prepare(on: console, announce: announce) }

  func announce(_ text: String) { console.writeError("statelab: \(text)\n") }
}
