// statelab try Bad.swift --tap "Page 1" --costs
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
      NameField(name: Binding(get: { name }, set: { name = $0 }))
      Button("Page \(page)") { page += 1 }
    }
  }
}
