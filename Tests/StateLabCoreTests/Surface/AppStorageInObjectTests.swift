import Testing

@testable import StateLabCore

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

  @Test("A model without a view announces, with the old value in place")
  func withoutView() {
    let settings = Settings()
    var seen: [Int] = []
    let subscription = settings.objectWillChange.sink { seen.append(settings.goal) }
    settings.goal = 8
    withExtendedLifetime(subscription) {}
    UserDefaults.standard.removeObject(forKey: "goal")
    #expect(seen == [5])
  }
}
