import StateLabCore

final class BookSearchModel: ObservableObject {
  @Published var query = ""
  @Published private(set) var results: [String] = []
  @Published private(set) var searches = 0

  private static let books = ["Dune", "Emma", "Middlemarch", "Moby-Dick", "Momo"]
  private var cancellables: Set<AnyCancellable> = []

  init() {
    $query
      .dropFirst()
      .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
      .map { $0.lowercased() }
      .removeDuplicates()
      .sink { [unowned self] query in search(for: query) }
      .store(in: &cancellables)
  }

  private func search(for query: String) {
    searches += 1
    results = query.isEmpty ? [] : Self.books.filter { $0.lowercased().hasPrefix(query) }
  }
}

struct BookSearch: View {
  @ObservedObject var model: BookSearchModel

  var body: some View {
    NavigationView {
      VStack {
        TextField("Title", text: $model.query)
        if model.results.isEmpty {
          Text("Nothing found").foregroundStyle(.secondary)
        } else {
          ForEach(model.results, id: \.self) { Text($0) }
        }
        Text("\(model.searches) searches").font(.footnote)
      }
      .navigationTitle("Books")
    }
  }
}
