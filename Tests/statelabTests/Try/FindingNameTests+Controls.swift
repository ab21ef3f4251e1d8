import Testing

@testable import statelab

extension TryTests.FindingNameTests {
  @Test(
    "A seeded state that only a control shows has a finding of this bug", arguments: controlForms)
  func namesControl(_ program: Program) throws { try names(program) }

  /// Seeded states that only the line of a control shows, such as `[ ] Alarm`.
  nonisolated static let controlForms = [
    control(
      "4:3: proved: 'isOn' of AlarmRow keeps its first value, false, when ContentView",
      row: """
        struct AlarmRow: View {
          @State var isOn: Bool
          var body: some View { Toggle("Alarm", isOn: $isOn) }
        }
        """,
      use: "AlarmRow(isOn: isOn)"),
    control(
      "4:3: proved: 'isOn' of AlarmRow keeps its first value, false, when ContentView",
      row: """
        struct AlarmRow: View {
          @State private var isOn: Bool
          init(isOn: Bool) { _isOn = State(initialValue: isOn) }
          var body: some View { Toggle(isOn: self.$isOn) { Text("Alarm") } }
        }
        """,
      use: "AlarmRow(isOn: isOn)"),
    control(
      // The program may mean the first value.
      "4:3: suspected: 'isOn' of AlarmRow keeps its first value, false, when ContentView",
      row: """
        struct AlarmRow: View {
          @State private var isOn: Bool
          init(ringing: Bool) { _isOn = State(initialValue: ringing) }
          var body: some View { Toggle("Alarm", isOn: $isOn) }
        }
        """,
      use: "AlarmRow(ringing: isOn)"),
    control(
      "4:3: proved: 'isLoud' of AlarmRow keeps its first value, false, when ContentView",
      row: """
        struct AlarmRow: View {
          @State var isLoud: Bool
          var body: some View {
            Picker("Volume", selection: $isLoud) { Text("Low").tag(false); Text("High").tag(true) }
          }
        }
        """,
      use: "AlarmRow(isLoud: isOn)"),
    control(
      "5:3: proved: 'tone' of AlarmRow keeps its first value, bell, when ContentView",
      row: """
        enum Tone { case bell, horn }
        struct AlarmRow: View {
          @State var tone: Tone
          var body: some View {
            Picker("Tone", selection: $tone) {
              Text("A bell").tag(Tone.bell)
              Text("A horn").tag(Tone.horn)
            }
          }
        }
        """,
      use: "AlarmRow(tone: isOn ? .horn : .bell)"),
    control(
      "4:3: proved: 'day' of AlarmRow keeps its first value, 1970-01-01 00:00:00 +0000, when",
      row: """
        struct AlarmRow: View {
          @State var day: Date
          var body: some View {
            DatePicker("Day", selection: $day, displayedComponents: .date)
          }
        }
        """,
      use: "AlarmRow(day: Date(timeIntervalSince1970: isOn ? 1_000_000 : 0))"),
    Program(
      // Each row has a toggle whose title the program computes.
      actions: "--tap 'All on'",
      head: "5:3: proved: 'isOn' of AlarmRow keeps its first value, false, when ContentView",
      text: """
        struct Alarm: Identifiable { let id: Int; var name: String; var isOn = false }
        struct AlarmRow: View {
          @State private var isOn: Bool
          let alarm: Alarm
          init(alarm: Alarm) { self.alarm = alarm; _isOn = State(initialValue: alarm.isOn) }
          var body: some View {
            Toggle(alarm.name, isOn: $isOn).onChange(of: isOn) { print(isOn) }
          }
        }
        struct ContentView: View {
          @State private var alarms = [Alarm(id: 1, name: "Early"), Alarm(id: 2, name: "Late")]
          @State private var isQuiet = true
          var body: some View {
            ForEach(alarms) { AlarmRow(alarm: $0) }
            Toggle("Quiet", isOn: $isQuiet)
            Button("All on") { for index in alarms.indices { alarms[index].isOn = true } }
          }
        }
        """),
    Program(
      // A member of the state, while another tab covers the view.
      actions: "--tap Settings --tap 'All on' --tap Home",
      head: "5:3: proved: 'alarm' of AlarmRow keeps its first value",
      text: """
        struct Alarm { var name: String; var isOn = false }
        struct AlarmRow: View {
          @State var alarm: Alarm
          var body: some View { Toggle("Alarm", isOn: $alarm.isOn) }
        }
        struct ContentView: View {
          @State private var alarm = Alarm(name: "Early")
          var body: some View {
            TabView {
              AlarmRow(alarm: alarm).tabItem { Text("Home") }
              Button("All on") { alarm.isOn = true }.tabItem { Text("Settings") }
            }
          }
        }
        """),
  ]

  /// A row whose parent passes another value after a tap.
  private nonisolated static func control(
    _ head: String, row: String, use: String
  ) -> Program {
    Program(
      actions: "--tap Ring", head: head,
      text: row + """

        struct ContentView: View {
          @State private var isOn = false
          var body: some View { \(use); Button("Ring") { isOn = true } }
        }
        """)
  }
}
