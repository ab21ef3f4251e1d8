@_spi(Controls) import StateLabCore
import Testing

@Suite("Localized titles")
struct TitleTests {
  @Test("Titles of all controls format numbers alike and accept a LocalizedStringKey variable")
  func titles() throws {
    struct Titles: View {
      let key: LocalizedStringKey = "key \(1234)"
      @State private var text = ""
      @State private var isOn = false
      @State private var number = 0
      var body: some View {
        NavigationStack {
          Form {
            Picker("pick \(1234)", selection: $number) { Text("none").tag(0) }
            Picker(key, selection: $number) { Text("none").tag(0) }
            Stepper("step \(1.5)", value: $number)
            GroupBox(key) {}
            Toggle("toggle \(1234)", isOn: $isOn)
            NavigationLink(key) {}
            Label("label \(1234)", systemImage: "star")
            Picker("text \(number)" as String, selection: $number) { Text("none").tag(0) }
          }
          .navigationTitle("title \(1234)")
          .alert(key, isPresented: $isOn) {}
        }
      }
    }
    let host = Host(Titles())
    #expect(
      host.screen
        == """
        title 1,234
        pick 1,234: none
        key 1,234: none
        step 1.500000 [step 1.500000 -] [step 1.500000 +]
        key 1,234
        [ ] toggle 1,234
        [key 1,234]
        label 1,234
        text 0: none
        """)
    try host.toggle("toggle 1,234")
    #expect(host.screen.hasPrefix("--- alert ---\nkey 1,234\n"))
  }

  /// A text that changes each time it is drawn.
  private struct Countdown: TickingText {
    let end: Duration
    var textNow: String { "\(end - World.now)" }
  }

  @Test("A title that depends on time updates without a body")
  func ticking() throws {
    struct Timed: View {
      let end = Text(ticking: Countdown(end: .seconds(9)))
      var body: some View {
        Button("Stop \(end)") {}
        Toggle("Hide \(end)", isOn: .constant(true))
      }
    }
    let host = Host(Timed())
    #expect(host.screen == "[Stop 9.0 seconds]\n[x] Hide 9.0 seconds")
    host.advance(by: .seconds(5))
    #expect(host.screen == "[Stop 4.0 seconds]\n[x] Hide 4.0 seconds")
    #expect(!host.isStale)
  }
}
