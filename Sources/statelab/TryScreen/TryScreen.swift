import Rendering
@_spi(Controls) import StateLabCore

/// A program on the full screen: the app to operate, and beside it the run, which has the keys of a
/// walk.
struct TryScreen {
  let stage: TryStage
  private(set) var mode: ScreenMode
  /// The position of the focused control.
  private var focus = 0
  /// The controls that were focused when other controls were presented over them, the newest last.
  private var covered: [Host.Control] = []
  /// The text being typed into the focused field.
  private(set) var entry: LineEditor?
  /// The position of the choice in the focused picker, while the user chooses.
  private(set) var choice: Int?
  /// True after Esc in a field: the keys are commands again, until another control has the focus.
  private(set) var isOutOfField = false
  private(set) var showsHelp = false
  private(set) var showsFindings = false
  /// The text of the last line until the next key.
  private(set) var remark: String?

  init(_ stage: TryStage) {
    self.stage = stage
    mode = Self.mode(of: stage)
    showFocus()
  }

  private static func mode(of stage: TryStage) -> ScreenMode {
    let walk = Walk(stage.run)
    return ScreenMode(walk, from: walk.stops.count - 1)
  }

  var control: Host.Control? {
    stage.controls.indices.contains(focus) ? stage.controls[focus] : nil
  }

  var isAtEnd: Bool { mode.position == mode.walk.stopCount - 1 }

  // MARK: Keys

  /// The exit code, or nil while the screen continues.
  mutating func take(_ key: Key, at size: ScreenSize = ScreenSize()) -> ExitCode? {
    remark = nil
    if key == .interrupt { return .interrupted }
    if showsHelp || showsFindings {
      (showsHelp, showsFindings) = (false, false)
      return nil
    }
    defer { showFocus() }
    let isBusy = mode.overlay != nil || mode.search.typed != nil
    if isBusy || !uses(key) { return mode.take(key, at: size) }
    return nil
  }

  /// True if the key was for the app.
  private mutating func uses(_ key: Key) -> Bool {
    if entry != nil { return types(key) }
    if choice != nil { return chooses(key) }
    let isField = control?.kind == .textField && isAtEnd && !isOutOfField
    switch key {
    case .tab, .down: move(by: 1)
    case .backTab, .up: move(by: -1)
    case .enter: use()
    case .character, .pasted:
      if isField {
        entry = LineEditor(control?.text ?? "")
        return types(key)
      }
      return commands(key)
    case .backspace: if isField { return true } else { takeBack() }
    case .escape where isField: isOutOfField = true
    default: return false
    }
    return true
  }

  private mutating func commands(_ key: Key) -> Bool {
    switch key {
    case "d": play(.scroll)
    case "b": play(.scene(stage.isInFront ? "background" : "active"))
    case "t": play(.advance(.seconds(1)))
    case "T": play(.advance(.seconds(10)))
    case "r": play(.replaceRoot(""))
    case "u": takeBack()
    case "f" where !stage.findings.isEmpty: showsFindings = true
    case "?": showsHelp = true
    default: return false
    }
    return true
  }

  private mutating func move(by step: Int) {
    if goesToEnd() || stage.controls.isEmpty { return }
    isOutOfField = false
    focus = (focus + step + stage.controls.count) % stage.controls.count
  }

  private mutating func use() {
    guard !goesToEnd(), let control else { return }
    switch control.kind {
    case .button: play(.tap(control.name))
    case .toggle: play(.toggle(control.name))
    case .textField:
      isOutOfField = false
      entry = LineEditor(control.text ?? "")
    case .picker where control.choices.isEmpty: remark = words.noChoices(control.label)
    case .picker: choice = 0
    case .draggable: entry = LineEditor("")
    case .rest: play(.scroll)
    }
  }

  /// Returns from an earlier step, where no control can be operated; false at the last step.
  private mutating func goesToEnd() -> Bool {
    if isAtEnd { return false }
    _ = mode.take("G")
    return true
  }

  private mutating func types(_ key: Key) -> Bool {
    let takesLetters = control?.takesLetters ?? false
    switch key {
    case .enter: if takesLetters { type("\n") } else { enterValue() }
    case .escape:
      entry = nil
      isOutOfField = true
    case .tab, .backTab:
      let old = control
      if takesLetters { entry = nil } else { enterValue() }
      // The program may have moved the focus itself.
      if remark == nil, control?.isSame(as: old) == true { move(by: key == .tab ? 1 : -1) }
    default:
      let old = entry?.text ?? ""
      guard entry?.take(key) == true, takesLetters, let text = entry?.text, text != old, let control
      else { break }
      if let letter = text.last, text.dropLast() == old {
        type(String(letter))
      } else {
        play(.enter(text, into: control.name))
        goOnTyping()
      }
    }
    return true
  }

  private mutating func type(_ letter: String) {
    guard let control else { return }
    play(.type(letter, into: control.name))
    goOnTyping()
  }

