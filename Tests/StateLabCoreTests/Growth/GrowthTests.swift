@_spi(Steps) import StateLabCore
import Testing

/// Ten times the input takes at most twelve times the steps, under each profile, recording on and
/// off (design, 6). Steps are counted, not timed: they are the same in every run.
@Suite("Growth")
struct GrowthTests {
  @Test(
    "Ten times the input takes at most twelve times the steps",
    arguments: await GrowthCase.all, Profile.all)
  func growth(_ item: GrowthCase, _ profile: Profile) {
    for recording in [false, true] {
      let stage = GrowthCase.Stage(profile: profile, recording: recording)
      for growth in item.growth(on: stage) {
        #expect(
          growth.many <= 12 * growth.few,
          """
          \(growth.phase), \(recording ? "recorded" : "not recorded"): \
          \(growth.many) steps to \(growth.few)
          """)
      }
    }
  }

  @Test("The same run takes the same number of steps", arguments: await GrowthCase.all)
  func repeated(_ item: GrowthCase) {
    let stage = GrowthCase.Stage(profile: .standard, recording: true)
    _ = item.steps(of: 2, on: stage)  // Types look themselves up at their first use.
    #expect(item.steps(of: item.count, on: stage) == item.steps(of: item.count, on: stage))
  }
}

/// Something of which there can be many, and the phases of its script.
struct GrowthCase: CustomTestStringConvertible {
  let name: String
  /// The smaller of the two compared counts.
  let count: Int
  /// False if only publishers take part.
  let mountsViews: Bool
  let script: (Int, Stage, inout Phases) -> Void

  init(
    _ name: String, count: Int, mountsViews: Bool = true,
    _ script: @escaping (Int, Stage, inout Phases) -> Void
  ) {
    self.name = name
    self.count = count
    self.mountsViews = mountsViews
    self.script = script
  }

  var testDescription: String { name }

  /// The options with which a case creates its hosts.
  struct Stage {
    let profile: Profile
    let recording: Bool
    /// Receives each host after it has mounted its views.
    var didMount: (Host) -> Void = { _ in }

    func host<V: View>(_ view: @autoclosure () -> V) -> Host {
      let host = Host(view(), profile: profile, recording: recording)
      didMount(host)
      return host
    }

    func host<A: App>(app: @autoclosure () -> A) -> Host {
      let host = Host(app: app(), profile: profile, recording: recording)
      didMount(host)
      return host
    }
  }

  /// The number of steps of each phase.
  struct Phases {
    fileprivate var all: [(name: String, steps: Int)] = []

    mutating func play<Result>(_ name: String, _ body: () -> Result) -> Result {
      var result: Result?
      all.append((name, StepCounter.steps { result = body() }))
      return result ?? body()
    }
  }

  struct Growth: Equatable {
    let phase: String
    /// The steps for N and for 10 N.
    let few, many: Int
  }

  func growth(on stage: Stage) -> [Growth] {
    _ = phases(2, stage)  // The first use of a type includes its lookup.
    return zip(phases(count, stage), phases(10 * count, stage)).map { few, many in
      Growth(phase: few.name, few: few.steps, many: many.steps)
    }
  }

  /// The steps of each phase, for so many.
  func steps(of count: Int, on stage: Stage) -> [Int] { phases(count, stage).map(\.steps) }

  private func phases(_ count: Int, _ stage: Stage) -> [(name: String, steps: Int)] {
    var phases = Phases()
    script(count, stage, &phases)
    return phases.all
  }
}
