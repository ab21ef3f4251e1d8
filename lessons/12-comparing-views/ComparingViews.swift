import Course
import StateLabCore

private struct NameTag: View {
  let name: String

  var body: some View {
    let _ = print("body of \(name)")
    Text(name)
  }
}

private struct PartyView: View {
  @State private var guests = 1

  var body: some View {
    NameTag(name: "Ann")
    NameTag(name: "guest \(guests)")
    Button("Welcome") { guests += 1 }
  }
}

private struct Doorbell: View {
  let name: String
  let ring: () -> Void

  var body: some View {
    let _ = print("body of \(name)")
    Button(name, action: ring)
  }
}

private struct DoorView: View {
  @State private var guests = 1

  var body: some View {
    let expected = guests
    Doorbell(name: "front") { print("ding") }
    Doorbell(name: "back") { print("dong for \(expected)") }
    Button("Welcome") { guests += 1 }
  }
}

private struct Seat: View, Equatable {
  let number: Int

  nonisolated static func == (a: Seat, b: Seat) -> Bool { true }

  var body: some View { Text("seat \(number)") }
}

private struct Sofa: View, Equatable {
  let number: Int
  let fabric = "linen"

  nonisolated static func == (a: Sofa, b: Sofa) -> Bool { true }

  var body: some View { Text("sofa \(number), \(fabric)") }
}

private struct LoungeView: View {
  @State private var guests = 1

  var body: some View {
    Seat(number: guests)
    Sofa(number: guests)
    Seat(number: guests).equatable()
    Button("Welcome") { guests += 1 }
  }
}

extension Lesson {
  static let comparingViews = Lesson(
    "comparing-views", quiz: comparingViewsQuiz
  ) {
    Experiment("party") { lab in
      let host = Host(PartyView())
      let before = host.trace.printed.count
      try host.tap("Welcome")
      lab.find("printed", Array(host.trace.printed.dropFirst(before)))
    }
    Experiment("door") { lab in
      let host = Host(DoorView())
      let before = host.trace.printed.count
      try host.tap("Welcome")
      lab.find("printed", Array(host.trace.printed.dropFirst(before)))
      try host.tap("back")
      lab.find("rings", host.trace.printed.last ?? "")
    }
    Experiment("lounge") { lab in
      let host = Host(LoungeView())
      try host.tap("Welcome")
      lab.find("screen", host.screen)
    }
  }
}
