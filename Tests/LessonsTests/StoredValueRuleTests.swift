import StateLabCore
import Testing

/// Programs that try to break the rule sentences of lessons 25 to 28.
@Suite("Counterexamples to the rules about values outside the struct")
struct StoredValueRuleTests {
  private struct Setting: View {
    @AppStorage("size") private var size = 1

    var body: some View { Text("size \(size)") }
  }

  @Test("25 user-defaults: SwiftUI observes the user defaults for an @AppStorage")
  func observedDefaults() {
    let host = Host(Setting())
    host.perform { UserDefaults.standard.set(7, forKey: "size") }
    #expect(host.screen == "size 7")
  }

  nonisolated private final class Cell {
    let pointer = UnsafeMutablePointer<Int>.allocate(capacity: 1)

    init(_ value: Int) { pointer.initialize(to: value) }

    deinit {
      pointer.deinitialize(count: 1)
      pointer.deallocate()
    }
  }

  private struct CellView: View {
    let pass: Int
    @State private var cell = Cell(0)

    var body: some View {
      Button("\(cell.pointer.pointee), pass \(pass)") { cell.pointer.pointee += 1 }
    }
  }

  @Test("26 location: a pointer that a state keeps survives the struct, and still updates no view")
  func keptPointer() throws {
    let host = Host(CellView(pass: 1))
    try host.tap("0, pass 1")
    #expect(host.screen == "[0, pass 1]")
    host.replaceRoot(CellView(pass: 2))
    #expect(host.screen == "[1, pass 2]")
  }

  private struct Holder<Property: DynamicProperty>: View {
    let property: Property
    let hidden: any DynamicProperty
    let add: (Any) -> Void

    var body: some View {
      Button("Add") {
        add(property)
        add(hidden)
      }
    }
  }

  @Test("27 wrapping-state: a generic type declares a state, and `any DynamicProperty` hides one")
  func genericType() throws {
    let view = Holder(property: State(wrappedValue: 0), hidden: State(wrappedValue: 0)) {
      guard let state = $0 as? State<Int> else { return }
      state.wrappedValue += 1
      print(state.wrappedValue)
    }
    let host = Host(view)
    for _ in 1...2 { try host.tap("Add") }
    #expect(host.trace.printed == ["1", "0", "2", "0"])
  }

  @propertyWrapper
  private struct Logged: DynamicProperty {
    private var value = State<[Int]>(wrappedValue: [])

    var wrappedValue: [Int] {
      get { value.wrappedValue }
      nonmutating set {
        value.wrappedValue = newValue
        print("set \(newValue)")
      }
    }

    var projectedValue: Binding<[Int]> {
      Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
    }
  }

  private struct ListView: View {
    @Logged private var items

    var body: some View {
      Button("Own") { items.append(1) }
      Button("Binding") { $items.wrappedValue.append(2) }
      Button("Element") { $items[0].wrappedValue = 3 }
    }
  }

  @Test("28 two-ways-to-set: a change in place calls the setter once, on each way")
  func changeInPlace() throws {
    let host = Host(ListView())
    for button in ["Own", "Binding", "Element"] { try host.tap(button) }
    #expect(host.trace.printed == ["set [1]", "set [1, 2]", "set [3, 2]"])
  }
}
