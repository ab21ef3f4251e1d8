// statelab try Good.swift --tap Fetch --wait 1
import SwiftUI

class Inbox: ObservableObject {
  @Published var count = 0

  func fetch() {
    DispatchQueue.global().async {
      let count = 3
      DispatchQueue.main.async { self.count = count }
    }
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
