import LibC
import Rendering

extension TryLibrary {
  /// A folder of sources that form one module.
  struct Module {
    let name: String
    fileprivate let files: [String]

    init(_ name: String, in sources: String) {
      self.name = name
      files = FolderContents(of: "\(sources)/\(name)").swiftFiles
    }

    func texts() throws -> [String] { try files.map { try Files.read($0) } }
  }

  /// Creates a folder atomically. A process that needs the same folder waits meanwhile.
  func make(_ place: String, _ fill: (String) throws -> Void) throws {
    let lock = try lock(around: place)
    defer { lock?.release() }
    if Files.exist(place) { return }
    let new = "\(place)-\(getpid())"
    try SignalDelay.during {
      do throws(FileError) { try Files.makeFolders(new, mode: 0o700) } catch {
        throw CompiledFiles.failure(error)
      }
      defer { Files.remove(new) }
      try fill(new)
      do { try Files.rename(new, to: place) } catch {
        // Another process was faster: it did not wait for the lock any longer.
        if !Files.exist(place) { throw error }
      }
    }
  }

  /// The lock of the folder around a place; nil where another process holds the lock longer than a
  /// compilation lasts.
  private func lock(around place: String) throws -> FileLock? {
    let folder = Files.folder(of: place)
    do throws(FileError) {
      try Files.makeFolders(folder, mode: 0o700)
      return try FileLock(folder: folder, patience: .seconds(300))
    } catch { throw CompiledFiles.failure(error) }
  }

  /// Compiles each module twice: first its interface, which is fast and suffices for the next
  /// module, then its code. So the code of the first module, which takes longest, compiles in
  /// parallel with the rest.
  ///
  /// - Parameter folder: The folder with modules that these modules import; nil for none. A folder
  ///   that another process puts there meanwhile must not be seen: its module map declares the same
  ///   modules as this one.
  func compile(
    _ modules: [Module], programs: [Module] = [], into place: String, beside folder: String? = nil
  ) throws {
    let searchPaths = ([place] + (folder.map { [$0] } ?? [])).flatMap { ["-I", $0] }
    let interfaces = modules.enumerated().map { number, module in
      Job(
        followsFirst: number,
        arguments: [
          "-emit-module", "-emit-module-path", "\(place)/\(module.name).swiftmodule",
          "-Xfrontend", "-experimental-skip-non-inlinable-function-bodies",
        ] + options(for: module) + searchPaths)
    }
    let code = modules.enumerated().map { number, module in
      // Two threads and no verification of the compiler's own work save the most time.
      Job(
        followsFirst: number,
        arguments: [
          "-emit-library", "-o", path(ofLibrary: module.name, in: place), "-num-threads", "2",
          "-Xfrontend", "-disable-llvm-verify",
        ] + form + options(for: module) + searchPaths)
    }
    let programs = programs.map { program in
      Job(
        followsFirst: 0,
        arguments: ["-wmo", "-o", "\(place)/\(program.name)", "-Onone"] + Self.plain + program.files
      )
    }
    try run(interfaces + code + programs)
  }

  /// The linker's arguments for whole libraries.
  ///
  /// On Linux the libraries are shared: a program that copies them has ten megabytes, and takes twice
  /// as long to link. On macOS they are static. There the linker drops unreferenced code by default,
  /// and conformances are never referenced: the runtime looks them up.
  func linking(_ modules: String..., in place: String) -> [String] {
    modules.flatMap { module in
      #if canImport(Darwin)
        ["-Xlinker", "-force_load"] + ["-Xlinker", path(ofLibrary: module, in: place)]
      #else
        ["-Xlinker", path(ofLibrary: module, in: place)]
      #endif
    }
  }

  private func path(ofLibrary module: String, in place: String) -> String {
    #if canImport(Darwin)
      "\(place)/\(module).a"
    #else
      "\(place)/lib\(module).so"
    #endif
  }

  /// The form of the libraries. A shared one names its undefined symbols, which the program's other
  /// libraries have.
  private var form: [String] {
    #if canImport(Darwin)
      ["-static"]
    #else
      linker
    #endif
  }

  private static let plain = ["-gnone", "-suppress-warnings", "-swift-version", "6"]

  private func options(for module: Module) -> [String] {
    let isolation = module.name == "Course" ? ["-default-isolation", "MainActor"] : []
    // RecordCoding copies each event: its optimization is worth a second of compile time.
    let optimization = module.name == "RecordCoding" ? "-O" : "-Onone"
    let names = ["-module-name", module.name, "-package-name", "statelab"]
    return ["-parse-as-library", "-wmo", optimization] + names + Self.plain + isolation
      + module.files
  }

  private struct Job {
    /// The number of jobs, from the first on, that must be done before this one starts.
    let followsFirst: Int
    let arguments: [String]
  }

  private func run(_ jobs: [Job]) throws {
    try Files.withTemporaryFolder { temporary in
      let outcomes = Subprocess.run(
        jobs.map { job in
          .init(
            program: compiler, arguments: moduleCache + job.arguments,
            temporaryFolder: temporary, followsFirst: job.followsFirst)
        }, atOnce: 2, timeout: .seconds(300))
      for outcome in outcomes where !outcome.isSuccess {
        let error = CompilerError.all(in: outcome.errorText).first
        let said = error.map { $0.place.isEmpty ? $0.text : "\($0.place): \($0.text)" }
        throw Failure(
          .internalError,
          "\(compiler.quoted) does not compile the laboratory" + (said.map { ": \($0)" } ?? "."),
          next: outcome.errorText.contains(FileError("", number: ENOSPC).reason)
            ? "Make room for \(temporary.quoted) and \(cache.quoted)."
            : "`statelab doctor` checks the installation; Swift 6.2 or later is needed.")
      }
    }
  }
}
