import SwiftUI

struct Museum: Identifiable, Hashable {
  let id: Int
  let name: String
}

@Observable class Tour {
  var room = 1

  init(_ museum: Museum) { print("Downloading the tour of \(museum.name)") }
}

struct TourView: View {
  let museum: Museum
  @State var tour: Tour

  var body: some View {
    VStack {
      Text("\(museum.name), room \(tour.room)")
      Button("Next room") { tour.room += 1 }
    }
  }
}

struct ContentView: View {
  private let museums = [
    Museum(id: 1, name: "Trains"), Museum(id: 2, name: "Clocks"), Museum(id: 3, name: "Maps"),
  ]

  var body: some View {
    NavigationStack {
      VStack {
        Text("Museums near you")
        ForEach(museums) { museum in
          NavigationLink(
            museum.name, destination: TourView(museum: museum, tour: Tour(museum)))
        }
      }
    }
  }
}
