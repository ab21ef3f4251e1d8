// statelab try Bad.swift --tap Open
import SwiftUI

struct ContentView: View {
  @State private var isOpen = false

  var body: some View {
    VStack {
      Text(isOpen ? "Curtain open" : "Curtain closed")
      Button("Open") {
        withAnimation {
          DispatchQueue.main.async { isOpen = true }
        }
      }
    }
  }
}
