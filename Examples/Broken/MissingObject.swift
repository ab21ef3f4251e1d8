// statelab try MissingObject.swift
// exit code 1: The program crashed: No ObservableObject of type Model found.
import SwiftUI

final class Model: ObservableObject { @Published var name = "Ada" }

// No ancestor supplies a Model to this view.
struct ContentView: View {
  @EnvironmentObject var model: Model

  var body: some View { Text(model.name) }
}
