// statelab try Preferences.swift --enter Nickname=Ada --toggle Loud --tap Reset --tap Forget \
//   --expect-screen 'Hello, friend.\nNickname: "friend"\n[ ] Loud\n[Reset]'
import SwiftUI

struct Preferences: View {
  @AppStorage("nickname") private var nickname = "friend"
  @AppStorage("isLoud") private var isLoud = false
  @State private var isAsking = false

  var body: some View {
    Form {
      Text(isLoud ? "HELLO, \(nickname.uppercased())!" : "Hello, \(nickname).")
      TextField("Nickname", text: $nickname)
      Toggle("Loud", isOn: $isLoud)
      Button("Reset", role: .destructive) { isAsking = true }
    }
    .confirmationDialog("Forget everything?", isPresented: $isAsking, titleVisibility: .visible) {
      Button("Forget", role: .destructive) {
        nickname = "friend"
        isLoud = false
      }
      Button("Keep", role: .cancel) {}
    }
  }
}
