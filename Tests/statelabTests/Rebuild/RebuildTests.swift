import Bugs
import Lessons
import Rebuilds
import Testing

@testable import Rendering
@testable import statelab

/// With the compiler of this machine: all experiments of a track, with wrappers as learners write
/// them.
extension TryTests {
  @Suite("rebuild")
  struct RebuildTests {
    /// The board for a wrapper.
    private func board(
      of track: String, _ wrapper: String
    ) throws -> RebuildBoard {
      let track = try #require(RebuildBook.tracks.first { $0.id == track })
      return try Files.withTemporaryFolder { folder in
        try Files.write(wrapper, to: "\(folder)/\(track.file)")
        guard case .board(let board) = try workshop(track, in: folder).judge() else {
          throw Failure(.badData, "The wrapper does not compile.")
        }
        return board
      }
    }

    private func workshop(_ track: RebuildTrack, in folder: String) throws -> RebuildWorkshop {
      let recording = Recording()
      recording.environment = [
        "XDG_CACHE_HOME": TryTests.cache,
        "PATH": Files.program(named: "swiftc").map { Files.folder(of: $0) } ?? "",
      ]
      let library = try TryLibrary.prepare(on: recording.console) { _ in }
      return try RebuildWorkshop(track, in: folder, with: library)
    }

    /// The wrapper at the top of a lesson's file, under the learner's name.
    private func wrapper(ofLesson id: String) throws -> String {
      let lesson = try #require(course.lessons.first { $0.id == id })
      let file = try #require(
        lesson.folder?.swiftFiles.first { $0.text.contains("struct FSState") })
      let end = try #require(file.text.firstRange(of: "private struct ContentView"))
      return String(file.text[..<end.lowerBound])
        .replacing("import Course\n", with: "")
        .replacing("import StateLabCore", with: "import SwiftUI")
        .replacing("private final class Box", with: "final class Box")
        .replacing("private struct FSState", with: "struct MyState")
    }

    private func stages(of board: RebuildBoard) -> [String] {
      board.track.stages.filter { board.isReached($0) }.map(\.title)
    }

    private nonisolated static let first = ["Plain value"]
    private nonisolated static let boxed = first + ["Nonmutating", "Box"]
    private nonisolated static let installed = boxed + ["Observable", "Dynamic property"]

    @Test(
      "The wrapper of each lesson reaches the stages that the lesson claims",
      arguments: [
        ("plain-value", first), ("nonmutating", first), ("box", boxed),
        ("observable", ["Nonmutating"]), ("dynamic-property", installed),
        ("binding", installed + ["Binding"]),
      ])
    func lessons(id: String, claimed: [String]) throws {
      let board = try board(of: "state", wrapper(ofLesson: id))
      let six = Set(board.track.stages.prefix(6).map(\.title))
      #expect(stages(of: board).filter(six.contains) == claimed)
      #expect(board.built == board.reached)
    }

