// statelab try Good.swift
import SwiftUI

struct Stars: View {
  @State private var count: Int

  init(best: Int) {
    _count = State(initialValue: best)
  }

  var body: some View { Text("\(count) stars") }
}

struct ContentView: View {
  var body: some View { Stars(best: 5) }
}
