// statelab try Good.swift --toggle Alarm --tap "Reset 1"
import SwiftUI

/// A binding to a property of an object assigns the property, so its observers run.
class Clock: ObservableObject {
  @Published var isAlarmOn = false {
    didSet { changes += 1 }
  }
  @Published var changes = 0
}

struct ContentView: View {
  @StateObject private var clock = Clock()
  @State private var resets = 0 {
    didSet { clock.changes = 0 }
  }

  var body: some View {
    VStack {
      Toggle("Alarm", isOn: $clock.isAlarmOn)
      Button("Reset \(clock.changes)") { resets += 1 }
    }
  }
}
