/// What happened, in order.
public struct Trace: Sendable, RandomAccessCollection {
  public let events: [Event]
  /// What the events call the types of this program that they speak of.
  private let types: [ObjectIdentifier: TypeIdentity]

  public init(_ events: [Event] = [], types: [ObjectIdentifier: TypeIdentity] = [:]) {
    self.events = events
    self.types = types
  }

  public var startIndex: Int { events.startIndex }
  public var endIndex: Int { events.endIndex }
  public subscript(index: Int) -> Event { events[index] }
}

extension Trace: Hashable {
  public static func == (a: Trace, b: Trace) -> Bool { a.events == b.events }
  public func hash(into hasher: inout Hasher) { hasher.combine(events) }
}

// MARK: Queries

extension Trace {
  /// How often `body` of this type ran, over all views of the type; another type of the same name
  /// does not count.
  public func bodyCount<V: View>(of type: V.Type) -> Int {
    guard let identity = types[ObjectIdentifier(type)] else { return 0 }
    return bodyCount { $0.type == identity }
  }

  /// How often `body` ran, over all views whose type has this short name.
  public func bodyCount(ofViewNamed name: String) -> Int { bodyCount { $0.view == name } }

  private func bodyCount(where isMeant: (ViewIdentity) -> Bool) -> Int {
    events.count { event in
      guard case .body = event.kind else { return false }
      return event.node.map(isMeant) ?? false
    }
  }

  /// What `print` printed, in order.
  public var printed: [String] {
    events.compactMap { if case .printed(let text) = $0.kind { text } else { nil } }
  }

  /// The runtime messages, in order.
  public var warnings: [RuntimeWarning] {
    events.compactMap { if case .warning(let warning) = $0.kind { warning } else { nil } }
  }

  /// The writes that changed something in the property with this name, in order.
  public func writes(to property: String) -> [Event] {
    events.filter { event in
      guard case .wrote(let written, _, _) = event.kind else { return false }
      return written.description == property
    }
  }

  /// The chain of causes of an event, the newest first: the event itself, what caused it, what
  /// caused that, up to the action that began it.
  public func why(_ event: Event) -> [Event] {
    var seen: Set<Int> = [event.index]
    var chain = [event]
    var next = 0
    while next < chain.count {
      for cause in chain[next].causes.reversed() where seen.insert(cause).inserted {
        chain.append(events[cause])
      }
      next += 1
    }
    return chain.sorted { $0.index > $1.index }
  }

  /// What an event led to, in order: what it caused, what that caused, and so on.
  public func effects(of event: Event) -> [Event] {
    var known: Set<Int> = [event.index]
    return events.filter { later in
      later.index > event.index && later.causes.contains(where: known.contains)
        && known.insert(later.index).inserted
    }
  }

  /// What hangs on an event alone: each recorded chain of its causes goes through the event. A body
  /// that two writes caused is an effect of each and of neither alone (R38).
  ///
  /// A wait only lets time go by: what fell due in it needs it, besides what had scheduled it, so
  /// that it hangs on either.
  public func effects(onlyOf event: Event) -> [Event] {
    var known: Set<Int> = [event.index]
    return events.filter { later in
      later.index > event.index && hangs(later, on: known) && known.insert(later.index).inserted
    }
  }

  private func hangs(_ event: Event, on known: Set<Int>) -> Bool {
    let others = event.causes.filter { !isWait($0) }
    return !others.isEmpty && others.allSatisfy(known.contains)
      || event.causes.contains { isWait($0) && known.contains($0) }
  }

  private func isWait(_ index: Int) -> Bool { indices.contains(index) && events[index].isWait }
}
