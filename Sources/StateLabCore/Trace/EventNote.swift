import Synchronization

extension Event {
  /// A fact that a diagnosis of the run needs and that no line of the run shows. Our own: SwiftUI
  /// announces none of these.
  public enum Note: Hashable, Sendable {
    /// A parent passed a view whose initial value of this state differs from the one of the view
    /// before: the value was evaluated, and not used, because the view has its storage already (R7).
    /// For an object, the object that nothing holds.
    case initialIgnored(property: PropertyPath, value: ValueDescription)
    /// A parent passed a view that differs from the one before by ``Event/difference``, and `==`
    /// says that the two are equal: the body does not run (R34).
    case equalByOperator
    /// The properties that the body read, in the order of the first reads: states and bindings, and
    /// `@Published` properties of objects whose publisher is known. Posted after the first body of a
    /// view, after each body that read other properties than the one before, and after a closure of
    /// the body's content, such as that of a `ForEach`, read further ones. The properties of
    /// `@Observable` objects are missing: the Observation module names them to no one; see
    /// ``Event/Kind/observed(changes:)``.
    case read([PropertyRead])
    /// Code or a control set a binding that has no property behind it: a constant, which ignores the
    /// value, or a pair of closures, whose setter runs next.
    case bindingSet(value: ValueDescription, isConstant: Bool)
    /// The closure of a `withAnimation` or `withTransaction` with an animation has returned. `writes`
    /// is the number of writes in it that a run records: of states, of `@Published` properties, and of
    /// properties of `@Observable` objects that a body has read.
    case animationEnded(animation: String, writes: Int)
    /// A view left that held a binding to an element, and the collection has no such element any
    /// longer: a read or write of the binding from now on ends the process.
    case elementGone(property: PropertyPath)
    /// SwiftUI removed a text field while a person edited the field.
    case editedFieldGone
    /// The main queue begins to run the blocks that wait on it. The steps before belong to an earlier
    /// turn.
    case mainQueueTurn
    /// A view has another icon, color or other look than before. No line of the screen shows it.
    case lookChanged(LookChange)
    /// The page in front of a stack, the shown tab, or the presentation in front differs from that of the
    /// last screen.
    case pageChanged

    /// The notes by name.
    public enum Name: String, Hashable, Codable, Sendable, CaseIterable {
      case initialIgnored, equalByOperator, read, bindingSet, animationEnded, elementGone,
        editedFieldGone, mainQueueTurn, lookChanged, pageChanged
    }

    /// The note without its facts.
    public var name: Name {
      switch self {
      case .initialIgnored: .initialIgnored
      case .equalByOperator: .equalByOperator
      case .read: .read
      case .bindingSet: .bindingSet
      case .animationEnded: .animationEnded
      case .elementGone: .elementGone
      case .editedFieldGone: .editedFieldGone
      case .mainQueueTurn: .mainQueueTurn
      case .lookChanged: .lookChanged
      case .pageChanged: .pageChanged
      }
    }
  }

  /// A look with another value.
  public struct LookChange: Hashable, Codable, Sendable {
    /// The look, such as `color` or `icon`.
    public let look: String
    /// The first line of the view, or the name of a view without text.
    public let content: String?
    /// The values before and after the change.
    public let old: String
    public let new: String

    /// Creates a change from its parts.
    public init(look: String, content: String?, old: String, new: String) {
      self.look = look
      self.content = content
      self.old = old
      self.new = new
    }
  }

  /// A property that a body read.
  public struct PropertyRead: Hashable, Codable, Sendable {
    /// The property: from the view inward, or the name of a `@Published` property.
    public let property: PropertyPath
    /// The view with the property; nil for a property of an object.
    public let view: Int?
    /// The type of the object, without its generic arguments; nil for a property of a view.
    public let type: String?
    /// The number of the object in this recording.
    public let objectID: Int?

    /// Creates a read from its parts.
    public init(
      property: PropertyPath, view: Int? = nil, type: String? = nil, objectID: Int? = nil
    ) {
      self.property = property
      self.view = view
      self.type = type
      self.objectID = objectID
    }
  }

  /// How a write arrived. An event has it if the write came through a binding or in a transaction with
  /// an animation.
  public struct Write: Hashable, Codable, Sendable {
    /// True if the write came through a binding to the property: the observers `willSet` and `didSet`
    /// of the property did not run. Only for `@State`; the observers of an object's property always
    /// run.
    public let isThroughBinding: Bool
    /// The name of the animation of the transaction: `default`.
    public let animation: String?

    /// Creates the facts from their parts.
    public init(isThroughBinding: Bool = false, animation: String? = nil) {
      self.isThroughBinding = isThroughBinding
      self.animation = animation
    }

    /// The animation of a transaction, in a recording, until the call of `withAnimation` returns: a
    /// task that the closure starts inherits the scope, and writes later without the animation.
    final class AnimationScope: Sendable {
      private let open: Mutex<String?>

      init(_ animation: String) { open = Mutex(animation) }

      /// The name of the animation; nil after the call.
      var animation: String? { open.withLock { $0 } }

      func close() { open.withLock { $0 = nil } }
    }

    @TaskLocal static var scope: AnimationScope?

    /// The facts of a write that arrives now; nil for a plain write.
    static func now(throughBinding isThroughBinding: Bool = false) -> Self? {
      let animation = scope?.animation
      guard isThroughBinding || animation != nil else { return nil }
      return Self(isThroughBinding: isThroughBinding, animation: animation)
    }
  }
}

extension Event {
  /// The fact that a diagnosis needs; nil for other kinds.
  public var note: Note? { if case .noted(let note) = kind { note } else { nil } }
}

// MARK: The record

extension Event.Note {
  func encode(to facts: inout KeyedEncodingContainer<FactKey>) throws {
    try facts.encode(name, forKey: .note)
    switch self {
    case .read(let reads): try facts.encode(reads, forKey: .reads)
    case .bindingSet(_, let isConstant): try facts.encode(isConstant, forKey: .isConstant)
    case .animationEnded(let animation, let writes):
      try facts.encode(animation, forKey: .animation)
      try facts.encode(writes, forKey: .writes)
    case .lookChanged(let change): try facts.encode(change, forKey: .look)
    case .initialIgnored, .equalByOperator, .elementGone, .editedFieldGone, .mainQueueTurn,
      .pageChanged:
      break
    }
  }

  init(from facts: FactDecoder) throws {
    self =
      switch try facts[.note] as Name {
      case .initialIgnored:
        .initialIgnored(property: try facts[.property], value: try facts[.value])
      case .equalByOperator: .equalByOperator
      case .read: .read(try facts[.reads])
      case .bindingSet: .bindingSet(value: try facts[.value], isConstant: try facts[.isConstant])
      case .animationEnded:
        .animationEnded(animation: try facts[.animation], writes: try facts[.writes])
      case .elementGone: .elementGone(property: try facts[.property])
      case .editedFieldGone: .editedFieldGone
      case .mainQueueTurn: .mainQueueTurn
      case .lookChanged: .lookChanged(try facts[.look])
      case .pageChanged: .pageChanged
      }
  }
}
