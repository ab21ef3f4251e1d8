import Lessons
import Testing

@testable import Rendering
@testable import statelab

/// Tests with processes of the built tool, as a shell starts them.
@Suite("Progress of several processes", .serialized)
struct ProgressProcessTests {
  let state: StateFolder
  private let first = course.lessons[0].id
  private let tool = Files.folder(of: Files.ownPath) + "/statelab"

  init() throws { state = try StateFolder() }

  /// Runs shell scripts at the same time. `$tool` is the tool, and `$out` is the file for kept
  /// output.
  @discardableResult
  private func play(_ scripts: [String]) -> [Subprocess.Ending] {
    Subprocess.run(
      scripts.map { script in
        .init(
          program: "/bin/sh",
          arguments: [
            "-c",
            "tool='\(tool)'; out='\(state.path)/out'; export XDG_STATE_HOME='\(state.path)'; "
              + script,
          ])
      }, atOnce: scripts.count, timeout: .seconds(60)
    ).map(\.ending)
  }

  @Test("Processes that run at the same time save all results")
  func together() throws {
    let scripts = course.lessons.map { "exec \"$tool\" run \($0.number)" }
    #expect(play(scripts) == scripts.map { _ in .exited(0) })
    #expect(try state.progress.lessonIDs == course.lessons.map(\.id).sorted())
    for lesson in course.lessons { #expect(try state.progress[lesson.id].isRun) }
    #expect(state.names == ["progress.lock", "progress.txt"])
  }

  @Test("An export with long lines and any characters can be imported")
  func roundTrip() throws {
    let filling = String(repeating: "x", count: 100_000) + "\u{FFFD}"
    try state.put("statelab/progress/2\nlater \(filling)\n")
    let script = "\"$tool\" progress export | \"$tool\" progress import -"
    #expect(play([script]) == [.exited(0)])
  }

  /// Progress that takes some time to write, with and without a lesson.
  private func large(_ lesson: String = "") -> String {
    "statelab/progress/2\nfilling \(String(repeating: "x", count: 100_000))\n\(lesson)"
  }

  @Test("A save that is killed at any time leaves the old file or the new one")
  func killed() throws {
    try state.put(large())
    try state.put(large("box run\n"), as: "given.txt")
    let given = "\(state.folder)/given.txt"
    let old = try ProgressFormat.progress(in: Array(large().utf8))
    var new = old
    new["box"].isRun = true
    var endings: Set<Bool> = []
    var moment = 0
    // A busy machine may need longer for the first save that is not killed.
    while moment < 40 || !endings.contains(true) && moment < 80 {
      try state.put(large())
      let seconds = moment < 40 ? Double(moment) / 400 : Double(moment - 39) / 10
      play(["\"$tool\" progress import '\(given)' & sleep \(seconds); kill -9 $!; wait"])
      let progress = try state.progress
      #expect(progress == old || progress == new)
      endings.insert(progress == new)
      moment += 1
    }
    // Otherwise the save was always killed too early, or never.
    #expect(endings.count == 2)
    #expect(play(["exec \"$tool\" progress import '\(given)'"]) == [.exited(0)])
    #expect(try state.progress == new)
    #expect(state.names == ["given.txt", "progress.lock", "progress.txt"])
  }

  @Test("A save that is killed halfway overwrites nothing")
  func killedInTheMiddle() throws {
    try state.put(large())
    try state.put(large("box run\n"), as: "given.txt")
    let folder = state.folder
    // The new file is a pipe that is too small for the text, so the save waits halfway.
    play([
      """
      cd '\(folder)' && mkfifo progress.txt.new || exit
      "$tool" progress import given.txt &
      { head -c 10 > "$out"; kill -9 $!; } < progress.txt.new; wait
      rm progress.txt.new
      """
    ])
    #expect(try Files.read(state.path + "/out") == "statelab/p")
    #expect(try state.text() == large())
    // The remains of such a save do not affect later saves.
    try state.put("s", as: "progress.txt.new")
    #expect(play(["exec \"$tool\" run \(first)"]) == [.exited(0)])
    #expect(try state.progress[first].isRun)
    #expect(state.names == ["given.txt", "progress.lock", "progress.txt"])
  }

  @Test("A limit on file sizes leaves the saved progress unchanged", arguments: [0, 1])
  func limit(_ size: Int) throws {
    try state.put(large())
    try state.put(large("box run\n"), as: "given.txt")
    let given = "\(state.folder)/given.txt"
    let code = "echo \"code $?\"; } 2>&1 | cat > \"$out\""
    play(["{ (ulimit -f \(size); exec \"$tool\" progress import '\(given)'); \(code)"])
    let said = try Files.read(state.path + "/out")
    #expect(said.hasPrefix("statelab: Nothing is imported: "))
    #expect(said.contains("File too large"))
    #expect(said.hasSuffix("code 74\n"))

    play(["{ (ulimit -f \(size); exec \"$tool\" run \(first) > /dev/null); \(code)"])
    let ran = try Files.read(state.path + "/out")
    #expect(ran.hasPrefix("statelab: Progress is not saved: "))
    #expect(ran.hasSuffix("File too large.\ncode 0\n"))
    #expect(try state.text() == large())
    #expect(state.names == ["given.txt", "progress.lock", "progress.txt"])
  }
}
