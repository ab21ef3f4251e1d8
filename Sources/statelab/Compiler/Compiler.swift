import Course
import Rendering

/// The Swift compiler of this machine, reduced to its first error, which lessons need.
struct Compiler {
  let program: String
  /// The folders with the compiled interfaces of StateLabCore and Course.
  let modules: [String]
  /// The library to link programs with; empty where the tool's own objects are linked.
  var objects: [String] = []

  /// Looks for `swiftc` along PATH, and for the modules beside this tool.
  ///
  /// - Parameter path: Folders with colons between them, or nil for PATH.
  static func find(path: String? = nil) throws(CompilerNotFound) -> Compiler {
    guard let program = Files.program(named: "swiftc", along: path) else { throw .noProgram }
    guard let modules = libraryFolder() else { throw .noModules }
    return Compiler(program: program, modules: [modules])
  }

  /// The folder of the compiled library: beside the tool in a build, or in the folder of `make
  /// install`; nil where neither exists.
  static func libraryFolder(forToolIn bin: String = Files.folder(of: Files.ownPath)) -> String? {
    ["\(bin)/Modules", "\(bin)/../lib/statelab"].first {
      Files.exist("\($0)/StateLabCore.swiftmodule")
    }
  }

  /// The compiler's current answer to a snippet.
  func answer(to snippet: Snippet) throws -> CompilerAnswer {
    CompilerAnswer(try firstError(of: snippet.code))
  }

  /// The first error in a source file, or nil when it compiles.
  func firstError(of source: String) throws -> CompilerError? { try firstErrors(of: [source])[0] }

  /// The first errors of many files. Two files are compiled at a time.
  ///
  /// - Parameter onMainActor: True for default main-actor isolation, as in new Xcode projects and
  ///   in the lessons.
  func firstErrors(of sources: [String], onMainActor: Bool = true) throws -> [CompilerError?] {
    guard !sources.isEmpty else { return [] }
    return try Files.withTemporaryFolder { folder in
      try firstErrors(of: sources, onMainActor: onMainActor, in: folder)
    }
  }

  private func firstErrors(
    of sources: [String], onMainActor: Bool, in folder: String
  ) throws -> [CompilerError?] {
    let isolation = onMainActor ? ["-default-isolation", "MainActor"] : []
    let names = sources.indices.map { "\(folder)/\($0)" }
    for (name, source) in zip(names, sources) { try Files.write(source, to: name + ".swift") }
    func errors(in names: [String], _ mode: (String) -> [String]) throws -> [CompilerError?] {
      let outcomes = Subprocess.run(
        names.map { name in
          .init(
            program: program,
            arguments: mode(name) + ["-swift-version", "6"] + interfaces + isolation
              + moduleCache(in: folder) + [name + ".swift"],
            temporaryFolder: folder)
        }, atOnce: 2, timeout: .seconds(Self.typecheckSeconds))
      return try outcomes.map { try firstError(in: $0, within: Self.typecheckSeconds) }
    }
    var found = try errors(in: names) { _ in ["-typecheck"] }
    // The compiler checks the initialization of properties after the types.
    let rest = found.indices.filter { found[$0] == nil }
    let later = try errors(in: rest.map { names[$0] }) { ["-emit-sil", "-o", $0 + ".sil"] }
    for (index, error) in zip(rest, later) { found[index] = error }
    return found
  }

  /// The code of each macro that the compiler expands in a source file, in its order; empty if the
  /// file does not compile.
  func expansions(in source: String) throws -> [[String]] {
    try Files.withTemporaryFolder { folder in
      let name = "\(folder)/Expanded.swift"
      try Files.write(source, to: name)
      let outcome = Subprocess.run(
        .init(
          program: program,
          arguments: [
            "-typecheck", "-Xfrontend", "-dump-macro-expansions", "-swift-version", "6",
            "-default-isolation", "MainActor",
          ] + interfaces + moduleCache(in: folder) + [name], temporaryFolder: folder),
        timeout: .seconds(Self.typecheckSeconds))
      if try firstError(in: outcome, within: Self.typecheckSeconds) != nil { return [] }
      return MacroExpansions(dumped: outcome.errorText).texts
    }
  }

