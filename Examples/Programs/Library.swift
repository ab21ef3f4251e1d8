// statelab try Library.swift --wait 1 --enter Title=u --enter Title=em --wait 1 \
//   --tap 'Emma ★★★' --enter Title=Emmy --tap 'Rating 3 +' --tap Author --tap 'To the start' \
//   --wait 1 --expect-screen 'Library\nTitle: "em"\n[Cancel]\n[Emmy ★★★★]\n[Delete]' \
//   --expect-bodies BookEditor=3
import Combine
import SwiftUI

// Destinations for two kinds of values, a search that is canceled when its text changes, and an
// observable model in an editor.
struct Book: Identifiable, Hashable, Codable {
  let id: Int
  var title: String
  var rating: Int
}

struct Author: Hashable { let name: String }

@Observable
@MainActor
final class Library {
  private(set) var results: [Book] = []
  private(set) var isLoading = false
  var books: [Book] = [
    Book(id: 1, title: "Emma", rating: 3), Book(id: 2, title: "Persuasion", rating: 5),
    Book(id: 3, title: "Ulysses", rating: 2),
  ]

  func search(_ query: String) async {
    isLoading = true
    defer { isLoading = false }
    do {
      try await Task.sleep(for: .milliseconds(300))
      results =
        query.isEmpty ? books : books.filter { $0.title.localizedCaseInsensitiveContains(query) }
    } catch is CancellationError {
      print("gave up on \(query)")
    } catch {
      print(error)
    }
  }

  subscript(id: Book.ID) -> Book {
    get { books.first { $0.id == id } ?? Book(id: id, title: "", rating: 1) }
    set { books = books.map { $0.id == id ? newValue : $0 } }
  }
}

@main
struct LibraryApp: App {
  @State private var library = Library()
  var body: some Scene {
    WindowGroup { LibraryView().environment(library) }
  }
}

struct LibraryView: View {
  @Environment(Library.self) private var library
  @State private var query = ""
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      List {
        if library.isLoading { ProgressView("Searching") }
        ForEach(library.results) { book in
          NavigationLink(value: book.id) {
            HStack {
              Text(book.title)
              Spacer()
              Text(String(repeating: "★", count: book.rating))
            }
          }
          .swipeActions {
            Button("Delete", role: .destructive) { library.books.removeAll { $0.id == book.id } }
          }
        }
      }
      .overlay {
        if library.results.isEmpty && !library.isLoading {
          ContentUnavailableView.search(text: query)
        }
      }
      .navigationTitle("Library")
      .searchable(text: $query, prompt: "Title")
      .task(id: query) { await library.search(query) }
      .navigationDestination(for: Book.ID.self) { BookEditor(library: library, id: $0) }
      .navigationDestination(for: Author.self) { author in
        Text("All by \(author.name)")
        Button("To the start") { path = NavigationPath() }
      }
    }
  }
}

struct BookEditor: View {
  @Bindable var library: Library
  let id: Book.ID
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      TextField("Title", text: $library[id].title)
      Stepper("Rating \(library[id].rating)", value: $library[id].rating, in: 1...5)
      NavigationLink("Author", value: Author(name: "Jane"))
      Button("Save") { dismiss() }
    }
    .navigationTitle(library[id].title)
  }
}
