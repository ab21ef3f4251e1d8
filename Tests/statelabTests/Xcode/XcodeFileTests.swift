import Course
import Lessons
import Testing

@testable import Rendering
@testable import statelab

@Suite("show --swiftui")
struct XcodeFileTests {
  @Test("Lesson 14 as a program runs the code without a host first, then shows the view")
  func lesson14() {
    #expect(
      shell("show", "14", "--swiftui", course: course).output == #"""
        // Lesson 14 of statelab: Schrödinger's state.
        // Paste it into a new app project of Xcode, in place of the file with `@main`.

        import Combine
        import SwiftUI

        private struct MyView: View {
          @State var counter = 0

          var body: some View {
            Button("Tap me") {
              counter += 1
              print(counter)
            }
          }
        }

        private final class Box<V>: ObservableObject {
          var value: V {
            willSet { objectWillChange.send() }
          }

          init(_ value: V) {
            self.value = value
          }
        }

        @propertyWrapper
        private struct FSState<V>: DynamicProperty {
          @StateObject private var box: Box<V>

          var wrappedValue: V {
            get { box.value }
            nonmutating set { box.value = newValue }
          }

          init(wrappedValue value: V) {
            _box = StateObject(wrappedValue: Box(value))
          }
        }

        private struct RebuiltView: View {
          @FSState var counter = 0

          var body: some View {
            Text("\(counter)")
          }
        }

        @MainActor private func firstView() -> some View {
          let view = MyView()
          return view
        }

        // As in the experiment `mounted`. What it does then:
        //   tap("Tap me")
        //   tap("Tap me")
        @main
        struct LessonApp: App {
          init() {
            do {
              let view = MyView()
              view.counter = 10
              print(view.counter)
            }
            do {
              let view = MyView()
              view.$counter.wrappedValue = 10
              print(view.counter)
            }
            do {
              let view = RebuiltView()
              view.counter = 10
              print(view.counter)
            }
          }

          var body: some Scene {
            WindowGroup { firstView() }
          }
        }

        """#)
  }

  @Test("Code before a mount becomes a function that builds the view, and Combine is imported")
  func lesson16() {
    let text = shell("show", "16", "--swiftui", course: course).output
    #expect(text.contains("\n\nimport Combine\nimport SwiftUI\n\nprivate struct MyView"))
    #expect(
      text.contains(
        """
        @MainActor private func firstView() -> some View {
          let subject = PassthroughSubject<String, Never>()
          return TestView(subject: subject)
        }

        """))
    #expect(text.contains("WindowGroup { firstView() }"))
  }

  @Test(
    "Every lesson's program is valid Swift without names of the laboratory",
    .needs("swiftc"))
  func valid() throws {
    let programs = try course.lessons.map { lesson in
      try XcodeFile(LessonReading(lesson, of: course)).text
    }
    for text in programs {
      #expect(
        text.words.isDisjoint(with: ["StateLabCore", "Course", "Experiment", "Laboratory", "lab"]))
      #expect(!text.contains("URLSession(server:"))
    }
    // A single file is a script, which has no `@main`.
    let errors = try Compiler.find().firstErrors(
      of: programs.map { program in
        program.lines.filter { $0 != "import Combine" && $0 != "@main" }
          .map { $0 == "import SwiftUI" ? "import StateLabCore" : $0 }
          .joined(separator: "\n") + "\n" + appStub
      })
    for (lesson, error) in zip(course.lessons, errors) {
      #expect(error == nil, "lesson \(lesson.number)")
    }
  }

  @Test("--swiftui with several lessons is an error")
  func several() {
    let outcome = shell("show", "1", "2", "--swiftui")
    #expect(outcome.code == .usage)
    #expect(
      outcome.errors == """
        statelab: --swiftui makes a program of one lesson, and 2 are named.
                  Write `statelab show 1 --swiftui`.

        """)
  }

  @Test("--swiftui of a lesson without a view is an error")
  func noView() {
    let outcome = shell("show", "1", "--swiftui")
    #expect(outcome.code == .badData)
    #expect(outcome.errors.hasPrefix("statelab: No experiment of lesson 1 mounts a view.\n"))
  }
}

/// The parts of SwiftUI's apps that the programs use.
private let appStub = """
  protocol Scene {}

  protocol App {
    associatedtype Body: Scene
    var body: Body { get }
    init()
  }

  struct WindowGroup<Content: View>: Scene {
    init(@ViewBuilder content: () -> Content) {}
  }
  """
