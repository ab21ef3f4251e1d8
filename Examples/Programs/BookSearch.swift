// statelab try BookSearch.swift --enter Title=m --wait 0.1 --enter Title=mo --wait 0.3 \
//   --expect-screen 'Title: "mo"\nMoby-Dick'
import Combine
import SwiftUI

final class SearchModel: ObservableObject {
  @Published var query = ""
  @Published private(set) var hits: [String] = []
  private let titles = ["Emma", "Moby-Dick", "Middlemarch", "Ulysses"]
  private var bag: Set<AnyCancellable> = []

  init() {
    $query
      .dropFirst()
      .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
      .removeDuplicates()
      .map { [titles] query in
        titles.filter { $0.lowercased().contains(query.lowercased()) }
      }
      .sink { [weak self] in self?.hits = $0 }
      .store(in: &bag)
  }
}

struct BookSearch: View {
  @StateObject private var model = SearchModel()

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Title", text: $model.query)
      if model.hits.isEmpty {
        Text("Nothing found")
          .foregroundStyle(.secondary)
      } else {
        List(model.hits, id: \.self) { Text($0) }
      }
    }
  }
}
