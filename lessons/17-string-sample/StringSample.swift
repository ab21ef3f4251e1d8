import Course
import StateLabCore

@propertyWrapper
private struct StringSample {
  var wrappedValue: String

  var projectedValue: String { "Projected: \(wrappedValue)" }
}

@propertyWrapper
private final class SharedSample {
  var wrappedValue: String

  init(wrappedValue: String) {
    self.wrappedValue = wrappedValue
  }
}

private struct Card {
  @StringSample var example = "Hello, world"

  func read() {
    print(example)
    print(_example)
    print($example)
  }
}

private struct Board {
  @StringSample var own = "Hello, world"
  @SharedSample var shared = "Hello, world"
}

private struct CardView: View {
  @StringSample var example = "Hello, world"

  var body: some View { Text($example) }
}

extension Lesson {
  static let stringSample = Lesson(
    "string-sample", quiz: stringSampleQuiz
  ) {
    Experiment("three") { lab in
      Card().read()
      lab.find("printed", lab.trace.printed)
      lab.find("underscore", lab.trace.printed[1])
    }
    Experiment("copies") { lab in
      var board = Board()
      let copy = board
      board.own = "Goodbye"
      board.shared = "Goodbye"
      print(copy.own)
      print(copy.shared)
      lab.find("copy", [copy.own, copy.shared])
    }
    Experiment("shown") { lab in
      let host = Host(CardView())
      lab.find("screen", host.screen)
    }
  }
}
