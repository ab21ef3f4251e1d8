import Course
import StateLabCore

private final class Account: ObservableObject {
  @Published var isOpen = false
}

private struct AccountView: View {
  @ObservedObject var account: Account

  var body: some View {
    Text(account.isOpen ? "open" : "closed")
    Toggle("Open", isOn: $account.isOpen)
  }
}

private struct Switches: View {
  @State private var flags = [false, false, false]

  var body: some View {
    Text("\(flags.filter { $0 }.count) on")
    Toggle("Second", isOn: $flags[1])
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
      Experiment("account") { lab in
        let account = Account()
        let host = Host(AccountView(account: account))
        try host.toggle("Open")
        print("the account is open: \(account.isOpen)")
        lab.find("printed", host.trace.printed.last ?? "")
        lab.find("bodies", host.trace.bodyCount(of: AccountView.self))
      }
      Experiment("switches") { lab in
        let host = Host(Switches())
        try host.toggle("Second")
        let first = host.screen.prefix { $0 != "\n" }
        lab.find("line", String(first))
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
