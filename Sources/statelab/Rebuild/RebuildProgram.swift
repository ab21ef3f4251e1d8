import Course
import Rebuilds
import Rendering

/// The experiments of a track, compiled with one wrapper into one program.
struct RebuildProgram {
  let track: RebuildTrack
  let wrapper: UserFile

  enum Outcome {
    /// The program is there. An experiment that does not compile with the wrapper has its first error.
    case compiled(errors: [String: CompilerError])
    /// The wrapper itself does not compile.
    case wrapperFails(CompilerMessages)
  }

  /// SwiftUI's own wrapper under the name of the learner's.
  static func original(of track: RebuildTrack) -> RebuildProgram {
    let text = "import SwiftUI\ntypealias \(track.wrapper) = \(track.original)\n"
    return RebuildProgram(
      track: track, wrapper: UserFile(path: track.file, source: Array(text.utf8)))
  }

  private typealias Item = (offset: Int, element: RebuildTrack.Behavior)

  /// Compiles into a folder, which the caller removes. An experiment that does not compile is left
  /// out, and the rest is compiled again.
  ///
  /// - Parameter expected: Experiments that will probably not compile. A program without them is
  ///   compiled beside the whole one, and used where no others fail.
  func compile(
    with library: TryLibrary, in folder: String, failing expected: Set<String> = []
  ) throws -> Outcome {
    let app = AppFolders(folder: folder)
    try app.makeBundle()
    try app.makeHome()
    let wrapperPath = "\(folder)/\(track.file)"
    try Files.write(String(decoding: wrapper.compiled, as: UTF8.self), to: wrapperPath)
    for (number, behavior) in track.behaviors.enumerated() {
      try Files.write(behavior.nested(in: number), to: "\(folder)/\(behavior.file)")
    }
    var rest = Array(track.behaviors.enumerated())
    var errors: [String: CompilerError] = [:]
    var guess: [Item]? = expected.isEmpty ? nil : rest.filter { !expected.contains($0.element.id) }
    while !rest.isEmpty {
      var calls = [try call(rest, into: app.program, with: library, in: folder)]
      if let guess, !guess.isEmpty {
        try Files.makeFolders("\(folder)/guess", mode: 0o700)
        calls.append(
          try call(
            guess, into: "\(folder)/guess/program", with: library, in: folder, start: "guess/main"))
      }
      let outcomes = Subprocess.run(calls, atOnce: 2, timeout: .seconds(120))
      if outcomes[0].isSuccess { break }
      let found = CompilerError.all(in: outcomes[0].errorText)
      if found.contains(where: { $0.file == wrapperPath }) {
        return .wrapperFails(
          CompilerMessages(
            outcomes[0].errorText.replacing(wrapperPath, with: wrapper.path)
              .ofFile(wrapper.path), sources: library.sources, start: "\(folder)/main.swift",
            files: [wrapper]))
      }
      for (number, behavior) in rest {
        errors[behavior.id] = found.first { $0.file == "\(folder)/\(behavior.file)" }.map { error in
          // The name of the enumeration around the experiment is ours.
          CompilerError(
            place: error.place,
            message: error.message.replacing("Experiment\(number).", with: ""))
        }
      }
      let failed = rest.count { errors[$0.element.id] != nil }
      guard failed > 0 else { throw Self.failure(after: outcomes[0], found) }
      rest.removeAll { errors[$0.element.id] != nil }
      if let guess, guess.map(\.element.id) == rest.map(\.element.id), outcomes.count == 2,
        outcomes[1].isSuccess
      {
        try Files.rename("\(folder)/guess/program", to: app.program)
        break
      }
      guess = nil
    }
    return .compiled(errors: errors)
  }

  /// - Parameter start: The name of the file that starts the experiments.
  private func call(
    _ behaviors: [Item], into program: String, with library: TryLibrary, in folder: String,
    start: String = "main"
  ) throws -> Subprocess.Call {
    try Files.write(Self.start(behaviors), to: "\(folder)/\(start).swift")
    return .init(
      program: library.compiler,
      arguments: library.options(forProgram: program) + ["\(folder)/\(track.file)"]
        + behaviors.map { "\(folder)/\($0.element.file)" } + ["\(folder)/\(start).swift"]
        + library.linker + library.objects,
      temporaryFolder: folder)
  }

  /// The code that starts one of the experiments.
  private static func start(_ behaviors: [Item]) -> String {
    let cases = behaviors.map { number, behavior in
      "  case \"\(behavior.id)\": LabProgram.run { Experiment\(number).ContentView() }\n"
    }
    return """
      import StateLabUI
      MainActor.assumeIsolated {
        switch CommandLine.arguments[1] {
      \(cases.joined())  default: break
        }
      }

      """
  }

  private static func failure(after outcome: Subprocess.Outcome, _ errors: [CompilerError])
    -> Failure
  {
    switch outcome.ending {
    case .timedOut:
      Failure(.badData, "The compiler took more than two minutes.", next: "Save a simpler wrapper.")
    case .failedToStart(let reason):
      Failure(.inputOutput, "The compiler did not start: \(reason).", next: "Check the toolchain.")
    default:
      Failure(
        .inputOutput,
        "The compiler names no file: \(errors.first?.message ?? outcome.complaints.first ?? "it ended early").",
        next: "`statelab doctor` checks the installation.")
    }
  }
}

extension RebuildTrack.Behavior {
  /// The program inside an enumeration: each experiment has a `ContentView`. Lines keep their numbers.
  fileprivate func nested(in number: Int) -> String {
    let file = UserFile(path: file, source: Array(source.utf8))
    var lines = String(decoding: file.compiled, as: UTF8.self).lines
    if !lines.isEmpty { lines[0] += "; enum Experiment\(number) {" }
    return lines.joined(separator: "\n") + "\n}\n"
  }
}

extension String {
  /// The compiler's messages that are about a file, which blank lines separate.
  fileprivate func ofFile(_ path: String) -> String {
    split(separator: "\n\n").filter { $0.hasPrefix(path + ":") }.joined(separator: "\n\n")
  }
}