  /// Builds a program from lesson files, with the compiled library and course beside this tool.
  ///
  /// - Returns: The first error, or nil on success.
  func build(_ sources: [String], into program: String) throws -> CompilerError? {
    let linked = objects.isEmpty ? try ownObjects() : objects
    let folder = Files.folder(of: program)
    let outcome = Subprocess.run(
      .init(
        program: self.program,
        arguments: [
          "-wmo", "-Onone", "-swift-version", "6", "-default-isolation", "MainActor",
          "-module-name", "Exercises", "-o", program,
        ] + interfaces + moduleCache(in: folder) + sources + linked, temporaryFolder: folder),
      timeout: .seconds(Self.buildSeconds))
    return try firstError(in: outcome, within: Self.buildSeconds)
  }

  private static let typecheckSeconds = 30
  private static let buildSeconds = 120

  private func firstError(
    in outcome: Subprocess.Outcome, within seconds: Int
  ) throws -> CompilerError? {
    switch outcome.ending {
    case .exited(0): return nil
    case .exited, .signalled:
      if let error = CompilerError.all(in: outcome.errorText).first { return error }
      throw failure("failed and did not say why")
    case .timedOut: throw failure("took more than \(seconds) s")
    case .failedToStart(let reason): throw failure("did not start: \(reason)")
    }
  }

  private var interfaces: [String] { modules.flatMap { ["-I", $0] } + macros }

  /// The option for a temporary cache of the modules of C, where the user's cannot be written.
  private func moduleCache(in folder: String) -> [String] {
    guard let place = Files.userCache.flatMap(Files.nearestExisting),
      Files.refusal(toWriteIn: place) != nil
    else { return [] }
    return ["-module-cache-path", "\(folder)/modules"]
  }

  /// The option for the program that expands macros: beside the modules, or in the build.
  private var macros: [String] {
    let places = modules.flatMap {
      ["\($0)/StateLabMacros", "\(Files.folder(of: $0))/StateLabMacros-tool"]
    }
    guard let program = places.first(where: { Files.exist($0) }) else { return [] }
    return ["-load-plugin-executable", "\(program)#StateLabMacros"]
  }

  /// The object files of the library and the course, as built with this tool.
  private func ownObjects() throws -> [String] {
    let objects = try ["StateLabCore", "Replay", "Rendering", "Course"].flatMap { name in
      try modules.flatMap { try Self.objects(of: "\(Files.folder(of: $0))/\(name).build") }
    }
    guard !objects.isEmpty else { throw CompilerNotFound.noObjects }
    return objects
  }

  /// The object files of a module's sources. The object file of a removed or renamed source would
  /// define names twice, so the build's own list of sources decides.
  static func objects(of folder: String) throws -> [String] {
    guard Files.exist(folder) else { return [] }
    let names = try Files.names(in: folder).filter { $0.hasSuffix(".o") }
    let list = "\(folder)/sources"
    guard Files.exist(list) else { return names.map { "\(folder)/\($0)" } }
    let sources = try Files.read(list).lines.map { line in
      line.split { $0 == "/" || $0 == "'" || $0 == "\"" }.last.map { $0 + ".o" } ?? ""
    }
    return names.filter(Set(sources).contains).map { "\(folder)/\($0)" }
  }

  /// True if programs can be built here: an installed tool has no compiled course.
  var canBuild: Bool {
    !objects.isEmpty || modules.contains { Files.exist("\(Files.folder(of: $0))/Course.build") }
  }

  /// An answer that is not about a file must not be recorded.
  private func failure(_ reason: String) -> Failure {
    Failure(
      .inputOutput, "The compiler \(program.quoted) \(reason).",
      next: "Fix it, or take it off PATH: then what is recorded stands.")
  }
}

/// The output of `-dump-macro-expansions`: the name of each expansion, then its code between two rules.
struct MacroExpansions {
  private(set) var texts: [[String]] = []

  init(dumped text: String) {
    let lines = text.lines
    var starts: Int?
    for (number, line) in lines.enumerated() where line.hasPrefix("-----") {
      if let start = starts {
        texts.append(Array(lines[start..<number]))
        starts = nil
      } else if number > 0, lines[number - 1].hasPrefix("@__swiftmacro_") {
        starts = number + 1
      }
    }
  }
}

/// The reason why there is no compiler.
enum CompilerNotFound: Error, CustomStringConvertible {
  case noProgram
  case noModules
  case noObjects

  var description: String {
    switch self {
    case .noProgram: "there is no `swiftc` on PATH"
    case .noModules: "there is no compiled StateLabCore beside this tool"
    case .noObjects: "there is no compiled course beside this tool"
    }
  }
}
