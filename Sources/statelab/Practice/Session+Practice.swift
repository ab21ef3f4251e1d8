import Bugs
import Course
import Rendering
import Replay

extension Session {
  /// Watches an exercise's file on a full screen, exercise after exercise, until the learner leaves;
  /// nil without a full screen.
  func practice(_ entry: PracticeBook.Entry, in root: String) throws -> ExitCode? {
    guard hasFullScreen, let takeScreen = console.takeScreen else { return nil }
    let library = try tryLibrary()
    var desk = try PracticeDesk(PracticePlace(entry, in: root), with: library, in: self)
    let code = try takeScreen(output.color) { screen in
      while true {
        var loop = PracticeLoop(desk, output: output)
        let code = try loop.run(on: screen)
        guard let next = loop.next else { return code }
        desk = try PracticeDesk(PracticePlace(next, in: root), with: library, in: self)
      }
    }
    guard let code else { return nil }
    // The screen is gone; the place of the file and the verdict stay.
    show(
      (desk.look.map(desk.document.verdict) ?? []) + [
        .prose(Line("The program is ") + Line(desk.place.path, .code) + Line(". To go on:")),
        .command("statelab practice" + desk.again + root.practiceOption),
      ])
    return code
  }

  /// Watches an exercise's file and prints a verdict at each save, until Ctrl-C.
  func practiceInLines(_ entry: PracticeBook.Entry, in root: String) throws -> ExitCode {
    let desk = try PracticeDesk(PracticePlace(entry, in: root), with: tryLibrary(), in: self)
    show(desk.document.task)
    var isFirst = true
    return try watch {
      guard isFirst || desk.notices() else { return nil }
      isFirst = false
      try desk.lookAgain()
      return desk.look.map { look in
        {
          let document = desk.document
          show(
            document.verdict(look) + document.changes(to: look) + [
              .note(Line(Words.current.try.waiting, .quiet))
            ])
        }
      }
    }
  }
}

extension PracticeDesk {
  /// The word that opens this program again, with a blank before it; empty for a fixed program,
  /// after which another one comes.
  fileprivate var again: String { look?.isFixed == true ? "" : " \(entry.number)" }
}

extension String {
  /// The option that names this folder of exercises, with a blank before it; empty for the usual one.
  var practiceOption: String { self == PracticePlace.usualFolder ? "" : " --in \(inShell)" }
}

/// One exercise on the full screen: looks at the file, keys, and the screens that keys open.
private struct PracticeLoop: SaveFollower {
  private let desk: PracticeDesk
  private var view: PracticeScreen
  /// The exercise to go on with.
  private(set) var next: PracticeBook.Entry?

  init(_ desk: PracticeDesk, output: OutputOptions) {
    self.desk = desk
    view = PracticeScreen(desk, output: output)
  }

  var isWorking: Bool {
    get { view.isWorking }
    set { view.isWorking = newValue }
  }

  mutating func frame(_ size: ScreenSize) -> [Line] { view.frame(size) }

  mutating func notices() -> Bool {
    guard desk.notices() else { return false }
    view.beginAgain()
    return true
  }

  mutating func work(on screen: FullScreen) { attempt(on: screen) { try $0.lookAgain() } }

  mutating func take(
    _ key: Key, at size: ScreenSize, on screen: FullScreen
  ) throws -> ExitCode? {
    let code = view.take(key, at: size)
    guard let wish = view.takeWish() else { return code }
    switch wish {
    case .open(let entry):
      next = entry
      return .done
    case .hint: hint(on: screen)
    case .walk: return walk(on: screen)
    case .play: return try play(on: screen)
    }
    return code
  }

  /// Runs an operation that Ctrl-C may end, or shows the reason why it failed.
  private mutating func attempt(
    on screen: FullScreen, _ body: (PracticeDesk) throws -> Void
  ) {
    var failure: Failure?
    screen.interruptible {
      do { try body(desk) } catch { failure = Failure(wrapping: error) }
    }
    view.remark = failure?.message
  }

  private mutating func hint(on screen: FullScreen) {
    var isNew = false
    attempt(on: screen) { isNew = try $0.hint() }
    view.beginAgain(atHint: true)
    if !isNew, view.remark == nil { view.remark = Words.current.screen.practice.allHints }
    if isNew, desk.hintCount == 1, let address = desk.hints?.step?.address {
      view.remark = Words.current.screen.practice.hinted("\(address)")
    }
  }

  private mutating func walk(on screen: FullScreen) -> ExitCode? {
    guard let run = desk.look?.judged?.run else {
      view.remark = Words.current.screen.practice.noRun
      return nil
    }
    let walk = Walk(run.shown)
    // The step of the first hint, where this run has it, too.
    let hinted = desk.hints?.step.flatMap { step in
      run.shown.told.steps.first { $0.address == step.address && $0.sentence == step.sentence }
    }
    let start = hinted?.address.flatMap { walk.position(ofStep: "\($0)") }
    var mode = ScreenMode(walk, from: start ?? 0)
    let code = mode.run(on: screen, output: desk.session.output)
    return code == .done ? nil : code
  }

  private mutating func play(on screen: FullScreen) throws -> ExitCode? {
    let request = TryRequest(desk.place.path, actions: [])
    let output = desk.session.output
    var code: ExitCode?
    do {
      code = try Files.withTemporaryFolder { folder in
        var program = try TryProgram(paths: request.paths, options: request.options)
        let library = desk.bench.library
        if let rejection = try program.rejection(
          with: library, options: request.options, in: folder)
        {
          throw rejection.failure
        }
        var use = TryScreen(try TryStage(request, program, in: folder))
        return use.run(on: screen, output: output)
      }
    } catch { view.remark = Failure(wrapping: error).message }
    return code == .done ? nil : code
  }
}
