/// Mounts a view and plays what a person, a clock and the outer world do to it: the only door in.
///
/// Each action settles before it returns: what it queued has run, up to the bounds of a frame and of
/// an action (R39, R44). Inside an experiment a host adopts the experiment's recorder and profile.
///
///     let host = Host(ContentView())
///     try host.tap("Change text")
///     host.screen                                  // "five\n[Change text]"
///     host.trace.bodyCount(of: ContentView.self)   // 2
@MainActor
public final class Host {
  public let profile: Profile
  /// How large the screen is. Nothing depends on it: that a view of size zero is not set up was
  /// said in a talk and never confirmed (D23, R77).
  public let size: Size
  private let recorder: Recorder?
  private let graph: Graph
  private let world: World
  private var root: Node?
  private var shownScreen: String?
  /// The last action was still changing something when it had had all that it may take.
  private var gaveUp = false
  /// Stands at actions and screens, so that two hosts in one trace can be told apart.
  private let place: NodePath

  /// Mounts `root`.
  public init<Root: View>(
    _ root: @autoclosure () -> Root, profile: Profile? = nil, size: Size = .phone,
    recording: Bool = true
  ) {
    let adopted = Recorder.current
    self.profile = profile ?? adopted?.profile ?? .iOS18
    self.size = size
    recorder = recording ? adopted ?? Recorder(profile: self.profile) : nil
    world = World.current ?? World()
    graph = Graph(profile: self.profile, recorder: recorder, world: world)
    recorder?.clock = world.clock
    place = NodePath(description: typeName(Root.self), view: typeName(Root.self))
    if recording { adopted?.keep(self) }
    play(.mount(typeName(Root.self))) {
      let view = root()
      graph.update { self.root = mount(view) }
    }
  }

  private func mount<Root: View>(_ view: Root) -> Node {
    Root._makeNode(
      view, NodeSite(graph: graph, parent: nil, scope: EnvironmentScope()))
  }

  isolated deinit { graph.retire(root) }

  // MARK: What can be seen

  /// One line per control; empty when the host has stopped.
  public var screen: String {
    if !gaveUp { settle() }
    return drawnText
  }

  private var drawnText: String {
    guard graph.failure == nil else { return "" }
    let text = drawn().text
    return isSettled ? text : [text, "(still changing)"].joined(separator: "\n")
  }

  /// What happened so far. Empty for a host that does not record.
  public var trace: Trace { recorder?.trace ?? Trace() }

  private func drawn() -> Screen {
    var screen = Screen()
    root?.draw(on: &screen)
    return screen
  }
}

/// Width and height in points.
public struct Size: Hashable, Sendable {
  public let width: Int
  public let height: Int

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  public static let phone = Size(width: 390, height: 844)
  public static let zero = Size(width: 0, height: 0)
}

// MARK: What a person does

extension Host {
  /// Taps the button with this label. With several of one label, `occurrence` counts from 1.
  public func tap(_ label: String, occurrence: Int? = nil) throws {
    let action = try find(.button, label, occurrence) {
      if case .button(let name, let perform) = $0 { (name, perform) } else { nil }
    }
    play(.tap(label), action)
  }

  /// Replaces what a text field holds, by the field's placeholder.
  public func enter(_ text: String, into label: String, occurrence: Int? = nil) throws {
    let write = try find(.textField, label, occurrence) {
      if case .textField(let name, let write) = $0 { (name, write) } else { nil }
    }
    play(.enter(text, into: label)) { write(text) }
  }

  /// Flips the toggle with this label.
  public func toggle(_ label: String, occurrence: Int? = nil) throws {
    let flip = try find(.toggle, label, occurrence) {
      if case .toggle(let name, let flip) = $0 { (name, flip) } else { nil }
    }
    play(.toggle(label), flip)
  }

  private enum Kind: String {
    case button, toggle
    case textField = "text field"
  }

  private func find<Use>(
    _ kind: Kind, _ label: String, _ occurrence: Int?, _ use: (Screen.Control) -> (String, Use)?
  ) throws(HostError) -> Use {
    try check()
    let all = drawn().controls.compactMap { control, isEnabled in
      use(control).map { (label: $0.0, use: $0.1, isEnabled: isEnabled) }
    }
    let matching = all.filter { $0.label == label }
    guard !matching.isEmpty else {
      throw .noControl(kind: kind.rawValue, label: label, onScreen: all.map(\.label))
    }
    if occurrence == nil, matching.count > 1 {
      throw .ambiguous(kind: kind.rawValue, label: label, count: matching.count)
    }
    let position = occurrence ?? 1
    guard (1...matching.count).contains(position) else {
      throw .noOccurrence(position, kind: kind.rawValue, label: label, count: matching.count)
    }
    let control = matching[position - 1]
    guard control.isEnabled else { throw .disabled(kind: kind.rawValue, label: label) }
    return control.use
  }

