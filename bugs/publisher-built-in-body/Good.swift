// statelab try Good.swift --tap Turn
import Combine
import SwiftUI

class Scale {
  let grams = CurrentValueSubject<Int, Never>(250)
  let weight: AnyPublisher<Int, Never>

  init() { weight = grams.map { $0 + 1 }.eraseToAnyPublisher() }
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
    .onReceive(scale.weight) { last = $0 }
  }
}
