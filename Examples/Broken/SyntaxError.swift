// statelab try SyntaxError.swift
// exit code 65: SyntaxError.swift:8:3: error: expected ')' in expression list
import SwiftUI

struct ContentView: View {
  var body: some View {
    Text("no end"
  }
}
