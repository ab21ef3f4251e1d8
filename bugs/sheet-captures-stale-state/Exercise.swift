import SwiftUI

struct RecipePage: View {
  let title: String?
  @Environment(\.dismiss) private var dismiss
  @State private var people = 2

  var body: some View {
    VStack {
      Text(title ?? "No recipe")
      Text("For \(people) people")
      Button("More people") { people += 1 }
      Button("Close") { dismiss() }
    }
  }
}

struct ContentView: View {
  private let titles = ["Risotto", "Dal"]
  @State private var chosen: String?
  @State private var isOpen = false
  @State private var opened = 0

  var body: some View {
    VStack {
      Text("Recipes")
      ForEach(titles, id: \.self) { title in
        Button(title) {
          chosen = title
          isOpen = true
          opened += 1
        }
      }
    }
    .sheet(isPresented: $isOpen) { RecipePage(title: chosen) }
  }
}
