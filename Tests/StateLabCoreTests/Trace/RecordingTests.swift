import Testing

@testable import StateLabCore

/// Recording changes nothing (fidelity 2.12, 5): the user's code runs as often as without it.
@Suite("Recording runs no user code")
struct RecordingTests {
  /// Counts the calls of user code.
  fileprivate final class Calls {
    private(set) var counts: [String: Int] = [:]
    func count(_ name: String) { counts[name, default: 0] += 1 }
  }

  private static let calls = Calls()

  /// A value that counts each access.
  private struct Shy: Hashable, CustomStringConvertible, CustomDebugStringConvertible,
    CustomReflectable
  {
    var number = 0
    var computed: Int {
      RecordingTests.calls.count("computed")
      return number
    }
    nonisolated var description: String { seen("description") }
    nonisolated var debugDescription: String { seen("debugDescription") }
    nonisolated var customMirror: Mirror {
      _ = seen("customMirror")
      return Mirror(self, children: [])
    }
    nonisolated private func seen(_ name: String) -> String {
      MainActor.assumeIsolated { RecordingTests.calls.count(name) }
      return name
    }
  }

  private enum ShyCase: CustomStringConvertible {
    case plain
    case payload(Shy)
    nonisolated var description: String {
      MainActor.assumeIsolated { RecordingTests.calls.count("case description") }
      return "x"
    }
  }

  private final class Model: ObservableObject {
    @Published var shy = Shy()
    @Published var all: [Shy: [ShyCase]] = [:]
    let binding: Binding<Int>
    let objectWillChange = ObservableObjectPublisher()
    var custom: Int {
      get {
        RecordingTests.calls.count("getter")
        return 1
      }
      set {
        RecordingTests.calls.count("setter")
        objectWillChange.send()
      }
    }
    init() {
      binding = Binding {
        RecordingTests.calls.count("get")
        return 1
      } set: { _ in
        RecordingTests.calls.count("set")
      }
    }
  }

  private struct Owner: View {
    @StateObject private var model = Model()
    @State private var shy = Shy()
    @State private var shyCase = ShyCase.plain
    var body: some View {
      let _ = RecordingTests.calls.count("body")
      Button("Change") {
        shy.number += 1
        shyCase = .payload(shy)
        model.shy.number += 1
        model.all[shy, default: []].append(.plain)
        model.custom = 2
      }
      Holder(number: model.binding, custom: $model.custom, computed: $shy.number)
        .id(shy)
      ForEach([shy], id: \.self) { Text(verbatim: "\($0.number)") }
        .onChange(of: shy) { RecordingTests.calls.count("onChange") }
        .onReceive(model.$shy) { _ in RecordingTests.calls.count("onReceive") }
    }
  }

  private struct Holder: View {
    @Binding var number: Int
    @Binding var custom: Int
    @Binding var computed: Int
    var body: some View {
      let _ = RecordingTests.calls.count("inner body")
      Text(verbatim: "\(number) \(custom) \(computed)")
      Button("Write") {
        number += 1
        custom += 1
        computed += 1
      }
    }
  }

  private func counts(recording: Bool) throws -> [String: Int] {
    let before = Self.calls.counts
    let host = Host(Owner(), recording: recording)
    for _ in 1...3 {
      try host.tap("Change")
      try host.tap("Write")
    }
    host.replaceRoot(Owner())
    host.unmount()
    return Self.calls.counts.merging(before, uniquingKeysWith: -).filter { $0.value != 0 }
  }

  @Test("Each closure, getter and description runs as often with recording as without")
  func sameCounts() throws {
    let unrecorded = try counts(recording: false)
    #expect(unrecorded["body"] ?? 0 > 3)
    #expect(try counts(recording: true) == unrecorded)
  }

  @Test("A change without subscribers does not read a custom objectWillChange")
  func unheard() {
    final class Custom: ObservableObject {
      @Published var count = 0
      var objectWillChange: PassthroughSubject<Void, Never> {
        RecordingTests.calls.count("objectWillChange")
        return PassthroughSubject()
      }
    }
    final class Stored: ObservableObject {
      @Published var count = 0
      let objectWillChange = ObservableObjectPublisher()
    }
    let recorder = Recorder()
    Recorder.$inherited.withValue(recorder) {
      Custom().count = 1
      Stored().count = 1
    }
    #expect(Self.calls.counts["objectWillChange"] == nil)
    #expect(recorder.trace.map { $0.change?.isUnsent } == [true, true])
  }

  @Test(
    "A recorded value consists of its stored properties, without CustomReflectable or descriptions")
  func storedParts() {
    #expect(describe(Shy(number: 3)) == "Shy(number: 3)")
    #expect(describe(ShyCase.payload(Shy(number: 3))) == "payload(Shy(number: 3))")
    #expect(describe([ShyCase.plain]) == "[plain]")
    #expect(describe(AnyHashable(Shy())) == "Shy(number: 0)")
    #expect(describe(Optional(Shy(number: 1)) as Any) == "Shy(number: 1)")
  }
}
