/// A node with a rule: it fills the dynamic properties of a container, a view or a modifier, and runs
/// the container's body if something changed.
@MainActor
public class RuleNode<V, Container>: ReadingNode<V>, BodyRunning {
  private let layout = PropertyLayout.of(Container.self)
  @exclusivity(unchecked) private var slots = PropertyList()
  @exclusivity(unchecked) private var skippedBodyFollowers: SkippedBodyFollowers?
  /// Why the body that runs now runs (R23).
  @exclusivity(unchecked) private var isNew = true
  @exclusivity(unchecked) private var containerChanged = false
  @exclusivity(unchecked) private var readsChanged = false

  /// The container as the parent made it, nothing installed.
  var container: Container { fatalError("abstract") }

  /// False if the container is known to have no `==`: most have none, and the runtime takes long to
  /// find that out.
  var mayBeEquatable: Bool { true }

  /// True for a view of the laboratory's own, whose walk and body are not worth an event.
  var isPrimitive: Bool { false }

  /// Runs the body of this copy, through ``track(_:)``, and hands what it made to the child.
  func runBody(of installed: Container) { fatalError("abstract") }

  final func mount() {
    guard graph.allowsMount(of: Container.self, layout) else { return }
    if !isPrimitive { layout.recordWalk(at: self) }
    slots = PropertyList(of: layout, at: self)
    if graph.isSilent, let original = original as? RuleNode<V, Container> {
      slots.takeOver(from: original.slots)
    }
    // A property may need an API that the profile lacks: nothing is run then.
    guard graph.failure == nil else { return }
    run(containerChanged: true, because: graph.currentCauses)
  }

  /// R33: a parent's body makes a new value each time; the body runs only if it compares different.
  final func replace(_ old: Container) {
    StepCounter.count()
    guard graph.failure == nil else { return }
    let comparison = layout.comparison(mayBeEquatable: mayBeEquatable)
    guard !comparison.areEqual(old, container) else { return }
    let difference =
      graph.isRecording && !isPrimitive ? layout.difference(between: old, and: container) : nil
    run(containerChanged: true, because: causes + graph.currentCauses, at: difference)
  }

  /// The container is the same, and what its body is given beside it is not.
  final func runAgain() {
    guard graph.failure == nil else { return }
    run(containerChanged: true, because: causes + graph.currentCauses)
  }

  override func runRule() { run(containerChanged: false, because: causes) }

  /// Fills the properties first, on a copy, and runs the body if something changed (R26, R27).
  ///
  /// - Parameter difference: Where the parent made another container, and that is recorded.
  private func run(
    containerChanged: Bool, because causes: [Int], at difference: FieldDifference? = nil
  ) {
    StepCounter.count()
    isInPass = false
    self.causes = []
    self.containerChanged = containerChanged
    readsChanged = reads?.didChange ?? false
    var causes = causes
    if graph.isRecording, !isNew { causes += slots.laterCauses(than: causes) }
    var installed = container
    let changed = graph.because(of: causes) { slots.update(&installed) }
    if readsChanged {
      graph.because(of: causes) { recordObservablesInReach(areChanging: false) }
    }
    guard containerChanged || changed || readsChanged else {
      return skipBody(because: causes)
    }
    graph.because(of: recordBody(because: causes, at: difference)) { runBody(of: installed) }
    isNew = false
  }

  private func skipBody(because causes: [Int]) {
    record?.forgetWrites()
    if isTold { graph.recorder?.record(.bodySkipped, at: identity, causes: causes) }
    graph.because(of: causes) { skippedBodyFollowers?.list.forEach { $0.bodyWasSkipped() } }
  }

  /// Posts that the body runs, and returns the events that cause whatever it records.
  private func recordBody(because causes: [Int], at difference: FieldDifference?) -> [Int] {
    guard let record, let recorder = graph.recorder else { return [] }
    record.bodyCount += 1
    let causes = record.causesOfBody(among: causes)
    record.forgetWrites()
    // What reads nothing of its own has nothing to read anew.
    if isPrimitive && (isNew || slots.isEmpty || !isTold) { return causes }
    let event = isPrimitive ? Event.Kind.redrawn : .body(count: record.bodyCount)
    return [recorder.record(event, at: identity, difference: difference, causes: causes)]
  }

  /// Evaluates a body: from inside it the node can be asked, and reads of `@Observable` objects are
  /// recorded anew (R22).
  final func track<Body>(_ body: () -> Body) -> Body {
    let outer = graph.evaluating
    graph.evaluating = self
    defer { graph.evaluating = outer }
    return trackReads(body)
  }

  /// The reasons for the body that runs, in the words of `_printChanges()` (R23).
  final var changesInWords: String {
    var changes = containerChanged ? ["@self"] : []
    if !slots.isEmpty {
      if isNew { changes.append("@identity") }
      changes += slots.changedFields
    }
    // Seen in console logs of apps; not in the contract's tests.
    if readsChanged { changes.append("@dependencies") }
    let name = QualifiedName.of(Container.self).nested
    return changes.isEmpty
      ? "\(name): unchanged." : "\(name): \(changes.joined(separator: ", ")) changed."
  }

  override func checkOwnInvariants() {
    super.checkOwnInvariants()
    slots.checkInvariants(at: self)
    skippedBodyFollowers?.list.checkInvariants()
  }

  override final var viewValue: Any? { container }
  override final var properties: PropertyList? { slots }
  override final var hasBody: Bool { !isPrimitive }
  override final var makerOfChildren: Node? { isPrimitive ? maker : self }

  final func add(_ follower: SkippedBodyFollower) {
    let followers = skippedBodyFollowers ?? SkippedBodyFollowers()
    followers.list.add(follower)
    skippedBodyFollowers = followers
  }

  final func remove(_ follower: SkippedBodyFollower) {
    skippedBodyFollowers?.list.remove(follower)
  }

  override func didUnmount() {
    slots.unmount()
    super.didUnmount()
    if !isPrimitive { graph.recorder?.record(.removed, at: identity) }
  }
}

/// Kept apart from the node, because most have none: they are kept under iOS 13 only (R47).
@MainActor
private final class SkippedBodyFollowers {
  var list = ObserverList<SkippedBodyFollower>()
}

/// A node that runs a body.
@MainActor
protocol BodyRunning: Node {
  /// Why the body that runs now runs, in the words of `_printChanges()` (R23).
  var changesInWords: String { get }

  /// Adds a follower to tell whenever this node's rule ran and its body did not.
  func add(_ follower: SkippedBodyFollower)
  func remove(_ follower: SkippedBodyFollower)
}

/// A closure to call when a rule ran and its body did not.
@MainActor
final class SkippedBodyFollower: ListedObserver {
  let bodyWasSkipped: () -> Void
  var listPosition = 0

  init(bodyWasSkipped: @escaping () -> Void) { self.bodyWasSkipped = bodyWasSkipped }
}
