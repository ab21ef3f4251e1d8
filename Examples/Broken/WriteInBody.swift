// statelab try WriteInBody.swift
// exit code 0: SwiftUI warns at step 1:5: Modifying state during view update
import SwiftUI

struct ContentView: View {
  @State private var bodies = 0

  var body: some View {
    let _ = bodies += 1
    Text("Bodies: \(bodies)")
  }
}
