import StateLabCore
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Random programs. A host plays each program, and an evaluator without diffing computes the
/// expected screens.
///
///     make fuzz SEED=7 COUNT=100000
@Suite("Differential")
struct DifferentialTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let seed = environment["STATELAB_SEED"].flatMap(UInt64.init) ?? 1
  private static let count = environment["STATELAB_COUNT"].flatMap(Int.init) ?? 2000

  /// The program of this seed. Its generator takes chance from nowhere else.
  private func program(_ seed: UInt64) -> Program {
    var generator = Generator(seed: seed)
    return generator.program()
  }

  /// The first of `count` programs for which host and evaluator differ.
  private func firstFailure(
    from seed: UInt64, count: Int, fault: PlantedFault? = nil
  ) -> (seed: UInt64, tried: Int)? {
    for number in 0..<count {
      let seed = seed &+ UInt64(number)
      let run = ProgramRun(
        program: program(seed), fault: fault, recording: number % 4 == 0,
        asksAgain: number % 3 == 0 && fault == nil)
      if run.firstDifference() != nil { return (seed, number + 1) }
    }
    return nil
  }

  @Test("After each action of a program the host shows the screen that a plain evaluator computes")
  func programs() {
    guard let failure = firstFailure(from: Self.seed, count: Self.count) else { return }
    let shrunk = program(failure.seed).shrunk {
      ProgramRun(program: $0, recording: true, asksAgain: true).firstDifference() != nil
    }
    let difference = ProgramRun(program: shrunk, recording: true, asksAgain: true)
      .firstDifference()
    let report = """
      make fuzz SEED=\(failure.seed) COUNT=1
      \(shrunk)
      \(difference, default: "It fails only as it was found, not recorded.")
      """
    Issue.record(Comment(rawValue: report))
  }

  @Test("The staleness check changes no other event of a trace")
  func silence() {
    for seed in 1...300 as ClosedRange<UInt64> {
      let program = program(seed)
      let asked = ProgramRun(program: program, asksAgain: true).trace()
      let unasked = ProgramRun(program: program).trace()
      #expect(asked == unasked, "program \(seed)\n\(program)")
    }
  }

  @Test("A planted fault is found within 500 programs", arguments: PlantedFault.allCases)
  func plantedFaults(fault: PlantedFault) throws {
    let failure = try #require(firstFailure(from: 1, count: 500, fault: fault))
    #expect(failure.tried <= 500)

    let fails: (Program) -> Bool = {
      ProgramRun(program: $0, fault: fault).firstDifference() != nil
        && ProgramRun(program: $0).firstDifference() == nil
    }
    let shrunk = program(failure.seed).shrunk(fails)
    #expect(fails(shrunk))
    #expect(shrunk.description.split(separator: "\n").count <= 16)
  }

  @Test("A seed always generates the same program, and the generator makes every kind of piece")
  func generator() {
    #expect(program(7) == program(7))
    #expect(program(7) != program(8))
    var kinds: Set<Piece.Kind> = []
    func collect(_ piece: Piece) {
      kinds.insert(piece.kind)
      piece.children.forEach(collect)
    }
    for seed in 1...200 as ClosedRange<UInt64> {
      let program = program(seed)
      #expect(program.isSound)
      collect(program.root)
    }
    #expect(kinds == Set(Piece.Kind.allCases))
  }
}
