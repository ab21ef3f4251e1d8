import Course
import Testing

@testable import Rendering
@testable import Replay
@testable import StateLabCore
@testable import TestSupport

@Suite("Differences between two traces")
struct TraceDiffTests {
  @Test("A trace does not differ from itself")
  func itself() {
    let (run, nothing) = (addRun.timeline(), Trace().timeline())
    #expect(TraceDiff(from: run, to: run).isEmpty)
    #expect(TraceDiff(from: nothing, to: nothing).isEmpty)
    #expect(!TraceDiff(from: run, to: nothing).isEmpty)
  }

  @Test("A difference turns a random trace into another", arguments: 1...60)
  func chance(_ seed: Int) {
    var chance = SplitMix(seed: seed)
    checkDifference(Self.events(of: &chance), Self.events(of: &chance))
  }

  @Test("Steps are matched within the same action, bodies first")
  func landmarks() {
    let a = trace { play in
      let mount = play.act(.mount("ContentView"))
      play.post(.printed("made"), at: play.root, because: [mount])
      play.post(.body(count: 1), at: play.root)
      play.act(.tap("Go"))
      play.post(.queued, at: play.root)
    }
    let b = trace { play in
      let mount = play.act(.mount("ContentView"))
      play.post(.body(count: 1), at: play.root)
      play.post(.printed("made"), at: play.root, because: [mount])
      play.post(.queued, at: play.root)
      play.act(.tap("Go"))
    }
    let pairs = TraceDiff(from: a.timeline(), to: b.timeline()).pairs.map {
      [$0.a?.index ?? -1, $0.b?.index ?? -1]
    }
    #expect(pairs == [[0, 0], [1, -1], [2, 1], [-1, 2], [-1, 3], [3, 4], [4, -1]])
  }

  @Test("Roots with different names are matched and differ")
  func roots() {
    func mount(_ name: String) -> Timeline {
      let root = ViewIdentity(id: 0, type: TypeIdentity(name: name))
      return trace { play in
        play.act(.mount(name), at: root)
        play.post(.found(property: "n", type: "State<Int>"), at: root)
        play.post(.body(count: 1), at: root)
        play.post(.printed("x"))
      }.timeline()
    }
    let pairs = TraceDiff(from: mount("RebuiltView"), to: mount("RealView")).pairs
    #expect(pairs.map { [$0.a?.index, $0.b?.index] } == [[0, 0], [1, 1], [2, 2], [3, 3]])
    #expect(pairs.map(\.isSame) == [false, true, false, true])
  }

  @Test("Equal steps with different values are matched and differ")
  func values() {
    func store(_ value: ValueDescription) -> Timeline {
      trace { $0.post(.stored(property: "n", value: value), at: $0.root) }.timeline()
    }
    let difference = TraceDiff(from: store("1"), to: store("2"))
    #expect(difference.pairs.count == 1)
    #expect(!difference.isEmpty)
  }

