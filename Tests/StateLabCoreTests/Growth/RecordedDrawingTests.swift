@_spi(Steps) import StateLabCore
import Testing

/// A recorded update of one view draws that view: its cost does not depend on the number of views
/// beside it. The record of a screen shares the unchanged lines in blocks, so the number of steps
/// grows as the square root of the number of lines.
@Suite("Drawing a recorded update")
struct RecordedDrawingTests {
  /// A view whose value one closure changes.
  private struct Leaf<Content: View>: View {
    let keep: (@escaping () -> Void) -> Void
    let content: (Binding<Int>) -> Content
    @State private var value = 0
    var body: some View { content($value).onAppear { keep { value += 1 } } }
  }

  private final class Doors { var last: () -> Void = {} }

  private func steps<Content: View>(
    of count: Int, _ profile: Profile, _ content: @escaping (Binding<Int>) -> Content
  ) -> Int {
    let doors = Doors()
    let host = Host(
      VStack { ForEach(0..<count) { _ in Leaf(keep: { doors.last = $0 }, content: content) } },
      profile: profile)
    let screen = host.screen
    host.perform { doors.last() }  // The first use of a type includes its lookup.
    let steps = StepCounter.steps { host.perform { doors.last() } }
    #expect(host.screen != screen)
    return steps
  }

  private func growth<Content: View>(
    _ profile: Profile, _ content: @escaping (Binding<Int>) -> Content
  ) -> Double {
    Double(steps(of: 1_000, profile, content)) / Double(steps(of: 100, profile, content))
  }

  @Test(
    "A text among 1 000 takes less than three times the steps of a text among 100",
    arguments: Profile.all)
  func text(profile: Profile) { #expect(growth(profile) { Text("\($0.wrappedValue)") } < 3) }

  @Test("So does a text beside space, a symbol and a shape", arguments: Profile.all)
  func row(profile: Profile) {
    #expect(
      growth(profile) { value in
        HStack {
          Image(systemName: "star")
          Text("\(value.wrappedValue)")
          Spacer()
          Circle().fill(.red)
        }
      } < 3)
  }

  @Test("So does a button", arguments: Profile.all)
  func button(profile: Profile) { #expect(growth(profile) { Button("\($0.wrappedValue)") {} } < 3) }

  @Test("So does a toggle", arguments: Profile.all)
  func toggle(profile: Profile) {
    #expect(
      growth(profile) { value in
        Toggle(
          "on",
          isOn: .init {
            value.wrappedValue == 2
          } set: { _ in
          })
      } < 3)
  }

  @Test("So does a slider", arguments: Profile.all)
  func slider(profile: Profile) {
    #expect(
      growth(profile) { value in
        Slider(
          value: .init {
            Double(value.wrappedValue)
          } set: { _ in
          }, in: 0...9)
      } < 3)
  }
}
