// statelab try Bad.swift --tap "Larger"
import SwiftUI

@Observable
class Reader {
  @ObservationIgnored @AppStorage("textSize") var textSize = 10
}

struct ContentView: View {
  @State private var reader = Reader()

  var body: some View {
    VStack {
      Text("Size \(reader.textSize)")
      Button("Larger") { reader.textSize += 1 }
    }
  }
}
