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

private struct KitchenView: View {
  @State private var box = EggBox()

  var body: some View {
    Text("\(box.eggs) eggs")
    Button("Add seven") { box.eggs += 7 }
  }
}

extension Lesson {
  static let twelveOrLess = Lesson(
    "twelve-or-less", quiz: twelveOrLessQuiz
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
      box.eggs = 7
      print("7 eggs: $eggs is", box.$eggs)
      lab.find("odd", box.$eggs)
      lab.find("type", "\(type(of: box.$eggs))")
    }
    Experiment("screen") { lab in
      let host = Host(KitchenView())
      for _ in 1...3 { try host.tap("Add seven") }
      lab.find("screen", host.screen)
      lab.find("bodies", host.trace.bodyCount(of: KitchenView.self))
    }
  }
}
