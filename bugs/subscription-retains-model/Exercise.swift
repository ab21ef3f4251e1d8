import Combine
import SwiftUI

class Doorbell {
  static let shared = Doorbell()
  let rings = PassthroughSubject<String, Never>()
}

class Porter: ObservableObject {
  @Published var last = "Quiet"
  private var subscriptions = Set<AnyCancellable>()

  init() {
    Doorbell.shared.rings
      .sink { name in
        self.last = name
        print("Porter notes: \(name)")
      }
      .store(in: &subscriptions)
  }
}

struct HallView: View {
  @StateObject private var porter = Porter()

  var body: some View { Text("At the door: \(porter.last)") }
}

struct ContentView: View {
  @State private var isHome = true

  var body: some View {
    VStack {
      if isHome {
        HallView()
      } else {
        Text("Not at home")
      }
      Button(isHome ? "Go out" : "Come home") { isHome.toggle() }
      Button("Ring, Mia") { Doorbell.shared.rings.send("Mia") }
      Button("Ring, Leo") { Doorbell.shared.rings.send("Leo") }
    }
  }
}
