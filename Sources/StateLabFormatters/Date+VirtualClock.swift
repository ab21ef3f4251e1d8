import Foundation
@_spi(Controls) import StateLabCore

extension Foundation.Date {
  /// The time of the virtual clock, which StateLabUI's `Date()` returns, too.
  static var ofVirtualClock: Self {
    Self(timeIntervalSinceReferenceDate: 757_425_600 + World.now / .seconds(1))
  }
}
