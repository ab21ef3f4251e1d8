import SwiftUI

struct Alarm: Identifiable {
  let id: Int
  let title: String
  let hour: Int
}

struct AlarmEditor: View {
  @State private var hour = 0
  @State private var isWeekly = false
  private let title: String

  init(_ alarm: Alarm) {
    title = alarm.title
    hour = alarm.hour
  }

  var body: some View {
    VStack {
      Text("\(title) at \(hour):00\(isWeekly ? ", each week" : "")")
      Button("Later") { hour = (hour + 1) % 24 }
      Button("Earlier") { hour = (hour + 23) % 24 }
      Toggle("Weekly", isOn: $isWeekly)
    }
  }
}

struct ContentView: View {
  private let alarms = [
    Alarm(id: 1, title: "Yoga", hour: 7), Alarm(id: 2, title: "Choir", hour: 19),
  ]
  @State private var edited: Int?

  var body: some View {
    VStack {
      ForEach(alarms) { alarm in
        Button(alarm.title) { edited = alarm.id }
      }
      if let alarm = alarms.first(where: { $0.id == edited }) {
        AlarmEditor(alarm).id(alarm.id)
      }
    }
  }
}
