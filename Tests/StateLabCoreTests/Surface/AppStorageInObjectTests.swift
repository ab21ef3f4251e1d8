import Testing

@_spi(Steps) @testable import StateLabCore

@Suite("AppStorage in an object")
struct AppStorageInObjectTests {
  private final class Settings: ObservableObject {
    @AppStorage("goal") var goal = 5
  }

  private final class Profiles: ObservableObject {
    @Published var name = "Ada"
    @AppStorage("volume") var volume = 1
  }

  private struct SettingsPage: View {
    @StateObject private var settings = Settings()
    var body: some View {
      Stepper("Goal \(settings.goal)", value: $settings.goal)
      Button("Higher") { settings.goal += 1 }
    }
  }

  private struct ProfilePage: View {
    @StateObject private var profiles = Profiles()
    var body: some View {
      Text("\(profiles.name) \(profiles.volume)")
      Button("Louder") { profiles.volume += 1 }
    }
  }

  @Test("A write updates the view that follows the object, except under iOS 14.0")
  func updates() throws {
    for (profile, shown) in [(Profile.iOS14, "Goal 5"), (.iOS16, "Goal 6"), (.iOS18, "Goal 6")] {
      for recording in [true, false] {
        let host = Host(SettingsPage(), profile: profile, recording: recording)
        try host.tap("Higher")
        #expect(host.screen.contains(shown), "\(profile.name)")
        #expect(UserDefaults.standard.object(forKey: "goal") == nil, "the world's own defaults")
      }
    }
  }

  @Test("The change is named, and comes before the write")
  func change() throws {
    let host = Host(ProfilePage())
    try host.tap("Louder")
    let told = host.trace.events.compactMap { event -> String? in
      guard case .willChange(_, _, let change?, let subscribers) = event.kind else { return nil }
      return "\(change.type).\(change.property): \(change.old) → \(change.new), \(subscribers)"
    }
    #expect(told == ["Profiles.volume: 1 → 2, 1"])
    #expect(host.screen.contains("Ada 2"))
  }

  @Test("A model without a view announces its write and the change in the store")
  func withoutView() {
    let settings = Settings()
    var seen: [Int] = []
    let subscription = settings.objectWillChange.sink { seen.append(settings.goal) }
    settings.goal = 8
    #expect(seen == [5, 8])
    UserDefaults.standard.removeObject(forKey: "goal")
    #expect(seen == [5, 8, 5])
    subscription.cancel()
  }

  private final class Look: ObservableObject {
    @AppStorage("dark") var isDark = false
  }

  private struct DarkSwitch: View {
    @AppStorage("dark") private var isDark = false
    var body: some View { Button("Switch") { isDark.toggle() } }
  }

  private struct LookPage: View {
    @StateObject private var look = Look()
    var body: some View {
      Text(look.isDark ? "dark" : "light")
      DarkSwitch()
      Button("Store") { UserDefaults.standard.set(true, forKey: "dark") }
      Button("Direct") { look.isDark.toggle() }
    }
  }

  private func announcements(in host: Host) -> [String] {
    host.trace.events.compactMap { event in
      guard case .willChange(_, _, let change, _) = event.kind else { return nil }
      return change.map { "\($0.property): \($0.old) → \($0.new)" } ?? "the store"
    }
  }

  @Test("A change elsewhere updates the view that follows the object, except under iOS 14.0")
  func elsewhere() throws {
    for action in ["Switch", "Store"] {
      let host = Host(LookPage())
      try host.tap(action)
      #expect(host.screen.hasPrefix("dark\n"), "\(action)")
      #expect(!host.isStale)
      #expect(announcements(in: host) == ["isDark: false → true"])
      let early = Host(LookPage(), profile: .iOS14)
      try early.tap(action)
      #expect(early.screen.hasPrefix("light\n"), "\(action)")
    }
  }

  @Test("A change elsewhere causes the announcement, and an equal value causes none")
  func causes() throws {
    let host = Host(LookPage())
    try host.tap("Switch")
    let events = host.trace.events
    let announced = try #require(
      events.first { if case .willChange = $0.kind { true } else { false } })
    let cause = try #require(announced.causes.first)
    guard case .wrote(let property, _, _) = events[cause].kind else {
      Issue.record("The cause is \(events[cause].kind)")
      return
    }
    #expect(property == "isDark")
    try host.tap("Store")
    #expect(announcements(in: host).count == 1)
  }

  @Test("A write through the object announces twice: the property, and then the store")
  func direct() throws {
    let host = Host(LookPage())
    try host.tap("Direct")
    #expect(announcements(in: host) == ["isDark: false → true", "the store"])
    #expect(host.screen.hasPrefix("dark\n"))
  }

  @Test("The store retains no object, and a write to another key costs nothing")
  func cost() {
    let host = Host(Text("empty"))
    func steps(with count: Int) -> Int {
      let looks = (0..<count).map { _ in Look() }
      let subscriptions = looks.map { $0.objectWillChange.sink {} }
      defer { withExtendedLifetime((looks, subscriptions)) {} }
      return StepCounter.steps { UserDefaults.standard.set(count, forKey: "other key") }
    }
    weak var gone: Look?
    host.perform {
      #expect(steps(with: 1) == steps(with: 100))
      let look = Look()
      _ = look.objectWillChange
      gone = look
    }
    #expect(gone == nil)
  }
}
