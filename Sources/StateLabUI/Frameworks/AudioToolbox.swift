// The sounds of AudioToolbox. The simulation plays no sound.

import StateLabCore

/// The identifier of a system sound. Looks only.
public typealias SystemSoundID = UInt32

/// The vibration of a phone. Looks only.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kSystemSoundID_Vibrate: SystemSoundID = 4095

/// Has no effect: the simulation plays no sound.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}

/// Runs the closure in the next turn of the main queue: the simulation plays no sound.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  nonisolated(unsafe) let completion = inCompletionBlock
  StateLabCore.DispatchQueue.main.async { completion?() }
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) { AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, inCompletionBlock) }
