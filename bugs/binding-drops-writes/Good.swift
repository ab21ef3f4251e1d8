// statelab try Good.swift --toggle Heating --toggle Fan
import SwiftUI

/// The setter of the second binding rejects a value and tells the reason on the screen.
struct ContentView: View {
  @State private var isHeating = false
  @State private var message = ""

  var body: some View {
    VStack {
      Toggle("Heating", isOn: Binding(get: { isHeating }, set: { isHeating = $0 }))
      Toggle("Fan", isOn: Binding(get: { false }, set: { _ in message = "The fan is broken" }))
      Text(message)
    }
  }
}
