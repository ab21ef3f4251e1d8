import StateLabCore
import Testing

/// A page below a pushed page costs next to nothing: its destination is not made anew.
@Suite("Growth of a navigation path")
struct PushGrowthTests {
  private final class Tally {
    var made = 0
    var path: Binding<[Int]>?
    var factor: Binding<Int>?
  }

  private struct Paged: View {
    let tally: Tally
    @State private var path: [Int] = []
    @State private var factor = 1
    var body: some View {
      NavigationStack(path: $path) {
        Text("root").navigationDestination(for: Int.self) { page in
          let _ = tally.made += 1
          Text("page \(page * factor)")
        }
      }
      .onAppear { (tally.path, tally.factor) = ($path, $factor) }
    }
  }

  @Test("A push or a pop makes no page below, recorded or not", arguments: Profile.all)
  func push(profile: Profile) {
    for recording in [false, true] {
      let tally = Tally()
      let host = Host(Paged(tally: tally), profile: profile, recording: recording)
      for page in 1...20 { host.perform { tally.path?.wrappedValue.append(page) } }
      #expect(tally.made == 20)
      host.perform { tally.path?.wrappedValue.removeLast() }
      #expect(tally.made == 20)
      #expect(host.screen.contains("page 19"))
      // The closure of another body makes every page anew.
      host.perform { tally.factor?.wrappedValue = 2 }
      #expect(tally.made == 39)
      #expect(host.screen.contains("page 38"))
    }
  }
}
