import Rendering

extension TryProgram {
  /// Compiles the program into a folder, which the caller removes. If the view needs arguments and
  /// has a preview, the program shows the preview instead.
  ///
  /// - Returns: The compiler's messages, if the program does not compile.
  mutating func compile(
    with library: TryLibrary, options: Options, in folder: String
  ) throws -> CompilerMessages? {
    let messages = try compileRoot(with: library, options: options, in: folder)
    guard let messages, messages.failure(toStart: root) != nil, showPreview() else {
      return messages
    }
    return try compileRoot(with: library, options: options, in: folder)
  }

  private func compileRoot(
    with library: TryLibrary, options: Options, in folder: String
  ) throws -> CompilerMessages? {
    let paths = files.indices.map { "\(folder)/\(compiledName(of: $0))" }
    // If a page's statements contain an `await`, they run on the main actor (SE-0343).
    let end = Array("\nawait statelabEndPage()\n".utf8)
    let texts = files.indices.map { number in
      let isPage = compiledName(of: number) == "main.swift"
      return String(
        decoding: files[number].compiled(as: options.xcode) + (isPage ? end : []), as: UTF8.self)
    }
    // The generated file that starts the program.
    let start = "\(folder)/\(root == .playground ? "statelab-start" : "main").swift"
    let isPage = files.contains { $0.imports.contains { $0.module == "PlaygroundSupport" } }
    let startText = "import StateLabUI\n\(root.start(isPage: isPage))\n"
    let assetCode = assets.code
    let assetFile = assetCode.isEmpty ? [] : ["\(folder)/statelab-assets.swift"]
    let isolation = options.isOnMainActor ? ["-default-isolation", "MainActor"] : []
    let app = AppFolders(folder: folder)
    try app.makeBundle()
    let fingerprint = Fingerprint(
      of: [library.folder, options.languageVersion, startText, assetCode] + isolation
        + files.indices.map(compiledName) + texts)
    if library.programs.take(fingerprint, to: app.program) {
      app.add(resources)
      return nil
    }
    for (path, text) in zip(paths + [start] + assetFile, texts + [startText, assetCode]) {
      try Files.write(text, to: path)
    }
    let outcome = Subprocess.run(
      .init(
        program: library.compiler,
        arguments: library.options(
          forProgram: app.program, languageVersion: options.languageVersion) + isolation
          + root.compilerOptions + paths + [start] + assetFile + library.linker + library.objects,
        temporaryFolder: folder),
      timeout: .seconds(120))
    switch outcome.ending {
    case .exited(0):
      library.programs.keep(app.program, as: fingerprint)
      app.add(resources)
      return nil
    case .exited, .signalled:
      let text = zip(paths, files).reduce(outcome.errorText) { text, file in
        text.replacing(file.0, with: file.1.path)
      }
      return CompilerMessages(
        quotingOwnLines(text), sources: library.sources, start: start, files: files)
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
}

extension TryProgram {
  /// The reason why a program does not compile.
  struct Rejection {
    /// The compiler's messages.
    let text: String
    let failure: Failure
  }

  /// Compiles the program into a folder; returns the reason why it does not compile, or nil.
  mutating func rejection(
    with library: TryLibrary, options: Options, in folder: String
  ) throws -> Rejection? {
    guard let messages = try compile(with: library, options: options, in: folder) else {
      return nil
    }
    let failure =
      messages.lackOfSpace ?? messages.severalPrograms ?? messages.failure(toStart: root)
    if let failure {
      return Rejection(text: "", failure: failure)
    }
    let title = options.xcode == .standard ? "" : " as with \(options.xcode.title)"
    let foreign = messages.foreignNames.map { "`\($0)`" }
    if let missingImports, !foreign.isEmpty {
      let own = messages.withoutForeignNames
      let uses = "These names are missing: \(foreign.joined(separator: ", "))."
      let takeOut =
        "Take out what needs the module, or put it between `#if canImport(…)` and `#endif`."
      return Rejection(
        // The compiler names each use of a module that is not here.
        text: messages.lacksForeignType ? own?.text ?? "" : messages.text,
        failure: Failure(
          .badData, "The program does not compile\(title): \(missingImports)",
          next: [own?.next(as: options.xcode), uses, takeOut].compactMap(\.self).joined(
            separator: " ")))
    }
    return Rejection(
      text: messages.text,
      failure: Failure(
        .badData, "The program does not compile\(title).", next: messages.next(as: options.xcode)))
  }

  /// Compiles the program into a folder. A failure has the compiler's messages.
  mutating func build(
    with library: TryLibrary, options: Options, in folder: String, on console: Console
  ) throws {
    guard let rejection = try rejection(with: library, options: options, in: folder) else { return }
    console.writeError(rejection.text)
    throw rejection.failure
  }
}
