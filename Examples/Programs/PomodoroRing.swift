import Combine
// statelab try PomodoroRing.swift --tap Start --wait 11 \
//   --expect-screen-has 'Break\n25 %\n100 %\n2 rings, 125 percent\nrunning for 11 s'
import SwiftUI

struct Arc: InsettableShape {
  var startAngle: Angle
  var endAngle: Angle
  var clockwise = false
  var insetAmount: CGFloat = 0

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(startAngle.degrees, endAngle.degrees) }
    set {
      startAngle = .degrees(newValue.first)
      endAngle = .degrees(newValue.second)
    }
  }

  func path(in rect: CGRect) -> Path {
    let rotation = Angle.degrees(90)
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2 - insetAmount,
      startAngle: startAngle - rotation, endAngle: endAngle - rotation, clockwise: !clockwise)
    return path
  }

  func inset(by amount: CGFloat) -> some InsettableShape {
    var arc = self
    arc.insetAmount += amount
    return arc
  }
}

final class Pomodoro: ObservableObject {
  enum Phase: String {
    case work = "Work"
    case pause = "Break"

    var length: TimeInterval { self == .work ? 10 : 4 }
    var next: Phase { self == .work ? .pause : .work }
  }

  @Published private(set) var phase = Phase.work
  @Published private(set) var elapsed: TimeInterval = 0
  @Published private(set) var isRunning = false
  private var subscription: AnyCancellable?

  var progress: Double { elapsed / phase.length }

  func toggle() {
    isRunning.toggle()
    subscription =
      isRunning
      ? Timer.publish(every: 1, on: .main, in: .default).autoconnect()
        .scan(0) { count, _ in count + 1 }
        .sink { [unowned self] _ in self.tick() }
      : nil
  }

  private func tick() {
    elapsed += 1
    if elapsed >= phase.length {
      phase = phase.next
      elapsed = 0
    }
  }

  func reset() {
    subscription?.cancel()
    (isRunning, elapsed, phase) = (false, 0, .work)
  }
}

struct ProgressKey: PreferenceKey {
  static var defaultValue: [String: Int] = [:]
  static func reduce(value: inout [String: Int], nextValue: () -> [String: Int]) {
    value.merge(nextValue(), uniquingKeysWith: +)
  }
}

private struct RingWidthKey: EnvironmentKey {
  static let defaultValue: CGFloat = 12
}

extension EnvironmentValues {
  var ringWidth: CGFloat {
    get { self[RingWidthKey.self] }
    set { self[RingWidthKey.self] = newValue }
  }
}

struct Ring: View {
  var progress: Double
  var color: Color = .accentColor
  @Environment(\.ringWidth) private var ringWidth

  var body: some View {
    ZStack {
      Circle().strokeBorder(color.opacity(0.2), lineWidth: ringWidth)
      Arc(startAngle: .zero, endAngle: .degrees(360 * progress), clockwise: true)
        .strokeBorder(color, style: StrokeStyle(lineWidth: ringWidth, lineCap: .round))
        .animation(.linear, value: progress)
      Text("\(Int(progress * 100)) %")
        .monospacedDigit()
    }
    .preference(key: ProgressKey.self, value: ["rings": 1, "percent": Int(progress * 100)])
  }
}

extension HorizontalAlignment {
  private enum MidTitle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
  }
  static let midTitle = HorizontalAlignment(MidTitle.self)
}

struct PomodoroView: View {
  @StateObject private var pomodoro = Pomodoro()
  @State private var summary: [String: Int] = [:]
  @State private var started: Date?
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    VStack(alignment: .midTitle) {
      Text(pomodoro.phase.rawValue)
        .font(.largeTitle)
        .alignmentGuide(.midTitle) { $0[HorizontalAlignment.center] }
      HStack {
        Ring(progress: pomodoro.progress, color: pomodoro.phase == .work ? .red : .green)
        Ring(progress: pomodoro.phase == .pause ? 1 : 0)
          .environment(\.ringWidth, 4)
      }
      .onPreferenceChange(ProgressKey.self) { summary = $0 }
      .frame(height: colorScheme == .dark ? 240 : 200)
      Text("\(summary["rings", default: 0]) rings, \(summary["percent", default: 0]) percent")
        .alignmentGuide(.midTitle) { d in d.width / 2 }
      TimelineView(.periodic(from: .now, by: 1)) { context in
        if let started, pomodoro.isRunning {
          Text("running for \(Int(context.date.timeIntervalSince(started))) s")
        } else {
          Text("stopped")
        }
      }
      HStack {
        Button(pomodoro.isRunning ? "Pause" : "Start") {
          started = .now
          pomodoro.toggle()
        }
        .keyboardShortcut(.defaultAction)
        Button("Reset", role: .destructive, action: pomodoro.reset)
          .disabled(!pomodoro.isRunning && pomodoro.elapsed == 0)
      }
      .buttonStyle(.bordered)
      .controlSize(.large)
    }
  }
}

struct PomodoroView_Previews: PreviewProvider {
  static var previews: some View {
    PomodoroView()
      .previewLayout(.fixed(width: 300, height: 500))
      .previewDisplayName("Pomodoro")
  }
}
