import SwiftUI

struct ContentView: View {
  @MyState var isOn = false

  var body: some View {
    Text(isOn ? "on" : "off")
    Button("Switch") {
      withAnimation { isOn.toggle() }
    }
  }
}
