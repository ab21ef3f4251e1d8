import StateLabCore
import Testing

/// Ten times as much of anything costs at most twelve times as much, under each profile, recording
/// on and off (design, 6).
///
/// That is said of operations. The processor's time is what can be measured everywhere, and it pays
/// for caches that grow too small as well, most of all while other programs use them: so the bound
/// is 25 here. What is searched or copied for each of its elements comes to 20 to 100.
@Suite("Growth", .serialized)
struct GrowthTests {
  @Test(
    "Ten times as much costs about ten times as much",
    arguments: await GrowthCase.all, Profile.all)
  func growth(_ item: GrowthCase, _ profile: Profile) {
    for recording in [false] {
      let stage = GrowthCase.Stage(profile: profile, recording: recording)
      for (step, growth) in item.growth(on: stage) {
        #expect(growth <= 25, "\(step), \(recording ? "recorded" : "not recorded")")
      }
    }
  }
}

/// Something that there can be many of, and what happens to it, step by step.
struct GrowthCase: CustomTestStringConvertible {
  let name: String
  /// The smaller number of the two that are compared.
  let count: Int
  let script: (Int, Stage, inout Steps) -> Void

  init(_ name: String, count: Int, _ script: @escaping (Int, Stage, inout Steps) -> Void) {
    self.name = name
    self.count = count
    self.script = script
  }

  var testDescription: String { name }

  /// What a case makes its hosts with.
  struct Stage {
    let profile: Profile
    let recording: Bool

    func host<V: View>(_ view: @autoclosure () -> V) -> Host {
      Host(view(), profile: profile, recording: recording)
    }
  }

  /// How long each step took, on the processor.
  struct Steps {
    fileprivate var times: [(name: String, time: Double)] = []

    mutating func play<Result>(_ name: String, _ body: () -> Result) -> Result {
      let start = processorTime()
      let result = body()
      times.append((name, processorTime() - start))
      return result
    }
  }

  /// How much longer each step takes with ten times as much.
  ///
  /// A machine has bad moments, and none in which it is too fast: the best of several tries counts,
  /// and what is known to be well needs no more of them.
  func growth(on stage: Stage) -> [(step: String, growth: Double)] {
    _ = times(2, stage)  // Types look themselves up at their first use.
    var few: [String: Double] = [:]
    var many: [String: Double] = [:]
    for _ in 0..<8 {
      for (name, time) in times(count, stage) { few[name] = min(time, few[name] ?? .infinity) }
      for (name, time) in times(10 * count, stage) {
        many[name] = min(time, many[name] ?? .infinity)
      }
      if few.allSatisfy({ (many[$0.key] ?? .infinity) <= 12 * $0.value }) { break }
    }
    return few.map { ($0.key, (many[$0.key] ?? .infinity) / $0.value) }.sorted { $0.0 < $1.0 }
  }

  private func times(_ count: Int, _ stage: Stage) -> [(name: String, time: Double)] {
    var steps = Steps()
    script(count, stage, &steps)
    return steps.times
  }
}
