import Course
import Rendering
import StateLabCore

/// A program to run: the user's files, and the view among them that is shown.
struct TryProgram {
  let files: [UserFile]
  let root: Root
  /// The files for the program's bundle.
  private let resources: [String]
  private let compiledNames: [String]

  /// The view or the app that the host mounts.
  enum Root: Hashable {
    /// The type of the view.
    case view(String)
    /// The type of the app.
    case app(String)
    /// The function that a preview becomes.
    case preview(String)
    /// The type that lists previews.
    case previews(String)
    /// The delegates of an app with UIKit's lifecycle: of the app, and of its scene.
    case delegates(app: String?, scene: String?)
    /// The page sets its live view itself.
    case playground

    /// The name of the view's type.
    var name: String? {
      switch self {
      case .view(let name), .app(let name), .previews(let name): name
      case .preview: "Preview"
      case .delegates(let app, let scene): scene ?? app
      case .playground: nil
      }
    }

    fileprivate func start(isPage: Bool) -> String {
      switch self {
      case .view(let name):
        "MainActor.assumeIsolated { LabProgram.run { \(name)() } }"
      case .preview(let name):
        "MainActor.assumeIsolated { LabProgram.runPreviews { \(name)() } }"
      case .previews(let name):
        "MainActor.assumeIsolated { LabProgram.runPreviews { \(name).previews } }"
      case .app(let name): "MainActor.assumeIsolated { LabProgram.run(app: { \(name)() }) }"
      case .delegates(let app, let scene):
        """
        MainActor.assumeIsolated {
          LabProgram.run(
            appDelegate: \(app.map { "{ \($0)() }" } ?? "nil"),
            sceneDelegate: \(scene.map { "{ \($0)() }" } ?? "nil"))
        }
        """
      case .playground:
        """
        @MainActor func statelabRunPage() async {
          await LabProgram.runPlayground(isPage: \(isPage))
        }
        """
      }
    }
  }

  struct Options {
    var view: String?
    var languageVersion = "5"
    var isOnMainActor = false
    var xcode = XcodeBuild.standard
  }

  // MARK: Finding the view

  init(paths: [String], options: Options) throws {
    files = try Self.read(paths)
    root = try Self.root(among: files, named: options.view)
    compiledNames = Self.compiledNames(of: files, root: root)
    let asksForThem = files.contains { $0.outerWorld.contains { $0.name == "Bundle" } }
    resources = asksForThem ? paths.flatMap(Self.resources) : []
  }

  /// A program of these files, which shows this view.
  init(_ files: [UserFile], showing view: String) {
    self.files = files
    root = .view(view)
    compiledNames = Self.compiledNames(of: files, root: root)
    resources = []
  }

  private static func read(_ paths: [String]) throws -> [UserFile] {
    let names = try paths.flatMap { path -> [String] in
      guard Files.isThere(path) else {
        throw Failure(.notFound, "There is no file \(path.quoted).", next: "Check the name.")
      }
      guard Files.isFolder(path) else { return [path] }
      let contents = FolderContents(of: path)
      guard !contents.isIncomplete else {
        throw Failure(
          .badData, "There are more than \(FolderContents.mostEntries) files in \(path.quoted).",
          next: "Name the folder of one program.")
      }
      let files = contents.swiftFiles
      if files.isEmpty {
        throw Failure(
          .notFound, "There is no Swift file in \(path.quoted).", next: "Name a file or a folder.")
      }
      return files
    }
    return try names.enumerated().map { number, path in
      UserFile(path: path, source: try source(of: path), number: number)
    }
  }

  /// The most bytes of a source file.
  private static let longestSource = 1 << 24

