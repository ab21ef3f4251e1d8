// statelab try Good.swift --tap Atlas --tap Zoo --wait 4
import SwiftUI

/// The search for an earlier word ends without a write.
struct ContentView: View {
  @State private var word = ""
  @State private var result = ""
  @State private var search: Task<Void, Never>?

  var body: some View {
    VStack {
      Text("\(word): \(result)")
      Button("Atlas") { search("Atlas", seconds: 3) }
      Button("Zoo") { search("Zoo", seconds: 1) }
    }
  }

  private func search(_ word: String, seconds: Int) {
    self.word = word
    search?.cancel()
    search = Task {
      try? await Task.sleep(for: .seconds(seconds))
      guard !Task.isCancelled else { return }
      result = "about \(word)"
    }
  }
}
