import StateLabUI
import Testing

/// Names of UIKit and Foundation, and of SwiftUI with a type of Foundation.
@MainActor
@Suite("Names with types of UIKit and Foundation")
struct LaterNamesTests {
  private struct Resources: View {
    @State private var progress = Progress(totalUnitCount: 4)
    var body: some View {
      Text("Hello", bundle: .main)
      Text("Hello", tableName: "Other", bundle: .main, comment: "A greeting")
      Image("a", bundle: .main)
      Image("b", bundle: nil, label: Text("letter"))
      Rectangle().transform(CGAffineTransform(scaleX: 2, y: 2)).fill(Color("c", bundle: .main))
      Text("keys").onKeyPress(characters: .decimalDigits) { _ in .handled }
        .typesettingLanguage(Locale.Language(identifier: "th"))
      ProgressView(progress)
      Button("Step") {
        AccessibilityNotification.Announcement("Step").post()
        AccessibilityNotification.LayoutChanged().post()
        AccessibilityNotification.ScreenChanged().post()
        progress = Progress(totalUnitCount: 4)
        progress.completedUnitCount = 1
      }
    }
  }

  @Test("Resources of a bundle have their names, and a progress view shows an object's progress")
  func resources() throws {
    let host = Host(Resources())
    #expect(host.screen == "Hello\nHello\n(a)\n(b)\nkeys\n(0%)\n[Step]")
    try host.tap("Step")
    #expect(host.screen.contains("(25%)"))
  }

  private struct Wrapped: UIViewRepresentable {
    @Binding var taps: String

    func makeUIView(context: Context) -> UIButton {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Buy"
      configuration.subtitle = "now"
      configuration.image = UIImage(systemName: "cart")
      configuration.baseForegroundColor = .white
      configuration.baseBackgroundColor = .systemBlue
      configuration.cornerStyle = .capsule
      configuration.buttonSize = .large
      configuration.imagePadding = 8
      configuration.imagePlacement = .trailing
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: 1, leading: 2, bottom: 3, trailing: 4)
      return UIButton(
        configuration: configuration,
        primaryAction: UIAction { action in
          taps += action.sender is UIButton ? "+" : "-"
          (action.sender as? UIButton)?.configuration?.title = "Bought"
        })
    }

    func updateUIView(_ button: UIButton, context: Context) {}
  }

  private struct Store: View {
    @State private var taps = ""
    var body: some View {
      Text(verbatim: "taps \(taps)")
      Wrapped(taps: $taps)
    }
  }

  @Test("The title of a configuration is the title of its button, and an action knows its sender")
  func buttonConfiguration() throws {
    let host = Host(Store())
    #expect(host.screen == "taps \n[Buy]")
    try host.tap("Buy")
    #expect(host.screen == "taps +\n[Bought]")
    let plain = UIButton(configuration: .tinted(), primaryAction: UIAction(title: "Go") { _ in })
    #expect(plain.currentTitle == "Go")
    plain.configurationUpdateHandler = { $0.configuration?.title = $0.isEnabled ? "On" : "Off" }
    #expect(plain.currentTitle == "On")
    plain.isEnabled = false
    #expect(plain.currentTitle == "Off")
  }

  @Test("Names of people and spans of time have formats")
  func formats() {
    let name = PersonNameComponents(
      namePrefix: "Dr.", givenName: "Thomas", middleName: "Louis", familyName: "Clark",
      nameSuffix: "Jr.", nickname: "Tom")
    #expect(name.formatted(.name(style: .long)) == "Dr. Thomas Louis Clark Jr.")
    #expect(name.formatted(.name(style: .short)) == "Tom")
    #expect(name.formatted(.name(style: .abbreviated)) == "TC")
    #expect(name.formatted() == "Thomas Clark")
    #expect(Host(Text(name, format: .name(style: .medium))).screen == "Thomas Clark")
    let start = Date(timeIntervalSince1970: 0)
    let span = start..<start.addingTimeInterval(7265)
    #expect(span.formatted(.timeDuration) == "2:01:05")
    #expect(
      span.formatted(.components(style: .wide, fields: [.hour, .minute])) == "2 hours, 1 minute")
    #expect(span.formatted(.components(style: .narrow)) == "2h 1m 5s")
    #expect(
      Host(Text(span, format: .components(style: .abbreviated))).screen == "2 hr, 1 min, 5 sec")
  }

  @Test("A spring moves to its target and settles there")
  func spring() {
    let spring = Spring(duration: 0.5, bounce: 0)
    #expect(spring.value(target: 10.0, time: 0) == 0)
    #expect(abs(spring.value(target: 10.0, time: 5) - 10) < 1e-6)
    let slow = Spring(response: 0.5, dampingRatio: 2)
    #expect(abs(slow.dampingRatio - 2) < 1e-9)
    #expect(slow.value(target: 0.5, time: 0.1) < spring.value(target: 0.5, time: 0.1))
    #expect(abs(slow.value(target: 1.0, time: 40) - 1) < 1e-9)
    let heavy = Spring(mass: 2, stiffness: 8, damping: 1)
    #expect(abs(heavy.stiffness - 8) < 1e-9 && abs(heavy.damping - 1) < 1e-9 && heavy.mass == 2)
    let bouncy = Spring(duration: 0.5, bounce: 0.5)
    #expect((1...50).contains { bouncy.value(target: 1.0, time: Double($0) / 50) > 1.05 })
    #expect(abs(spring.velocity(target: 0.0, initialVelocity: 3, time: 0) - 3) < 1e-3)
    var (value, velocity) = (0.0, 0.0)
    for _ in 0..<300 {
      bouncy.update(value: &value, velocity: &velocity, target: 2, deltaTime: 0.01)
    }
    #expect(abs(value - 2) < 1e-3 && bouncy.settlingDuration > 0)
  }

  @Test("The app's own domain of the defaults has the name of its bundle")
  func domain() throws {
    let defaults = UserDefaults.standard
    defaults.set(1, forKey: "laterNames")
    let id = try #require(Bundle.main.bundleIdentifier)
    defaults.removePersistentDomain(forName: id)
    #expect(defaults.object(forKey: "laterNames") == nil)
    #expect(!ProcessInfo.processInfo.isLowPowerModeEnabled)
  }
}
