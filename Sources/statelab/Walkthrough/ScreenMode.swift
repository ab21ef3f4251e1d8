/// The walk on the full screen, as a value: what is shown, and what each key makes of it.
struct ScreenMode {
  var walk: any Walkable
  private(set) var position: Int
  /// A line of the visible part, where the text is longer than the screen.
  private(set) var line = 0
  private(set) var scroll = Scroll()
  private(set) var overlay: Overlay? {
    didSet {
      cover = overlay?.cover(of: walk, at: position)
      line = 0
    }
  }
  /// What the overlay says: kept, since some of it takes a while to find out.
  private var cover: Cover?
  /// Said on the last line until the next key.
  private(set) var remark: String?
  /// Digits that were typed before `G`.
  private(set) var number = ""
  /// What is being typed after `/`.
  private(set) var search: String?
  private var lastSearch = ""
  /// The words that a search has just found.
  private var found: String?
  /// Whether to go to the lesson after this one, or to the one before it.
  private(set) var turn: Turn?

  /// How long each step stays, where the walk can go on by itself.
  let pace: Duration?
  private(set) var isPlaying: Bool
  private(set) var showsTimer = false
  /// The questions that were answered in this walk.
  private var answered: Set<String> = []
  /// Whether it is shown to others.
  private let isPresented: Bool

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

  /// - Parameter elapsed: How long the walk has been going on; shown while the timer is.
  func frame(_ size: ScreenSize, output: OutputOptions, elapsed: Duration = .zero) -> [Line] {
    let frame = Frame(
      walk: walk, position: position, line: line, scroll: scroll, cover: cover,
      footer: footer(size, ascii: output.ascii), elapsed: showsTimer ? elapsed : nil,
      isPresented: isPresented)
    let lines = frame.lines(size, output: output)
    guard let found, cover == nil, let footer = lines.last, lines.count > 2 else { return lines }
    return [lines[0]] + lines[1..<(lines.count - 1)].map { $0.marking(found) } + [footer]
  }

  /// Of words that are being typed the end is shown; of anything else the longest that fits.
  private func footer(_ size: ScreenSize, ascii: Bool) -> String? {
    if let search { return ("/" + search).ending(in: size.columns, ascii: ascii) }
    if let remark { return remark }
    if isPlaying { return "Playing; space stops it." }
    if !number.isEmpty { return number }
    guard let footers = overlay?.footers(pages: pages(at: size).starts.count) else { return nil }
    return footers.first { (ascii ? $0.inASCII : $0).columns <= size.columns } ?? footers.last
  }

  /// What the walk ends with, or nil as long as it goes on.
  ///
  /// - Parameter size: A text that does not fit is gone through page by page.
  mutating func take(_ key: Key, at size: ScreenSize = ScreenSize()) -> ExitCode? {
    if key == .interrupt { return .interrupted }
    if search != nil {
      edit(key, at: size)
      return nil
    }
    remark = nil
    found = nil
    if stopsOrPlays(key) { return nil }
    if WalkRequest(key) == .timer {
      showsTimer.toggle()
      return nil
    }
    if case .question(let asked) = overlay {
      answer(asked, key, at: size)
      return nil
    }
    if let closed = overlay {
      if turnPage(key, at: size) { return nil }
      overlay = nil
      if closed.ends(with: key) { return nil }
    }
    if case .character(let digit) = key, digit.isASCII, digit.isNumber {
      number.append(digit)
      return nil
    }
    let typed = number
    number = ""
    guard var request = WalkRequest(key) else { return nil }
    if request == .last, !typed.isEmpty { request = .step }
    if turnPage(key, at: size) { return nil }
    if request.isScrolling {
      scroll(by: request, at: size)
      return nil
    }
    return take(request, typed)
  }

  private mutating func scroll(by request: WalkRequest, at size: ScreenSize) {
    let old = scroll
    let painter = painter(size)
    scroll = walk.scrolled(
      old, by: request, at: position, in: painter.room(in: size), by: painter)
    if scroll == old { remark = "There is no more to see that way." }
  }

