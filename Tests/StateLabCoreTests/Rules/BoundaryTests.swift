import StateLabCore
import Testing

@Suite("Process exits and uninstalled views")
struct BoundaryTests {
  @Test("R76 A body that your code calls has uninstalled properties")
  func bodyByHand() {
    struct Counter: View {
      @State private var n = 1
      var body: some View {
        let _ = n = 5
        let _ = print("n is \(n), \($n.wrappedValue)")
        Text("x")
      }
    }
    let recorder = Recorder()
    Recorder.$inherited.withValue(recorder) { _ = Counter().body }
    #expect(recorder.trace.printed == ["n is 1, 1"])
    #expect(recorder.trace.warnings.map(\.id) == ["W1"])
  }

  @Test("W17 Calling the body of a primitive view ends the process")
  func primitiveBody() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = Text("x").body }
    }
    #expect(errors(of: result).contains("body() should not be called on Text."))
  }

  @Test("R63 Reading an unwrapped binding ends the process if the value has become nil")
  func unwrappedNil() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        var stored: Int? = 1
        let base = Binding(get: { stored }, set: { stored = $0 })
        let unwrapped = Binding<Int>(base)
        stored = nil
        _ = unwrapped?.wrappedValue
      }
    }
    #expect(errors(of: result).contains("Fatal error"))
  }

  @Test("R78 Changing the count of a constant ForEach causes W10")
  func constantCount() throws {
    struct Growing: View {
      @State private var count = 2
      var body: some View {
        ForEach(0..<count) { Text("row \($0)") }
        Button("Add") { count += 1 }
      }
    }
    let host = Host(Growing())
    try host.tap("Add")
    #expect(
      host.trace.warnings.map(\.message) == [
        "ForEach<Range<Int>, Int, Text> count (3) != its initial count (2). "
          + "`ForEach(_:content:)` should only be used for *constant* data. Instead conform data "
          + "to `Identifiable` or use `ForEach(_:id:content:)` and provide an explicit `id`!"
      ])
    #expect(host.screen == "row 0\nrow 1\n[Add]")
  }

  @Test("R78 The rows of the first range have new content, also after the count has changed")
  func contentOfConstantRange() throws {
    struct Growing: View {
      @State private var names = ["a"]
      var body: some View {
        ForEach(0..<names.count) { Text(names[$0]) }
        Button("Add") { names.append("b") }
        Button("Rename") { names[0] += "!" }
      }
    }
    let host = Host(Growing())
    try host.tap("Add")
    try host.tap("Rename")
    #expect(host.screen == "a!\n[Add]\n[Rename]")
    #expect(host.trace.warnings.count == 1)
  }

  @Test("R78 A row of the first range reads its element after the element was removed")
  func removalFromConstantRange() throws {
    struct Shrinking: View {
      @State private var names = ["a", "b"]
      let read: (Int, Int) -> String
      var body: some View {
        ForEach(0..<names.count) { Text(read($0, names.count)) }
        Button("Remove") { names.removeLast() }
      }
    }
    var late: [Int] = []
    let host = Host(
      Shrinking { index, count in
        if index >= count { late.append(index) }
        return "\(index)"
      })
    try host.tap("Remove")
    #expect(late == [1])
  }

  @Test("R34 .equatable() uses == for plain data, too; R36 the view's own state still updates it")
  func equatableView() throws {
    struct Child: View, @MainActor Equatable {
      let n: Int
      @State private var own = 0
      static func == (a: Self, b: Self) -> Bool { true }
      var body: some View { Button("n \(n), own \(own)") { own += 1 } }
    }
    struct Parent: View {
      @State private var n = 0
      var body: some View {
        Button("Again") { n += 1 }
        let _ = n
        Child(n: n).equatable()
      }
    }
    let host = Host(Parent())
    try host.tap("Again")
    #expect(host.trace.bodyCount(of: Child.self) == 1)
    try host.tap("n 0, own 0")
    #expect(host.screen == "[Again]\n[n 0, own 1]")
  }

  @Test("R34 .equatable() compares with the value that is shown, not with a skipped one")
  func equatableDoesNotDrift() throws {
    struct Near: View, @MainActor Equatable {
      let n: Int
      static func == (a: Self, b: Self) -> Bool { abs(a.n - b.n) < 5 }
      var body: some View { Text("n \(n)") }
    }
    struct Parent: View {
      @State private var n = 0
      var body: some View {
        Button("Add 3") { n += 3 }
        let _ = n
        Near(n: n).equatable()
      }
    }
    let host = Host(Parent())
    try host.tap("Add 3")
    #expect(host.screen == "[Add 3]\nn 0")
    try host.tap("Add 3")
    #expect(host.screen == "[Add 3]\nn 6")
  }

  @Test("R74 transformEnvironment changes an inherited value for the views inside only")
  func transformed() throws {
    struct Reader: View {
      @Environment(\.sizeInTests) private var size
      var body: some View { Text("size \(size)") }
    }
    struct Tree: View {
      @State private var size = 2
      var body: some View {
        VStack {
          Reader()
          Reader().transformEnvironment(\.sizeInTests) { $0 *= 10 }
        }
        .environment(\.sizeInTests, size)
        Button("Size") { size += 1 }
      }
    }
    let host = Host(Tree())
    #expect(host.screen == "size 2\nsize 20\n[Size]")
    try host.tap("Size")
    #expect(host.screen == "size 3\nsize 30\n[Size]")
  }

  @Test("ForEach over a binding passes each row a binding to its element")
  func forEachOverBinding() throws {
    struct Item: Identifiable {
      let id: Int
      var name: String
    }
    struct Items: View {
      @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
      var body: some View {
        ForEach($items) { $item in TextField("Item \(item.id)", text: $item.name) }
        Text(items.map(\.name).joined())
      }
    }
    let host = Host(Items())
    try host.enter("z", into: "Item 2")
    #expect(host.screen == "Item 1: \"a\"\nItem 2: \"z\"\naz")
  }

  private func errors(of result: ExitTest.Result?) -> String {
    result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
  }
}
