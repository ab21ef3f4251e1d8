import SwiftUI

struct Lamp: View {
  let room: String
  @State var percent = 50

  func dim() { percent = max(percent - 25, 0) }

  func brighten() { percent = min(percent + 25, 100) }

  var body: some View {
    HStack {
      Text(percent == 0 ? "\(room): off" : "\(room): \(percent) %")
      Button("Off, \(room)") { percent = 0 }
    }
  }
}

struct ContentView: View {
  private let kitchen = Lamp(room: "Kitchen")
  private let hall = Lamp(room: "Hall")
  @State private var isEvening = false

  var body: some View {
    VStack {
      Text(isEvening ? "Evening" : "Day")
      kitchen
      hall
      Button("Dim all") {
        kitchen.dim()
        hall.dim()
      }
      Button("Brighten all") {
        kitchen.brighten()
        hall.brighten()
      }
      Button("Evening") { isEvening.toggle() }
    }
  }
}
