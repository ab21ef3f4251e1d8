// statelab try Bad.swift --tap Sync --costs
import SwiftUI

class Folder: ObservableObject {
  @Published var path = "/"
}

struct ContentView: View {
  @StateObject private var folder = Folder()

  var body: some View {
    Text(folder.path)
    Button("Sync") { folder.path = "/" }
  }
}
