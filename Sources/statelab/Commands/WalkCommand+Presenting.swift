import Course
import LibC
import Rendering
import StateLabCore

extension WalkCommand {
  /// Publishes the place of a presented walk.
  struct Presenter {
    fileprivate let place: PresentedWalk.Place

    /// A failure is silent: the audience would see a message.
    func tell(_ names: [String], _ profile: Profile, at spot: ScreenMode.Spot) {
      try? place.tell(
        PresentedWalk(
          names: names, profile: profile.name, position: spot.position, question: spot.question))
    }

    func end() { place.end() }
  }

  /// Nil without a presentation.
  func presenter(_ arguments: Arguments, in session: Session) throws(Failure) -> Presenter? {
    guard arguments.has(.present) else { return nil }
    guard session.hasFullScreen else {
      throw Failure(
        .needsTerminal, "--present needs a terminal that it can fill.",
        next: "Run it in a terminal, without --plain.")
    }
    return Presenter(place: try place(in: session))
  }

  /// Follows the presented walk until it ends.
  func follow(_ arguments: Arguments, in session: Session) throws -> ExitCode {
    if let word = arguments.words.first {
      throw Failure(
        .usage, "--follow takes no lesson, and \(word.quoted) is given.",
        next: "Write `statelab walk --follow`.")
    }
    let place = try place(in: session)
    guard let presentation = place.current else {
      throw Failure(
        .notFound, "No walk is being presented.",
        next: "Begin with `statelab walk 3 --present` in another terminal.")
    }
    let walk = { (presentation: PresentedWalk) in try self.walk(of: presentation, in: session) }
    var mode = FollowMode(presentation, try walk(presentation))
    let code = try session.onFullScreen { screen in
      try mode.run(on: screen, output: session.output, current: { place.current }, walk: walk)
    }
    if code == nil { try followOnLines(&mode, place, in: session, walk) }
    if place.current == nil { session.console.print(Words.current.screen.follow.over) }
    return code ?? .done
  }

  private func followOnLines(
    _ mode: inout FollowMode, _ place: PresentedWalk.Place, in session: Session,
    _ walk: (PresentedWalk) throws -> any Walkable
  ) throws {
    session.show(mode.document)
    while session.console.isHeard(), let next = place.current {
      usleep(UInt32(FollowMode.pause / .microseconds(1)))
      let before = mode.presentation
      try mode.follow(next, walk)
      guard mode.presentation != before else { continue }
      session.console.print()
      session.show(mode.document)
    }
  }

  private func walk(
    of presentation: PresentedWalk, in session: Session
  ) throws -> any Walkable {
    let profile = Profile.named(presentation.profile) ?? .standard
    if presentation.names.count > 1 {
      return try sideBySide(presentation.names, under: profile, in: session)
    }
    let lesson = try session.lesson(
      of: LessonName(presentation.names[0]), usage: "Write `statelab walk --follow`.")
    return try Walk(LessonReading(lesson, of: session.course, under: profile))
  }

  private func place(in session: Session) throws(Failure) -> PresentedWalk.Place {
    if let place = PresentedWalk.Place(in: session.console) { return place }
    throw Failure(
      .cannotCreate, "There is no folder for the place of a presented walk.",
      next: "Set HOME or XDG_STATE_HOME.")
  }
}
