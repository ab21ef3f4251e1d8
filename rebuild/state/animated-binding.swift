import SwiftUI

struct ContentView: View {
  @MyState var isOn = false

  var body: some View {
    Toggle("Light", isOn: $isOn.animation())
    Text(isOn ? "on" : "off")
  }
}
