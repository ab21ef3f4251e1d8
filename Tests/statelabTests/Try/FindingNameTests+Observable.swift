@testable import statelab

extension TryTests.FindingNameTests {
  /// Bugs with `@Observable` models, and with identities, branches and copies in other forms.
  nonisolated static let observableForms = [
    Program(
      // The action also changes a property that another view reads.
      actions: "--tap Tomato",
      head: "5:3: proved: 'basket' of Stall stores a reference: SwiftUI receives no change inside",
      text: """
        class Basket { var tomatoes = 0 }
        @Observable class Stall {
          var basket = Basket()
          var taps = 0
        }
        struct TapsView: View {
          let stall: Stall
          var body: some View { Text("Taps \\(stall.taps)") }
        }
        struct ContentView: View {
          @State private var stall = Stall()
          var body: some View {
            TapsView(stall: stall)
            Text("Tomatoes \\(stall.basket.tomatoes)")
            Button("Tomato") { stall.basket.tomatoes += 1; stall.taps += 1 }
          }
        }
        """),
    Program(
      // The inner object has a publisher, and no view subscribes to it.
      actions: "--tap Tomato",
      head: "5:3: proved: ContentView shows a Basket inside a Stall, but follows only the Stall",
      text: """
        class Basket: ObservableObject { @Published var tomatoes = 0 }
        @Observable class Stall {
          let basket = Basket()
        }
        struct ContentView: View {
          @State private var stall = Stall()
          var body: some View {
            Text("Tomatoes \\(stall.basket.tomatoes)")
            Button("Tomato") { stall.basket.tomatoes += 1 }
          }
        }
        """),
    Program(
      actions: "--tap 'Level 0' --tap Next",
      head: "12:19: proved: the body of ContentView creates a new Filter for Panel at each "
        + "evaluation; level = 1",
      text: """
        @Observable class Filter { var level = 0 }
        struct Panel: View {
          let filter: Filter
          var body: some View { Button("Level \\(filter.level)") { filter.level += 1 } }
        }
        struct ContentView: View {
          @State private var page = 1
          var body: some View {
            Text("Page \\(page)")
            Panel(filter: Filter())
            Button("Next") { page += 1 }
          }
        }
        """),
    Program(
      // Only the toggle reads the property.
      actions: "--toggle Only --tap Next",
      head: "11:5: proved: the body of ContentView creates a new Filter for Panel at each "
        + "evaluation; isOnly = true",
      text: """
        @Observable class Filter { var isOnly = false }
        struct Panel: View {
          @Bindable var filter: Filter
          var body: some View { Toggle("Only", isOn: $filter.isOnly) }
        }
        struct ContentView: View {
          @State private var page = 1
          var body: some View {
            let filter = Filter()
            VStack { Text("Page \\(page)"); Panel(filter: filter); Button("Next") { page += 1 } }
          }
        }
        """),
    Program(
      actions: "--tap 'Add 0' --tap Dark",
      head: "12:20: proved: the body of ContentView creates a new Cart for CartView at each "
        + "evaluation; n = 1",
      text: """
        @Observable class Cart { var n = 0 }
        struct CartView: View {
          @Environment(Cart.self) private var cart
          var body: some View { Button("Add \\(cart.n)") { cart.n += 1 } }
        }
        struct ContentView: View {
          @State private var dark = false
          var body: some View {
            VStack { CartView(); Button("Dark") { dark.toggle() }; Text(dark ? "night" : "day") }
              .environment(Cart())
          }
        }
        """),
    Program(
      actions: "--tap 'Level 0'",
      head: "6:5: proved: the body of ContentView creates a new Filter at each evaluation; a",
      text: """
        @Observable class Filter { var level = 0 }
        struct ContentView: View {
          var body: some View {
            let filter = Filter()
            VStack { Button("Level \\(filter.level)") { filter.level += 1 } }
          }
        }
        """),
    Program(
      // The preview creates its root before the mount.
      actions: "",
      head: "5:22: proved: the initializer of Counter assigns 42 to 'count', which has no storage",
      text: """
        struct Counter: View {
          @State private var count = 0
          init(start: Int) { count = start }
          var body: some View { Text("\\(count)") }
        }
        #Preview { Counter(start: 42) }
        """),
    Program(
      actions: "--type Name=x",
      head: "6:35: proved: an edit of 'name' changes the 'id' of the field \"Name\", so SwiftUI",
      text: """
        struct ContentView: View {
          @State private var name = "a"
          var body: some View {
            TextField("Name", text: $name).id(name)
            Text("Hello \\(name)")
          }
        }
        """),
    Program(
      actions: "--type Name=x",
      head: "12:44: proved: an edit of 'name' changes the 'id' of Editor, so SwiftUI removes",
      text: """
        struct Editor: View {
          @Binding var name: String
          @State private var edits = 0
          var body: some View {
            VStack { TextField("Name", text: $name); Text("Edits \\(edits)") }.onChange(of: name) { edits += 1 }
          }
        }
        struct ContentView: View {
          @State private var name = "a"
          var body: some View { Editor(name: $name).id(name); Text("Hello") }
        }
        """),
    Program(
      actions: "--tap Add",
      head: "11:34: proved: 'total' of ContentView is computed from 'items' when ContentView",
      text: """
        struct ContentView: View {
          @State private var items = ["Pear", "Apple"]
          @State private var total = 0
          @State private var isReady = false
          var body: some View {
            VStack {
              Text("\\(total) fruits\\(isReady ? "" : "…")")
              Button("Add") { items.append("Plum") }
            }.onAppear { isReady = true; total = items.count }
          }
        }
        """),
    Program(
      // A function that only `onAppear` calls.
      actions: "--tap Add",
      head: "11:27: proved: 'total' of ContentView is computed from 'prices' when ContentView",
      text: """
        struct ContentView: View {
          @State private var prices = [3, 4]
          @State private var total = 0
          var body: some View {
            VStack { Text("Total \\(total)"); Button("Add") { prices.append(5) } }
              .onAppear(perform: update)
          }

          private func update() { total = prices.reduce(0, +) }
        }
        """),
    Program(
      actions: "--toggle Sound",
      head: "6:50: proved: the binding of the control \"Sound\" has an empty setter, so",
      text: """
        struct ContentView: View {
          @State private var isOn = false
          var body: some View {
            Toggle("Sound", isOn: Binding(get: { isOn }, set: { value in }))
            Text(isOn ? "loud" : "quiet")
          }
        }
        """),
    Program(
      // Each load creates equal entries with other ids.
      actions: "--tap Detail --tap 'Back#2'",
      head: "16:7: proved: 'onAppear' of ContentView runs again and adds to 'entries' a second",
      text: """
        struct Entry: Identifiable { let id = UUID(); let text: String }
        struct ContentView: View {
          @State private var entries: [Entry] = []
          @State private var path: [Int] = []
          var body: some View {
            NavigationStack(path: $path) {
              VStack {
                ForEach(entries) { Text($0.text) }
                Button("Detail") { path.append(1) }
              }
              .navigationDestination(for: Int.self) { _ in
                Button("Back") { path.removeLast() }
              }
              .onAppear { entries += [Entry(text: "A"), Entry(text: "B")] }
            }
          }
        }
        """),
    Program(
      actions: "--tap 'Laps 0' --toggle Loud --tap Dim",
      head: "14:14: proved: Player is in two branches of ContentView; the change of branch resets "
        + "'laps' = 1 and 'isLoud' = true",
      text: """
        struct Player: View {
          @State private var laps = 0
          @State private var isLoud = false
          var body: some View {
            Button("Laps \\(laps)") { laps += 1 }
            Toggle("Loud", isOn: $isLoud)
          }
        }
        struct ContentView: View {
          @State private var dim = false
          var body: some View {
            if dim { Player().opacity(0.5) } else { Player() }
            Button("Dim") { dim.toggle() }
          }
        }
        """),
    Program(
      // The object of the preview is another one.
      actions: "--tap 'Add 0' --tap Dark",
      head: "11:90: proved: the body of ContentView creates a new Cart for CartView at each "
        + "evaluation; n = 1",
      text: """
        @Observable class Cart { var n = 0 }
        struct CartView: View {
          @Environment(Cart.self) private var cart
          var body: some View { Button("Add \\(cart.n)") { cart.n += 1 } }
        }
        struct ContentView: View {
          @State private var dark = false
          var body: some View {
            VStack { CartView(); Button(dark ? "Light" : "Dark") { dark.toggle() } }.environment(Cart())
          }
        }
        #Preview { ContentView().environment(Cart()) }
        """),
    Program(
      actions: "--tap Remove",
      head: "8:19: proved: 'first' of ContentView is computed from 'items' when ContentView",
      text: """
        struct ContentView: View {
          @State private var items = ["Pear", "Apple"]
          @State private var first: String?
          var body: some View {
            VStack { Text("First \\(first ?? "none")"); Button("Remove") { items.removeFirst() } }
              .onAppear { first = items.first }
          }
        }
        """),
    Program(
      actions: "--tap Raise",
      head: "9:42: proved: 'double' of ContentView is computed from 'price' when ContentView",
      text: """
        struct ContentView: View {
          @State private var price = 2
          @State private var double = 0
          var body: some View {
            VStack { Text("Double \\(double)"); Button("Raise") { price += 1 } }
              .onAppear {
                if double == 0 { withAnimation { double = price * 2 } }
              }
          }
        }
        """),
  ]
}
