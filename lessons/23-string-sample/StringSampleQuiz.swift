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

@propertyWrapper
private struct AtMostTen {
  private var number: Int

  init(wrappedValue: Int) { number = wrappedValue }

  var wrappedValue: Int {
    get { number }
    set { number = min(newValue, 10) }
  }
}

private struct Radio {
  @AtMostTen var volume = 14
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
      Experiment("radio") { lab in
        var radio = Radio()
        lab.find("first", radio.volume)
        radio.volume = 14
        lab.find("assigned", radio.volume)
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