  /// Typing continues while a field has the keyboard.
  private mutating func goOnTyping() {
    guard let control, control.isEdited || control.hasFocus, control.takesLetters else {
      entry = nil
      return
    }
    let text = control.text ?? ""
    // The program may have changed the text.
    if entry?.text != text { entry = LineEditor(text) }
  }

  private mutating func enterValue() {
    let text = entry?.text ?? ""
    entry = nil
    guard let control else { return }
    guard control.kind == .draggable else { return play(.enter(text, into: control.name)) }
    if let distance = Event.Translation(text) {
      play(.drag(control.name, by: distance))
    } else if !text.isEmpty {
      remark = words.noDistance(text)
    }
  }

  private mutating func chooses(_ key: Key) -> Bool {
    guard let control, let offered = choice else { return true }
    let count = control.choices.count
    switch key {
    case .right, .down, .tab, " ": choice = (offered + 1) % count
    case .left, .up, .backTab: choice = (offered + count - 1) % count
    case .enter:
      choice = nil
      play(.pick(control.choices[offered], from: control.name))
    case .escape: choice = nil
    default: break
    }
    return true
  }

  // MARK: Playing

  private mutating func play(_ action: Event.Action) { attempt { try $0.play(action) } }

  private mutating func takeBack() {
    attempt { try $0.takeBack() ? nil : Words.current.screen.try.nothingToTakeBack }
  }

  /// Runs an operation, or shows the reason why it failed.
  private mutating func attempt(_ body: (TryStage) throws -> String?) {
    let old = stage.controls
    let oldFocus = old.first(where: \.hasFocus)
    let oldFindings = stage.findings
    do { remark = try body(stage) } catch { remark = Failure(wrapping: error).message }
    guard remark == nil else { return }
    remark = oldFindings.first { !stage.findings.contains(where: $0.isSame) }.map {
      Words.current.try.gone($0.bug.rawValue, $0.subject.view)
    }
    mode = Self.mode(of: stage)
    keepFocus(among: old)
    followFocus(from: oldFocus)
  }

  /// Follows the program's own focus changes.
  private mutating func followFocus(from old: Host.Control?) {
    guard let new = stage.controls.firstIndex(where: \.hasFocus),
      !stage.controls[new].isSame(as: old)
    else { return }
    focus = new
  }

  /// Focuses the same control, also under another label. If it is gone, focuses what is presented
  /// instead, or, after a dismissal, what was covered, or else the nearest control of its line, or of
  /// all.
  private mutating func keepFocus(among old: [Host.Control]) {
    let controls = stage.controls
    // An ended program has no controls, until the action is undone.
    guard !controls.isEmpty else { return }
    let place = focus
    let focused = old.indices.contains(place) ? old[place] : nil
    defer { if !(control?.isSame(as: focused) ?? false) { isOutOfField = false } }
    let same = controls.firstIndex { $0.isSame(as: focused) }
    // `Edit` becomes `Done`: of the controls from its line of code, it has the same position.
    let position = old.prefix(place).count { $0.isOfSameCode(as: focused) }
    let others = controls.indices.filter { controls[$0].isOfSameCode(as: focused) }
    let renamed =
      others.count == old.count { $0.isOfSameCode(as: focused) } && position < others.count
      ? others[position] : nil
    let isPresented =
      !old.isEmpty && !controls.contains { control in old.contains(where: control.isSame) }
    let beside = controls.indices.filter { controls[$0].line == focused?.line }
      .min { abs($0 - place) < abs($1 - place) }
    focus =
      same ?? renamed ?? (isPresented ? self.position(afterReplacing: focused) : nil) ?? beside
      ?? min(place, controls.count - 1)
  }

  /// The position to focus after all controls were replaced: that of the newest covered control that
  /// is there again, or else the first one, and the control that had the focus is covered.
  private mutating func position(afterReplacing focused: Host.Control?) -> Int {
    for place in covered.indices.reversed() {
      let control = covered[place]
      guard let position = stage.controls.firstIndex(where: control.isSame) else { continue }
      covered.removeSubrange(place...)
      return position
    }
    if let focused { covered.append(focused) }
    return 0
  }

  private mutating func showFocus() {
    guard var walk = mode.walk.single else { return }
    walk.focus = control.flatMap { control in
      control.line.map {
        .init(line: $0, text: entry.map { "\(control.label): \($0.text)_".withVisibleControls })
      }
    }
    mode.walk = walk
  }
}

extension TryScreen {
  /// Draws and reads keys until the user leaves.
  mutating func run(on screen: FullScreen, output: OutputOptions) -> ExitCode {
    screen.play(
      frame: { frame($0, output: output) },
      take: { key, size in
        var code: ExitCode?
        screen.interruptible { code = take(key, at: size) }
        return code
      }, waited: { _ in nil })
  }
}

extension Host.Control {
  fileprivate func isSame(as other: Host.Control?) -> Bool {
    kind == other?.kind && name == other?.name
  }

  fileprivate func isOfSameCode(as other: Host.Control?) -> Bool {
    kind == other?.kind && source == other?.source
  }
}