    @Test("The wrapper of the lesson about bindings misses what makes State more than a box")
    func notYetState() throws {
      let board = try board(of: "state", wrapper(ofLesson: "binding"))
      let open = board.track.behaviors.map(\.id).filter { !board.reached.contains($0) }
      #expect(
        open == [
          "equal-write", "equal-of-any-type", "unread-write", "parent-unchanged",
          "binding-for-child", "initial-value-label", "animated-binding", "unmounted-read",
          "unmounted-write", "unmounted-binding", "other-thread", "write-in-body",
        ])
    }

    @Test("The task of the lesson after it reaches equal writes, and loses types without ==")
    func task() throws {
      let wrapper = try wrapper(ofLesson: "binding")
        .replacing("struct MyState<V>:", with: "struct MyState<V: Equatable>:")
        .replacing(
          "set { box.value = newValue }",
          with: "set { if newValue != box.value { box.value = newValue } }")
      let board = try board(of: "state", wrapper)
      #expect(board.reached.contains("equal-write"))
      #expect(!board.reached.contains("any-type"))
      #expect(board.next?.id == "any-type")
      guard case .fails(let error)? = board.next.flatMap({ board[$0] }) else {
        Issue.record("The experiment should not compile.")
        return
      }
      #expect(error.message.contains("Equatable"))
    }

    @Test("A wrapper that holds SwiftUI's reaches everything, and the board says so")
    func forwarding() throws {
      for (track, wrapper) in ForwardingWrappers.all {
        let board = try board(of: track, wrapper)
        #expect(board.next?.id == nil, "\(track)")
        #expect(!board.reached.filter { !board.built.contains($0) }.isEmpty, "\(track)")
      }
    }

    @Test("A typealias for SwiftUI's wrapper rebuilds nothing")
    func typealiased() throws {
      let board = try board(of: "state", "import SwiftUI\n\ntypealias MyState = State\n")
      #expect(board.next?.id == nil)
      for id in ["initial-value", "seen-after-tap"] {
        #expect(board.reached.contains(id) && !board.built.contains(id), "\(id)")
      }
    }

    @Test("The page names the first difference and the lesson, and the lost behaviors")
    func page() throws {
      let board = try board(of: "state", wrapper(ofLesson: "observable"))
      let page = RebuildPage(
        board: board, course: course, path: "MyState.swift", lost: ["initial-value", "read-back"])
      let lines = TextRenderer(output: OutputOptions(width: 80)).lines(
        of: page.document(isWhole: false))
      let text = lines.map(\.text).joined(separator: "\n")
      for part in [
        "MyState.swift: 2 of 35 behaviors, 1 of 11 stages",
        "2 Nonmutating                2 of 2, lesson 2",
        "12 State as a macro          not judged, lesson", "Lost: initial-value, read-back",
        "Next: initial-value, in stage 1, Plain value", "First difference: mount ContentView",
        "W5: Accessing StateObject's object without being",
        "Lesson 1 explains it: statelab walk 1",
      ] {
        #expect(text.contains(part), "\(part)\n\(text)")
      }
    }

    @Test("--check answers with the exit code, writes no file, and --stage asks for fewer stages")
    func check() throws {
      let wrapper = try wrapper(ofLesson: "box")
      let run = try ShellRun(
        """
        export XDG_CACHE_HOME='\(TryTests.cache)' XDG_STATE_HOME="$PWD/state"
        $statelab rebuild --check --in empty; echo "missing: $?"; [ -e empty ] || echo none
        $statelab rebuild --check >/dev/null; echo "all: $?"
        $statelab rebuild --check --stage 3 > three; echo "three: $?"
        grep -e '^MyState' -e '^[34] ' three
        sed 's/ file=[0-9a-f]*+initial-value+.*//' state/statelab/progress.txt
        """, with: ["MyState.swift": wrapper])
      #expect(
        run.output == """
          missing: 66
          none
          all: 1
          three: 0
          MyState.swift: 8 of 8 behaviors, 3 of 3 stages
          3 Box: 3 of 3
          statelab/progress/2
          rebuild/state reached=initial-value,passed-value,any-type,assignment,change-in-place,\
          read-back,older-closure,copied-view,unread-write,wrapper-made-in-init,unmounted-read

          """)
    }

    @Test("Without a file, rebuild writes the start, and then keeps what the learner wrote")
    func start() throws {
      let run = try ShellRun(
        """
        export XDG_CACHE_HOME='\(TryTests.cache)' XDG_STATE_HOME="$PWD/state"
        $statelab rebuild binding --in mine >/dev/null 2>&1; echo $?
        echo '// mine' >> mine/MyBinding.swift
        $statelab rebuild binding --in mine >/dev/null 2>&1
        tail -1 mine/MyBinding.swift
        """, with: [:])
      #expect(run.output == "0\n// mine\n")
    }
  }
}

