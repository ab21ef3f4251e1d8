// statelab try Bad.swift --tap Forget
import SwiftUI

struct ContentView: View {
  @State private var nickname: String? = "Kiki"
  @State private var isEditing = true

  var body: some View {
    VStack {
      if isEditing {
        TextField("Nickname", text: Binding($nickname)!)
      }
      Button("Forget") { nickname = nil }
    }
  }
}
