// statelab try Bad.swift --tap "Degrees 20"
import SwiftUI

class Thermostat: ObservableObject {
  @Published var degrees = 20
}

class House: ObservableObject {
  @Published var thermostat = Thermostat()
}

struct ContentView: View {
  @StateObject private var house = House()

  var body: some View {
    Button("Degrees \(house.thermostat.degrees)") { house.thermostat.degrees += 1 }
  }
}
