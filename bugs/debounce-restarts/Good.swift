// statelab try Good.swift --enter "Find=a" --wait 2 --enter "Find=b" --wait 2
import Combine
import SwiftUI

class Finder: ObservableObject {
  @Published var text = ""
  private(set) lazy var pauses = $text.debounce(for: .seconds(1), scheduler: RunLoop.main)
    .eraseToAnyPublisher()
}

struct ContentView: View {
  @StateObject private var finder = Finder()
  @State private var found = ""

  var body: some View {
    VStack {
      TextField("Find", text: $finder.text)
      Text("Found \(found)")
    }
    .onReceive(finder.pauses) { found = $0 }
  }
}
