import LibC
import Rendering

/// The laboratory, compiled by this machine's compiler, for programs to link with.
///
/// It is compiled once, from the sources that come with the tool: by `make install`, which puts it
/// beside them, or by the first `try`, into the user's cache. Another compiler, or another version
/// of the tool, needs another compilation.
struct TryLibrary {
  let compiler: String
  /// The folder with the modules, their code, and the program that expands macros.
  let folder: String
  let sources: String
  /// The user's cache, for everything else that is compiled.
  let cache: String
  /// The identification of the compiler and the sources, which other compiled files share.
  let origin: [String]

  /// - Parameter announce: Called before a long operation.
  static func prepare(on console: Console, announce: (String) -> Void) throws -> TryLibrary {
    guard let compiler = Files.program(named: "swiftc", along: console.variable("PATH")) else {
      throw Failure(
        .needsTerminal, "`statelab try` compiles your program, and there is no `swiftc` on PATH.",
        next: "Install a Swift toolchain, 6.2 or later, from swift.org, and try again.")
    }
    guard let sources = sourcesFolder(of: Files.ownPath) else {
      throw Failure(
        .needsTerminal, "The laboratory's sources are not beside this tool.",
        next: "Install the tool with `make install`, or run it from its repository.")
    }
    let modules = [
      "StateLabCore", "StateLabFormatters", "RecordCoding", "StateLabUI", "StateLabXcode27",
    ].map { Module($0, in: sources) }
    let macros = Module("StateLabMacros", in: sources)
    Files.sweepTemporaryFolders()
    let place = try CompiledFiles(on: console)
    if let trouble = place.trouble { announce(trouble) }
    let cache = place.folder
    let origin =
      try [version(of: compiler, keptIn: cache)] + (modules + [macros]).flatMap { try $0.texts() }
    // Former versions of the tool linked the same sources in another way.
    let name = "library-\(Fingerprint(of: origin + ["shared"]))"
    let installed = "\(Files.folder(of: sources))/\(name)"
    let folder = Files.exist(installed) ? installed : "\(cache)/\(name)"
    let library = TryLibrary(
      compiler: compiler, folder: folder, sources: sources, cache: cache, origin: origin)
    if !Files.exist(folder) {
      if let lack = place.lackOfRoom { throw lack }
      announce("Compiling the laboratory for this compiler, once …")
      try library.make(folder) { new in
        // In a program of the user's, `#if canImport(SwiftUI)` must be true.
        try Files.write("module SwiftUI {}\nmodule Combine {}\n", to: "\(new)/module.modulemap")
        try library.compile(modules, programs: [macros], into: new)
      }
    }
    return library
  }

  /// A compiler for changed lessons, which finds the course beside the laboratory.
  ///
  /// - Parameter announce: Called before a long operation.
  func lessonCompiler(announce: (String) -> Void) throws -> Compiler {
    let modules = ["Replay", "Rendering", "Course"].map { Module($0, in: sources) }
    let key = try Fingerprint(of: origin + modules.flatMap { try $0.texts() })
    let place = "\(cache)/course-\(key)"
    if !Files.exist(place) {
      announce("Compiling what judges tasks for this compiler, once …")
      try make(place) { try compile(modules, into: $0, beside: folder) }
    }
    return Compiler(
      program: compiler, modules: [place, folder],
      objects: linking("Course", "Rendering", "Replay", in: place) + objects)
  }

  var programs: CompiledPrograms { CompiledPrograms(folder: "\(cache)/programs") }

  // MARK: Options of the compiler

  /// The options for the cache of system modules.
  var moduleCache: [String] { ["-module-cache-path", "\(cache)/modules"] }

  /// The linker's arguments for the laboratory.
  var objects: [String] {
    linking("StateLabUI", "StateLabFormatters", "RecordCoding", "StateLabCore", in: folder)
  }

  /// The options with which the compiler finds the laboratory's modules and macros.
  var searchPaths: [String] {
    ["-I", folder, "-load-plugin-executable", "\(folder)/StateLabMacros#StateLabMacros"]
  }

  /// The options for a program without its files: those of Xcode's builds for running and previews.
  func options(forProgram path: String, languageVersion: String = "5") -> [String] {
    [
      "-wmo", "-Onone", "-gnone", "-D", "DEBUG", "-swift-version", languageVersion,
      "-enable-bare-slash-regex", "-module-name", "Program", "-no-color-diagnostics", "-o", path,
    ] + searchPaths + moduleCache
  }

  /// The option for LLVM's linker, where it comes with the compiler: it links a program in two thirds
  /// of the time of the default one.
  var linker: [String] {
    #if canImport(Darwin)
      []
    #else
      Files.resolved(compiler).map { Files.exist("\(Files.folder(of: $0))/ld.lld") } == true
        ? ["-use-ld=lld"] : []
    #endif
  }

  // MARK: Places

  /// The sources beside the installed tool, or in the repository that the tool was built in; nil
  /// where both are missing.
  static func sourcesFolder(of tool: String) -> String? {
    let installed = "\(Files.folder(of: tool))/../lib/statelab/sources"
    if Files.exist("\(installed)/StateLabUI") { return installed }
    let repository = Files.folders(above: tool).first { folder in
      Files.exist("\(folder)/Package.swift") && Files.exist("\(folder)/Sources/StateLabUI")
    }
    return repository.map { "\($0)/Sources" }
  }

  /// The page with the simulated names: beside the sources' folder in a repository, and with the
  /// documents of an installed tool.
  static func apiPage(besideSources sources: String) -> String {
    let installed = "\(sources)/../../../share/doc/statelab/API.md"
    return Files.resolved(installed) ?? Files.resolved("\(sources)/../API.md") ?? "API.md"
  }

  /// The version of a compiler. The cache keeps the version of a toolchain's own compiler, because
  /// `swiftc -version` takes longer than an unchanged program runs. Another program named `swiftc`
  /// may choose a toolchain each time, so it is always asked.
  private static func version(of compiler: String, keptIn cache: String) throws -> String {
    let program = Files.resolved(compiler) ?? compiler
    let frontend = "\(Files.folder(of: program))/swift-frontend"
    guard Files.resolved(frontend) == frontend else { return try version(of: compiler) }
    let state = [program, frontend].flatMap { [$0] + Files.state(of: $0).map(String.init) }
    let kept = "\(cache)/compiler-\(Fingerprint(of: state))"
    if let version = try? Files.read(kept), !version.isEmpty { return version }
    let version = try version(of: compiler)
    try? Files.makeFolders(cache, mode: 0o700)
    try? Files.replace(kept, with: version)
    return version
  }

  private static func version(of compiler: String) throws -> String {
    try Files.withTemporaryFolder { folder in
      let outcome = Subprocess.run(
        .init(program: compiler, arguments: ["-version"], temporaryFolder: folder),
        timeout: .seconds(30))
      guard outcome.isSuccess, !outcome.output.isEmpty else {
        throw Failure(
          .needsTerminal, "\(compiler.quoted) does not say its version.",
          next: "Try `swiftc -version`, and fix the toolchain or PATH.")
      }
      return outcome.outputText
    }
  }
}
