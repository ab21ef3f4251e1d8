import StateLabCore
import Testing

/// Many controls of one kind, of which a person uses the last.
extension GrowthCase {
  static let usedControls: [Self] = [
    crowd("buttons", { name, count in Button(name) { count.wrappedValue += 1 } }) {
      try $0.tap($1)
    },
    crowd("represented views", { name, count in Represented(name: name, count: count) }) {
      try $0.tap($1)
    },
    crowd("toggles", { name, count in Toggle(name, isOn: count.isOne) }) { try $0.toggle($1) },
    crowd("text fields", { name, count in TextField(name, text: count.asText) }) {
      try $0.enter("7", into: $1)
    },
    crowd("secure fields", { name, count in SecureField(name, text: count.asText) }) {
      try $0.enter("7", into: $1)
    },
    crowd("steppers", { name, count in Stepper(name, value: count) }) { try $0.tap("\($1) +") },
    crowd(
      "sliders",
      { name, count in Slider(value: count.asNumber, in: 0...9, label: { Text(name) }) }
    ) {
      try $0.enter("7", into: $1)
    },
    crowd(
      "pickers",
      { name, count in
        Picker(name, selection: count) {
          Text("none").tag(0)
          Text("one").tag(1)
        }
      }
    ) {
      try $0.pick("one", from: $1)
    },
  ]

  private struct Represented: View {
    let name: String
    @Binding var count: Int
    var body: some View {
      Button(name) { count += 1 }
      Wrapper(count: $count)
    }
  }

  private struct Wrapper: _RepresentedView {
    @Binding var count: Int
    func _makeRepresentation(in environment: EnvironmentValues) -> Int { count }
    func _update(_ representation: Int, in environment: EnvironmentValues) { _ = count }
    static func _dismantle(_ representation: Int) {}
  }

  private typealias Making<Control> = @MainActor (_ name: String, _ count: Binding<Int>) -> Control

  private static func crowd<Control: View>(
    _ kind: String, _ control: @escaping Making<Control>,
    used: @escaping @MainActor (_ host: Host, _ name: String) throws -> Void
  ) -> Self {
    Self("many \(kind)", count: 30) { count, stage, phases in
      let host = phases.play("mounted") { stage.host(Crowd(count: count, control: control)) }
      phases.play("drawn") { _ = host.screen }
      phases.play("used") {
        #expect(throws: Never.self) { try used(host, controlName(count - 1)) }
      }
      phases.play("drawn again") { _ = host.screen }
      phases.play("leaving") { host.unmount() }
    }
  }

  /// As long as every other text.
  private static func controlName(_ number: Int) -> String { "Control \(1000 + number)" }

  private struct Crowd<Control: View>: View {
    let control: Making<Control>
    @State private var counts: [Int]

    init(count: Int, control: @escaping Making<Control>) {
      self.control = control
      counts = Array(repeating: 0, count: count)
    }

    var body: some View {
      ForEach(counts.indices) { n in control(controlName(n), $counts[n]) }
    }
  }
}

extension Binding<Int> {
  fileprivate var isOne: Binding<Bool> {
    Binding<Bool>(get: { wrappedValue == 1 }, set: { wrappedValue = $0 ? 1 : 0 })
  }
  fileprivate var asText: Binding<String> {
    Binding<String>(get: { "\(wrappedValue)" }, set: { wrappedValue = Int($0) ?? 0 })
  }
  fileprivate var asNumber: Binding<Double> {
    Binding<Double>(get: { Double(wrappedValue) }, set: { wrappedValue = Int($0) })
  }
}
