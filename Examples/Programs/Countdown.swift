// statelab try Countdown.swift --tap Start --wait 2 --tap Stop --wait 5 --tap Start --wait 9 \
//   --expect-screen '0\n[Start]\nstopped at 3\ndone'
import SwiftUI

struct Countdown: View {
  @State private var left = 5
  @State private var run: Task<Void, Never>?
  @State private var log: [String] = []

  var body: some View {
    VStack {
      Text("\(left)")
      if run == nil {
        Button("Start") { run = Task { await count() } }
      } else {
        Button("Stop", role: .cancel) { run?.cancel() }
      }
      ForEach(log, id: \.self) { Text($0) }
    }
  }

  private func count() async {
    do {
      while left > 0 {
        try await Task.sleep(for: .seconds(1))
        left -= 1
      }
      log.append("done")
    } catch {
      log.append("stopped at \(left)")
    }
    run = nil
  }
}
