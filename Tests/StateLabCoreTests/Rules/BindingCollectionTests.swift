import StateLabCore
import Testing

@Suite("A binding to a collection")
struct BindingCollectionTests {
  private struct Item: Identifiable {
    let id: Int
    var name: String
  }

  private struct Items: View {
    @State private var items = [Item(id: 7, name: "a"), Item(id: 9, name: "b")]
    var body: some View {
      ForEach(Array($items.enumerated()), id: \.element.id) { offset, $item in
        Button("\(offset): \(item.name)") { item.name += "!" }
      }
      Button("All \($items.count)") { for item in $items { item.name.wrappedValue += "?" } }
      Button("Last") { $items[$items.endIndex - 1].wrappedValue.name = "last" }
      Button("Ends") { $items.last?.name.wrappedValue = $items.reversed().map(\.id).description }
    }
  }

  @Test("R61 Its elements are bindings to the elements (fidelity 2.13, 15)")
  func elements() throws {
    let host = Host(Items())
    #expect(host.screen == "[0: a]\n[1: b]\n[All 2]\n[Last]\n[Ends]")
    try host.tap("1: b")
    try host.tap("All 2")
    #expect(host.screen.hasPrefix("[0: a?]\n[1: b!?]"))
    try host.tap("Last")
    #expect(host.screen.hasPrefix("[0: a?]\n[1: last]"))
    try host.tap("Ends")
    #expect(host.screen.hasPrefix("[0: a?]\n[1: [9, 7]]"))
    #expect(!host.isStale)
  }

  @Test("R61 Bindings to the same element are equal, to different elements unequal")
  func rowsAreCompared() throws {
    struct Row: View {
      @Binding var name: String
      var body: some View {
        let _ = print("body \(name)")
        TextField("Name", text: $name)
      }
    }
    struct Names: View {
      @State private var names = ["a", "b"]
      @State private var n = 0
      var body: some View {
        ForEach(names.indices, id: \.self) { Row(name: $names[$0]) }
        Button("Again \(n)") { n += 1 }
      }
    }
    let host = Host(Names())
    try host.tap("Again 0")
    #expect(host.trace.printed == ["body a", "body b"])
    try host.enter("c", into: "Name", occurrence: 1)
    #expect(host.trace.printed == ["body a", "body b", "body c"])
  }

  private struct Gone: View {
    struct Row: View {
      @Binding var name: String
      var body: some View { Text(name) }
    }
    @State private var names = ["a", "b"]
    var body: some View {
      ForEach(0..<2) { Row(name: $names[$0]) }
      Button("Remove") { names.removeLast() }
    }
  }

  @Test("A row's binding traps once its element is gone (fidelity 2.13, 15)")
  func readAfterRemoval() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent, \.standardOutputContent]
    ) {
      await MainActor.run {
        let recorder = Recorder(watchedBy: { Swift.print("\($0.event.kind)") })
        Recorder.$inherited.withValue(recorder) {
          let host = Host(Gone())
          try? host.tap("Remove")
        }
      }
    }
    let error = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      error.contains("Swift/ContiguousArrayBuffer.swift:691: Fatal error: Index out of range"))
    let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    #expect(
      output.contains(
        "BindingCollectionTests.Gone.Row read the element at 1 of BindingCollectionTests.Gone.names, which has 1 element"
      ), "\(output)")
  }

  @Test("A write from a closure to an element that is gone traps")
  func writeAfterRemoval() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        nonisolated(unsafe) var names = ["a"]
        let binding = Binding {
          names
        } set: {
          names = $0
        }
        let first = binding[0]
        names = []
        first.wrappedValue = "b"
      }
    }
  }
}
