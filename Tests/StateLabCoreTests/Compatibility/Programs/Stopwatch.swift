import StateLabCore

struct Stopwatch: View {
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  @State private var seconds = 0
  @State private var isRunning = false
  @State private var laps: [Int] = []

  var body: some View {
    VStack(spacing: 20) {
      Text("\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)")
        .font(.largeTitle)
        .bold()
      HStack {
        Button(isRunning ? "Stop" : "Start") { isRunning.toggle() }
        if isRunning {
          Button("Lap") { laps.append(seconds) }
        } else {
          Button("Reset", role: .destructive) {
            seconds = 0
            laps = []
          }
        }
      }
      ForEach(laps.indices, id: \.self) { index in
        Text("Lap \(index + 1): \(laps[index]) s")
      }
    }
    .padding()
    .onReceive(timer) { _ in
      guard isRunning else { return }
      seconds += 1
    }
  }
}
