import Testing

@testable import StateLabCore

/// Screens with objects, ids and values that a body creates at each evaluation.
extension StaleScreenTests {
  @Test("An object that a parent's body creates at each evaluation makes no screen stale")
  func createdObjects() throws {
    let host = Host(SupplierView())
    for control in ["key", "type", "parameter", "array", "optional", "binding", "modifier"] {
      try host.tap("\(control) 0")
      #expect(host.freshScreen == host.screen, "\(control)")
    }
  }

  @Test("Another object of the environment that the program keeps makes the screen stale")
  func otherObject() throws {
    let box = Box(Lamp())
    let host = Host(KeptLampView(box: box))
    try host.tap("type 0")
    #expect(!host.isStale)
    box.value = Lamp()
    #expect(host.freshScreen == "[type 0]")
  }

  @Test("Rows whose ids are other ones at each evaluation keep their state in the fresh screen")
  func createdIDs() throws {
    let host = Host(NewRowsView())
    try host.tap("row 1: 0")
    #expect(!host.isStale)
  }

  @Test("A value with an id that a parent creates at each evaluation makes no screen stale")
  func createdIDsInFields() throws {
    let host = Host(ShelfPage())
    try host.tap("Tea")
    #expect(host.screen == "[Tea]\nopen\n[Row 0]")
    #expect(!host.isStale)
    try host.tap("Row 0")
    #expect(!host.isStale)
  }

  @Test("Equal values that a parent creates hide no change of a plain object")
  func equalValues() throws {
    let box = Box("a")
    let host = Host(LetterPage(box: box))
    #expect(!host.isStale)
    box.value = "b"
    #expect(host.freshScreen == "b nan")
  }

  @Test("freshScreen is nil where a body shows a value that each evaluation creates")
  func createdValues() throws {
    let host = Host(NumberedView())
    try host.tap("type 0")
    #expect(host.freshScreen == nil)
  }
}

private typealias Box = StaleScreenTests.Box
private typealias CountingRow = StaleScreenTests.CountingRow

@Observable private final class Lamp {
  var level = 0
}

private struct LampView: View {
  let name: String
  @Binding var level: Int
  var body: some View { Button("\(name) \(level)") { level += 1 } }
}

private struct KeyedLampView: View {
  @Environment(\.lamp) private var lamp
  var body: some View {
    Button("key \(lamp?.level ?? 0)") { lamp?.level += 1 }
  }
}

private struct TypedLampView: View {
  @Environment(Lamp.self) private var lamp
  var body: some View { LampView(name: "type", level: Bindable(lamp).level) }
}

private struct ParameterLampView: View {
  @Bindable var lamp: Lamp
  let other: Lamp?
  let lamps: [Lamp]
  var body: some View {
    LampView(name: "parameter", level: $lamp.level)
    if let other { LampView(name: "optional", level: Bindable(other).level) }
    ForEach(lamps.indices, id: \.self) { LampView(name: "array", level: Bindable(lamps[$0]).level) }
  }
}

private struct LampModifier: ViewModifier {
  let lamp: Lamp
  func body(content: Content) -> some View {
    content
    LampView(name: "modifier", level: Bindable(lamp).level)
  }
}

private struct SupplierView: View {
  var body: some View {
    KeyedLampView().environment(\.lamp, Lamp())
    TypedLampView().environment(Lamp())
    ParameterLampView(lamp: Lamp(), other: Lamp(), lamps: [Lamp()])
    LampView(name: "binding", level: Bindable(Lamp()).level)
    Text("five").modifier(LampModifier(lamp: Lamp()))
  }
}

private struct KeptLampView: View {
  let box: Box<Lamp>
  var body: some View { TypedLampView().environment(box.value) }
}

private struct NewRowsView: View {
  private static let made = Box(0)

  var body: some View {
    ForEach([newRow("row 1:"), newRow("row 2:")]) { CountingRow(name: $0.name) }
  }

  private func newRow(_ name: String) -> NewRow {
    Self.made.value += 1
    return NewRow(id: Self.made.value, name: name)
  }

  private struct NewRow: Identifiable {
    let id: Int
    let name: String
  }
}

private struct Good: Identifiable {
  private static let made = Box(0)
  let id: Int
  let name: String

  init(_ name: String) {
    Self.made.value += 1
    id = Self.made.value
    self.name = name
  }
}

private struct Shelf: View {
  let goods = [Good("Tea")]
  @State private var open: Set<Int> = []
  var body: some View {
    ForEach(goods) { good in
      Button(good.name) { open.insert(good.id) }
      if open.contains(good.id) { Text("open") }
    }
  }
}

private struct NumberRow: View {
  let number = Good("").id
  @State private var first: Int?
  var body: some View {
    Button("Row \(first == number ? 1 : 0)") { first = number }
  }
}

private struct ShelfPage: View {
  var body: some View {
    Shelf()
    NumberRow()
  }
}

private struct Letters: View {
  let letters: [String]
  let rest: Double
  var body: some View { Text("\(letters[0]) \(rest)") }
}

private struct LetterPage: View {
  let box: Box<String>
  var body: some View { Letters(letters: [box.value], rest: .nan) }
}

private struct NumberedView: View {
  private static let made = Box(0)
  private var number: Int {
    Self.made.value += 1
    return Self.made.value
  }
  var body: some View {
    TypedLampView().environment(Lamp())
    Text("\(number)")
  }
}

private protocol Dimmable: AnyObject {
  var level: Int { get set }
}

extension Lamp: Dimmable {}

private struct LampKey: EnvironmentKey {
  static var defaultValue: (any Dimmable)? { nil }
}

extension EnvironmentValues {
  fileprivate var lamp: (any Dimmable)? {
    get { self[LampKey.self] }
    set { self[LampKey.self] = newValue }
  }
}
