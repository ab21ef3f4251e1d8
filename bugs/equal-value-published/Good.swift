// statelab try Good.swift --tap Sync --tap Open --costs
import SwiftUI

class Folder: ObservableObject {
  @Published var path = "/"

  func open(_ new: String) { if new != path { path = new } }
}

/// The code does not assign an equal value. An equal write to `@State` invalidates no view.
struct ContentView: View {
  @StateObject private var folder = Folder()
  @State private var syncs = 0

  var body: some View {
    Text(folder.path)
    Button("Sync") {
      folder.open("/")
      syncs = 0
    }
    Button("Open") { folder.open("/home") }
  }
}
