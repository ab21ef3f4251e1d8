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
      print("$state is a", type(of: $state))
      print("$binding is a", type(of: $binding))
      print("$viewModel is a", type(of: $viewModel))
      print("$shared is a", type(of: $shared))
      print("$viewModel.value is a", type(of: $viewModel.value))
      print("$shared.value is a", type(of: $shared.value))
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

extension Lesson {
  static let projectedValues = Lesson(
    "projected-values", quiz: projectedValuesQuiz
  ) {
    Experiment("types") { lab in
      let host = Host(RootView(viewModel: ViewModel()))
      try host.tap("Print the types")
      lab.find("printed", host.trace.printed)
      lab.find("before", host.trace.printed[4])
      lab.find("after", host.trace.printed[6])
      lab.find("pair", [host.trace.printed[4], host.trace.printed[6]])
    }
  }
}
