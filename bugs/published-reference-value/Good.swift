// statelab try Good.swift --tap "Pages 1"
import SwiftUI

struct Book {
  var pages = 1
}

class Shelf: ObservableObject {
  @Published var books = [Book()]
}

struct ContentView: View {
  @StateObject private var shelf = Shelf()

  var body: some View {
    Button("Pages \(shelf.books[0].pages)") { shelf.books[0].pages += 10 }
  }
}
