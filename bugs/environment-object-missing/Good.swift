// statelab try Good.swift --tap Profile
import SwiftUI

class Account: ObservableObject {
  @Published var name = "Mia"
}

struct Profile: View {
  @EnvironmentObject var account: Account

  var body: some View { Text(account.name) }
}

struct ContentView: View {
  @State private var isOpen = false
  @StateObject private var account = Account()

  var body: some View {
    VStack {
      Button("Profile") { isOpen = true }
      if isOpen { Profile() }
    }
    .environmentObject(account)
  }
}