  private mutating func take(_ request: WalkRequest, _ argument: String) -> ExitCode? {
    if let turn = request.turn { return leave(for: turn) }
    switch request {
    case .quit: return .done
    case .search: search = ""
    case .predict: predict()
    case _ where Overlay.shows(request): overlay = .text(request)
    default: walk.destination(of: request, argument, from: position).map { go(to: $0) }
    }
    return nil
  }

  /// Any key stops a walk that goes on by itself; space starts it again.
  private mutating func stopsOrPlays(_ key: Key) -> Bool {
    guard pace != nil, overlay == nil, isPlaying || key == .character(" ") else { return false }
    isPlaying.toggle()
    return key == .character(" ")
  }

  /// One step further by itself, until the end.
  mutating func playOn(at size: ScreenSize) {
    guard isPlaying else { return }
    remark = nil
    if !turnPage(.right, at: size) { _ = take(.next, "") }
    if remark == walk.ending { isPlaying = false }
  }

  /// To another lesson: this walk ends, and another one begins.
  private mutating func leave(for turn: Turn) -> ExitCode? {
    guard walk.lesson(turn) != nil else {
      remark = walk.refusal(of: turn)
      return nil
    }
    self.turn = turn
    return .done
  }

  private mutating func go(to destination: Destination) {
    switch destination {
    case .nowhere(let reason): remark = reason
    case .stop(let position):
      self.position = position
      line = 0
      scroll = Scroll()
    }
  }

  /// Goes through a text of several pages; false where it has no further one.
  private mutating func turnPage(_ key: Key, at size: ScreenSize) -> Bool {
    let pages = pages(at: size)
    let page = pages.page(with: line)
    let next =
      switch WalkRequest(key) {
      case .next, .stepsDown: page + 1
      case .back, .stepsUp: page - 1
      default: page
      }
    guard next != page, pages.starts.indices.contains(next) else { return false }
    line = pages.starts[next]
    return true
  }

  private func pages(at size: ScreenSize) -> Pages {
    let painter = painter(size)
    return Pages(
      of: walk, at: position, in: painter.room(in: size), cover: cover, by: painter)
  }

  /// As the frame is laid out, but for colours and letters.
  private func painter(_ size: ScreenSize) -> PanePainter {
    PanePainter(output: OutputOptions().filling(size), isPresented: isPresented)
  }

  // MARK: Predicting

  private mutating func predict() {
    do {
      overlay =
        try walk.question(at: position, besides: answered).map(Overlay.question) ?? .wondering
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
      answered.insert(asked.question.id)
      overlay = .answer(asked, choice)
      return
    }
    _ = turnPage(key, at: size)
  }

  // MARK: Searching

  /// The line in which the words of a search are typed. An empty one searches for the last again.
  private mutating func edit(_ key: Key, at size: ScreenSize) {
    guard var words = search else { return }
    switch key {
    case .character(let character):
      words.append(character)
      search = words
    case .backspace:
      search = words.isEmpty ? nil : String(words.dropLast())
    case .escape: search = nil
    case .enter:
      search = nil
      if words.isEmpty { words = lastSearch }
      guard !words.isEmpty else { return }
      lastSearch = words
      overlay = nil
      _ = walk.destination(of: .search, words, from: position).map { go(to: $0) }
      guard remark == nil else { return }
      found = words
      line = lineOfHit(words, at: size)
      remark = "\(words.quoted): \(walk.progress(at: position))"
    default: break
    }
  }

  /// The line with the words, where the text is longer than the screen.
  private func lineOfHit(_ words: String, at size: ScreenSize) -> Int {
    guard let text = walk.text(at: position) else { return 0 }
    let painter = painter(size)
    let lines = painter.lines(of: text, columns: painter.room(in: size).columns)
    return lines.firstIndex { $0.text.lowercased().contains(words.lowercased()) } ?? 0
  }
}
