import Foundation
@_spi(Controls) import StateLabCore

extension Foundation.Date {
  /// The time of the virtual clock: noon of 1 January 2025, GMT, at the start of the program, plus the
  /// virtual time since then.
  package static var ofVirtualClock: Self {
    Self(timeIntervalSinceReferenceDate: 757_425_600 + World.now / .seconds(1))
  }
}