  private func check() throws(HostError) {
    if !gaveUp { settle() }
    if let failure = graph.failure { throw .stopped(failure) }
    if root == nil { throw .unmounted }
  }
}

// MARK: What the world does

extension Host {
  /// Lets virtual time pass and runs what was scheduled until then.
  public func advance(by duration: Duration) {
    play(.advance(duration)) {
      settle()
      runClock(until: world.clock.now + duration)
    }
  }

  /// Runs code of the outer world, such as a model's own change, as an action of its own.
  public func perform(_ body: @escaping () -> Void) { play(.perform, body) }

  /// Plays a closure as if off the main thread (fidelity 2.11, 8): a state may be written there, an
  /// object that publishes there earns W4.
  public func background(_ body: @escaping () -> Void) {
    play(.background) { world.playInBackground(body) }
  }

  /// A parent passes a new value at the same identity. A value of another type is another identity.
  public func replaceRoot<Root: View>(_ root: @autoclosure () -> Root) {
    guard graph.failure == nil else { return }
    play(.replaceRoot(typeName(Root.self))) {
      let view = root()
      graph.update {
        guard let node = self.root as? ViewNode<Root> else {
          let old = self.root
          self.root = mount(view)
          old?.unmount()
          return
        }
        node.update(view)
      }
    }
  }

  /// Takes the root out of the tree; the actions that follow throw.
  public func unmount() {
    play(.unmount) {
      graph.update { root?.unmount() }
      root = nil
    }
  }
}

// MARK: Playing

extension Host {
  /// Plays an action: what it does, what that queues, and what is on the screen afterwards.
  private func play(_ action: Event.Action, _ body: () -> Void) {
    inWorld {
      guard let recorder else {
        body()
        settle()
        return
      }
      let index = recorder.begin(action, at: place)
      recorder.because(of: [index]) {
        body()
        settle()
        recorder.finishLine()
        recordScreen()
      }
    }
  }

  /// Binds what code without a host to call reaches through task-local values.
  private func inWorld(_ body: () -> Void) { Self.bind(world, graph, recorder, body) }

  /// Belongs to no actor: of closures that do, each call by another module is checked.
  private nonisolated static func bind(
    _ world: World, _ graph: Graph, _ recorder: Recorder?, _ body: () -> Void
  ) {
    World.$current.withValue(world) {
      Graph.Playing.$graph.withValue(graph) {
        if let recorder { Recorder.$current.withValue(recorder, operation: body) } else { body() }
      }
    }
  }

  private var isSettled: Bool { graph.isSettled && world.pendingMain.isEmpty }

  /// Plays frames until nothing is queued, or until an action has had all that it may take. A round
  /// of the main queue takes no time, but it counts.
  private func settle() {
    gaveUp = false
    guard !isSettled, graph.failure == nil else { return }
    // Within an action the world is bound already.
    if Graph.current === graph { playFrames() } else { inWorld(playFrames) }
  }

  private func playFrames() {
    for _ in 0..<Graph.framesPerAction where !isSettled && graph.failure == nil {
      graph.playFrame()
      if graph.isSettled { runMainQueue() } else { waitForNextFrame() }
    }
    giveUpUnlessSettled()
  }

  private func waitForNextFrame() {
    recorder?.frame += 1
    world.clock.advance(by: Graph.frameDuration)
  }

  private func giveUpUnlessSettled() {
    guard !isSettled, graph.failure == nil, !gaveUp else { return }
    gaveUp = true
    recorder?.record(.stillChanging)
  }

  /// Runs what is scheduled, up to a bound for what falls due without time going on.
  private func runClock(until end: Duration) {
    var instant = world.clock.now
    var rounds = 0
    while graph.failure == nil, world.clock.runNext(until: end) {
      rounds = world.clock.now == instant ? rounds + 1 : 0
      instant = world.clock.now
      settle()
      guard rounds < Self.roundsPerInstant else {
        gaveUp = true
        recorder?.record(.stillChanging)
        return
      }
    }
    world.clock.advance(by: end - world.clock.now)
  }

  private static let roundsPerInstant = 10_000

  /// Runs the blocks that wait on the main queue, and not those that they add.
  private func runMainQueue() {
    for _ in 0..<world.pendingMain.count { world.pendingMain.popFirst()?() }
  }

  /// What the screen shows after each action; drawn anew only if something on it may differ.
  private func recordScreen() {
    if graph.takeScreenChange() || shownScreen == nil || !isSettled { shownScreen = drawnText }
    guard let recorder, let shownScreen else { return }
    recorder.record(.screen(shownScreen), at: place)
    // It says that it is still changing; the next one need not.
    if !isSettled { self.shownScreen = nil }
  }
}
