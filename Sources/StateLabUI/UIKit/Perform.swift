import StateLabCore
import Synchronization

extension NSObject {
  /// Calls a method of the object, which is retained, after a delay on the main queue.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
  {
    let call = DelayedCall(object: self, selector: aSelector, argument: anArgument)
    calls.withLock { $0.append(call) }
    StateLabCore.DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
      let isDue = calls.withLock { calls in
        guard let index = calls.firstIndex(where: { $0 === call }) else { return false }
        calls.remove(at: index)
        return true
      }
      if isDue { call.selector.call(call.object, with: call.argument) }
    }
  }

  /// Cancels the delayed calls of an object's methods.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    let target = aTarget as AnyObject
    calls.withLock { $0.removeAll { $0.object === target } }
  }

  /// Cancels the delayed calls of a method of an object with an argument.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    let target = aTarget as AnyObject
    calls.withLock {
      $0.removeAll {
        $0.object === target && $0.selector == aSelector && $0.hasArgument(anArgument)
      }
    }
  }
}

/// A delayed call of a method.
private final class DelayedCall: @unchecked Sendable {
  let object: NSObject
  let selector: Selector
  let argument: Any?

  init(object: NSObject, selector: Selector, argument: Any?) {
    (self.object, self.selector, self.argument) = (object, selector, argument)
  }

  /// True for the same object, or for an equal value.
  func hasArgument(_ other: Any?) -> Bool {
    switch (argument, other) {
    case (nil, nil): true
    case (let argument?, let other?):
      if let argument = argument as? AnyHashable, let other = other as? AnyHashable {
        argument == other
      } else {
        argument as AnyObject === other as AnyObject
      }
    default: false
    }
  }
}

private let calls = Mutex<[DelayedCall]>([])
