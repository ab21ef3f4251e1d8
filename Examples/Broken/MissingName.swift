// statelab try MissingName.swift
// exit code 65: MissingName.swift:7:5: error: cannot find 'Chart' in scope
import SwiftUI

struct ContentView: View {
  var body: some View {
    Chart { Text("a bar") }
  }
}
