import SwiftUI

struct Verb: Identifiable {
  let id: Int
  let text: String
}

struct Translation: View {
  let verb: Verb
  @State private var text = "…"
  @State private var isHidden = false

  var body: some View {
    VStack {
      Text(verb.text)
      Text(isHidden ? "Hidden" : text)
      Button(isHidden ? "Show" : "Hide") { isHidden.toggle() }
    }
    .task {
      try? await Task.sleep(for: .seconds(0.5))
      text = ["gehen", "sehen", "lachen"][verb.id]
    }
  }
}

struct ContentView: View {
  private let verbs = [
    Verb(id: 0, text: "to go"), Verb(id: 1, text: "to see"), Verb(id: 2, text: "to laugh"),
  ]
  @State private var position = 0

  var body: some View {
    VStack {
      Text("Verb \(position + 1) of \(verbs.count)")
      Translation(verb: verbs[position])
      Button("Next") { position = (position + 1) % verbs.count }
    }
  }
}
