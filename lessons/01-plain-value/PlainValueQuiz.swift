import Course
import StateLabCore

@propertyWrapper
private struct Excited {
  var wrappedValue: String

  init(wrappedValue: String) {
    self.wrappedValue = wrappedValue + "!"
  }
}

private struct Greeting: View {
  @Excited var text = "Hello"

  var body: some View {
    Text(text)
  }
}

private struct Price: View {
  let euros: Int
  var note = "fresh"

  var body: some View {
    Text("\(euros) euros, \(note)")
  }
}

private struct KeptPrice: View {
  let euros: Int
  @State var note = "fresh"

  var body: some View {
    Text("\(euros) euros, \(note)")
  }
}

extension Lesson {
  static var plainValueQuiz: Quiz {
    Quiz {
      Experiment("greeting") { lab in
        var greeting = Greeting()
        greeting.text = "Bye"
        lab.find("screen", Host(greeting).screen)
      }
      Experiment("price") { lab in
        let host = Host(Price(euros: 3, note: "on sale"))
        host.replaceRoot(Price(euros: 4))
        lab.find("screen", host.screen)
      }
      Experiment("kept-price") { lab in
        let host = Host(KeptPrice(euros: 3, note: "on sale"))
        host.replaceRoot(KeptPrice(euros: 4))
        lab.find("screen", host.screen)
      }
    }
  }
}
