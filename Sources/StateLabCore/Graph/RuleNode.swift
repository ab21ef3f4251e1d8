/// A node with a rule: the rule fills the dynamic properties of a container, a view or a modifier,
/// and runs the container's body if a property changed.
@MainActor
public class RuleNode<V, Container>: ReadingNode<V>, BodyRunning {
  private let layout = PropertyLayout.of(Container.self)
  @exclusivity(unchecked) private var slots = PropertyList()
  @exclusivity(unchecked) private var skippedBodyFollowers: SkippedBodyFollowers?
  /// The reasons for the running body (R23).
  @exclusivity(unchecked) private var isNew = true
  @exclusivity(unchecked) private var containerChanged = false
  @exclusivity(unchecked) private var readsChanged = false

  /// The container as its parent's body created it, with no property installed.
  var container: Container { fatalError("abstract") }

  /// False if the container is known to have no `==`: most have none, and the lookup takes the
  /// runtime long.
  var mayBeEquatable: Bool { true }

  /// True for a view of the laboratory, whose search and body get no event.
  var isPrimitive: Bool { false }

  /// Runs the body of this copy, through ``track(_:)``, and passes the result to the child.
  func runBody(of installed: Container) { fatalError("abstract") }

  final func mount() {
    guard graph.allowsMount(of: Container.self, layout) else { return }
    if !isPrimitive { layout.recordWalk(at: self) }
    slots = PropertyList(of: layout, at: self)
    if graph.isSilent, let original = original as? RuleNode<V, Container> {
      slots.takeOver(from: original.slots)
    }
    // A property may need an API that the profile lacks: no body runs then.
    guard graph.failure == nil else { return }
    run(containerChanged: true, because: graph.currentCauses)
  }

  /// R33: each run of a parent's body creates a new value; this body runs only if the values
  /// differ.
  final func replace(_ old: Container) {
    StepCounter.count()
    guard graph.failure == nil else { return }
    let comparison = layout.comparison(mayBeEquatable: mayBeEquatable)
    let isTold = graph.isRecording && !isPrimitive
    if isTold { slots.compare(old, with: container) }
    guard !comparison.areEqual(old, container) else {
      if isTold, !comparison.isByField { noteDifference(from: old) }
      return
    }
    let difference = isTold ? layout.difference(between: old, and: container) : nil
    run(containerChanged: true, because: causes + graph.currentCauses, at: difference)
  }

  /// Notes that `==` calls two containers equal although a field differs (R34).
  private func noteDifference(from old: Container) {
    guard let difference = layout.difference(between: old, and: container) else { return }
    graph.recorder?.note(.equalByOperator, at: identity, difference: difference)
  }

  /// Runs the body for an equal container with other arguments.
  final func runAgain() {
    guard graph.failure == nil else { return }
    run(containerChanged: true, because: causes + graph.currentCauses)
  }

  override func runRule() { run(containerChanged: false, because: causes) }

  /// Fills the properties first, on a copy, and runs the body if a property changed (R26, R27).
  ///
  /// - Parameter difference: The difference from the container's old value, in a recording.
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
    let outer = exchange(&graph.filling, with: self)
    let changed = graph.because(of: causes) { slots.update(&installed) }
    graph.filling = outer
    if graph.isRecording, !isPrimitive, !graph.isSilent {
      noteObservables(isNew: isNew, fieldsOf: containerChanged ? layout : nil)
    }
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

  /// Posts that the body runs, and returns the causes of every event that the body records.
  private func recordBody(because causes: [Int], at difference: FieldDifference?) -> [Int] {
    guard let record, let recorder = graph.recorder else { return [] }
    record.bodyCount += 1
    let causes = record.causesOfBody(among: causes)
    record.forgetWrites()
    // A view without properties of its own reads nothing again.
    if isPrimitive && (isNew || slots.isEmpty || !isTold) { return causes }
    let event = isPrimitive ? Event.Kind.redrawn : .body(count: record.bodyCount)
    return [recorder.record(event, at: identity, difference: difference, causes: causes)]
  }

  /// Evaluates a body: code inside it can reach the node, and reads of `@Observable` objects are
  /// tracked again (R22).
  final func track<Body>(_ body: () -> Body) -> Body {
    let outer = graph.evaluating
    graph.evaluating = self
    defer { graph.evaluating = outer }
    guard !isPrimitive, let record, let recorder = graph.recorder else {
      return trackReads(in: nil, body)
    }
    let (result, reads) = BodyReads.collect { trackReads(in: .body, body) }
    if let noted = record.takeReads(reads) { recorder.note(.read(noted), at: identity) }
    return result
  }

  /// The reasons for the running body, in the words of `_printChanges()` (R23).
  final var changesInWords: String {
    var changes = containerChanged ? ["@self"] : []
    if !slots.isEmpty {
      if isNew { changes.append("@identity") }
      changes += slots.changedFields
    }
    // Seen in console logs of apps; not covered by the tests of the contract.
    if readsChanged { changes.append("@dependencies") }
    let name = QualifiedName.of(Container.self).inPrintedChanges
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

/// Stored apart from the node, because most nodes have no followers: only iOS 13 needs them (R47).
@MainActor
private final class SkippedBodyFollowers {
  var list = ObserverList<SkippedBodyFollower>()
}

/// A node that runs a body.
@MainActor
protocol BodyRunning: Node {
  /// The reasons for the running body, in the words of `_printChanges()` (R23).
  var changesInWords: String { get }

  /// Adds a follower, which the node calls when its rule ran and its body did not.
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
