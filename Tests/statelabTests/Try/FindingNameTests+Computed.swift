@testable import statelab

extension TryTests.FindingNameTests {
  /// Bugs in values that the program computes from a property, and in copies of a parameter.
  nonisolated static let computedForms = [
    Program(
      // Two replacements: the second one loses a value.
      actions: "--tap Page --tap 'Count 0' --tap Page",
      head: "5:3: proved: CountView creates a new Counter for 'counter' each time the body of "
        + "ContentView runs; Counter(n: 1) is lost",
      text: """
        class Counter: ObservableObject { @Published var n = 0 }
        struct CountView: View {
          @ObservedObject var counter = Counter()
          var body: some View { Button("Count \\(counter.n)") { counter.n += 1 } }
        }
        struct ContentView: View {
          @State private var page = 1
          var body: some View { Text("\\(page)"); CountView(); Button("Page") { page += 1 } }
        }
        """),
    Program(
      // The rows follow their items, and the sum does not.
      actions: "--tap 'Add 1#1'",
      head:
        "6:3: proved: ContentView shows an Item inside a Cart, but follows only the Cart (quantity",
      text: """
        class Item: ObservableObject, Identifiable { @Published var quantity = 1 }
        class Cart: ObservableObject {
          // Two of them
          @Published var items = [Item(), Item()]
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
      // Another view follows the cart, too, and shows a value that an `==` computes.
      actions: "--tap 'Add 1#1'",
      head:
        "8:3: proved: ContentView shows an Item inside a Cart, but follows only the Cart (quantity",
      text: """
        class Item: ObservableObject, Identifiable, Equatable {
          @Published var quantity = 1
          static func == (a: Item, b: Item) -> Bool { a.quantity == b.quantity }
        }
        class Cart: ObservableObject {
          @Published var items = [Item(), Item()]
          var count: Int { items.map(\\.quantity).reduce(0, +) }
          var isEmpty: Bool { items.first == nil }
        }
        struct Row: View {
          @ObservedObject var item: Item
          var body: some View { Button("Add \\(item.quantity)") { item.quantity += 1 } }
        }
        struct Banner: View {
          @ObservedObject var cart: Cart
          var body: some View { Text(cart.isEmpty ? "empty" : "open") }
        }
        struct ContentView: View {
          @StateObject private var cart = Cart()
          var body: some View {
            ForEach(cart.items) { Row(item: $0) }
            Banner(cart: cart)
            Text("\\(cart.count) things")
          }
        }
        """),
    Program(
      // The action of another view reads the sum, and the screen of that view lacks nothing.
      actions: "--tap 'Add 1#1'",
      head:
        "5:3: proved: TotalView shows an Item inside a Cart, but follows only the Cart (quantity",
      text: """
        class Item: ObservableObject, Identifiable { @Published var quantity = 1 }
        class Cart: ObservableObject {
          @Published var items = [Item(), Item()]
          var count: Int { items.map(\\.quantity).reduce(0, +) }
        }
        struct Row: View {
          @ObservedObject var item: Item
          var body: some View { Button("Add \\(item.quantity)") { item.quantity += 1 } }
        }
        struct TotalView: View {
          @ObservedObject var cart: Cart
          var body: some View { Text("\\(cart.count) things") }
        }
        struct ContentView: View {
          @StateObject private var cart = Cart()
          var body: some View {
            ForEach(cart.items) { Row(item: $0) }
            TotalView(cart: cart)
            Button("Log") { print(cart.count) }
          }
        }
        """),
    Program(
      // The defaults of another object have no part in the change of the shared one.
      actions: "--tap Add",
      head:
        "3:44: proved: ContentView shows 'count' of Store, which changes without an announcement",
      text: TryTests.NearMissTests.storeAndSettings),
    Program(
      actions: "--tap 'Add 1#1'",
      head: "6:3: proved: ContentView shows 'taps' of Cart, which changes (0 → 1) without an",
      text: TryTests.NearMissTests.tapsOfCart),
    Program(
      actions: "--tap Win",
      head: "5:3: proved: ScoreBoard shows a Player inside a Match, but follows only the Match",
      text: """
        final class Player: ObservableObject { @Published var score = 0 }
        final class Match: ObservableObject {
          @Published var players: [Player] = [Player(), Player()]
          func best() -> Int { players.map(\\.score).max() ?? 0 }
          func win() { players[1].score += 10 }
        }
        struct ScoreBoard: View { @ObservedObject var match: Match; var body: some View { Text("\\(match.best())") } }
        struct ContentView: View {
          @StateObject private var match = Match()
          var body: some View { ScoreBoard(match: match); Button("Win") { match.win() } }
        }
        """),
    Program(
      actions: "--tap Deposit",
      head:
        "3:35: proved: BalanceView shows 'balance' of Account, which changes (0 → 50) without an",
      text: """
        class Account: ObservableObject { private(set) var balance = 0; func deposit() { balance += 50 } }
        extension Account { var text: String { "Balance \\(balance)" } }
        struct BalanceView { @EnvironmentObject var account: Account }
        extension BalanceView: View { var body: some View { Text(account.text) } }
        struct ContentView: View {
          @StateObject private var account = Account()
          var body: some View {
            VStack { BalanceView(); Button("Deposit") { account.deposit() } }.environmentObject(account)
          }
        }
        """),
    Program(
      // The view stores the parameter as well, and does not show the parameter.
      actions: "--tap Louder",
      head:
        "7:3: suspected: 'shown' of VolumeView keeps its first value, 3, when ContentView passes",
      text: """
        @Observable final class Settings { var volume = 3 }
        struct VolumeView: View {
          let settings: Settings
          var volume: Int
          @State private var shown: Int
          init(settings: Settings) {
            self.settings = settings
            volume = settings.volume
            _shown = State(initialValue: settings.volume)
          }
          var body: some View { Text("Volume \\(shown)"); Button("Louder") { settings.volume += 1 } }
        }
        struct ContentView: View {
          @State private var settings = Settings()
          var body: some View { VolumeView(settings: settings) }
        }
        """),
    Program(
      actions: "--tap 'Like 3' --tap Reset",
      head:
        "5:3: proved: PostRow changes its copy 'post', and keeps 'likes' = 4 when ContentView passes 0",
      text: """
        struct Post: Identifiable { let id: Int; var likes: Int }
        struct PostRow: View {
          @State var post: Post
          var body: some View { Button("Like \\(post.likes)") { post.likes += 1 } }
        }
        struct ContentView: View {
          @State private var posts = [Post(id: 1, likes: 3), Post(id: 2, likes: 0)]
          var body: some View {
            ForEach(posts) { PostRow(post: $0) }
            Button("Reset") { for index in posts.indices { posts[index].likes = 0 } }
          }
        }
        """),
    Program(
      // One cause: the last row has lost nothing yet.
      actions: "--tap 'Details Milk' --tap Add",
      head:
        "4:3: proved: TodoRow gets a new identity each time the body of ContentView runs; 'isOpen' = true",
      text: """
        struct Todo: Identifiable {
          var id: UUID { .init() }
          let title: String
        }
        struct TodoRow: View {
          let todo: Todo
          @State private var isOpen = false
          var body: some View { Button("\\(isOpen ? "Hide" : "Details") \\(todo.title)") { isOpen.toggle() } }
        }
        struct ContentView: View {
          @State private var todos = [Todo(title: "Milk"), Todo(title: "Eggs")]
          var body: some View {
            ForEach(todos) { TodoRow(todo: $0) }
            Button("Add") { todos.append(Todo(title: "Salt")) }
          }
        }
        """),
    Program(
      actions: "--tap Bigger",
      head: "4:3: proved: 'size' of Settings stores its value in the user defaults",
      text: """
        @Observable final class Settings {
          var size: Int {
            get { UserDefaults.standard.integer(forKey: "size") }
            set { UserDefaults.standard.set(newValue, forKey: "size") }
          }
        }
        struct ContentView: View {
          @State private var settings = Settings()
          var body: some View { Button("Bigger") { settings.size += 1 }; Text("Size \\(settings.size)") }
        }
        """),
  ]
}
