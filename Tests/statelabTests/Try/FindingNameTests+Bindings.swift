extension TryTests.FindingNameTests {
  /// Bindings that unwrap, copy or index, and paths without a destination.
  nonisolated static let bindingForms = [
    Program(
      actions: "--tap Clear",
      head: "6:48: proved: TextField in ContentView still holds a binding that",
      text: """
        struct ContentView: View {
          @State private var title: String? = "Tea"
          var body: some View {
            if title != nil { TextField("Title", text: Binding($title)!) }
            Button("Clear") { title = nil }
          }
        }
        """),
    Program(
      actions: "--tap Clear",
      head: "8:32: proved: TextField in ContentView still holds a binding that",
      text: """
        final class Note: ObservableObject { @Published var title: String? = "Tea" }
        struct ContentView: View {
          @StateObject private var note = Note()
          var body: some View {
            if note.title != nil {
              TextField("Title", text: Binding(get: { note.title! }, set: { note.title = $0 }))
            }
            Button("Clear") { note.title = nil }
          }
        }
        """),
    Program(
      actions: "--tap Open",
      head: "8:24: proved: code adds the value kitchen to the path 'path'",
      text: """
        enum Room: Hashable { case kitchen }
        struct ContentView: View {
          @State private var path = NavigationPath()
          var body: some View {
            NavigationStack(path: $path) {
              Button("Open") { path.append(Room.kitchen) }
                .navigationDestination(for: Int.self) { Text("\\($0)") }
            }
          }
        }
        """),
    Program(
      actions: "--tap Open",
      head: "7:24: proved: code adds the value \"kitchen\" to the path",
      text: """
        struct ContentView: View {
          @State private var rooms: [String] = []
          var body: some View {
            NavigationStack(path: $rooms) {
              Button("Open") { rooms = ["kitchen"] }
                .navigationDestination(for: Int.self) { Text("\\($0)") }
            }
          }
        }
        """),
    Program(
      actions: "--tap Hall --tap Door",
      head: "8:54: proved: the link \"Door\" in ContentView presents a value, and no",
      text: """
        struct ContentView: View {
          @State private var path = NavigationPath()
          var body: some View {
            NavigationStack(path: $path) {
              NavigationLink("Hall", value: 1)
                .navigationDestination(for: Int.self) { _ in NavigationLink("Door", value: "red") }
            }
          }
        }
        """),
    Program(
      actions: "--toggle Lamp",
      head: "7:58: proved: the binding of the control \"Lamp\" has a setter that does not",
      text: """
        struct Lamps { var isOn = [false] }
        struct ContentView: View {
          @State private var lamps = Lamps()
          var body: some View {
            Toggle("Lamp", isOn: Binding(get: { lamps.isOn[0] }, set: { isOn in
              var copy = lamps
              copy.isOn[0] = isOn
            }))
          }
        }
        """),
    Program(
      actions: "--tap Remove",
      head: "7:32: proved: TextField still holds a binding to a removed element",
      text: """
        struct ContentView: View {
          @State private var fruits = ["Fig", "Kiwi"]
          var body: some View {
            ForEach(fruits.indices, id: \\.self) { number in
              TextField("Fruit", text: Binding(get: { fruits[number] }, set: { fruits[number] = $0 }))
            }
            Button("Remove") { fruits.removeLast() }
          }
        }
        """),
    Program(
      actions: "--tap Remove",
      head: "11:5: proved: TextField still holds a binding to a removed element",
      text: """
        final class Basket: ObservableObject { @Published var fruits = ["Fig", "Kiwi"] }
        struct ContentView: View {
          @StateObject private var basket = Basket()
          var body: some View {
            ForEach(basket.fruits.indices, id: \\.self) { TextField("Fruit", text: name(at: $0)) }
            Button("Remove") { _ = basket.fruits.popLast() }
          }
          private func name(at index: Int) -> Binding<String> {
            Binding(get: { basket.fruits[index] }, set: { basket.fruits[index] = $0 })
          }
        }
        """),
  ]
}
