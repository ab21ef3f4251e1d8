import StateLabCore

struct TemperatureConverter: View {
  @State private var celsius = 20.0

  var body: some View {
    VStack {
      DegreeField(title: "Celsius", degrees: $celsius)
      DegreeField(title: "Fahrenheit", degrees: $celsius.asFahrenheit)
      Text(celsius <= 0 ? "It freezes" : "It is mild")
    }
  }
}

struct DegreeField: View {
  let title: String
  @Binding var degrees: Double

  var body: some View {
    TextField(
      title,
      text: Binding(
        get: { "\(degrees)" },
        set: { if let value = Double($0) { degrees = value } }))
  }
}

extension Double {
  fileprivate var asFahrenheit: Double {
    get { self * 9 / 5 + 32 }
    set { self = (newValue - 32) * 5 / 9 }
  }
}
