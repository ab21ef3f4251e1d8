// statelab try Bad.swift --tap Fetch --wait 1
import SwiftUI

class Inbox: ObservableObject {
  @Published var count = 0

  func fetch() {
    DispatchQueue.global().async { self.count = 3 }
  }
}

struct ContentView: View {
  @StateObject private var inbox = Inbox()

  var body: some View {
    VStack {
      Text("Letters \(inbox.count)")
      Button("Fetch") { inbox.fetch() }
    }
  }
}
