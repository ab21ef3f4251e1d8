import Course
import StateLabCore

@propertyWrapper
private struct TwelveOrLess {
  private var number = 0

  var wrappedValue: Int {
    get { number }
    set { number = min(newValue, 12) }
  }

  var projectedValue: Bool { number.isMultiple(of: 2) }
}

private struct EggBox {
  @TwelveOrLess var eggs
}

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

extension Lesson {
  static let projectedValues = Lesson(
    "projected-values", quiz: projectedValuesQuiz
  ) {
    Experiment("limit") { lab in
      var box = EggBox()
      box.eggs = 24
      print("24 went in,", box.eggs, "came out")
      lab.find("full", box.eggs)
      box.eggs -= 2
      print("two taken out, left:", box.eggs)
      lab.find("left", box.eggs)
    }
    Experiment("projection") { lab in
      var box = EggBox()
      box.eggs = 10
      print("10 eggs: $eggs is", box.$eggs)
      lab.find("even", box.$eggs)
      lab.find("type", "\(type(of: box.$eggs))")
    }
    Experiment("types") { lab in
      let viewModel = ViewModel()
      let view = MyView(binding: .constant(1), viewModel: viewModel)
      let host = Host(view.environmentObject(viewModel))
      try host.tap("Print the types")
      lab.find("printed", host.trace.printed)
      lab.find("before", host.trace.printed[4])
      lab.find("after", host.trace.printed[6])
      lab.find("pair", [host.trace.printed[4], host.trace.printed[6]])
    }
  }
}
