import SwiftUI

struct Departure: Identifiable {
  let id: Int
  let line: String
  let minutes: Int
}

class Timetable: ObservableObject {
  @Published var departures: [Departure] = []
  @Published var isLoading = false

  func load(stop: String) {
    isLoading = true
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.5) {
      let offset = stop.count
      self.departures = [
        Departure(id: 1, line: "12", minutes: offset),
        Departure(id: 2, line: "40", minutes: offset + 4),
      ]
      self.isLoading = false
    }
  }
}

struct ContentView: View {
  @StateObject private var timetable = Timetable()
  @State private var stop = "Harbor"

  var body: some View {
    VStack {
      Text("Departures at \(stop)")
      if timetable.isLoading { Text("Loading") }
      ForEach(timetable.departures) { departure in
        Text("\(departure.line) in \(departure.minutes) minutes")
      }
      Button("Load") { timetable.load(stop: stop) }
      Button("Other stop") { stop = stop == "Harbor" ? "Market square" : "Harbor" }
    }
  }
}
