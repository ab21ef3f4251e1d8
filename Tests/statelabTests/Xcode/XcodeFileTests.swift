import Course
import Lessons
import Testing

@testable import Rendering
@testable import TestSupport
@testable import statelab

@Suite("show --swiftui")
struct XcodeFileTests {
  @Test("A lesson as a program runs code without a host first, then builds and shows the view")
  func program() {
    #expect(
      shell("show", "4", "--swiftui", course: compiledCourse).output == #"""
        // Lesson 4 of statelab: Publishers.
        // Paste it into a new app project of Xcode, in place of the file with `@main`.

        import Combine
        import SwiftUI

        private struct Receiver: View {
          let publisher: AnyPublisher<String, Never>
          @State private var text = "none"
          @State private var didAppear = false

          var body: some View {
            Text("text: \(text)")
              .onAppear {
                didAppear = true
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                  text = "late"
                }
              }
              .onReceive(publisher) {
                print("onReceive")
                text = $0
              }
              .onDisappear { print("onDisappear") }
          }
        }

        private struct Switch: View {
          @Binding var isOn: Bool

          var body: some View {
            Toggle("Receiver", isOn: $isOn)
          }
        }

        private struct Sender<S: Subject>: View
        where S.Output == String, S.Failure == Never {
          let subject: S
          @State var passes = 1
          @State private var isShown = true

          var body: some View {
            Button("Pass \(passes)") { passes += 1 }
            Switch(isOn: $isShown)
            if isShown { Receiver(publisher: subject.eraseToAnyPublisher()) }
          }
        }

        @MainActor private func firstView() -> some View {
          let subject = CurrentValueSubject<String, Never>("first")
          return Sender(subject: subject)
        }

        // As in the experiment `pass`. What it does then:
        //   tap("Pass 1")
        @main
        struct LessonApp: App {
          init() {
            do {
              let subject = PassthroughSubject<String, Never>()
              let view = Sender(subject: subject)
              view.passes = 10
              print(view.passes)
            }
          }

          var body: some Scene {
            WindowGroup { firstView() }
          }
        }

        """#)
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
          .map { $0.replacing("SwiftUI", with: "StateLabCore") }
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
