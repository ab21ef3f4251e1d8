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

  /// A shape with a gesture, a text whose opacity changes, and so many views that do not change.
  private struct Faded: View {
    let count: Int
    let keep: (@escaping () -> Void) -> Void
    @State private var isFaded = false

    var body: some View {
      VStack {
        Circle().onTapGesture {}
        Text("Faded").opacity(isFaded ? 0.5 : 1)
        Unchanged(count: count)
      }
      .onAppear { keep { isFaded.toggle() } }
    }
  }

  @Test(
    "An opacity beside the name of a shape costs less than four times the steps among 1 000 views",
    arguments: [true, false])
  func opacity(recording: Bool) {
    func steps(_ count: Int) -> Int {
      let doors = Doors()
      let host = Host(Faded(count: count, keep: { doors.last = $0 }), recording: recording)
      _ = host.screen
      for _ in 0..<2 { host.perform { doors.last() } }
      return StepCounter.steps {
        for _ in 0..<4 {
          host.perform { doors.last() }
          _ = host.screen
        }
      }
    }
    #expect(steps(1_000) < 4 * steps(100))
  }

  // MARK: Views that come and go

  /// So many views that do not change, and some that do.
  private struct Beside<Content: View>: View {
    let count: Int
    let keep: (@escaping () -> Void) -> Void
    let content: (Int) -> Content
    @State private var value = 0

    var body: some View {
      VStack {
        Unchanged(count: count)
        content(value)
        Unchanged(count: count)
      }
      .onAppear { keep { value += 1 } }
    }
  }

  private struct Unchanged: View {
    let count: Int
    var body: some View { ForEach(0..<count) { Text("\($0)") } }
  }

  private func growthBeside<Content: View>(
    _ profile: Profile, @ViewBuilder _ content: @escaping (Int) -> Content
  ) -> Double {
    func steps(_ count: Int) -> Int {
      let doors = Doors()
      let host = Host(
        Beside(count: count, keep: { doors.last = $0 }, content: content), profile: profile)
      let screen = host.screen
      for _ in 0..<2 { host.perform { doors.last() } }
      #expect(host.screen == screen)
      let steps = StepCounter.steps { for _ in 0..<4 { host.perform { doors.last() } } }
      #expect(host.screen == screen)
      host.perform { doors.last() }
      #expect(host.screen != screen)
      return steps
    }
    return Double(steps(1_000)) / Double(steps(100))
  }

  @Test(
    "A line that comes and goes among 2 000 takes less than four times the steps of one among 200",
    arguments: Profile.all)
  func line(profile: Profile) {
    #expect(growthBeside(profile) { if $0 % 2 == 1 { Text("odd") } } < 4)
  }

  @Test("So does the other view of an if", arguments: Profile.all)
  func branch(profile: Profile) {
    #expect(
      growthBeside(profile) { value in
        if value % 2 == 0 {
          Text("even")
        } else {
          Button("odd") {}.padding()
          Text("more").onAppear {}
        }
      } < 4)
  }

  @Test("So does a view with another identity", arguments: Profile.all)
  func identity(profile: Profile) {
    #expect(growthBeside(profile) { Text("\($0 % 2)").id($0) } < 4)
  }

  @Test("So does an erased view of another type", arguments: Profile.all)
  func erased(profile: Profile) {
    #expect(
      growthBeside(profile) { value in
        value % 2 == 0 ? AnyView(Text("even")) : AnyView(Toggle("odd", isOn: .constant(true)))
      } < 4)
  }

  @Test("So does a row of a short ForEach", arguments: Profile.all)
  func row(ofForEach profile: Profile) {
    #expect(
      growthBeside(profile) { value in
        ForEach(0..<5 + value % 2, id: \.self) { Text("row \($0)") }
      } < 4)
  }
}
