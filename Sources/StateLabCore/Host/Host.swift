/// Mounts a view and plays the actions of a person, a clock and the outer world: the only entry
/// point of the laboratory.
///
/// Each action settles before it returns: all queued work has run, up to the limits of a frame and
/// of an action (R39, R44). Inside an experiment a host adopts the experiment's recorder and
/// profile.
///
///     let host = Host(ContentView())
///     try host.tap("Change text")
///     host.screen                                  // "five\n[Change text]"
///     host.trace.bodyCount(of: ContentView.self)   // 2
@MainActor
public final class Host {
  /// The release that this host simulates, fixed from mount to end.
  public var profile: Profile { played.use() }
  let played: PlayedProfile
  let recorder: Recorder?
  let graph: Graph
  let world: World
  var root: Node?
  let sceneActivity = SceneActivity()
  private(set) var surroundings: Surroundings?
  /// Mounts the root's view again, silently in another graph.
  private(set) var mountRootAgain: (Graph) -> Node? = { _ in nil }
  /// The text of the last drawing.
  var drawnScreen = ScreenText("")
  /// The time of the last drawing: texts may depend on the time.
  var drawnAt = Duration.zero
  /// The last recorded screen, and its event.
  var recordedScreen: (text: ScreenText, event: Int)?
  /// The pages of the last drawing, and of the last recorded screen.
  var drawnPages = DrawnPages()
  var recordedPages: DrawnPages?
  /// The nodes whose color was part of a name on the last recorded screen, by their numbers.
  var recordedNames: Set<Int> = []
  /// True if views were still changing after the last frame of the last action.
  var gaveUp = false
  /// The number of scheduled blocks that this action has run at one ``instant`` of the clock.
  var blocksRun = 0
  /// The time of the last scheduled block.
  var instant = Duration.zero
  /// The identity of the root, recorded with actions and screens to distinguish two hosts in one
  /// trace.
  private(set) var place: EventPlace?
  /// The identities of this host's former roots, by type.
  private var places = TypeTable<EventPlace>()

  /// Mounts `root`.
  public convenience init<Root: View>(
    _ root: @autoclosure () -> Root, profile: Profile? = nil, recording: Bool = true
  ) {
    self.init(
      mounting: root, named: Root.self, isBuiltIn: Root._isBuiltIn, profile: profile,
      recording: recording)
  }

  init<Root: View>(
    mounting root: () -> Root, named type: Any.Type, isBuiltIn: Bool, profile: Profile?,
    recording: Bool
  ) {
    TaskJobs.play()
    let adopted = Recorder.current
    played = profile.map(PlayedProfile.init) ?? adopted?.played ?? PlayedProfile(.standard)
    recorder = recording ? adopted ?? Recorder(sharing: played) : nil
    world = World.current ?? World()
    place = recorder?.views.root(type, isBuiltIn: isBuiltIn)
    graph = Graph(
      played: played, recorder: recorder, world: world, hostNumber: place?.view ?? 0)
    if let place { places.set(place, for: type) }
    recorder?.clock = world.clock
    if recording { adopted?.keep(self) }
    play(.mount(typeName((type as? any ModifiedType.Type)?.unmodified ?? type))) {
      let view = root()
      graph.update { self.root = mount(view) }
    }
  }

  /// Replaces the root at the same identity, as a parent does. A value of another type has another
  /// identity.
  public func replaceRoot<Root: View>(_ root: @autoclosure () -> Root) {
    guard graph.failure == nil else { return }
    play(.replaceRoot(typeName(Root.self))) {
      let view = root()
      graph.update {
        if let node = self.root as? ViewNode<Root> {
          node.update(view)
        } else {
          mountInstead(view)
        }
      }
    }
  }

  /// Removes the root from the tree; later actions throw.
  public func unmount() {
    play(.unmount) {
      graph.update { root?.unmount() }
      root = nil
    }
  }

  /// Mounts a view of another type, which has another identity (R15), and then unmounts the old
  /// root.
  private func mountInstead<Root: View>(_ view: Root) {
    place = places[Root.self] ?? recorder?.views.root(Root.self, isBuiltIn: Root._isBuiltIn)
    if let place { places.set(place, for: Root.self) }
    let old = root
    root = mount(view)
    old?.unmount()
  }

  private func mount<Root: View>(_ view: Root) -> Node {
    let surroundings = surroundings(in: graph, original: nil)
    let node = Root._makeNode(
      view,
      NodeSite(
        graph: graph, parent: nil, maker: nil, scope: surroundings.scope,
        record: place.map { NodeRecord(recorder?.views.keys(of: $0).first) }, original: nil))
    surroundings.content = node
    surroundings.activate(sceneActivity)
    self.surroundings = surroundings
    mountRootAgain = { [unowned self, unowned node] graph in
      let again = self.surroundings(in: graph, original: surroundings)
      return Root._makeNode(
        node.view,
        NodeSite(graph: graph, parent: nil, maker: nil, scope: again.scope, original: node))
    }
    return node
  }

  private func surroundings(in graph: Graph, original: Surroundings?) -> Surroundings {
    Surroundings(in: graph, inside: EnvironmentScope(), original: original) {
      [sceneActivity] in $0.sceneActivity = sceneActivity
    }
  }

  isolated deinit { graph.retire(root) }

  /// All events so far. Empty for a host without a recorder.
  public var trace: Trace { recorder?.trace ?? Trace() }
}
