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

private struct Person {
  var name = "Ann"
  var town = "Ulm"
}

private struct PersonForm: View {
  @State private var person = Person()

  var body: some View {
    TextField("Town", text: $person.town)
    Text("\(person.name), \(person.town)")
  }
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
      Experiment("person") { lab in
        let host = Host(PersonForm())
        try host.enter("Rome", into: "Town")
        lab.find("screen", host.screen)
      }
    }
  }
}
