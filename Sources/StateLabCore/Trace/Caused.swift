/// Something recorded that knows what brought it about.
public protocol Caused {
  /// Its position in the recording.
  var index: Int { get }
  /// The positions of those that brought it about, all of them earlier.
  var causes: [Int] { get }
  /// True if it only lets time go by: what falls due in it is caused by it and by what scheduled
  /// it, together.
  var isWait: Bool { get }
}

extension RandomAccessCollection where Element: Caused, Index == Int {
  /// The chain of causes of an event, the newest first: the event itself, what caused it, what
  /// caused that, up to the action that began it.
  public func why(_ event: Element) -> [Element] {
    var seen: Set<Int> = [event.index]
    var chain = [event]
    var next = 0
    while next < chain.count {
      StepCounter.count(chain[next].causes.count)
      for cause in chain[next].causes.reversed() where seen.insert(cause).inserted {
        chain.append(self[cause])
      }
      next += 1
    }
    return chain.sorted { $0.index > $1.index }
  }

  /// The events that an event led to, in order: what it caused, what that caused, and so on.
  public func effects(of event: Element) -> [Element] {
    var known: Set<Int> = [event.index]
    return filter { later in
      later.index > event.index && later.causes.contains(where: known.contains)
        && known.insert(later.index).inserted
    }
  }

  /// The events that would not have come without this one: every recorded chain of their causes
  /// goes through it. A body that two writes caused is an effect of each and of neither alone
  /// (R38).
  public func effects(onlyOf event: Element) -> [Element] {
    var known: Set<Int> = [event.index]
    return filter { later in
      later.index > event.index && hangs(later, on: known) && known.insert(later.index).inserted
    }
  }

  private func hangs(_ event: Element, on known: Set<Int>) -> Bool {
    let others = event.causes.filter { !isWait($0) }
    return !others.isEmpty && others.allSatisfy(known.contains)
      || event.causes.contains { isWait($0) && known.contains($0) }
  }

  private func isWait(_ index: Int) -> Bool { indices.contains(index) && self[index].isWait }
}
