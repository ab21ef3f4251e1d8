// statelab try Bad.swift --tap Turn
import Combine
import SwiftUI

class Scale {
  let grams = CurrentValueSubject<Int, Never>(250)
}

struct ContentView: View {
  @State private var turns = 0
  @State private var last = 0
  let scale = Scale()

  var body: some View {
    VStack {
      Text("Weighs \(last)")
      Button("Turn") { turns += 1 }
      Text("Turned \(turns)")
    }
    .onReceive(scale.grams.map { $0 + 1 }.eraseToAnyPublisher()) { last = $0 }
  }
}
