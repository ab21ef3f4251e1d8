import Course
import StateLabCore

private struct Drawer: View {
  @State private var width = 0
  @State private var isOpen = false

  var body: some View {
    Text("\(isOpen ? "open" : "closed"), \(width)")
    Button("Open") {
      width = 80
      withAnimation(.easeOut) { isOpen = true }
    }
  }
}

private struct Switches: View {
  @State private var isOn = false

  var body: some View {
    Toggle("State", isOn: $isOn.animation())
    Toggle("Closures", isOn: closures.animation())
    Toggle("Inside", isOn: inside)
  }

  private var closures: Binding<Bool> {
    Binding(get: { isOn }, set: { isOn = $0 })
  }

  private var inside: Binding<Bool> {
    Binding(
      get: { isOn },
      set: { value in withAnimation { isOn = value } })
  }
}

extension Lesson {
  static let transactions = Lesson(
    "transactions", quiz: transactionsQuiz
  ) {
    Experiment("open") { lab in
      let host = Host(Drawer())
      try host.tap("Open")
      lab.find("animated", host.trace.animated)
      lab.find("bodies", host.trace.bodyCount(of: Drawer.self) - 1)
    }
    Experiment("switches") { lab in
      let host = Host(Switches())
      var animated: [String] = []
      for label in ["State", "Closures", "Inside"] {
        let start = host.trace.count
        try host.toggle(label)
        let written = host.trace.dropFirst(start).animated
        if !written.isEmpty { animated.append(label) }
      }
      lab.find("animated", animated)
      lab.find("state", animated.contains("State"))
      lab.find("closures", animated.contains("Closures"))
      lab.find("inside", animated.contains("Inside"))
    }
  }
}

extension Sequence<Event> {
  /// The properties that were written with an animation.
  fileprivate var animated: [String] {
    compactMap { event in
      event.write?.animation == nil ? nil : event.property?.description
    }
  }
}
