import Course
import StateLabCore

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
    Experiment("sink") { lab in
      let viewModel = ViewModel()
      let subscription = viewModel.$value.sink {
        print("heard \($0), the model has \(viewModel.value)")
      }
      lab.find("first", lab.trace.printed)
      viewModel.value = 5
      print("afterwards the model has \(viewModel.value)")
      subscription.cancel()
      lab.find("second", lab.trace.printed[1])
    }
    Experiment("receive") { lab in
      let viewModel = ViewModel()
      let host = Host(ReceivingView(viewModel: viewModel))
      try host.tap("Value 0")
      lab.find("printed", host.trace.printed)
    }
  }
}
