import SwiftUI

struct Stop: Identifiable {
  let id: Int
  let name: String
  let buses: String
}

struct Timetable: View {
  @State var buses: String
  @State private var isShort = false

  var body: some View {
    VStack {
      Text(isShort ? "Next: \(buses.prefix { $0 != "," })" : "Today: \(buses)")
      Button(isShort ? "Show all" : "Next bus only") { isShort.toggle() }
    }
  }
}

struct ContentView: View {
  private let stops = [
    Stop(id: 0, name: "Harbor", buses: "8:03, 8:18"),
    Stop(id: 1, name: "Market", buses: "8:07, 8:22"),
    Stop(id: 2, name: "School", buses: "8:01"),
  ]
  @State private var chosen = 0

  var body: some View {
    VStack {
      Text("From \(stops[chosen].name)")
      Timetable(buses: stops[chosen].buses)
      ForEach(stops) { stop in
        Button(stop.name) { chosen = stop.id }
      }
    }
  }
}
