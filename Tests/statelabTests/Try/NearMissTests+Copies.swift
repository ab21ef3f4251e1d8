@testable import statelab

extension TryTests.NearMissTests {
  /// Programs with a copy or a sum that is right.
  nonisolated static let copies = [
    Program(
      // The cart forwards the changes of its items.
      bug: "nested-observable-object", actions: "--tap 'Add 1#1'",
      text: """
        class Item: ObservableObject, Identifiable { @Published var quantity = 1 }
        class Cart: ObservableObject {
          let items = [Item(), Item()]
          private var subscriptions: [Any] = []
          init() {
            subscriptions = items.map { item in
              item.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
            }
          }
          var count: Int { items.map(\\.quantity).reduce(0, +) }
        }
        struct Row: View {
          @ObservedObject var item: Item
          var body: some View { Button("Add \\(item.quantity)") { item.quantity += 1 } }
        }
        struct ContentView: View {
          @StateObject private var cart = Cart()
          var body: some View { ForEach(cart.items) { Row(item: $0) }; Text("\\(cart.count) things") }
        }
        """),
    Program(
      // The view shows the first value and the current one.
      bug: "state-seeded-from-parameter", actions: "--tap Next",
      text: """
        struct Page: View {
          let number: Int
          @State private var first: Int
          init(number: Int) { self.number = number; _first = State(initialValue: number) }
          var body: some View { Text("page \\(number)"); Text("began at \\(first)") }
        }
        struct ContentView: View {
          @State private var number = 1
          var body: some View { Page(number: number); Button("Next") { number += 1 } }
        }
        """),
    Program(
      // A function of the view reads the parameter.
      bug: "state-seeded-from-parameter", actions: "--tap Next",
      text: """
        struct Page: View {
          let number: Int
          @State private var first: Int
          init(number: Int) { self.number = number; _first = State(initialValue: number) }
          func label() -> String { number > 1 ? "later" : "first page" }
          var body: some View { Text(label()); Text("began at \\(first)") }
        }
        struct ContentView: View {
          @State private var number = 1
          var body: some View { Page(number: number); Button("Next") { number += 1 } }
        }
        """),
    Program(
      // The view gives a field of its copy to a function.
      bug: "state-seeded-from-parameter", actions: "--tap 'Stars 0' --tap Reset",
      text: """
        struct Book: Identifiable { let id: Int; var stars = 0 }
        final class Library { static let current = Library(); func rate(_ id: Int, _ stars: Int) {} }
        struct BookRow: View {
          @State var book: Book
          var body: some View {
            Button("Stars \\(book.stars)") { book.stars += 1; Library.current.rate(book.id, book.stars) }
          }
        }
        struct ContentView: View {
          @State private var books = [Book(id: 1, stars: 0)]
          @State private var resets = 0
          var body: some View {
            ForEach(books) { BookRow(book: $0) }
            Button("Reset") { books[0].stars = 5; resets += 1 }
          }
        }
        """),
    Program(
      // A draft: the view gives its copy back.
      bug: "state-seeded-from-parameter", actions: "--tap 'Stars 0' --tap Rename",
      text: """
        struct Book: Identifiable { let id: Int; var title: String; var stars = 0 }
        struct BookForm: View {
          @State var book: Book
          let save: (Book) -> Void
          var body: some View {
            Text(book.title)
            Button("Stars \\(book.stars)") { book.stars += 1 }
            Button("Save") { save(book) }
          }
        }
        struct ContentView: View {
          @State private var book = Book(id: 1, title: "Old")
          var body: some View {
            BookForm(book: book) { book = $0 }
            Button("Rename") { book.title = "New" }
          }
        }
        """),
    Program(
      // The action changes the shared object, and not the defaults.
      bug: "app-storage-in-model", actions: "--tap Add", text: storeAndSettings),
    Program(
      // The action changes the defaults, and not the shared object.
      bug: "model-change-not-announced", actions: "--tap Bigger", text: storeAndSettings),
    Program(
      // The screen lacks the unannounced `taps`; the rows' quantities are only logged.
      bug: "nested-observable-object", actions: "--tap 'Add 1#1'", text: tapsOfCart),
    Program(
      // Another object has a property of the same name.
      bug: "state-object-argument-ignored", actions: "--tap Rename",
      text: """
        final class Theme: ObservableObject { @Published var name = "dark" }
        final class User: ObservableObject { @Published var name = "Ann" }
        final class Log: ObservableObject { let name: String; init(name: String) { self.name = name } }
        struct LogView: View {
          @StateObject private var log: Log
          init(name: String) { _log = StateObject(wrappedValue: Log(name: name)) }
          var body: some View { Text("Log of \\(log.name)") }
        }
        struct ContentView: View {
          @StateObject private var theme = Theme()
          @StateObject private var user = User()
          var body: some View {
            LogView(name: user.name)
            Text("Theme \\(theme.name)")
            Button("Rename") { theme.name = "light" }
          }
        }
        """),
  ]

  /// A screen with a value of a shared object and one of the defaults.
  nonisolated static let storeAndSettings = """
    class Store { static let shared = Store(); var count = 0 }
    @Observable final class Settings {
      var size: Int {
        get { UserDefaults.standard.integer(forKey: "size") }
        set { UserDefaults.standard.set(newValue, forKey: "size") }
      }
    }
    struct ContentView: View {
      @State private var settings = Settings()
      var body: some View {
        Text("Size \\(settings.size)")
        Text("Count \\(Store.shared.count)")
        Button("Add") { Store.shared.count += 1 }
        Button("Bigger") { settings.size += 1 }
      }
    }
    """

  /// A screen with a property that announces no change, beside rows that follow their items.
  nonisolated static let tapsOfCart = """
    class Item: ObservableObject, Identifiable { @Published var quantity = 1 }
    class Cart: ObservableObject {
      let items = [Item(), Item()]
      var taps = 0
    }
    struct Row: View {
      @ObservedObject var item: Item
      let cart: Cart
      var body: some View { Button("Add \\(item.quantity)") { item.quantity += 1; cart.taps += 1 } }
    }
    struct ContentView: View {
      @StateObject private var cart = Cart()
      var body: some View {
        ForEach(cart.items) { Row(item: $0, cart: cart) }
        Text("Taps \\(cart.taps)")
        Button("Log") { print(cart.items.map(\\.quantity)) }
      }
    }
    """
}
