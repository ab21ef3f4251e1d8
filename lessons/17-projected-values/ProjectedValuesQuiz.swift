import Course
import StateLabCore

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

@propertyWrapper
private struct Trimmed {
  private(set) var projectedValue = 0
  private var text = ""

  var wrappedValue: String {
    get { text }
    set {
      let kept = String(newValue.prefix(5))
      projectedValue += newValue.count - kept.count
      text = kept
    }
  }
}

private struct Sign {
  @Trimmed var title
}

@propertyWrapper
private struct AtLeastZero {
  private var number: Int

  init(wrappedValue: Int) { number = wrappedValue }

  var wrappedValue: Int {
    get { number }
    set { number = max(newValue, 0) }
  }
}

private struct Account {
  @AtLeastZero var euros = -5
}

@propertyWrapper
private struct Rounded {
  private var number = 0

  var wrappedValue: Int {
    get { number / 10 * 10 }
    set { number = newValue }
  }
}

private struct Price {
  @Rounded var euros
}

private struct PriceView: View {
  @State private var price = Price()

  var body: some View {
    Text("\(price.euros) euros")
    Button("Three more") { price.euros += 3 }
  }
}

private final class Radio: ObservableObject {
  @Published var station = "news"
}

private struct StationField: View {
  @Binding var station: String

  var body: some View {
    TextField("Station", text: $station)
  }
}

private struct RadioView: View {
  @ObservedObject var radio: Radio

  var body: some View {
    StationField(station: $radio.station)
  }
}

extension Lesson {
  static var projectedValuesQuiz: Quiz {
    Quiz {
      Experiment("person") { lab in
        let host = Host(PersonForm())
        try host.enter("Rome", into: "Town")
        lab.find("screen", host.screen)
      }
      Experiment("label") { lab in
        var sign = Sign()
        sign.title = "Monday"
        sign.title = "Tuesday"
        print(sign.title, sign.$title)
        lab.find("cut", sign.$title)
      }
      Experiment("balance") { lab in
        let account = Account()
        print(account.euros)
        lab.find("euros", account.euros)
      }
      Experiment("price") { lab in
        let host = Host(PriceView())
        for _ in 1...4 { try host.tap("Three more") }
        lab.find("screen", host.screen)
      }
      Experiment("radio") { lab in
        let radio = Radio()
        let host = Host(RadioView(radio: radio))
        try host.enter("jazz", into: "Station")
        lab.find("bodies", host.trace.bodyCount(of: RadioView.self))
      }
    }
  }
}
