#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension TryLibrary {
  /// A folder of sources that are compiled as one.
  struct Module {
    let name: String
    fileprivate let files: [String]

    init(_ name: String, in sources: String) {
      self.name = name
      files = Files.swiftFiles(below: "\(sources)/\(name)")
    }

    func texts() throws -> [String] { try files.map { try Files.read($0) } }
  }

  /// Makes a folder that is there as a whole or not at all, whoever else is making it.
  func make(_ place: String, _ fill: (String) throws -> Void) throws {
    let new = "\(place)-\(getpid())"
    try Self.asCannotCreate { () throws(FileError) in
      try Files.makeFolders(new, mode: 0o700)
    }
    defer { Files.remove(new) }
    try fill(new)
    do { try Files.rename(new, to: place) } catch {
      // Somebody else was faster.
      if !Files.exist(place) { throw error }
    }
  }

  /// First what each module declares, which is quick and which the next one needs; then the code of
  /// all, two at once, and with it the programs.
  func compile(_ modules: [Module], programs: [Module] = [], into place: String) throws {
    for module in modules {
      try run([
        Job(
          module.name,
          [
            "-emit-module", "-emit-module-path", "\(place)/\(module.name).swiftmodule",
            "-Xfrontend", "-experimental-skip-non-inlinable-function-bodies",
          ] + options(for: module, in: place))
      ])
    }
    try run(
      modules.map { module in
        // One object, which nobody verifies, takes half the compiler's time.
        Job(
          module.name,
          [
            "-c", "-o", "\(place)/\(module.name).o", "-Xfrontend", "-disable-llvm-verify",
          ] + options(for: module, in: place))
      }
        + programs.map { program in
          Job(program.name, ["-o", "\(place)/\(program.name)"] + Self.plain + program.files)
        })
  }

  /// Makes a module of Apple's name, which brings what the laboratory has.
  func makeStub(named name: String, in place: String) throws {
    let stub = "\(place)/\(name).swift"
    try Files.write("@_exported import StateLabUI\n", to: stub)
    try run([
      Job(
        name,
        [
          "-emit-module", "-module-name", name, "-I", place, stub, "-emit-module-path",
          "\(place)/\(name).swiftmodule",
        ])
    ])
  }

  private static let plain = ["-Onone", "-gnone", "-suppress-warnings", "-swift-version", "6"]

  private func options(for module: Module, in place: String) -> [String] {
    let isolation = module.name == "Course" ? ["-default-isolation", "MainActor"] : []
    return ["-parse-as-library", "-wmo", "-module-name", module.name, "-I", place, "-I", folder]
      + Self.plain + isolation + module.files
  }

  private struct Job {
    let name: String
    let arguments: [String]

    init(_ name: String, _ arguments: [String]) {
      self.name = name
      self.arguments = arguments
    }
  }

  private func run(_ jobs: [Job]) throws {
    try Files.withTemporaryFolder { temporary in
      let endings = Subprocess.run(
        jobs.map { job in
          .init(
            program: compiler, arguments: moduleCache + job.arguments,
            errorFile: "\(temporary)/\(job.name).errors", temporaryFolder: temporary)
        }, atOnce: 2, timeout: .seconds(300))
      for (job, ending) in zip(jobs, endings) where ending != .exited(0) {
        let said = (try? Files.read("\(temporary)/\(job.name).errors"))?.lines
          .first { $0.contains("error:") }
        throw Failure(
          .internalError,
          "\(compiler.quoted) does not compile the laboratory" + (said.map { ": \($0)" } ?? "."),
          next: "`statelab doctor` checks the installation; Swift 6.2 or later is needed.")
      }
    }
  }
}
