// statelab try EndlessChange.swift --tap 'Start, now 0'
// exit code 0: SwiftUI warns at step 1:15: onChange(of: Int) action tried to update multiple times per frame.
import SwiftUI

// Each change causes another one.
struct ContentView: View {
  @State private var count = 0

  var body: some View {
    Button("Start, now \(count)") { count = 1 }
      .onChange(of: count) { count += 1 }
  }
}
