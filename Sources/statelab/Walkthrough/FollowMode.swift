import Rendering

/// The second terminal of a teacher who presents a walk in the first one: the notes for this part,
/// the place of the walk, and the next stop.
struct FollowMode {
  private(set) var presentation: PresentedWalk
  private(set) var walk: any Walkable
  private var window = Window()

  init(_ presentation: PresentedWalk, _ walk: any Walkable) {
    self.presentation = presentation
    self.walk = walk
  }

  /// Follows another presented walk, or another place in the same walk.
  mutating func follow(_ next: PresentedWalk, _ walk: (PresentedWalk) throws -> any Walkable)
    rethrows
  {
    guard next != presentation else { return }
    if next.names != presentation.names || next.profile != presentation.profile {
      self.walk = try walk(next)
    }
    presentation = next
    window = Window()
  }

  private var position: Int { max(0, min(presentation.position, walk.stopCount - 1)) }

  /// The notes, this stop, and the next one.
  var document: Document {
    let words = Words.current.screen.follow
    var blocks = walk.document(for: .notes, at: position)?.blocks ?? []
    if let asked {
      blocks.append(.heading(words.asked))
      blocks += asked.documentInWalk.blocks.dropFirst()
      blocks.append(.heading(words.answer(asked.letter(of: asked.right))))
      blocks += asked.explanations
      return Document(blocks: blocks)
    }
    blocks.append(.heading(words.now(walk.progress(at: position))))
    blocks += walk.document(at: position).blocks
    if position + 1 < walk.stopCount {
      blocks.append(.heading(words.next))
      blocks += walk.document(at: position + 1).blocks
    } else {
      blocks.append(.note(Line(walk.ending)))
    }
    return Document(blocks: blocks)
  }

  /// The question in the presented walk.
  private var asked: AskedQuestion? {
    presentation.question.flatMap { try? walk.single?.question(named: $0, at: position) }
  }

  mutating func frame(_ size: ScreenSize, output: OutputOptions, elapsed: Duration) -> [Line] {
    let painter = PanePainter(output: output.filling(size))
    let right = Line(elapsed.inMinutes, .strong)
    let room = max(size.columns - right.columns - 2, 0)
    let name = Line(walk.name, .title).cut(to: room, ascii: output.ascii).padded(to: room + 2)
    return window.frame(
      painter.lines(of: document, columns: size.columns), head: [name + right, Line()],
      feet: Words.current.screen.follow.closing, size: size, output: output)
  }

  /// Runs until the user quits, or the presentation ends.
  ///
  /// - Parameter current: The current presentation.
  mutating func run(
    on screen: FullScreen, output: OutputOptions, current: () -> PresentedWalk?,
    walk: (PresentedWalk) throws -> any Walkable
  ) throws -> ExitCode {
    func look() throws -> ExitCode? {
      guard let next = current() else { return .done }
      try follow(next, walk)
      return nil
    }
    return try screen.play(
      frame: { frame($0, output: output, elapsed: screen.elapsed()) },
      take: { key, size in
        if key == "q" || key == .escape { return .done }
        _ = window.take(key, size: size)
        return try look()
      },
      patience: { Self.pause }, waited: { _ in try look() })
  }

  /// The time between two reads of the presented walk's place.
  static let pause = Duration.milliseconds(200)
}
