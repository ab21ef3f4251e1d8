// statelab try Bad.swift --toggle Alarm
import SwiftUI

struct ContentView: View {
  @State private var isAlarmOn = false {
    didSet { changes += 1 }
  }
  @State private var changes = 0

  var body: some View {
    VStack {
      Toggle("Alarm", isOn: $isAlarmOn)
      Text("Changed \(changes) times")
    }
  }
}
