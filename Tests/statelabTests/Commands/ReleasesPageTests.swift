import Course
import StateLabCore
import Testing

@testable import Rendering
@testable import TestSupport
@testable import statelab

@Suite("help releases")
struct ReleasesPageTests {
  @Test("The table has every switch with its rule and source, and every API with its release")
  func table() {
    let lines = shell("help", "releases", "--width", "160").output.lines
    let switches = lines.filter { $0.hasSuffix("yes") || $0.hasSuffix("no") }
    #expect(switches.count == Profile.switches.count + API.all.count + sampleCourse.messages.count)
    for point in Profile.switches {
      let row = lines.first { $0.contains(point.meaning) }
      let marks = Profile.all.map { point.isOn($0) ? "yes" : "no" }
      let words = row?.split(separator: " ").suffix(5).map(String.init)
      #expect(words == [point.rule] + marks)
      #expect(lines.contains { $0.contains(point.rule) && $0.hasSuffix(point.source) })
    }
    for api in API.all {
      #expect(lines.contains { $0.contains("`\(api.name)`") && $0.contains(" \(api.since) ") })
    }
    #expect(lines.contains("  ios18  iOS 17 to 26, as audited on 18.5, the default"))
  }

  @Test("A warning that is not known from an old release is marked where it occurs")
  func messages() {
    let lesson = Lesson("one") {
      Experiment("dollar") { _ in
        let view = UnmountedCounter()
        print(view.binding.wrappedValue)
      }
    }
    let course = Course(
      [Part("P", [lesson])], pages: sampleCourse.pages,
      folders: [
        LessonFolder(
          name: "01-one", files: [LessonFile(name: "lesson.md", text: "# T\nS\n```run dollar\n```")]
        )
      ])
    let old = shell("run", "1", "--profile", "ios13", "--width", "200", course: course).output
    #expect(
      old.contains(
        "Message W1 is known from iOS 16 on (console logs of 2022, with Xcode 14); "
          + "whether iOS 13.3 had it is unknown."))
    #expect(!shell("run", "1", course: course).output.contains("is known from"))
  }

  @Test("In plain output each fact has a line")
  func plain() {
    let output = shell("help", "releases", "--plain").output
    #expect(
      output.contains(
        """
        Row 1.
        Behavior: onReceive subscribes anew whenever the rule of its view runs.
        Rule: R47
        ios13: yes
        ios14: no
        ios16: no
        ios18: no

        """))
  }

  @Test("help releases as JSON contains the switches, APIs and releases")
  func asJSON() {
    let text = shell("help", "releases", "--format", "json").output
    for fact in [
      #""command" : "profiles""#, #""since" : "iOS 17.1""#, #""rule" : "R50""#,
      #""release" : "iOS 16.4""#, #""isDefault" : true"#,
    ] { #expect(text.contains(fact), "\(fact)") }
  }

  @Test("Other pages of help have no JSON")
  func otherPages() {
    for outcome in [
      shell("help", "--format", "json"), shell("help", "words", "--format", "json"),
      shell("--format", "json"),
    ] {
      #expect(outcome.code == .usage)
      #expect(outcome.errors.contains("Write `statelab help releases --format json`."))
    }
  }
}

private struct UnmountedCounter: View {
  @State private var count = 0
  var binding: Binding<Int> { $count }
  var body: some View { Text("\(count)") }
}
