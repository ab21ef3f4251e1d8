import SwiftUI

struct Delivery: Identifiable {
  let id: Int
  let text: String
}

struct SendView: View {
  let address: String
  let send: (String) -> Void
  @State private var isSending = false

  var body: some View {
    VStack {
      Text("To \(address)")
      Button(isSending ? "Sending" : "Send in a second") {
        isSending = true
        Task {
          try? await Task.sleep(for: .seconds(1))
          send("Sent to \(address)")
          isSending = false
        }
      }
    }
  }
}

struct ContentView: View {
  @State private var address = "Mia"
  @State private var deliveries: [Delivery] = []

  var body: some View {
    VStack {
      Button("Leo instead") { address = "Leo" }
      Button("Mia again") { address = "Mia" }
      SendView(address: address) { text in
        deliveries.append(Delivery(id: deliveries.count, text: text))
      }
      ForEach(deliveries) { Text($0.text) }
    }
  }
}
