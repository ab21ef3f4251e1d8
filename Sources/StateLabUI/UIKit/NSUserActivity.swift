import StateLabCore

/// An activity that a person can continue on another device. The simulation ignores activities.
open class NSUserActivity: NSObject {
  /// The type of the activity.
  public let activityType: String
  /// Has no effect.
  public var title: String?
  public var userInfo: [AnyHashable: Any]?
  public var webpageURL: URL?
  public var targetContentIdentifier: String?
  public var isEligibleForHandoff = true
  public var isEligibleForSearch = false
  public var isEligibleForPrediction = false

  /// An activity of this type.
  public init(activityType: String) { self.activityType = activityType }

  /// Has no effect.
  open func becomeCurrent() {}
  open func resignCurrent() {}
  open func invalidate() {}
}

nonisolated extension View {
  /// Has no effect: the closure is not called.
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: the closure is not called, because no other device sends an activity.
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { modifier(EmptyModifier()) }
}
