import SwiftUI

final class Settings: ObservableObject {
  @Published var name = ""
}

struct SettingsView: View {
  @MyObservedObject var settings: Settings

  var body: some View {
    TextField("Name", text: $settings.name)
    Text("Hello, \(settings.name)")
  }
}

struct ContentView: View {
  @State private var settings = Settings()

  var body: some View {
    SettingsView(settings: settings)
  }
}
