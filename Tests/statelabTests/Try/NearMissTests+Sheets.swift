import Testing

@testable import statelab

extension TryTests.NearMissTests {
  @Test(
    "A presentation that copies a current value, or a value of its own, is not stale",
    arguments: sheets)
  func fresh(_ program: Program) throws { try silent(program) }

  nonisolated static let sheets = [
    Program(
      // The body reads the item, so the content is fresh.
      bug: "sheet-captures-stale-state", actions: "--tap Edit",
      text: """
        struct Editor: View {
          @Binding var item: String?
          @State private var draft: String
          init(item: Binding<String?>) {
            _item = item
            _draft = State(wrappedValue: item.wrappedValue ?? "none")
          }
          var body: some View {
            TextField("Draft", text: $draft)
            Button("Other") { item = "Tea" }
          }
        }
        struct ContentView: View {
          @State private var item: String?
          @State private var isShown = false
          var body: some View {
            Button("Edit \\(item ?? "")") { item = "Milk"; isShown = true }
              .sheet(isPresented: $isShown) { Editor(item: $item) }
          }
        }
        """),
    Program(
      // The draft begins with a text of its own.
      bug: "sheet-captures-stale-state", actions: "--tap Edit",
      text: """
        struct Editor: View {
          @Binding var item: String?
          @State private var draft: String
          init(item: Binding<String?>) {
            _item = item
            _draft = State(wrappedValue: "none")
          }
          var body: some View {
            TextField("Draft", text: $draft)
            Button("Other") { item = "Tea" }
          }
        }
        struct ContentView: View {
          @State private var item: String?
          @State private var isShown = false
          var body: some View {
            Button("Edit") { item = "Milk"; isShown = true }
              .sheet(isPresented: $isShown) { Editor(item: $item) }
          }
        }
        """),
    Program(
      // The item changes after the sheet has opened.
      bug: "sheet-captures-stale-state", actions: "--tap Edit --tap Other",
      text: """
        struct Editor: View {
          @Binding var item: String?
          @State private var draft: String
          init(item: Binding<String?>) {
            _item = item
            _draft = State(wrappedValue: item.wrappedValue ?? "none")
          }
          var body: some View {
            TextField("Draft", text: $draft)
            Button("Other") { item = "Tea" }
          }
        }
        struct ContentView: View {
          @State private var item: String?
          @State private var isShown = false
          var body: some View {
            Button("Edit") { isShown = true }
              .sheet(isPresented: $isShown) { Editor(item: $item) }
          }
        }
        """),
    Program(
      // The state that the action sets is another one.
      bug: "sheet-captures-stale-state", actions: "--tap Edit --tap Other",
      text: """
        struct Editor: View {
          @Binding var item: String?
          @State private var draft: String
          init(item: Binding<String?>) {
            _item = item
            _draft = State(wrappedValue: item.wrappedValue ?? "none")
          }
          var body: some View {
            TextField("Draft", text: $draft)
            Button("Other") { item = "Tea" }
          }
        }
        struct ContentView: View {
          @State private var item: String?
          @State private var isShown = false
          @State private var count = 0
          var body: some View {
            Button("Edit") { count = 1; isShown = true }
              .sheet(isPresented: $isShown) { Editor(item: $item) }
          }
        }
        """),
  ]
}
