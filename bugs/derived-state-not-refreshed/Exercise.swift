import SwiftUI

struct Bird: Identifiable {
  let id: Int
  let name: String
  let isRare: Bool
}

struct ContentView: View {
  @State private var birds = [
    Bird(id: 1, name: "Sparrow", isRare: false),
    Bird(id: 2, name: "Coot", isRare: false),
  ]
  @State private var listed: [Bird] = []
  @State private var marksRare = false

  var body: some View {
    VStack {
      ForEach(listed) { bird in
        Text(marksRare && bird.isRare ? "\(bird.name), rare" : bird.name)
      }
      Button("Crane") { see("Crane", isRare: true) }
      Button("Pigeon") { see("Pigeon", isRare: false) }
      Button(marksRare ? "Hide marks" : "Mark rare birds") { marksRare.toggle() }
    }
    .onAppear { listed = birds.sorted { $0.name < $1.name } }
  }

  private func see(_ name: String, isRare: Bool) {
    birds.append(Bird(id: birds.count + 1, name: name, isRare: isRare))
  }
}
