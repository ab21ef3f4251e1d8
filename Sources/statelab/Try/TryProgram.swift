import Course
import Rendering
import StateLabCore

/// A program to run: the user's files, and the view among them that is shown.
struct TryProgram {
  let files: [UserFile]
  private(set) var root: Root
  /// A preview of the view, for a view that cannot be created without arguments.
  private var preview: Root?
  /// The files for the program's bundle.
  let resources: [String]
  /// The symbols that Xcode generates for the program's asset catalogs.
  let assets: AssetSymbols
  private let compiledNames: [String]

  /// The view or the app that the host mounts.
  enum Root: Hashable {
    /// The type of the view.
    case view(String)
    /// The type of the app.
    case app(String)
    /// The function that a preview becomes, and the preview's name.
    case preview(String, title: String?)
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
      case .preview(_, let title): title ?? "Preview"
      case .delegates(let app, let scene): scene ?? app
      case .playground: nil
      }
    }

    /// The name of the entry point of a page's statements.
    private static let entryPoint = "statelab_page"

    /// The compiler's options for the statements of a page.
    var compilerOptions: [String] {
      guard self == .playground else { return [] }
      return [
        "-enable-experimental-feature", "Extern", "-Xfrontend", "-entry-point-function-name",
        "-Xfrontend", Self.entryPoint,
      ]
    }

    func start(isPage: Bool) -> String {
      switch self {
      case .view(let name):
        "MainActor.assumeIsolated { LabProgram.run { \(name)() } }"
      case .preview(let name, _):
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
        // The main file's entry point has another name, so that this one can call it.
        """
        @_extern(c, "\(Self.entryPoint)")
        nonisolated func statelabStatements(
          _: Int32, _: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
        ) -> Int32
        @_cdecl("main")
        nonisolated func statelabMain(
          _ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
        ) -> Int32 {
          nonisolated(unsafe) let arguments = arguments
          MainActor.assumeIsolated {
            LabProgram.runPlayground(isPage: \(isPage)) {
              _ = statelabStatements(count, arguments)
            }
          }
          return 0
        }
        @MainActor func statelabEndPage() async { await LabProgram.endPlayground() }
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
    files = try UserFile.read(paths)
    let choice = RootChoice(files)
    if let name = options.view {
      root = try choice.root(named: name)
    } else {
      root = try Self.page(among: files) != nil ? .playground : choice.root()
    }
    preview = if case .view(let name) = root { choice.preview(of: name) } else { nil }
    compiledNames = Self.compiledNames(of: files, root: root)
    assets = AssetSymbols(of: files, in: paths)
    let asksForThem = files.contains { $0.outerWorld.contains { $0.name == "Bundle" } }
    resources = asksForThem ? paths.flatMap(UserFile.resources) : []
  }

  /// A program of these files, which shows this view.
  init(_ files: [UserFile], showing view: String) {
    self.files = files
    root = .view(view)
    compiledNames = Self.compiledNames(of: files, root: root)
    assets = AssetSymbols(of: files, in: [])
    resources = []
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

  /// Shows the preview instead of the view; returns false if the view has no preview.
  mutating func showPreview() -> Bool {
    guard let preview else { return false }
    root = preview
    self.preview = nil
    return true
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
