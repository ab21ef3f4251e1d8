import SwiftUI

final class Settings: ObservableObject {
  @Published var name = ""
}

struct ContentView: View {
  @MyStateObject var settings = Settings()

  var body: some View {
    TextField("Name", text: $settings.name)
    Text("Hello, \(settings.name)")
  }
}
