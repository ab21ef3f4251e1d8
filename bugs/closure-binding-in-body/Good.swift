// statelab try Good.swift --tap "Page 1" --costs
import SwiftUI

struct NameField: View {
  @Binding var name: String

  var body: some View { TextField("Name", text: $name) }
}

struct ContentView: View {
  @State private var name = "Noor"
  @State private var page = 1

  var body: some View {
    VStack {
      NameField(name: $name)
      Button("Page \(page)") { page += 1 }
    }
  }
}