  private static func source(of path: String) throws(Failure) -> [UInt8] {
    guard path.hasSuffix(".swift") else {
      throw Failure(
        .badData, "\(path.quoted) is not a Swift file: its name does not end with .swift.",
        next: "Rename the file, or name another one.")
    }
    func unreadable(_ error: FileError) -> Failure {
      Failure(
        .inputOutput, "Cannot read \(path.quoted): \(error.reason).",
        next: "Check that it is a file that you may read.")
    }
    if let error = Files.refusal(toFollow: path) { throw unreadable(error) }
    guard Files.isFile(path) else {
      throw Failure(
        .badData, "\(path.quoted) is no file but a device, a pipe or the like.",
        next: "Write its text to a file.")
    }
    let bytes: [UInt8]
    do { bytes = try Files.bytes(of: path, atMost: longestSource + 1) } catch {
      throw unreadable(error)
    }
    guard bytes.count <= longestSource else {
      throw Failure(
        .badData, "\(path.quoted) is longer than \(longestSource >> 20) MB.",
        next: "Check that it is Swift source code.")
    }
    // With or without its mark, each second byte of a letter of ASCII is 0 in UTF-16.
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE])
      || bytes.prefix(100).count(where: { $0 == 0 }) > 30
    {
      throw Failure(
        .badData, "\(path.quoted) is encoded in UTF-16, and Swift source code is UTF-8.",
        next: "Save the file as UTF-8.")
    }
    // The mark of UTF-8, which some editors write.
    return bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
  }

  /// The files beside a source file, or those in a folder, which a program may read.
  private static func resources(of path: String) -> [String] {
    if Files.isFolder(path) { return FolderContents(of: path).resources }
    let folder = Files.folder(of: path)
    return ((try? Files.names(in: folder)) ?? []).map { "\(folder)/\($0)" }
      .filter { Files.isFile($0) && !$0.hasSuffix(".swift") }
  }

  /// The imports of modules that are neither here nor simulated, in one sentence; nil for none.
  var missingImports: String? {
    let missing = files.flatMap { file in
      file.imports.filter(\.isMissing).map { (path: file.path, item: $0) }
    }
    guard !missing.isEmpty else { return nil }
    let list = missing.map { "\($0.path):\($0.item.line) imports \($0.item.module)" }
    let isOne = Set(missing.map(\.item.module)).count == 1
    return list.joined(separator: ", ")
      + (isOne
        ? ", which is neither on this machine nor simulated."
        : ", which are neither on this machine nor simulated.")
  }

  private static func root(among files: [UserFile], named name: String?) throws(Failure) -> Root {
    let roots = files.flatMap(\.roots)
    let views = roots.filter { $0.kind == .view }.map(\.name)
    if let name {
      if views.contains(name) { return .view(name) }
      throw Failure(
        .badData, "There is no view \(name.quoted) in these files.",
        next: Failure.didYouMean(name, among: views)
          ?? (views.isEmpty
            ? "They declare no view." : "They have \(views.joined(separator: ", "))."))
    }
    if page(among: files) != nil { return .playground }
    if let app = roots.first(where: { $0.kind == .app }) {
      return .app(app.name)
    }
    let app = roots.first { $0.kind == .appDelegate }?.name
    let scene = roots.first { $0.kind == .sceneDelegate }?.name
    if app != nil || scene != nil { return .delegates(app: app, scene: scene) }
    for root in roots {
      if root.kind == .preview { return .preview(root.name) }
      if root.kind == .previewProvider { return .previews(root.name) }
    }
    if views.contains("ContentView") { return .view("ContentView") }
    if views.count == 1 { return .view(views[0]) }
    throw Failure(
      .badData,
      views.isEmpty
        ? "There is no view to show." : "There are several views, and none is an app's.",
      next: views.isEmpty
        ? "Declare a `struct ContentView: View`, an `App`, or a `#Preview`."
        : "Say which: --view \(views.joined(separator: ", --view ")).")
  }

  /// The number of the file with the statements of a playground: the only file, or among several
  /// `Contents.swift`, whose `Sources` the others are.
  private static func page(among files: [UserFile]) -> Int? {
    files.firstIndex { $0.isScript && (files.count == 1 || $0.name == "Contents.swift") }
  }

  /// `Counter.swift, ContentView`
  var title: String {
    let file = files.count == 1 ? files[0].name : "\(files.count) files"
    return root.name.map { "\(file), \($0)" } ?? file
  }

  // MARK: Compiling

  /// The name of a file when it is compiled, and in the steps of a run.
  func compiledName(of number: Int) -> String { compiledNames[number] }

  private static func compiledNames(of files: [UserFile], root: Root) -> [String] {
    let page = root == .playground ? page(among: files) : nil
    let counts = Dictionary(files.map { ($0.name, 1) }, uniquingKeysWith: +)
    // Two files may have the same name, which the compiler rejects.
    return files.enumerated().map { number, file in
      number == page
        ? "main.swift"
        : counts[file.name] == 1 && file.name != "main.swift"
          ? file.name : "file\(number)-\(file.name)"
    }
  }

  /// Compiles the program into a folder, which the caller removes, and returns its path.
  ///
  /// - Returns: The compiler's messages, if the program does not compile.
  func compile(with library: TryLibrary, options: Options, in folder: String) throws -> String? {
    let paths = files.indices.map { "\(folder)/\(compiledName(of: $0))" }
    // If a page's statements contain an `await`, they run on the main actor (SE-0343).
    let end = Array("\nawait statelabRunPage()\n".utf8)
    let texts = files.indices.map { number in
      let isPage = compiledName(of: number) == "main.swift"
      return String(
        decoding: files[number].compiled(as: options.xcode) + (isPage ? end : []), as: UTF8.self)
    }
    let start = startPath(in: folder)
    let isPage = files.contains { $0.imports.contains { $0.module == "PlaygroundSupport" } }
    let startText = "import StateLabUI\n\(root.start(isPage: isPage))\n"
    let isolation = options.isOnMainActor ? ["-default-isolation", "MainActor"] : []
    let app = AppFolders(folder: folder)
    try app.makeBundle()
    let fingerprint = Fingerprint(
      of: [library.folder, options.languageVersion, startText] + isolation
        + files.indices.map(compiledName) + texts)
    if library.programs.take(fingerprint, to: app.program) {
      app.add(resources)
      return nil
    }
    for (path, text) in zip(paths + [start], texts + [startText]) {
      try Files.write(text, to: path)
    }
    let outcome = Subprocess.run(
      .init(
        program: library.compiler,
        arguments: library.options(
          forProgram: app.program, languageVersion: options.languageVersion) + isolation + paths
          + [start] + library.linker + library.objects,
        temporaryFolder: folder),
      timeout: .seconds(120))
    switch outcome.ending {
    case .exited(0):
      library.programs.keep(app.program, as: fingerprint)
      app.add(resources)
      return nil
    case .exited, .signalled:
      return quotingOwnLines(
        zip(paths, files).reduce(outcome.errorText) { text, file in
          text.replacing(file.0, with: file.1.path)
        })
    case .timedOut:
      throw Failure(
        .badData, "The compiler took more than two minutes.",
        next: "Split long expressions, or try a part of it.")
    case .failedToStart(let reason):
      throw Failure(
        .inputOutput, "The compiler did not start: \(reason).", next: "Check the toolchain.")
    }
  }

  /// The diagnostics with the user's lines. The compiler quotes the lines that it compiled, some of
  /// which were changed: an import, a preview.
  private func quotingOwnLines(_ diagnostics: String) -> String {
    var lines: [String] = []
    return diagnostics.lines.compactMap { line -> String? in
      if let file = files.first(where: { line.hasPrefix($0.path + ":") }) {
        lines = file.text.lines
        return line
      }
      // A message ends with a blank line. The next one may be about another module's file.
      if line.isEmpty { lines = [] }
      guard let bar = line.firstIndex(of: "|"), let number = Int(String(line[..<bar]).trimmed),
        !lines.isEmpty
      else { return line }
      // The code that starts a page follows the last line.
      return lines.indices.contains(number - 1) ? line[...bar] + " " + lines[number - 1] : nil
    }.joined(separator: "\n")
  }

  /// The path of the generated file that starts the program.
  func startPath(in folder: String) -> String {
    "\(folder)/\(root == .playground ? "statelab-start" : "main").swift"
  }
}

extension UserFile {
  /// The path without its folders.
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }
}

extension TryProgram {
  /// The files as the user wrote them, under the names in the steps.
  var listings: [Listing] {
    files.indices.map { Listing(file: compiledName(of: $0), code: files[$0].text.lines) }
  }

  var lessonFiles: [LessonFile] {
    files.indices.map { LessonFile(name: compiledName(of: $0), text: files[$0].text) }
  }
}
