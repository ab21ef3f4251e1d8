import Testing

@testable import statelab

extension TryTests.NearMissTests {
  @Test(
    "A control that may keep its value has no finding of a seeded state", arguments: controls)
  func silentAboutControl(_ program: Program) throws { try silent(program) }

  /// Controls that show the first value on purpose, a draft, or the parent's value.
  nonisolated static let controls = [
    control(
      // A draft: the button gives the value to the parent.
      row: """
        struct AlarmForm: View {
          @State var isOn: Bool
          let save: (Bool) -> Void
          var body: some View { Toggle("Alarm", isOn: $isOn); Button("Save") { save(isOn) } }
        }
        """,
      use: "AlarmForm(isOn: isOn) { isOn = $0 }"),
    control(
      // The draft is a part of a computed value.
      row: """
        struct Alarm { var isOn = false }
        struct AlarmForm: View {
          @State private var isOn: Bool
          let save: (Alarm) -> Void
          init(alarm: Alarm, save: @escaping (Alarm) -> Void) {
            self.save = save
            _isOn = State(initialValue: alarm.isOn)
          }
          private var result: Alarm { Alarm(isOn: isOn) }
          var body: some View { Toggle("Alarm", isOn: $isOn); Button("Save") { save(result) } }
        }
        """,
      use: "AlarmForm(alarm: Alarm(isOn: isOn)) { isOn = $0.isOn }"),
    control(
      // Another view receives the draft.
      row: """
        struct SaveBar: View {
          let isOn: Bool
          let save: (Bool) -> Void
          var body: some View { Button("Save") { save(isOn) } }
        }
        struct AlarmForm: View {
          @State var isOn: Bool
          let save: (Bool) -> Void
          var body: some View { Toggle("Alarm", isOn: $isOn); SaveBar(isOn: isOn, save: save) }
        }
        """,
      use: "AlarmForm(isOn: isOn) { isOn = $0 }"),
    control(
      // The first value opens the panel; from then on, the person does.
      row: """
        struct Panel: View {
          @State private var isOn: Bool
          init(isOn: Bool) { _isOn = State(initialValue: isOn) }
          var body: some View { Toggle("Details", isOn: $isOn); if isOn { Text("All details") } }
        }
        """,
      use: "Panel(isOn: isOn)"),
    control(
      row: """
        struct AlarmRow: View {
          @State var isOn: Bool
          var body: some View { Toggle("Alarm", isOn: $isOn) }
        }
        """,
      use: "AlarmRow(isOn: isOn).id(isOn)"),
    control(
      row: """
        struct AlarmRow: View {
          let isRinging: Bool
          @State private var isOn: Bool
          init(isRinging: Bool) {
            self.isRinging = isRinging
            _isOn = State(initialValue: isRinging)
          }
          var body: some View {
            Toggle("Alarm", isOn: $isOn).onChange(of: isRinging) { isOn = isRinging }
          }
        }
        """,
      use: "AlarmRow(isRinging: isOn)"),
    control(
      // A person set the toggle.
      actions: "--toggle Alarm --toggle Alarm --tap Ring",
      row: """
        struct AlarmRow: View {
          @State var isOn: Bool
          var body: some View { Toggle("Alarm", isOn: $isOn) }
        }
        """,
      use: "AlarmRow(isOn: isOn)"),
    control(
      // The line belongs to the other toggle.
      row: """
        struct AlarmRow: View {
          @State var isOn: Bool
          @State private var showsMore = false
          var body: some View {
            Button("More") { showsMore = true }
            if showsMore { Toggle("Alarm", isOn: $isOn) }
          }
        }
        """,
      use: "AlarmRow(isOn: isOn); Toggle(\"Alarm\", isOn: .constant(false))"),
    control(
      // The choice of a new entry begins with the parent's choice.
      row: """
        struct NewAlarm: View {
          @State var isLoud: Bool
          @State private var name = ""
          let add: (String, Bool) -> Void
          var body: some View {
            TextField("Name", text: $name).onSubmit { add(name, isLoud) }
            Picker("Volume", selection: $isLoud) { Text("Low").tag(false); Text("High").tag(true) }
          }
        }
        """,
      use: "NewAlarm(isLoud: isOn) { print($0, $1) }"),
    control(
      // The picker shows the day, which is the same.
      row: """
        struct AlarmRow: View {
          @State var day: Date
          var body: some View { DatePicker("Day", selection: $day, displayedComponents: .date) }
        }
        """,
      use: "AlarmRow(day: Date(timeIntervalSince1970: isOn ? 60 : 0))"),
    control(
      // A person opens and closes the group.
      row: """
        struct AlarmGroup: View {
          @State private var isExpanded: Bool
          init(isExpanded: Bool) { _isExpanded = State(initialValue: isExpanded) }
          var body: some View { DisclosureGroup("Alarms", isExpanded: $isExpanded) { Text("Early") } }
        }
        """,
      use: "AlarmGroup(isExpanded: isOn)"),
  ]

  private nonisolated static func control(
    actions: String = "--tap Ring", row: String, use: String
  ) -> Program {
    Program(
      bug: "state-seeded-from-parameter", actions: actions,
      text: row + """

        struct ContentView: View {
          @State private var isOn = false
          var body: some View { VStack { \(use); Button("Ring") { isOn = true } } }
        }
        """)
  }
}
