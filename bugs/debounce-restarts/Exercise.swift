import Combine
import SwiftUI

class Atlas: ObservableObject {
  @Published var query = ""
  private let cities = ["Bern", "Berlin", "Bergen", "Bogota"]

  func matches(_ text: String) -> [String] {
    text.isEmpty ? [] : cities.filter { $0.lowercased().hasPrefix(text.lowercased()) }
  }
}

struct ContentView: View {
  @StateObject private var atlas = Atlas()
  @State private var searched = ""
  @State private var isMap = false

  var body: some View {
    VStack {
      TextField("City", text: $atlas.query)
      Text(searched.isEmpty ? "Type a name" : "Searched for \(searched)")
      ForEach(atlas.matches(searched), id: \.self) { Text($0) }
      Button(isMap ? "List" : "Map") { isMap.toggle() }
      if isMap { Text("A map of the world") }
    }
    .onReceive(
      atlas.$query.debounce(for: .seconds(1), scheduler: RunLoop.main).eraseToAnyPublisher()
    ) { text in
      searched = text
      print("Request: \(text)")
    }
  }
}
