/// A recorded item with known causes.
public protocol Caused {
  /// The item's position in the recording.
  var index: Int { get }
  /// The positions of the causes, all of them earlier.
  var causes: [Int] { get }
  /// True if the item only lets time pass: a block that falls due has two causes together, this
  /// wait and the scheduling of the block.
  var isWait: Bool { get }
}

extension RandomAccessCollection where Element: Caused, Index == Int {
  /// The chain of causes of an event, newest first: the event itself, its causes, their causes, up
  /// to the action that began the chain.
  public func why(_ event: Element) -> [Element] {
    var seen: Set<Int> = []
    var open = event.causes
    while let cause = open.popLast() {
      StepCounter.count()
      if seen.insert(cause).inserted { open += self[cause].causes }
    }
    return [event] + seen.sorted(by: >).map { self[$0] }
  }

  /// The effects of an event, direct and indirect, in order.
  public func effects(of event: Element) -> [Element] {
    var known: Set<Int> = [event.index]
    return filter { later in
      later.index > event.index && later.causes.contains(where: known.contains)
        && known.insert(later.index).inserted
    }
  }

  /// The events that depend on this event alone: every recorded chain of their causes includes this
  /// event. A body with two writes as causes is an effect of both writes together and of neither
  /// alone (R38).
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
