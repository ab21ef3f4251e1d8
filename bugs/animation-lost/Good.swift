// statelab try Good.swift --tap Open --tap Check
import SwiftUI

/// The later block calls `withAnimation` itself. The other closure changes nothing.
struct ContentView: View {
  @State private var isOpen = false
  @State private var checks = 0

  var body: some View {
    VStack {
      Text(isOpen ? "Curtain open" : "Curtain closed")
      Button("Open") {
        DispatchQueue.main.async {
          withAnimation { isOpen = true }
        }
      }
      Button("Check") {
        withAnimation { if !isOpen { isOpen = true } }
        checks += 1
      }
    }
  }
}
