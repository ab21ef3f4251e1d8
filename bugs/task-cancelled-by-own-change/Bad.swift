// statelab try Bad.swift --wait 2
import SwiftUI

struct News: View {
  @Binding var isLoading: Bool
  @Binding var headline: String

  var body: some View {
    Text(headline)
      .task {
        isLoading = true
        do {
          try await Task.sleep(for: .seconds(1))
          headline = "Rain tomorrow"
        } catch {
          headline = "No news: canceled"
        }
        isLoading = false
      }
  }
}

struct ContentView: View {
  @State private var isLoading = false
  @State private var headline = "News"

  var body: some View {
    if isLoading {
      Text("Loading")
    } else if headline == "News" {
      News(isLoading: $isLoading, headline: $headline)
    } else {
      Text(headline)
    }
  }
}
