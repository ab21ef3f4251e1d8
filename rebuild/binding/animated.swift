import SwiftUI

struct ChildView: View {
  @MyBinding var isOn: Bool

  var body: some View {
    Button(isOn ? "Turn off" : "Turn on") {
      withAnimation { isOn.toggle() }
    }
  }
}

struct ContentView: View {
  @State private var isOn = false

  var body: some View {
    ChildView(isOn: MyBinding(get: { isOn }, set: { isOn = $0 }))
  }
}
