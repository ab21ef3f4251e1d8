import SwiftUI

struct ContentView: View {
  @MyAppStorage("count") var count = 1
  @MyAppStorage("isOn") var isOn = false

  var body: some View {
    Text("count \(count), \(isOn ? "on" : "off")")
    Button("Change") {
      count += 1
      isOn.toggle()
    }
  }
}
