import Course
import LibC

/// Facts about the machine that the console does not know; a test can replace them.
struct Machine {
  var build: String
  var platform: String
  /// The folder of the compiled library that `--live` needs, or nil.
  var library: String?
  /// The reason why the compiler in these folders cannot use the library, or nil.
  var complaint: (_ path: String?) -> String?
  /// The first line of the version text of the compiler at this path, or nil.
  var compilerVersion: (_ compiler: String) -> String?

  static var own: Machine {
    #if DEBUG
      let build = "debug"
    #else
      let build = "release"
    #endif
    return Machine(
      build: build, platform: systemName, library: Compiler.libraryFolder(),
      complaint: { path in
        guard let compiler = try? Compiler.find(path: path) else { return nil }
        do {
          return try compiler.firstError(of: "import StateLabCore\n")?.text
        } catch {
          return String(Failure(wrapping: error).message.dropLast())
        }
      },
      compilerVersion: askedVersion)
  }

  private static var systemName: String {
    var names = utsname()
    guard uname(&names) == 0 else { return "unknown" }
    func text(_ field: some Any) -> String {
      withUnsafeBytes(of: field) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
    return "\(text(names.sysname)), \(text(names.machine))"
  }

  private static func askedVersion(of compiler: String) -> String? {
    try? Files.withTemporaryFolder { folder in
      let outcome = Subprocess.run(
        .init(program: compiler, arguments: ["--version"], temporaryFolder: folder),
        timeout: .seconds(10))
      return outcome.isSuccess ? outcome.outputText.lines.first { !$0.isEmpty } : nil
    }
  }
}
