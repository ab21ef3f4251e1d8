// statelab try Good.swift --wait 2 --tap Close
import SwiftUI

/// The task has nothing left to do when its change removes the view.
struct News: View {
  @Binding var headline: String?
  @State private var isOpen = true

  var body: some View {
    VStack {
      Text("Loading")
    }
    .task {
      try? await Task.sleep(for: .seconds(1))
      headline = "Rain tomorrow"
    }
  }
}

struct ContentView: View {
  @State private var headline: String?
  @State private var isOpen = true

  var body: some View {
    VStack {
      if let headline {
        Text(headline)
      } else {
        News(headline: $headline)
      }
      if isOpen {
        Text("Radio").task { try? await Task.sleep(for: .seconds(60)) }
      }
      Button("Close") { isOpen = false }
    }
  }
}
