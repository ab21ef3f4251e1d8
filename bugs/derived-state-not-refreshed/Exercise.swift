import SwiftUI

struct Bird: Identifiable {
  let id: Int
  let name: String
  let isRare: Bool
}

@Observable class BirdLog {
  var birds = [Bird(id: 1, name: "Sparrow", isRare: false)]

  func see(_ name: String, isRare: Bool) {
    birds.append(Bird(id: birds.count + 1, name: name, isRare: isRare))
  }
}

struct ContentView: View {
  @State private var log = BirdLog()
  @State private var shown: [Bird] = []
  @State private var isRareOnly = false

  var body: some View {
    VStack {
      Text("\(log.birds.count) birds")
      ForEach(shown) { bird in
        Text(bird.isRare ? "\(bird.name), rare" : bird.name)
      }
      Button("Crane") { log.see("Crane", isRare: true) }
      Button("Pigeon") { log.see("Pigeon", isRare: false) }
      Button(isRareOnly ? "All birds" : "Rare birds") {
        isRareOnly.toggle()
        shown = log.birds.filter { $0.isRare || !isRareOnly }
      }
    }
    .onAppear { shown = log.birds }
  }
}
