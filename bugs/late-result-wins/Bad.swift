// statelab try Bad.swift --tap Atlas --tap Zoo --wait 4
import SwiftUI

struct ContentView: View {
  @State private var word = ""
  @State private var result = ""

  var body: some View {
    VStack {
      Text("\(word): \(result)")
      Button("Atlas") { search("Atlas", seconds: 3) }
      Button("Zoo") { search("Zoo", seconds: 1) }
    }
  }

  private func search(_ word: String, seconds: Int) {
    self.word = word
    Task {
      try? await Task.sleep(for: .seconds(seconds))
      result = "about \(word)"
    }
  }
}
