import SwiftUI

struct SwitchView: View {
  @Binding var isOn: Bool

  var body: some View {
    Button(isOn ? "Turn off" : "Turn on") { isOn.toggle() }
  }
}

struct ContentView: View {
  @MyState var isOn = false

  var body: some View {
    Text(isOn ? "on" : "off")
    SwitchView(isOn: $isOn)
  }
}
