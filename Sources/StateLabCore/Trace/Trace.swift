/// What happened, in order.
public struct Trace: Hashable, Sendable, RandomAccessCollection {
  public let events: [Event]

  public init(_ events: [Event] = []) { self.events = events }

  public var startIndex: Int { events.startIndex }
  public var endIndex: Int { events.endIndex }
  public subscript(index: Int) -> Event { events[index] }
}

// MARK: Queries

extension Trace {
  /// How often `body` of this type ran, over all views of the type.
  public func bodyCount<V: View>(of type: V.Type) -> Int { bodyCount(ofViewNamed: typeName(type)) }

  /// How often `body` ran, over all views whose type has this short name.
  public func bodyCount(ofViewNamed name: String) -> Int {
    events.count { event in
      guard case .body = event.kind else { return false }
      return event.node?.view == name
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
    events.filter { if case .wrote(property, _, _) = $0.kind { true } else { false } }
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
