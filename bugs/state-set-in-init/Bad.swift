// statelab try Bad.swift
import SwiftUI

struct Stars: View {
  @State private var count = 0

  init(best: Int) {
    count = best
  }

  var body: some View { Text("\(count) stars") }
}

struct ContentView: View {
  var body: some View { Stars(best: 5) }
}
