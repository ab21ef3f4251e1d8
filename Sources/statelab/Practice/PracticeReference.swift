import Course
import RecordCoding

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The outcomes of an exercise's known solutions. They are played by the same engine as the
/// learner's program, and kept in the cache until the laboratory or the exercise changes.
struct PracticeReference: Codable {
  let solutions: [Solution]

  struct Solution: Codable {
    let name: String
    let shown: PlayedActions
    let hidden: PlayedActions
  }
}

extension PracticeReference {
  /// Reads the outcomes from the cache, or plays the solutions.
  init(_ bench: PracticeBench) throws {
    let program = bench.program
    let texts = try program.solutions.map { try $0.applied(to: program.text) }
    let key = Fingerprint(
      of: [Self.version, bench.library.folder] + Files.state(of: Files.ownPath).map(String.init)
        + program.solutions.map(\.name) + texts
        + program.actions + [""] + program.hiddenActions)
    let folder = "\(bench.library.cache)/practice"
    let place = "\(folder)/\(key).json"
    if let bytes = try? Files.bytes(of: place),
      let known = try? JSONDecoder().decode(Self.self, from: Data(bytes))
    {
      self = known
      return
    }
    solutions = try zip(program.solutions, texts).map { solution, text in
      let attempt = try bench.attempt(text: text)
      guard case .played(let run) = attempt else {
        throw Failure(
          .internalError,
          "The solution \(solution.name) of \(program.bug) does not compile on this machine.",
          next: "`statelab doctor` checks the installation.")
      }
      return Solution(
        name: solution.name, shown: bench.outcome(of: run.shown),
        hidden: bench.outcome(of: run.hidden))
    }
    // Without room, nothing is kept, and the solutions are played again.
    guard (try? Files.makeFolders(folder, mode: 0o700)) != nil, let text = try? json() else {
      return
    }
    try? Files.replace(place, with: text)
  }

  /// Changed with the meaning of what is kept.
  private static let version = "1"
}
