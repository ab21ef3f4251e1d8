import Rendering

/// The walk on the full screen, as a value: its content, and the effect of each key.
struct ScreenMode {
  var walk: any Walkable
  /// The time of each step in an automatic walk; nil where there is none.
  let pace: Duration?
  /// True for an audience.
  let isPresented: Bool

  var position: Int
  /// A line of the visible part, where the text is longer than the screen.
  var line = 0
  var scroll = Scroll()
  var overlay: Overlay? {
    didSet {
      cover = overlay?.cover(of: walk, at: position)
      line = 0
      chosen = nil
    }
  }
  /// The choice that Enter submits, once a letter has selected one.
  private var chosen: Int?
  /// The content of the overlay, stored because some of it takes a while to compute.
  private(set) var cover: Cover?
  /// The text of the last line until the next key.
  var remark: String?
  var search = SearchState()
  var isPlaying: Bool
  private(set) var showsTimer = false
  /// The lesson to go to: the next or the previous one.
  private(set) var turn: Turn?
  /// Digits before `G`.
  private(set) var number = ""
  /// The questions that were answered in this walk.
  private var answered: Set<String> = []

  init(
    _ walk: any Walkable, from position: Int, pace: Duration? = nil, remark: String? = nil,
    isPresented: Bool = false
  ) {
    self.walk = walk
    self.position = position
    self.remark = remark
    self.pace = pace
    self.isPresented = isPresented
    isPlaying = pace != nil
  }

  /// Handles a key. Returns the exit code of the walk, or nil while it continues.
  ///
  /// - Parameter size: The size decides the pages of a text.
  mutating func take(_ key: Key, at size: ScreenSize = ScreenSize()) -> ExitCode? {
    if key == .interrupt { return .interrupted }
    if search.typed != nil {
      edit(key, at: size)
      return nil
    }
    remark = nil
    search.found = nil
    if stopsOrPlays(key) { return nil }
    let request = WalkRequest(key)
    if request == .timer {
      showsTimer.toggle()
      return nil
    }
    if case .question(let asked) = overlay {
      answer(asked, key, at: size)
      return nil
    }
    if turnPage(request, at: size) { return nil }
    if let request, request.isScrolling {
      scroll(by: request, at: size)
      return nil
    }
    if let closed = overlay {
      overlay = nil
      if closed.ends(with: key) { return nil }
    }
    if case .character(let digit) = key, digit.isASCII, digit.isNumber {
      number.append(digit)
      return nil
    }
    let typed = number
    number = ""
    guard let request else { return nil }
    return take(request == .last && !typed.isEmpty ? .step : request, typed)
  }

  mutating func take(_ request: WalkRequest, _ argument: String = "") -> ExitCode? {
    if let turn = request.turn { return leave(for: turn) }
    switch request {
    case .quit: return .done
    case .search: search.typed = ""
    case .predict: predict()
    case _ where Overlay.shows(request): overlay = .text(request)
    default: walk.destination(of: request, argument, from: position).map { go(to: $0) }
    }
    return nil
  }

  mutating func go(to destination: Destination) {
    switch destination {
    case .nowhere(let reason): remark = reason
    case .stop(let position):
      self.position = position
      line = 0
      scroll = Scroll()
    }
  }

  /// Ends this walk, for a walk of another lesson.
  private mutating func leave(for turn: Turn) -> ExitCode? {
    guard walk.single?.lesson(turn) != nil else {
      remark = walk.refusal(of: turn)
      return nil
    }
    self.turn = turn
    return .done
  }

  // MARK: Predicting

  var asked: AskedQuestion? {
    if case .question(let asked) = overlay { asked } else { nil }
  }

  private mutating func predict() {
    do {
      overlay =
        try walk.single?.question(at: position, besides: answered).map(Overlay.question)
        ?? .wondering
    } catch {
      remark = Failure(wrapping: error).message
    }
  }

  private mutating func answer(_ asked: AskedQuestion, _ key: Key, at size: ScreenSize) {
    if key == .escape {
      overlay = nil
      return
    }
    if case .character(let letter) = key, let choice = asked.choice(lettered: letter) {
      chosen = choice
      return
    }
    if key == .enter, let choice = chosen {
      answered.insert(asked.question.id)
      overlay = .answer(asked, choice)
      return
    }
    guard let request = WalkRequest(key), !turnPage(request, at: size), request.isScrolling else {
      return
    }
    scroll(by: request, at: size)
  }
}

extension ScreenMode {
  /// - Parameter elapsed: The time since the walk began, for the timer.
  func frame(_ size: ScreenSize, output: OutputOptions, elapsed: Duration = .zero) -> [Line] {
    let lines = frame(footer: footer(size, ascii: output.ascii), elapsed: elapsed)
      .lines(size, output: output)
    guard let found = search.found, cover == nil, let footer = lines.last, lines.count > 2 else {
      return lines
    }
    return [lines[0]]
      + lines[1..<(lines.count - 1)].map { $0.marking(found, output: output) } + [footer]
  }

  func frame(footer: String? = nil, elapsed: Duration = .zero) -> Frame {
    Frame(
      walk: walk, position: position, line: line, scroll: scroll, cover: cover, footer: footer,
      elapsed: showsTimer ? elapsed : nil, isPresented: isPresented)
  }

  /// The end of the words being typed; of other texts, the longest variant that fits.
  private func footer(_ size: ScreenSize, ascii: Bool) -> String? {
    if let typed = search.typed { return ("/" + typed).ending(in: size.columns, ascii: ascii) }
    if let remark { return remark }
    if isPlaying { return Words.current.screen.walk.playing }
    if !number.isEmpty { return Words.current.screen.walk.typingStep(number) }
    guard let overlay else { return nil }
    let footers = overlay.footers(
      pages: pages(at: size).starts.count, scrollsCode: codeRoom(at: size) != nil, chosen: chosen)
    return footers.first { (ascii ? $0.inASCII : $0).columns <= size.columns } ?? footers.last
  }
}
