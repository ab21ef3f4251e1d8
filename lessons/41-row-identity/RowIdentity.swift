import Course
import StateLabCore

private struct Guest: Identifiable {
  let id: Int
  var name: String

  static let both = [
    Guest(id: 1, name: "Ann"), Guest(id: 2, name: "Bob"),
  ]
}

private struct GuestRow: View {
  let guest: Guest
  @State private var taps = 0

  var body: some View {
    Button("\(guest.name) \(taps)") { taps += 1 }
  }
}

private struct IndexList: View {
  @State private var guests = Guest.both

  var body: some View {
    ForEach(guests.indices, id: \.self) { GuestRow(guest: guests[$0]) }
    Button("Remove Ann") { guests.removeFirst() }
  }
}

private struct GuestList: View {
  @State private var guests = Guest.both

  var body: some View {
    ForEach(guests) { GuestRow(guest: $0) }
    Button("Remove Ann") { guests.removeFirst() }
  }
}

private struct NameList: View {
  let names = ["Ann", "Bob", "Ann"]

  var body: some View {
    ForEach(names, id: \.self) { Text($0) }
  }
}

private struct Editor: View {
  @State private var guests = Guest.both

  var body: some View {
    ForEach($guests) { $guest in
      TextField("Guest", text: $guest.name)
    }
    Text(guests.map(\.name).joined(separator: " and "))
  }
}

extension Lesson {
  static let rowIdentity = Lesson(
    "row-identity", quiz: rowIdentityQuiz
  ) {
    Experiment("indices") { lab in
      let host = Host(IndexList())
      try host.tap("Ann 0")
      try host.tap("Remove Ann")
      lab.find("screen", host.screen)
    }
    Experiment("ids") { lab in
      let host = Host(GuestList())
      try host.tap("Ann 0")
      try host.tap("Remove Ann")
      lab.find("screen", host.screen)
    }
    Experiment("duplicates") { lab in
      let host = Host(NameList())
      lab.find("message", host.trace.warnings.first?.message ?? "none")
    }
    Experiment("editor") { lab in
      let host = Host(Editor())
      try host.enter("Eve", into: "Guest", occurrence: 1)
      lab.find("screen", host.screen)
    }
  }
}
