import Course
import StateLabCore

private final class ViewModel: ObservableObject {
  @Published var value = 0
}

private struct MyView: View {
  @State private var state = 0
  @Binding var binding: Int
  @ObservedObject var viewModel: ViewModel
  @EnvironmentObject private var shared: ViewModel

  var body: some View {
    Button("Print the types") {
      print("State projects a", type(of: $state))
      print("Binding projects a", type(of: $binding))
      print("ObservedObject projects a", type(of: $viewModel))
      print("EnvironmentObject projects a", type(of: $shared))
      print("Published projects a", type(of: viewModel.$value))
      print("$viewModel.value is a", type(of: $viewModel.value))
      print("viewModel.$value is a", type(of: viewModel.$value))
    }
  }
}

private struct RootView: View {
  @State private var number = 1
  @ObservedObject var viewModel: ViewModel

  var body: some View {
    MyView(binding: $number, viewModel: viewModel)
      .environmentObject(viewModel)
  }
}

private struct ReceivingView: View {
  @ObservedObject var viewModel: ViewModel

  var body: some View {
    Text("value \(viewModel.value)")
      .onReceive(viewModel.$value) {
        print("received \($0), the model has \(viewModel.value)")
      }
  }
}

private struct LonelyView: View {
  @EnvironmentObject private var shared: ViewModel

  var body: some View {
    Text("value \(shared.value)")
  }
}

extension Lesson {
  static let projectedValues = Lesson("projected-values") {
    Experiment("types") { lab in
      let viewModel = ViewModel()
      let host = Host(RootView(viewModel: viewModel))
      try host.tap("Print the types")
      lab.find("printed", host.trace.printed)
      lab.find("last", host.trace.printed.suffix(2))
    }
    Experiment("sink") { lab in
      let viewModel = ViewModel()
      let sink = viewModel.$value.sink {
        print("heard \($0), the model has \(viewModel.value)")
      }
      viewModel.value = 5
      sink.cancel()
      lab.find("first", lab.trace.printed.first ?? "")
      lab.find("last", lab.trace.printed.last ?? "")
    }
    Experiment("missing", endsProcess: true) { _ in
      _ = Host(LonelyView())
    }
    Experiment("receive") { lab in
      let viewModel = ViewModel()
      let host = Host(ReceivingView(viewModel: viewModel))
      host.perform { viewModel.value = 5 }
      lab.find("screen", host.screen)
    }
  }
}
