import Course
import StateLabCore

@propertyWrapper
private struct Percent {
  var wrappedValue: Double

  var projectedValue: String { "\(Int(wrappedValue * 100)) %" }
}

private struct Survey {
  @Percent var yes = 0.25
}

private struct Seedling: View {
  @State private var height: Int

  init(seed: Int) {
    _height = State(initialValue: seed)
  }

  var body: some View {
    Text("\(height) cm")
  }
}

@propertyWrapper
private struct Counted {
  var wrappedValue: String

  var projectedValue: Int { wrappedValue.count }
}

private struct Poster {
  @Counted var word = "Box"

  mutating func replace() {
    _word = Counted(wrappedValue: "Binding")
  }
}

@propertyWrapper
private final class Kept {
  var wrappedValue: String

  init(wrappedValue: String) { self.wrappedValue = wrappedValue }
}

private struct Draft {
  @Kept var text = "empty"
}

extension Lesson {
  static var threeNamesQuiz: Quiz {
    Quiz {
      Experiment("survey") { lab in
        var survey = Survey()
        survey.yes = 0.5
        print(survey.$yes)
        lab.find("printed", lab.trace.printed.last ?? "")
      }
      Experiment("seedling") { lab in
        let host = Host(Seedling(seed: 1))
        host.replaceRoot(Seedling(seed: 2))
        lab.find("screen", host.screen)
      }
      Experiment("poster") { lab in
        var poster = Poster()
        poster.replace()
        lab.find("word", poster.word)
      }
      Experiment("drafts") { lab in
        let first = Draft()
        let second = Draft()
        first.text = "written"
        lab.find("second", second.text)
      }
    }
  }
}
