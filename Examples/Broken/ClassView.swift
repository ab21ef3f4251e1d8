// statelab try ClassView.swift
// exit code 1: The program stopped: views must be value types (either a struct or an enum)
import SwiftUI

// A view must be a value: SwiftUI compares it with the previous one.
final class ContentView: View {
  @State private var count = 0

  var body: some View { Button("Add, now \(count)") { self.count += 1 } }
}
