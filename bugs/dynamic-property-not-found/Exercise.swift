import SwiftUI

struct Draft {
  @State var title = "Untitled"
  @State var stars = 0

  var isComplete: Bool { title != "Untitled" && stars > 0 }
}

struct ReviewList: View {
  let reviews: [String]

  var body: some View {
    VStack {
      Text("\(reviews.count) reviews")
      ForEach(reviews, id: \.self) { Text($0) }
    }
  }
}

struct ContentView: View {
  private var draft = Draft()
  @State private var reviews: [String] = []

  var body: some View {
    VStack {
      Text("Review of \(draft.title), \(draft.stars) stars")
      Button("The pizza") { draft.title = "the pizza" }
      Button("The pasta") { draft.title = "the pasta" }
      Button("Star") { draft.stars = min(draft.stars + 1, 5) }
      Text(draft.isComplete ? "Ready" : "Choose a dish and stars")
      Button("Send") {
        guard draft.isComplete else { return }
        reviews.append("\(draft.title): \(draft.stars)")
      }
      ReviewList(reviews: reviews)
    }
  }
}
