// statelab try EggTimer.swift --tap Start --wait 3 --expect-screen 'Ready?\nRing!\n[Start]'
import Combine
import SwiftUI

final class EggClock: ObservableObject {
  @Published private(set) var seconds = 0
  private var ticks: AnyCancellable?

  func start(from seconds: Int) {
    self.seconds = seconds
    ticks = Timer.publish(every: 1, on: .main, in: .common)
      .autoconnect()
      .sink { [weak self] _ in self?.tick() }
  }

  private func tick() {
    seconds -= 1
    if seconds == 0 { ticks?.cancel() }
  }
}

struct EggTimer: View {
  @StateObject private var clock = EggClock()
  @State private var isRinging = false

  var body: some View {
    VStack {
      Text(clock.seconds > 0 ? "\(clock.seconds) s" : "Ready?")
      if isRinging { Text("Ring!") }
      Button("Start") {
        isRinging = false
        clock.start(from: 3)
      }
    }
    .onChange(of: clock.seconds) { _, left in
      if left == 0 { isRinging = true }
    }
  }
}
