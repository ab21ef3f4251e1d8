import Combine
import SwiftUI

struct EggTimer: View {
  let title: String
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  @State private var seconds = 0
  @State private var isSoft = true

  var body: some View {
    VStack {
      Text("\(title): \(seconds) s")
      Text(seconds >= (isSoft ? 2 : 4) ? "The egg is ready" : "The egg is boiling")
      Button("Hard egg") { isSoft = false }
    }
    .onReceive(timer) { _ in seconds += 1 }
  }
}

struct ContentView: View {
  @State private var stirs = 0
  @State private var salt = 0

  var body: some View {
    VStack {
      EggTimer(title: "Egg")
      Text("Stirred \(stirs) times, \(salt) pinches of salt")
      Button("Stir") { stirs += 1 }
      Button("Salt") { salt += 1 }
    }
  }
}
