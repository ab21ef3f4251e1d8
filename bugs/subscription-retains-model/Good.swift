// statelab try Good.swift --tap Close
import Combine
import SwiftUI

class Radio: ObservableObject {
  @Published var channel = 1
  var last = 0
  private var subscriptions = Set<AnyCancellable>()

  init() {
    $channel.sink { [weak self] in self?.last = $0 }.store(in: &subscriptions)
  }
}

struct Receiver: View {
  @StateObject private var radio = Radio()

  var body: some View { Text("Channel \(radio.channel)") }
}

struct ContentView: View {
  @State private var isOpen = true

  var body: some View {
    VStack {
      if isOpen { Receiver() }
      Button("Close") { isOpen = false }
    }
  }
}
