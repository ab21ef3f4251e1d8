// statelab try Good.swift --tap "Degrees 20"
import SwiftUI

class Thermostat: ObservableObject {
  @Published var degrees = 20
}

class House: ObservableObject {
  @Published var thermostat = Thermostat()
}

struct Dial: View {
  @ObservedObject var thermostat: Thermostat

  var body: some View {
    Button("Degrees \(thermostat.degrees)") { thermostat.degrees += 1 }
  }
}

struct ContentView: View {
  @StateObject private var house = House()

  var body: some View { Dial(thermostat: house.thermostat) }
}
