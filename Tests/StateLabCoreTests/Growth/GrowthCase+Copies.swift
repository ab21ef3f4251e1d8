@_spi(Steps) import StateLabCore

/// Values that grow step by step. A copy at each step would take quadratic time.
extension GrowthCase {
  static let copies: [Self] = [
    Self("values that a publisher collects", count: 100, mountsViews: false) { count, _, phases in
      for collect in Collector.allCases {
        phases.play("\(collect)") {
          let subject = PassthroughSubject<Int, Never>()
          var collected: [Int] = []
          let heard = collect.of(subject, count).sink { collected = $0 }
          for n in 0..<count { subject.send(n) }
          subject.send(completion: .finished)
          precondition(collected.count == count)
          heard.cancel()
        }
      }
    },
    Self("arrays that views hand up", count: 50) { count, stage, phases in
      let rows = Rows(count)
      let host = phases.play("mounted") { stage.host(Handing(rows: rows)) }
      precondition(rows.heard == count)
      phases.play("turned round") { host.perform { rows.all.reverse() } }
      phases.play("leaving") { host.unmount() }
    },
    Self("pieces of a text", count: 100) { count, stage, phases in
      let text = phases.play("joined") {
        (0..<count).reduce(Text(verbatim: "")) { text, _ in text + Text(verbatim: "a piece ") }
      }
      let host = phases.play("mounted") { stage.host(text) }
      phases.play("updated") { host.replaceRoot(text + Text(verbatim: "!")) }
    },
    onAState("elements appended to a state in one action") { state, n in
      state.wrappedValue.append([n])
    },
    onAState("elements appended to a part of a state in one action") { state, n in
      state.wrappedValue.part.append([n])
    },
  ]

  private enum Collector: CaseIterable {
    case all, byCount

    func of(_ subject: PassthroughSubject<Int, Never>, _ count: Int) -> AnyPublisher<[Int], Never> {
      switch self {
      case .all: subject.collect().eraseToAnyPublisher()
      case .byCount: subject.collect(count).eraseToAnyPublisher()
      }
    }
  }

  private static func onAState(
    _ name: String, append: @escaping (Binding<CountedArray>, Int) -> Void
  ) -> Self {
    // A recording describes at most 240 bytes, which 100 elements exceed.
    Self(name, count: 300) { count, stage, phases in
      var states: [Binding<CountedArray>] = []
      let host = stage.host(Growing { states = [$0] })
      phases.play("appended") {
        host.perform { for n in 0..<count { append(states[0], n) } }
      }
      precondition(states[0].wrappedValue.elements == Array(0..<count))
    }
  }

  private struct Growing: View {
    let handOut: (Binding<CountedArray>) -> Void
    @State private var all = CountedArray()
    var body: some View { Text("\(all.elements.count)").onAppear { handOut($all) } }
  }

  private final class Rows: ObservableObject {
    @Published var all: [Int]
    var heard = 0
    init(_ count: Int) { all = Array(0..<count) }
  }

  private struct Handing: View {
    struct Key: PreferenceKey {
      static var defaultValue: CountedArray { CountedArray() }
      static func reduce(value: inout CountedArray, nextValue: () -> CountedArray) {
        value.append(nextValue().elements)
      }
    }
    @ObservedObject var rows: Rows
    var body: some View {
      VStack {
        ForEach(rows.all, id: \.self) {
          Text("\($0)").preference(key: Key.self, value: CountedArray([$0]))
        }
      }
      .onPreferenceChange(Key.self) { rows.heard = $0.elements.count }
    }
  }
}

nonisolated extension CountedArray {
  fileprivate var part: CountedArray {
    get { self }
    _modify { yield &self }
  }
}
