// The sounds of AudioToolbox: nothing is heard here.

import StateLabCore

/// The number of a sound of the system. Looks only.
public typealias SystemSoundID = UInt32

/// The vibration of a phone. Looks only.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kSystemSoundID_Vibrate: SystemSoundID = 4095

/// Plays a sound, which is not heard here.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}