  @Test("The name of a process's temporary folder is no difference, and a file in it is one")
  func temporaryFolders() {
    func store(_ value: ValueDescription) -> Timeline {
      trace { $0.post(.stored(property: "file", value: value), at: $0.root) }.timeline()
    }
    let first = store("/tmp/statelab-temporary-1-aB/home/places")
    #expect(
      TraceDiff(from: first, to: store("/tmp/statelab-temporary-22-c/home/places")).isEmpty)
    #expect(
      !TraceDiff(from: first, to: store("/tmp/statelab-temporary-22-c/home/wishes")).isEmpty)
  }

  @Test("The storage of a state has no other name in a build with the macro")
  func storageNames() {
    func find(_ type: String) -> Timeline {
      trace { $0.post(.found(property: "n", type: type), at: $0.root) }.timeline()
    }
    let runs = Sides(a: find("LazyState<Int>"), b: find("State<Int>"))
    #expect(TraceDiff(from: runs.a, to: runs.b).isEmpty)
    for row in RunAlignment(of: runs).rows.filter(\.isStep) {
      #expect(row.a?.step?.sentence.object == "n: State<Int>")
      #expect(row.b?.step?.sentence.object == "n: State<Int>")
    }
    #expect(!TraceDiff(from: find("State<Int>"), to: find("LazyState<String>")).isEmpty)
  }

  @Test("An object that no sentence names is no difference, a later time is one")
  func unseen() {
    func subscribe(_ object: ValueDescription) -> Timeline {
      trace { $0.post(.subscribed(property: "box", object: object), at: $0.root) }.timeline()
    }
    #expect(TraceDiff(from: subscribe("Box(1)"), to: subscribe("Box(2)")).isEmpty)

    func print(after seconds: Int) -> Timeline {
      let wait = Event(
        index: 0, time: .zero, frame: 0, pass: 0, view: nil, kind: .action(.advance(.seconds(9))),
        causes: [])
      let print = Event(
        index: 1, time: .seconds(seconds), frame: 0, pass: 0, view: nil, kind: .printed("x"),
        causes: [0])
      return Trace([wait, print]).timeline()
    }
    #expect(!TraceDiff(from: print(after: 1), to: print(after: 2)).isEmpty)
  }

  @Test("Removing another row of the same type is a different step")
  func rows() {
    struct Row: View {
      let name: String
      var body: some View { Text(name) }
    }
    struct ByIndex: View {
      @State private var names = ["a", "b", "c"]
      var body: some View {
        ForEach(names.indices, id: \.self) { Row(name: names[$0]) }
        Button("Remove first") { names.removeFirst() }
      }
    }
    struct ByName: View {
      @State private var names = ["a", "b", "c"]
      var body: some View {
        ForEach(names, id: \.self) { Row(name: $0) }
        Button("Remove first") { names.removeFirst() }
      }
    }
    let byIndex = Told { _ in try Host(ByIndex()).tap("Remove first") }.run
    let byName = Told { _ in try Host(ByName()).tap("Remove first") }.run
    let removals = TraceDiff(from: byIndex, to: byName).pairs.filter {
      ($0.a ?? $0.b)?.name == .removed
    }
    #expect(removals.count == 1)
    #expect(removals.allSatisfy { !$0.isSame })
  }

  @Test("Steps are compared by their events, not by their sentences")
  func wordless() {
    func write(to type: String) -> Timeline {
      trace { play in
        let tap = play.act(.tap("Go"), at: play.root)
        play.post(
          .writeIgnored(property: "n", type: type, value: "1", because: .viewIsGone),
          at: play.root, because: [tap])
      }.timeline()
    }
    let (own, like) = (write(to: "State<Int>"), write(to: "State<Int>"))
    let other = write(to: "State<UInt>")
    #expect(ToldRun(own).steps.map(\.sentence) == ToldRun(other).steps.map(\.sentence))
    #expect(TraceDiff(from: own, to: like).isEmpty)
    #expect(own.firstAct(differingFrom: like) == 1)
    #expect(!TraceDiff(from: own, to: other).isEmpty)
    #expect(own.firstAct(differingFrom: other) == 0)
  }

  @Test("A holds event has no line and is no difference")
  func asides() {
    func body(holding values: ValueDescription...) -> Timeline {
      trace { play in
        for value in values { play.post(.holds(property: "box", value: value), at: play.root) }
        play.post(.body(count: 1), at: play.root)
      }.timeline()
    }
    let difference = TraceDiff(from: body(holding: "Box(1)", "Box(2)"), to: body(holding: "Box(3)"))
    #expect(difference.isEmpty)
    #expect(difference.pairs.map { [$0.a?.index, $0.b?.index] } == [[2, 1]])
  }

  private static func events(of chance: inout SplitMix) -> Trace {
    var events: [Event] = []
    for index in 0..<Int(chance.next() % 40) {
      let kind: Event.Kind =
        switch chance.next() % 7 {
        case 0: .action(chance.next() % 2 == 0 ? .tap("Go") : .mount("V"))
        case 1: .body(count: Int(chance.next() % 3))
        case 2: .queued
        case 3: .screen(ScreenText("\(chance.next() % 2)"))
        case 4: .wrote(property: "n", old: "0", new: .literal("\(chance.next() % 2)"))
        case 5: .printed("\(chance.next() % 3)")
        default: .updated(property: "text")
        }
      events.append(
        Event(
          index: index, time: .zero, frame: 0, pass: 0, view: nil, kind: kind, causes: []))
    }
    return Trace(events)
  }
}

/// Chance that is the same in every run: SplitMix64.
private struct SplitMix {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
