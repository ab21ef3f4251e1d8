// statelab try Good.swift --tap Forget
import SwiftUI

struct ContentView: View {
  @State private var nickname: String? = "Kiki"

  var body: some View {
    VStack {
      if let name = Binding($nickname) {
        TextField("Nickname", text: name)
      } else {
        Text("No nickname")
      }
      Button("Forget") { nickname = nil }
    }
  }
}
