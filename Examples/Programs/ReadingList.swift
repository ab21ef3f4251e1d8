// statelab try ReadingList.swift --tap 'Finished#2' --tap 'New book' --enter Title=Snow \
//   --enter Author=Berg --tap 'Add to the shelf' --expect-screen-has 'Done\n[Gardens'
import SwiftUI

class Book: ObservableObject {
  @Published var title: String
  @Published var author: String
  @Published var note: String
  @Published var unread: Bool

  init(title: String = "", author: String = "", note: String = "", unread: Bool = true) {
    self.title = title
    self.author = author
    self.note = note
    self.unread = unread
  }
}

extension Book: Hashable, Identifiable {
  func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }

  static func == (lhs: Book, rhs: Book) -> Bool {
    lhs === rhs
  }
}

enum Shelf: CaseIterable {
  case toRead
  case finished
}

class Bookcase: ObservableObject {
  @Published private var stored: [Book] = [
    Book(title: "Winter in Oslo", author: "A. Berg"),
    Book(title: "Gardens", author: "M. Lund", note: "Quiet and slow."),
    Book(title: "North", author: "I. Holm", unread: false),
  ]

  var sortedBooks: [Shelf: [Book]] {
    get {
      let grouped = Dictionary(grouping: stored, by: \.unread)
      return Dictionary(
        uniqueKeysWithValues: grouped.map {
          (($0.key ? .toRead : .finished), $0.value)
        })
    }
    set {
      stored =
        newValue.sorted { $1.key == .finished }
        .flatMap { $0.value }
    }
  }

  func sortBooks() {
    stored = sortedBooks.sorted { $1.key == .finished }.flatMap { $0.value }
    objectWillChange.send()
  }

  func add(_ book: Book) { stored.insert(book, at: 0) }

  func delete(at offsets: IndexSet, in section: Shelf) {
    sortedBooks[section]?.remove(atOffsets: offsets)
  }

  func move(from: IndexSet, to: Int, in section: Shelf) {
    sortedBooks[section]?.move(fromOffsets: from, toOffset: to)
  }
}

struct ContentView: View {
  @EnvironmentObject var library: Bookcase
  @State private var addingNewBook = false

  var body: some View {
    NavigationView {
      List {
        Button {
          addingNewBook = true
        } label: {
          Label("New book", systemImage: "book.circle").font(.title)
        }
        ForEach(Shelf.allCases, id: \.self) {
          SectionView(section: $0)
        }
      }
      .toolbar(content: EditButton.init)
      .navigationBarTitle("My books")

      Text("Choose a book")
    }
    .sheet(isPresented: $addingNewBook, content: NewBookView.init)
    .onAppear(perform: library.sortBooks)
  }
}

private struct SectionView: View {
  let section: Shelf
  @EnvironmentObject var library: Bookcase

  var title: String {
    switch section {
    case .toRead: return "To read"
    case .finished: return "Done"
    }
  }

  var body: some View {
    if let books = library.sortedBooks[section], !books.isEmpty {
      Section {
        ForEach(books) { book in
          BookRow(book: book)
            .swipeActions(edge: .leading) {
              Button {
                withAnimation {
                  book.unread.toggle()
                  library.sortBooks()
                }
              } label: {
                book.unread
                  ? Label("Finished", systemImage: "bookmark.slash")
                  : Label("To read", systemImage: "bookmark")
              }
              .tint(.accentColor)
            }
            .swipeActions(edge: .trailing) {
              Button(role: .destructive) {
                guard let index = books.firstIndex(where: { $0.id == book.id })
                else { return }
                withAnimation {
                  library.delete(at: .init(integer: index), in: section)
                }
              } label: {
                Label("Delete", systemImage: "trash")
              }
            }
        }
        .onMove { indices, newOffset in
          library.move(from: indices, to: newOffset, in: section)
        }
      } header: {
        Text(title).textCase(nil)
      }
    }
  }
}

struct BookRow: View {
  @ObservedObject var book: Book

  var body: some View {
    NavigationLink(destination: DetailView(book: book)) {
      VStack(alignment: .leading) {
        Text(book.title).font(.title2)
        Text(book.author).font(.title3).foregroundColor(.secondary)
        if !book.note.isEmpty {
          Text(book.note).lineLimit(1)
        }
      }
      .padding(.vertical, 8)
    }
  }
}

struct DetailView: View {
  @ObservedObject var book: Book

  var body: some View {
    VStack(alignment: .leading) {
      HStack(spacing: 16) {
        Button {
          book.unread.toggle()
        } label: {
          Image(systemName: book.unread ? "bookmark.fill" : "bookmark")
            .font(.system(size: 48, weight: .light))
        }
        Text(book.author)
      }
      TextField("Review", text: $book.note)
      Divider().padding(.vertical)
      Spacer()
    }
    .padding()
    .navigationBarTitle(book.title)
  }
}

struct NewBookView: View {
  @ObservedObject var book = Book(title: "", author: "")
  @EnvironmentObject var library: Bookcase
  @Environment(\.presentationMode) var presentationMode

  var body: some View {
    NavigationView {
      VStack(spacing: 24) {
        TextField("Title", text: $book.title)
        TextField("Author", text: $book.author)
      }
      .navigationTitle("New book")
      .toolbar {
        ToolbarItem(placement: .status) {
          Button("Add to the shelf") {
            library.add(book)
            presentationMode.wrappedValue.dismiss()
          }
          .disabled([book.title, book.author].contains(where: \.isEmpty))
        }
      }
    }
  }
}

@main
struct ReadingApp: App {
  @StateObject private var library = Bookcase()

  var body: some Scene {
    WindowGroup {
      ContentView()
        .environmentObject(library)
    }
  }
}
