import Replay

/// A bug in a program, concluded from a run: facts without words.
public struct Finding: Hashable, Codable, Sendable {
  public let bug: BugID
  public let level: Level
  /// The place to look at; nil where the source does not show it.
  public var place: SourcePlace?
  public var subject: Subject
  /// At most five steps of the run that show the bug, in order.
  public var evidence: [Evidence]
  public var fixes: [Fix]
  /// True if a report includes the finding by default: the finding is proved or shown, or only the
  /// author's intention is unknown.
  public var isTold: Bool { level < .suspected || subject.mayBeMeant }
  /// The number of times that the run showed the bug.
  public var occurrences: Int
  /// The position of the event or action that first showed the bug; nil if only the poke shows the
  /// bug.
  public var firstShown: Int?
  /// The releases that have the bug, in words; nil for the releases of the bug's page.
  public var releases: String?

  /// The certainty of a finding, and not its gravity.
  public enum Level: String, Hashable, Codable, Sendable, CaseIterable, Comparable {
    /// The events of the run say so.
    case proved
    /// A second run says so: every body evaluated once more, or another program.
    case shown
    /// The run cannot tell whether the program means this.
    case suspected

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
    public static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }
  }

  public init(
    _ bug: BugID, _ level: Level, at place: SourcePlace?, _ subject: Subject,
    evidence: [Evidence], fixes: [Fix] = [], occurrences: Int = 1, releases: String? = nil
  ) {
    self.bug = bug
    // Only the author knows what the program is meant to do.
    self.level = subject.mayBeMeant ? .suspected : level
    self.place = place
    self.subject = subject
    self.evidence = evidence
    self.fixes = fixes
    self.occurrences = occurrences
    self.releases = releases
    firstShown = evidence.compactMap(\.position).max()
  }
}

/// A position in a file of the program, counted from 1.
public struct SourcePlace: Hashable, Codable, Sendable, Comparable {
  public let file: String
  public let line: Int
  public let column: Int

  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  public static func < (a: Self, b: Self) -> Bool {
    (a.file, a.line, a.column) < (b.file, b.line, b.column)
  }
}

/// The names and values that a finding is about.
public struct Subject: Hashable, Codable, Sendable {
  public var view: String?
  public var property: String?
  public var type: String?
  /// Another view, object or property that takes part.
  public var other: String?
  public var old: String?
  public var new: String?
  /// The path of the part that has the values `old` and `new`, from the property: `items[2].isDone`; nil
  /// for the whole property.
  public var part: String?
  /// The label of the control that takes part.
  public var control: String?
  /// The code that gives a view its id.
  public var identity: Identity?
  /// The values that a view loses.
  public var lost: [LostValue] = []
  /// True if only the author knows whether the program means what the run shows.
  public var mayBeMeant = false

  public enum Identity: String, Hashable, Codable, Sendable {
    /// The element of a `ForEach` or a `List`.
    case element
    /// `id(_:)`
    case modifier
  }

  public struct LostValue: Hashable, Codable, Sendable {
    public let property: String
    public let value: String

    public init(property: String, value: String) {
      self.property = property
      self.value = value
    }
  }

  public init(
    view: String? = nil, property: String? = nil, type: String? = nil, other: String? = nil,
    old: String? = nil, new: String? = nil, part: String? = nil, control: String? = nil,
    identity: Identity? = nil, lost: [LostValue] = [], mayBeMeant: Bool = false
  ) {
    self.view = view
    self.property = property
    self.type = type
    self.other = other
    self.old = old
    self.new = new
    self.part = part
    self.control = control
    self.identity = identity
    self.lost = lost
    self.mayBeMeant = mayBeMeant
  }
}

/// A fact that shows a finding.
public enum Evidence: Hashable, Codable, Sendable {
  /// An event of the run, by its position; the address where the event is a step.
  case event(Int, StepAddress?)
  /// The screen after the action at this position lacks a line, or shows another one.
  case screen(after: Int, shows: String?, insteadOf: String?)
  /// With every body evaluated once more, nothing having changed, this happened.
  case poke(Poke)

  public enum Poke: Hashable, Codable, Sendable {
    case replacesObject(property: String, old: String, new: String)
    /// A view receives a new object of the type for its property.
    case passesNewObject(property: String, type: String)
    case mountsAgain(view: String)
    case resubscribes(view: String)
  }

  /// The position of the event, or of the action before the screen.
  fileprivate var position: Int? {
    switch self {
    case .event(let position, _), .screen(let position, _, _): position
    case .poke: nil
    }
  }
}

/// An edit that fixes a bug.
public struct Fix: Hashable, Codable, Sendable {
  public let kind: Kind
  /// The replacements of ranges of bytes; empty where a person must write the edit.
  public let edits: [Edit]

  public enum Kind: String, Hashable, Codable, Sendable {
    case ownWithStateObject, ownWithState, keepFirstWithStateObject, keepFirstWithState
    case publish, followWithStateObject, makeObservable
    case explicitID, identifiableElements, distinctIDs, mainActor, removeID, keepTimer, declareLet,
      weakSelf,
      dynamicProperty
    case useOnChange, useAction, passObject, useSheetItem, structValue, observeInner, compareAll
    case storePublisher, guardAppear, initialValueOnly, restoreMatchingTag, useDestination
    case hoistState, keyTask, checkCancellation, keepMounted, storedID, realBinding, defaultBinding
    case identityOfArgument, stateInView, useInlineExpression, setInitialValue, passBinding
    case ownInDestination, taskInOwner, identityOfElement, bindByID, announceByHand, animateWrite
    case removePublisher, sendBeforeChange
    case sendInSetter, observeParameter, observeShared, keepElements, compareFirst,
      observablePerRow,
      projectBinding, observe
    case dropInitialValue, assignOthersFirst, buildWithXcode27
    case weakSelfInClosure, assignToPublished, createInClosure
    case computeValue, updateCopy, identifyByPosition, conditionInArgument, startOnce
    case ownWithStateObjectInInit, observeAndOwn, storedIDWithoutSelf, skipKnownIDs, positionIDs,
      identityOfValue, writeOneWay, viewOutsideBranch, hoistValue, readInBody, readInBodyOnly,
      supplyObject
    case dispatchToMain, runOnMain, receiveOnMain, compareRequest
  }

  public struct Edit: Hashable, Codable, Sendable {
    public let file: String
    public let range: Range<Int>
    public let text: String

    public init(file: String, range: Range<Int>, text: String) {
      self.file = file
      self.range = range
      self.text = text
    }
  }

  public init(_ kind: Kind, _ edits: [Edit] = []) {
    self.kind = kind
    self.edits = edits
  }

  /// True if the tool can make the edit, or build the program otherwise.
  public var isMechanical: Bool { !edits.isEmpty || kind == .buildWithXcode27 }
}
