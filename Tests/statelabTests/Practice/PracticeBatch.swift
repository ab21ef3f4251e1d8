import Course

@testable import Rendering
@testable import statelab

/// All versions of an exercise's program, compiled as one module: one compilation takes about as long
/// as that of a single version.
///
/// In the module each version is a file whose declarations are private. A version starts by the name
/// of the folder in which its copy of the program lies.
struct PracticeBatch {
  /// The outcome of each version, in the order of the texts.
  let runs: [PracticeBench.Run]

  /// - Parameter texts: The versions. Each must compile.
  init(_ bench: PracticeBench, _ texts: [String]) throws {
    runs = try Files.withTemporaryFolder { folder in
      var paths: [String] = []
      for (number, text) in texts.enumerated() {
        paths.append("\(folder)/Version\(number).swift")
        try Files.write(text, to: paths[number])
      }
      let programs = try paths.map { try TryProgram(paths: [$0], options: .init()) }
      try Files.makeFolders("\(folder)/module", mode: 0o700)
      try Self.compile(programs, with: bench.library, in: "\(folder)/module")
      return try programs.indices.map { number in
        let home = "\(folder)/version\(number)"
        try AppFolders(folder: home).makeBundle()
        Files.copy("\(folder)/module/program", to: AppFolders(folder: home).program)
        return try bench.run(of: programs[number], in: home)
      }
    }
  }

  private static func compile(
    _ programs: [TryProgram], with library: TryLibrary, in folder: String
  ) throws {
    var sources: [String] = []
    var cases = ""
    for (number, program) in programs.enumerated() {
      guard let name = program.root.name else { continue }
      let text = String(decoding: program.files[0].compiled, as: UTF8.self).withPrivateDeclarations
      let start =
        if case .app = program.root {
          "LabProgram.run(app: { \(name)() })"
        } else {
          "LabProgram.run { \(name)() }"
        }
      sources.append("\(folder)/\(program.compiledName(of: 0))")
      try Files.write(
        text + "\n@MainActor func startVersion\(number)() { \(start) }\n", to: sources[number])
      cases += "  case \"version\(number)\": startVersion\(number)()\n"
    }
    sources.append("\(folder)/main.swift")
    try Files.write(
      """
      import StateLabUI

      let parts = CommandLine.arguments[0].split(separator: "/")
      MainActor.assumeIsolated {
        switch parts[parts.count - 3] {
      \(cases)  default: break
        }
      }

      """, to: sources[programs.count])
    let outcome = Subprocess.run(
      .init(
        program: library.compiler,
        arguments: [
          "-wmo", "-Onone", "-gnone", "-D", "DEBUG", "-swift-version", "5",
          "-enable-bare-slash-regex", "-suppress-warnings", "-module-name", "Program",
          "-no-color-diagnostics", "-o", "\(folder)/program",
        ] + library.searchPaths + library.moduleCache + sources + library.linker + library.objects,
        temporaryFolder: folder), timeout: .seconds(120))
    guard outcome.isSuccess else {
      throw Failure(.badData, "A version does not compile: \(outcome.errorText)")
    }
  }
}

extension String {
  /// The program with each of its declarations private to the file.
  var withPrivateDeclarations: String {
    let source = Array(utf8)
    let keywords: Set = [
      "struct", "class", "enum", "actor", "protocol", "func", "let", "var", "typealias",
      "extension",
    ]
    let tokens = SwiftToken.tokens(of: SwiftMask(source).code)
    var result: [UInt8] = []
    var position = 0
    var depth = 0
    for (index, token) in tokens.enumerated() {
      let isKeyword = depth == 0 && keywords.contains(token.text)
      depth += token.nesting
      let before = index > 0 ? tokens[index - 1].text : ""
      guard isKeyword, !["private", "fileprivate", "import", "."].contains(before) else { continue }
      // An extension with a conformance has no access level of its own.
      let head = tokens[index...].prefix { $0.text != "{" }
      if token.text == "extension", head.contains(where: { $0.text == ":" }) { continue }
      result += source[position..<token.range.lowerBound] + Array("fileprivate ".utf8)
      position = token.range.lowerBound
    }
    return String(decoding: result + source[position...], as: UTF8.self)
  }
}
