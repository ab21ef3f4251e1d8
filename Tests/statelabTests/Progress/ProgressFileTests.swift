import Testing

@testable import Rendering
@testable import TestSupport
@testable import statelab

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite("Progress file")
struct ProgressFileTests {
  let state: StateFolder

  init() throws { state = try StateFolder() }

  @Test(
    "The progress file is in XDG_STATE_HOME or below HOME, and relative paths are ignored",
    arguments: [
      (["XDG_STATE_HOME": "/x", "HOME": "/h"], "/x/statelab/progress.txt"),
      (["XDG_STATE_HOME": "/x/"], "/x/statelab/progress.txt"),
      (["XDG_STATE_HOME": "x", "HOME": "/h"], "/h/.local/state/statelab/progress.txt"),
      (["XDG_STATE_HOME": "", "HOME": "/h"], "/h/.local/state/statelab/progress.txt"),
      (["HOME": "h"], nil), ([:], nil),
    ])
  func place(_ environment: [String: String], _ path: String?) {
    let outcome = shell("progress", "path", environment: environment)
    #expect(outcome.output == (path.map { $0 + "\n" } ?? ""))
    #expect(outcome.code == (path == nil ? .cannotCreate : .done))
  }

  @Test("Only the user may read the folder and the file")
  func mode() throws {
    let home = state.path + "/deep/home"
    _ = shell("run", "1", environment: ["HOME": home])
    let place = "\(home)/.local/state/statelab"
    func mode(_ path: String) throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }
    #expect(try mode(place) == 0o700)
    #expect(try mode(place + "/progress.txt") == 0o600)
  }

  @Test("Without a home folder a lesson runs, and a message says that progress is not saved")
  func noHome() {
    let outcome = shell("run", "1")
    #expect(outcome.code == .done)
    #expect(outcome.output == state.shell("run", "1").output)
    #expect(
      outcome.errors
        == "statelab: Progress is not saved: neither XDG_STATE_HOME nor HOME names a folder.\n")
    #expect(shell().errors == "")
    #expect(shell("progress", "reset").code == .cannotCreate)
    #expect(shell("progress", "export").output == ProgressFormat.text(of: CourseProgress()))
  }

  @Test(
    "A damaged file is renamed and never replaces an earlier damaged one",
    arguments: [
      ("", "its first line names no format"), ("[]", "its first line names no format"),
      ("box run\n", "its first line names no format"),
      ("statelab/progress/0\nbox run\n", "not statelab/progress/2"),
      ("{\n\"format\"", "it is neither lines nor the JSON of an earlier version"),
    ])
  func damaged(_ text: String, _ reason: String) throws {
    try state.put("earlier", as: "progress.damaged.txt")
    try state.put(text)
    let outcome = state.shell("run", "1")
    #expect(outcome.code == .done)
    #expect(outcome.errors.hasPrefix("statelab: The saved progress was damaged ("))
    #expect(outcome.errors.contains(reason))
    #expect(outcome.errors.contains("progress.damaged-2.txt"))
    #expect(outcome.errors.count { $0 == "\n" } == 1)
    #expect(try state.text(of: "progress.damaged.txt") == "earlier")
    #expect(try state.text(of: "progress.damaged-2.txt") == text)
    #expect(try state.progress["box"].isRun)
  }

  @Test(
    "A lesson's unknown words are kept and do not affect other lessons",
    arguments: [
      "1", "run=1", "quiz=3/2", "quiz=", "walk=ios18/1/0", "walk=3:7", "medals=1e400 star",
    ])
  func notUnderstood(_ lesson: String) throws {
    try state.put("statelab/progress/2\nbox \(lesson)\nfollows run\n")
    let outcome = state.shell("progress")
    #expect(outcome.errors == "")
    #expect(outcome.output.contains("1 of 2 lessons finished."))
    #expect(outcome.output.contains("unknown") == lesson.contains("walk"))
    _ = state.shell("walk", "2", input: ["next", "next", "quit"])
    #expect(try state.text().contains("\nbox \(lesson)\n"))
    #expect(state.names == ["progress.lock", "progress.txt"])
  }

  @Test("A file that is not UTF-8 is damaged")
  func notUTF8() throws {
    try state.put("")
    try Data([0x7B, 0xFF, 0x7D]).write(to: URL(filePath: state.file))
    #expect(state.shell().errors.contains("it is not UTF-8"))
    #expect(try Files.bytes(of: state.folder + "/progress.damaged.txt") == [0x7B, 0xFF, 0x7D])
  }

  @Test("An export of a damaged file fails")
  func damagedExport() throws {
    try state.put("nonsense")
    let outcome = state.shell("progress", "export")
    #expect(outcome.code == .badData)
    #expect(outcome.output == "")
    #expect(state.names == ["progress.txt"])
  }

  @Test("A newer version's progress is neither read nor overwritten")
  func newer() throws {
    let text = "statelab/progress/10\nanything\n"
    try state.put(text)
    for line in [["run", "1"], ["walk", "1"], []] {
      let recording = Recording()
      recording.environment = state.environment
      #expect(Tool(course: sampleCourse).run(line, on: recording.console) == .done)
      #expect(recording.errors.contains("is of a newer statelab (statelab/progress/10).\n"))
      #expect(recording.errors.count { $0 == "\n" } == 1)
    }
    #expect(state.shell("progress").code == .badData)
    #expect(state.shell("progress", "reset", "box").code == .badData)
    #expect(
      state.shell("progress", "import", "-", input: [ProgressFormat.text(of: CourseProgress())])
        .code
        == .badData)
    #expect(try state.text() == text)
  }

  @Test(
    "A file that cannot be read is an input error, as in an import",
    .needs(file: "/proc/self/mem"))
  func unreadable() throws {
    let other = "/proc/self/mem"
    try Files.makeFolders(state.folder, mode: 0o700)
    try FileManager.default.createSymbolicLink(atPath: state.file, withDestinationPath: other)
    #expect(state.shell("progress").code == .inputOutput)
    #expect(state.shell("progress", "import", other).code == .inputOutput)
  }

  @Test("A folder in place of the file is kept, and lessons still run")
  func folder() throws {
    try Files.makeFolders(state.file, mode: 0o700)
    let outcome = state.shell("run", "1")
    #expect(outcome.code == .done)
    #expect(
      outcome.errors == "statelab: Progress is not saved: \"\(state.file)\" is not a file.\n")
    #expect(state.shell("progress", "reset").code == .cannotCreate)
    #expect(Files.isFolder(state.file))
  }

  @Test("A folder that cannot be created is reported")
  func noFolder() throws {
    try state.put("", as: "file")
    let home = state.folder + "/file"
    let outcome = shell("run", "1", environment: ["HOME": home])
    #expect(outcome.code == .done)
    #expect(
      outcome.errors
        == "statelab: Progress is not saved: \"\(home)\" is a file, and a folder is needed there.\n"
    )
    let failed = shell(
      "progress", "import", "-", input: ["statelab/progress/2", "box run"],
      environment: ["HOME": home])
    #expect(failed.code == .cannotCreate)
    #expect(failed.output == "")
  }

  @Test("A full disk leaves the saved progress unchanged", .needs(file: "/dev/full"))
  func fullDisk() throws {
    _ = state.shell("run", "1")
    let old = try state.text()
    for line in [["run", "2"], ["progress", "reset", "box"]] {
      // Writing to this link always fails.
      try FileManager.default.createSymbolicLink(
        atPath: state.file + ".new", withDestinationPath: "/dev/full")
      let recording = Recording()
      recording.environment = state.environment
      let code = Tool(course: sampleCourse).run(line, on: recording.console)
      #expect(code == (line[0] == "run" ? .done : .inputOutput))
      #expect(recording.errors.contains("No space left on device"))
      #expect(try state.text() == old)
      #expect(state.names == ["progress.lock", "progress.txt"])
    }
  }

  @Test("A symbolic link is followed, and its target is updated")
  func link() throws {
    _ = state.shell("run", "1")
    try Files.rename(state.file, to: state.path + "/kept.txt")
    try FileManager.default.createSymbolicLink(
      atPath: state.file, withDestinationPath: state.path + "/kept.txt")
    _ = state.shell("run", "2")
    #expect(try state.progress["follows"].isRun)
    #expect(try Files.read(state.path + "/kept.txt") == state.text())
  }

  @Test("A file that another process has locked is left unchanged after a wait")
  func locked() throws {
    _ = state.shell("run", "1")
    let lock = try #require(try FileLock(state.folder + "/progress.lock"))
    let outcome = state.shell("run", "2")
    #expect(outcome.code == .done)
    #expect(outcome.errors.contains("another statelab keeps"))
    // Without a change there is nothing to wait for.
    #expect(state.shell("run", "1").errors == "")
    lock.release()
    #expect(try !state.progress["follows"].isRun)
    #expect(state.shell("run", "2").errors == "")
    #expect(try state.progress["follows"].isRun)
  }

  @Test("An earlier version's JSON is read once and kept")
  func earlier() throws {
    let old = #"""
      {"format":"statelab/progress/1","theme":1,"lessons":{
        "box":{"run":true,"quiz":{"right":1,"total":2},"star":1},
        "follows":{"walk":{"profile":"ios16","stop":9,"step":7}}}}
      """#
    try state.put(old, as: "progress.json")
    #expect(state.shell("progress").output.contains("1 of 2 lessons finished."))
    _ = state.shell("run", "2")
    #expect(
      try state.text() == """
        statelab/progress/2
        box run quiz=1/2
        follows run walk=ios16/9/7

        """)
    #expect(try state.text(of: "progress.earlier.txt") == old)
    // After a reset it is not read again.
    _ = state.shell("progress", "reset")
    #expect(state.shell("progress").output.contains("0 of 2 lessons finished."))
  }

  @Test("An earlier version's progress can be reset at once")
  func earlierReset() throws {
    try state.put(
      #"{"format":"statelab/progress/1","lessons":{"box":{"run":true}}}"#, as: "progress.json")
    _ = state.shell("progress", "reset")
    #expect(state.names.sorted() == ["progress.backup.txt", "progress.lock"])
    _ = state.shell("progress", "import", state.folder + "/progress.backup.txt")
    #expect(try state.progress["box"].isRun)
  }
}
