import SwiftUI

class Library: ObservableObject {
  @Published var shelf = ["Dune", "Emma", "Ulysses"]
  @Published var query = ""
  var borrowed: Set<String> = []

  var found: [String] {
    query.isEmpty ? shelf : shelf.filter { $0.localizedCaseInsensitiveContains(query) }
  }

  func borrow(_ title: String) { borrowed.insert(title) }

  func bringAllBack() { borrowed = [] }
}

struct BookRow: View {
  @ObservedObject var library: Library
  let title: String

  var body: some View {
    HStack {
      Text(library.borrowed.contains(title) ? "\(title), at home" : "\(title), on the shelf")
      Button("Borrow \(title)") { library.borrow(title) }
    }
  }
}

struct ContentView: View {
  @StateObject private var library = Library()

  var body: some View {
    VStack {
      TextField("Title", text: $library.query)
      ForEach(library.found, id: \.self) { BookRow(library: library, title: $0) }
      Text("Borrowed: \(library.borrowed.count)")
      Button("Bring all back") { library.bringAllBack() }
    }
  }
}
