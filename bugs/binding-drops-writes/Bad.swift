// statelab try Bad.swift --toggle Heating
import SwiftUI

struct ContentView: View {
  @State private var isHeating = false

  var body: some View {
    VStack {
      Toggle("Heating", isOn: .constant(isHeating))
      Button("Switch on") { isHeating = true }
    }
  }
}
