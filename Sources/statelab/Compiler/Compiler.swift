import Course

/// The Swift compiler of this machine, as far as lessons need it: it is asked for its first error.
struct Compiler {
  private let program: String
  /// The folders with the compiled interfaces of StateLabCore and Course.
  private let modules: [String]
  /// The library that programs are linked with; empty where the objects beside this tool are.
  private let objects: [String]

  init(program: String, modules: [String], objects: [String] = []) {
    self.program = program
    self.modules = modules
    self.objects = objects
  }

  /// Looks for `swiftc` along PATH, and for the modules beside this tool.
  ///
  /// - Parameter path: Folders with colons between them, or nil for PATH.
  static func find(path: String? = nil) throws(CompilerNotFound) -> Compiler {
    guard let program = Files.program(named: "swiftc", along: path) else { throw .noProgram }
    guard let modules = libraryFolder() else { throw .noModules }
    return Compiler(program: program, modules: [modules])
  }

  /// The folder of the compiled library: beside the tool as it was built, or where `make install`
  /// puts it; nil where it is in neither place.
  static func libraryFolder(forToolIn bin: String = Files.folder(of: Files.ownPath)) -> String? {
    ["\(bin)/Modules", "\(bin)/../lib/statelab"].first {
      Files.exist("\($0)/StateLabCore.swiftmodule")
    }
  }

  /// The compiler's answer to a snippet now.
  func diagnosis(of snippet: Snippet) throws -> Diagnosis {
    Diagnosis(try firstError(of: snippet.code))
  }

  /// The first error in a source file, or nil when it compiles.
  func firstError(of source: String) throws -> FirstError? { try firstErrors(of: [source])[0] }

  /// The same for many files. Two are compiled at a time.
  ///
  /// - Parameter onMainActor: As in new Xcode projects, and in the lessons; else as everywhere.
  func firstErrors(of sources: [String], onMainActor: Bool = true) throws -> [FirstError?] {
    guard !sources.isEmpty else { return [] }
    return try Files.withTemporaryFolder { folder in
      try firstErrors(of: sources, onMainActor: onMainActor, in: folder)
    }
  }

  private func firstErrors(
    of sources: [String], onMainActor: Bool, in folder: String
  ) throws -> [FirstError?] {
    let isolation = onMainActor ? ["-default-isolation", "MainActor"] : []
    let names = sources.indices.map { "\(folder)/\($0)" }
    for (name, source) in zip(names, sources) { try Files.write(source, to: name + ".swift") }
    let endings = Subprocess.run(
      names.map { name in
        .init(
          program: program,
          arguments: ["-typecheck", "-swift-version", "6"] + interfaces + isolation
            + [name + ".swift"],
          errorFile: name + ".txt", temporaryFolder: folder)
      }, atOnce: 2, timeout: .seconds(30))
    return try zip(names, endings).map { name, ending in
      switch ending {
      case .exited(0): return nil
      case .exited:
        if let error = FirstError(inOutput: try Files.read(name + ".txt")) { return error }
        throw failure("failed and did not say why")
      case .timedOut: throw failure("took more than 30 s")
      case .failedToStart(let reason): throw failure("did not start: \(reason)")
      }
    }
  }

  /// Builds a program from lesson files, with the compiled library and course beside this tool.
  ///
  /// - Returns: The first error with the path of its file, or nil where it is built.
  func build(
    _ sources: [String], into program: String
  ) throws -> (file: String, error: FirstError)? {
    let linked = objects.isEmpty ? try ownObjects() : objects
    let errors = program + ".txt"
    let ending = Subprocess.run(
      [
        .init(
          program: self.program,
          arguments: [
            "-wmo", "-Onone", "-swift-version", "6", "-default-isolation", "MainActor",
            "-module-name", "Exercises", "-o", program,
          ] + interfaces + sources + linked, errorFile: errors,
          temporaryFolder: Files.folder(of: program))
      ], atOnce: 1, timeout: .seconds(120))[0]
    switch ending {
    case .exited(0): return nil
    case .exited:
      let output = try Files.read(errors)
      guard let error = FirstError(inOutput: output) else {
        throw failure("failed and did not say why")
      }
      let line = output.lines.first { $0.contains(": error: ") } ?? ""
      return (String(line.prefix { $0 != ":" }), error)
    case .timedOut: throw failure("took more than 120 s")
    case .failedToStart(let reason): throw failure("did not start: \(reason)")
    }
  }

  private var interfaces: [String] { modules.flatMap { ["-I", $0] } }

  /// The library and the course, as they were built with this tool.
  private func ownObjects() throws -> [String] {
    let objects = try ["StateLabCore", "Replay", "Course"].flatMap { name in
      try modules.flatMap { try Self.objects(of: "\(Files.folder(of: $0))/\(name).build") }
    }
    guard !objects.isEmpty else { throw CompilerNotFound.noObjects }
    return objects
  }

  /// The object files of a module's sources. The object file of a source that was since removed or
  /// renamed defines things twice, so the build's own list of sources decides.
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

  /// True if programs can be built here: an installed tool has no compiled course beside it.
  var canBuild: Bool {
    !objects.isEmpty || modules.contains { Files.exist("\(Files.folder(of: $0))/Course.build") }
  }

  /// An answer that is not about a file is nothing that a lesson may record.
  private func failure(_ reason: String) -> Failure {
    Failure(
      .inputOutput, "The compiler \(program.quoted) \(reason).",
      next: "Mend it, or take it off PATH: then what is recorded stands.")
  }
}

/// The first error that the compiler reports: its message without the name of the file.
struct FirstError: Hashable {
  /// Counted from 1, or nil where the error belongs to no line.
  let line: Int?
  /// Begins with `error: `.
  let message: String
  /// Counted from 1.
  var column: Int?

  var place: SourcePlace? {
    guard let line, let column else { return nil }
    return SourcePlace(line: line, column: column)
  }
}

extension FirstError {
  /// Finds the first line of the form `FILE:LINE:COLUMN: error: MESSAGE`.
  init?(inOutput output: String) {
    for text in output.lines {
      if text.hasPrefix("error: ") {
        self.init(line: nil, message: text)
        return
      }
      let parts = text.split(separator: ": error: ", maxSplits: 1)
      if parts.count == 2 {
        let place = parts[0].split(separator: ":")
        let line = place.dropLast().last.flatMap { Int($0) }
        self.init(
          line: line, message: "error: \(parts[1].withoutGroup)",
          column: line == nil ? nil : place.last.flatMap { Int($0) })
        return
      }
    }
    return nil
  }
}

extension Substring {
  /// A message without the name of its diagnostic group, ` [#PropertyWrappers]`, which the compiler
  /// adds where a page explains more.
  fileprivate var withoutGroup: Substring {
    guard hasSuffix("]"), let start = lastIndex(of: "["), self[start...].hasPrefix("[#") else {
      return self
    }
    return self[..<start].trimmingSuffix { $0 == " " }
  }

  fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> Substring {
    self[..<(lastIndex { !isTrimmed($0) }.map { index(after: $0) } ?? startIndex)]
  }
}

extension Diagnosis {
  init(_ error: FirstError?) {
    self = error.map { .error($0.message, at: $0.place) } ?? .compiles
  }
}

/// Why no compiler can be asked.
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
