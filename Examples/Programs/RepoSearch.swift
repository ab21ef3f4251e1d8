// statelab try RepoSearch.swift --type Repository=sw --wait 1 --toggle 'By stars' \
//   --tap swift-nio --expect-screen-has '8,000 stars'
import Combine
import SwiftUI

enum SearchError: LocalizedError, Identifiable {
  case tooShort
  case offline(String)

  var id: String { localizedDescription }

  var errorDescription: String? {
    switch self {
    case .tooShort: return "Enter at least two letters."
    case .offline(let reason): return "No connection: \(reason)"
    }
  }

  var recoverySuggestion: String? { "Try again later." }
}

protocol RepoService {
  func repos(matching query: String) -> AnyPublisher<[Repo], SearchError>
}

struct Repo: Decodable, Identifiable, Hashable {
  let id: Int
  let name: String
  let stars: Int

  enum CodingKeys: String, CodingKey {
    case id, name
    case stars = "stargazers_count"
  }
}

struct LocalService: RepoService {
  private let json = """
    [{"id": 1, "name": "swift-format", "stargazers_count": 2500},
     {"id": 2, "name": "swift-nio", "stargazers_count": 8000},
     {"id": 3, "name": "vapor", "stargazers_count": 24000}]
    """

  func repos(matching query: String) -> AnyPublisher<[Repo], SearchError> {
    guard query.count > 1 else {
      return Fail(error: .tooShort).eraseToAnyPublisher()
    }
    return Just(Data(json.utf8))
      .decode(type: [Repo].self, decoder: JSONDecoder())
      .map { repos in repos.filter { $0.name.contains(query.lowercased()) } }
      .mapError { SearchError.offline($0.localizedDescription) }
      .delay(for: .milliseconds(200), scheduler: DispatchQueue.main)
      .eraseToAnyPublisher()
  }
}

final class SearchViewModel: ObservableObject {
  enum State {
    case idle, loading
    case loaded([Repo])
    case failed(SearchError)
  }

  @Published var query = ""
  @Published private(set) var state = State.idle
  @Published var isSortedByStars = false

  private var cancellables = Set<AnyCancellable>()
  private let service: RepoService

  init(service: RepoService = LocalService()) {
    self.service = service

    $query
      .dropFirst()
      .removeDuplicates()
      .debounce(for: .seconds(0.3), scheduler: RunLoop.main)
      .handleEvents(receiveOutput: { [weak self] _ in self?.state = .loading })
      .map { query in
        service.repos(matching: query)
          .map(State.loaded)
          .catch { Just(State.failed($0)) }
      }
      .switchToLatest()
      .combineLatest($isSortedByStars)
      .map { state, sorted -> State in
        guard sorted, case .loaded(let repos) = state else { return state }
        return .loaded(repos.sorted { $0.stars > $1.stars })
      }
      .receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.state = $0 }
      .store(in: &cancellables)
  }

  deinit { cancellables.forEach { $0.cancel() } }
}

struct SearchView: View {
  @StateObject private var viewModel: SearchViewModel
  @SwiftUI.State private var details: Repo?

  init(service: RepoService = LocalService()) {
    _viewModel = StateObject(wrappedValue: SearchViewModel(service: service))
  }

  var body: some View {
    NavigationView {
      VStack(alignment: .leading, spacing: 0) {
        HStack {
          Image(systemName: "magnifyingglass")
          TextField("Repository", text: $viewModel.query)
            .textFieldStyle(RoundedBorderTextFieldStyle())
            .autocapitalization(.none)
            .disableAutocorrection(true)
        }
        .padding(.all, 8)
        Toggle("By stars", isOn: $viewModel.isSortedByStars)
        content
      }
      .navigationBarTitle(Text("Repositories"), displayMode: .large)
      .sheet(item: $details) { repo in
        VStack {
          Text(repo.name).bold()
          Text("\(repo.stars) stars").italic()
        }
      }
    }
  }

  @ViewBuilder private var content: some View {
    switch viewModel.state {
    case .idle:
      Text("Type a name").foregroundColor(Color(.secondaryLabel))
    case .loading:
      ProgressView("Searching…").progressViewStyle(CircularProgressViewStyle())
    case .loaded(let repos) where repos.isEmpty:
      Text("Nothing found")
    case .loaded(let repos):
      List(repos) { repo in
        Button(repo.name) { details = repo }
          .buttonStyle(PlainButtonStyle())
      }
      .listStyle(InsetGroupedListStyle())
    case .failed(let error):
      Text(error.errorDescription ?? "Unknown").foregroundColor(.red)
    }
  }
}

@main
struct RepoSearchApp: App {
  var body: some Scene {
    WindowGroup { SearchView() }
  }
}
