import SwiftUI

struct GrandchildView: View {
  @MyBinding var isOn: Bool

  var body: some View {
    Button(isOn ? "Turn off" : "Turn on") { isOn.toggle() }
  }
}

struct ChildView: View {
  @MyBinding var isOn: Bool

  var body: some View {
    GrandchildView(isOn: $isOn)
  }
}

struct ContentView: View {
  @State private var isOn = false

  var body: some View {
    ChildView(isOn: MyBinding(get: { isOn }, set: { isOn = $0 }))
    Text(isOn ? "on" : "off")
  }
}
