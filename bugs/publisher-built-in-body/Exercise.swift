import Combine
import SwiftUI

class Thermometer {
  let celsius = CurrentValueSubject<Int, Never>(18)
}

struct SwitchRow: View {
  let name: String
  @Binding var isOn: Bool

  var body: some View {
    HStack {
      Text(isOn ? "\(name) is on" : "\(name) is off")
      Button("Switch the \(name)") { isOn.toggle() }
    }
  }
}

struct ContentView: View {
  private let thermometer = Thermometer()
  @State private var shown = "No reading"
  @State private var isHeating = false
  @State private var isFan = false

  var body: some View {
    VStack {
      Text(isHeating && isFan ? "Do not use both" : "Living room")
      Text(shown)
      Button("Warmer") { thermometer.celsius.value += 2 }
      SwitchRow(name: "heating", isOn: $isHeating)
      SwitchRow(name: "fan", isOn: $isFan)
    }
    .onReceive(thermometer.celsius.map { "\($0) °C" }.eraseToAnyPublisher()) { text in
      shown = text
      print("Diary: \(text)")
    }
  }
}