@Suite("Tracks of rebuild")
struct RebuildTrackTests {
  @Test("Each track has a start, stages with lessons of the course, and behaviors")
  func tracks() throws {
    #expect(
      RebuildBook.tracks.map(\.id) == [
        "state", "binding", "observed-object", "state-object", "app-storage",
      ])
    for track in RebuildBook.tracks {
      #expect(track.start.contains("struct \(track.wrapper) {"), "\(track.id)")
      #expect(!track.original.isEmpty && !track.introduction.isEmpty, "\(track.id)")
      #expect(track.behaviors.count >= (track.id == "state" ? 20 : 6), "\(track.id)")
      #expect(Set(track.behaviors.map(\.id)).count == track.behaviors.count, "\(track.id)")
      for stage in track.stages {
        #expect(!stage.text.isEmpty && !stage.behaviors.isEmpty, "\(stage.title)")
        let lessons = [stage.lesson] + stage.behaviors.map(\.lesson)
        for lesson in lessons {
          #expect(course.lessons.contains { $0.id == lesson }, "\(stage.title): \(lesson)")
        }
      }
      for behavior in track.behaviors {
        #expect(behavior.source.contains(track.wrapper), "\(behavior.id)")
        #expect(behavior.source.contains("struct ContentView: View"), "\(behavior.id)")
        #expect(
          try !TryAction.actions(inScript: behavior.script, named: "").contains(.replaceRoot("")))
      }
    }
  }

  @Test("The folder of a track has no program that its page does not name")
  func programs() throws {
    for track in RebuildBook.tracks {
      let folder = "\(try #require(TryLibrary.sourcesFolder(of: ToolProgram.path)))/../rebuild"
      let programs = try Files.names(in: "\(folder)/\(track.id)").filter { $0.hasSuffix(".swift") }
      #expect(programs == (track.behaviors.map(\.file) + ["Start.swift"]).sorted())
    }
  }

  @Test("The next step is a wrapper at the end of a part of the course")
  func next() throws {
    let part = course.lessons.filter { $0.part.title == course.lessons[0].part.title }
    let lessons = Set(part.map(\.id))
    var progress = CourseProgress(lines: part.map { "\($0.id) run quiz=1/1" })
    for entry in PracticeBook.entries where lessons.contains(entry.lesson) {
      progress[practice: entry.bug].fix(as: nil)
    }
    #expect(progress.next(in: course)?.command == "rebuild state")
    for track in RebuildBook.tracks {
      for stage in track.stages where lessons.contains(stage.lesson) {
        progress[rebuild: track.id].reach(stage.behaviors.map(\.id), by: "a")
      }
    }
    #expect(progress.next(in: course)?.command == "run \(part.count + 1)")
  }

  @Test("Progress keeps what was reached, and merges it with that of another machine")
  func progress() {
    var progress = CourseProgress()
    progress[rebuild: "state"].reach(["initial-value", "assignment"], by: "a")
    progress[rebuild: "state"].reach(["initial-value"], by: "a")
    #expect(
      progress.lines == [
        "rebuild/state reached=initial-value,assignment file=a+initial-value+assignment"
      ])
    var other = CourseProgress(lines: ["rebuild/state reached=binding,assignment"])
    _ = other.merge(progress)
    // A file of another machine is none here.
    #expect(other.lines == ["rebuild/state reached=binding,assignment,initial-value"])
    #expect(CourseProgress().rebuildBlocks.isEmpty)
    #expect(progress.rebuildBlocks.count == 2)
  }

  @Test("A file in another folder has lost nothing that the first file reached")
  func otherFile() {
    var progress = CourseProgress()
    progress[rebuild: "state"].reach(["initial-value", "assignment"], by: "a")
    #expect(progress[rebuild: "state"].reached(by: "a") == ["initial-value", "assignment"])
    #expect(progress[rebuild: "state"].reached(by: "b") == [])
    progress[rebuild: "state"].reach(["assignment"], by: "b")
    #expect(progress[rebuild: "state"].reached(by: "b") == ["assignment"])
    #expect(progress[rebuild: "state"].reached == ["initial-value", "assignment"])
  }
}
