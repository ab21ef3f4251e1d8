import StateLabCore
import Testing

/// Numbers that a program may compute but no control can show.
@Suite("Numbers at their limits")
struct NumberControlTests {
  @Test("A progress view with an undefined fraction is indeterminate")
  func progress() {
    #expect(Host(ProgressView(value: 1, total: 2.0)).screen == "(50%)")
    #expect(Host(ProgressView(value: 0, total: 0.0)).screen == "(in progress)")
    #expect(Host(ProgressView(value: Double.nan)).screen == "(in progress)")
    #expect(Host(ProgressView(value: Double.infinity, total: .infinity)).screen == "(in progress)")
  }

  @Test("A gauge with an undefined value is at its start")
  func gauge() {
    struct Percent: GaugeStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text("\(Int(configuration.value * 100))%")
      }
    }
    let nothing = Gauge(value: Double.nan, in: 0...10) { Text("Fuel") }
    #expect(Host(nothing.gaugeStyle(Percent())).screen == "0%")
    let half = Gauge(value: 5, in: 0...10.0) { Text("Fuel") }
    #expect(Host(half.gaugeStyle(Percent())).screen == "50%")
    #expect(Host(half).screen == "Fuel\n(5.0)")
  }

  @Test("The built-in gauge style shows the value as a gauge without a style does")
  func builtInGauge() {
    struct Framed: GaugeStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text("---")
        DefaultGaugeStyle().makeBody(configuration: configuration)
      }
    }
    let gauge = Gauge(value: 5, in: 0...10.0) { Text("Fuel") }
    #expect(Host(gauge.gaugeStyle(Framed())).screen == "---\n\(Host(gauge).screen)")
  }

  private struct Steps<Value: Strideable>: View {
    @State var value: Value
    let step: Value.Stride
    var bounds: ClosedRange<Value>?
    var body: some View {
      if let bounds {
        Stepper("Value", value: $value, in: bounds, step: step)
      } else {
        Stepper("Value", value: $value, step: step)
      }
      Text(verbatim: "\(value)")
    }
  }

  private func enabled<Value: Strideable>(_ steps: Steps<Value>) -> String {
    let line = Host(steps).screen.prefix { $0 != "\n" }
    return ["-", "+"].filter { !line.contains("\($0)] (disabled)") }.joined(separator: " ")
  }

  @Test("A stepper in the form before iOS 16 has its label last")
  func olderStepper() throws {
    struct Floors: View {
      @State private var floor = 0
      @State private var log = ""
      var body: some View {
        Stepper(onIncrement: { floor += 1 }, onDecrement: nil) { Text("Floor") }
        Stepper(value: $floor, in: 0...2, onEditingChanged: { log += $0 ? "(" : ")" }) {
          Text("Range")
        }
        Stepper(value: $floor, onEditingChanged: { _ in }) { Text("Any") }
        Text("\(floor) \(log)")
      }
    }
    let host = Host(Floors())
    #expect(host.screen.hasPrefix("Floor [Floor -] (disabled) [Floor +]\n"))
    try host.tap("Floor +")
    try host.tap("Range +")
    #expect(host.screen.contains("[Range +] (disabled)"))
    #expect(host.screen.hasSuffix("2 ()"))
  }

  @Test("A stepper stops at the limits of its number type")
  func stepper() throws {
    #expect(enabled(Steps(value: 0 as UInt, step: 1)) == "+")
    #expect(enabled(Steps(value: Int.max, step: 1)) == "-")
    #expect(enabled(Steps(value: UInt.max - 1, step: 2)) == "-")
    #expect(enabled(Steps(value: 100 as Int8, step: 100)) == "-")
    #expect(enabled(Steps(value: 0, step: 1, bounds: Int.min...Int.max)) == "- +")
    #expect(enabled(Steps(value: 0.9, step: 0.1, bounds: 0...1)) == "- +")
    let host = Host(Steps(value: 1 as UInt, step: 1))
    try host.tap("Value -")
    #expect(host.screen == "Value [Value -] (disabled) [Value +]\n0")
  }

  private enum Size: Int, Strideable {
    case small, medium, large

    func distance(to other: Size) -> Int { other.rawValue - rawValue }
    func advanced(by stride: Int) -> Size {
      guard let size = Size(rawValue: rawValue + stride) else {
        preconditionFailure("no such size")
      }
      return size
    }
  }

  @Test("A stepper requests no value outside its bounds")
  func stepperOfCases() throws {
    let host = Host(Steps(value: Size.small, step: 1, bounds: .small ... .large))
    #expect(host.screen == "Value [Value -] (disabled) [Value +]\nsmall")
    try host.tap("Value +")
    try host.tap("Value +")
    #expect(host.screen == "Value [Value -] [Value +] (disabled)\nlarge")
  }
}
