import Course
import StateLabCore

private final class Thermostat: ObservableObject {
  @Published var degrees = 20 {
    didSet { print("didSet: it reads \(degrees)") }
  }
}

private struct ThermostatView: View {
  @ObservedObject var thermostat: Thermostat

  var body: some View {
    let _ = print("body: it reads \(thermostat.degrees)")
    Text("\(thermostat.degrees) degrees")
  }
}

private final class CapInSink: ObservableObject {
  @Published var degrees = 20
  private var cap: AnyCancellable?

  init() {
    cap = $degrees.sink { [unowned self] in
      guard $0 > 25 else { return }
      print("too high: \($0)")
      degrees = 25
    }
  }
}

private final class CapLater: ObservableObject {
  @Published var degrees = 20
  private var cap: AnyCancellable?

  init() {
    cap = $degrees.receive(on: DispatchQueue.main)
      .sink { [unowned self] in
        if $0 > 25 { degrees = 25 }
      }
  }
}

private struct SinkView: View {
  @ObservedObject var model: CapInSink

  var body: some View { Text("\(model.degrees) degrees") }
}

private struct LaterView: View {
  @ObservedObject var model: CapLater

  var body: some View { Text("\(model.degrees) degrees") }
}

private final class ViewModel: ObservableObject {
  @Published var value = 0
}

private struct ReceivingView: View {
  @ObservedObject var viewModel: ViewModel

  var body: some View {
    OtherView(binding: $viewModel.value)
      .onReceive(viewModel.$value) { print("received \($0)") }
  }
}

private struct OtherView: View {
  @Binding var binding: Int

  var body: some View {
    Button("Value \(binding)") { binding += 5 }
  }
}

extension Lesson {
  static let publishBeforeStore = Lesson(
    "publish-before-store", quiz: publishBeforeStoreQuiz
  ) {
    Experiment("order") { lab in
      let model = Thermostat()
      let host = Host(ThermostatView(thermostat: model))
      let first = model.objectWillChange.sink {
        print("objectWillChange: it reads \(model.degrees)")
      }
      let second = model.$degrees.dropFirst().sink {
        print("sink: it gets \($0) and reads \(model.degrees)")
      }
      let before = host.trace.printed.count
      host.perform { model.degrees = 21 }
      let printed = Array(host.trace.printed.dropFirst(before))
      lab.find("printed", printed)
      lab.find("sink", printed[1])
      for listener in [first, second] { listener.cancel() }
    }
    Experiment("cap-in-sink") { lab in
      let model = CapInSink()
      let host = Host(SinkView(model: model))
      host.perform { model.degrees = 30 }
      lab.find("degrees", model.degrees)
      lab.find("screen", host.screen)
    }
    Experiment("cap-later") { lab in
      let model = CapLater()
      let host = Host(LaterView(model: model))
      host.perform { model.degrees = 30 }
      lab.find("degrees", model.degrees)
      lab.find("extra", host.trace.bodyCount(of: LaterView.self) - 1)
    }
    Experiment("receive") { lab in
      let viewModel = ViewModel()
      let host = Host(ReceivingView(viewModel: viewModel))
      try host.tap("Value 0")
      lab.find("printed", host.trace.printed)
    }
  }
}
