import Course
import StateLabCore

@propertyWrapper
private struct Counted {
  var wrappedValue: String

  var projectedValue: Int { wrappedValue.count }
}

private struct Headline {
  @Counted var title = "Box"
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
  static var stringSampleQuiz: Quiz {
    Quiz {
      Experiment("headline") { lab in
        var headline = Headline()
        headline.title = "Binding"
        lab.find("projected", headline.$title)
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
