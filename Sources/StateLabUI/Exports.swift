// What `import SwiftUI` brings on Apple's platforms, in one module: the laboratory, and Foundation.
//
// Names that both have would be ambiguous; those declared here win over what is re-exported, as long
// as a file imports this module and not Foundation beside it. They are the simulated ones: virtual
// time, defaults in memory, no network.

@_exported import Foundation
@_exported import StateLabCore

/// No thread is started: blocks play in turn, in virtual time.
public typealias DispatchQueue = StateLabCore.DispatchQueue
/// A moment of virtual time.
public typealias DispatchTime = StateLabCore.DispatchTime
/// A span of virtual time.
public typealias DispatchTimeInterval = StateLabCore.DispatchTimeInterval
/// A block for a simulated queue, which can be cancelled before its turn.
public typealias DispatchWorkItem = StateLabCore.DispatchWorkItem
/// The main queue as a scheduler; there is no loop to run.
public typealias RunLoop = StateLabCore.RunLoop
/// Kept in memory, and forgotten when the run ends.
public typealias UserDefaults = StateLabCore.UserDefaults
/// The laboratory's host of views, not Foundation's name of a machine.
public typealias Host = StateLabCore.Host
/// The urgency of work, which changes nothing here.
public typealias DispatchQoS = StateLabCore.DispatchQoS
/// Why a simulated session has no answer.
public typealias URLError = StateLabCore.URLError

// Programs decode data and build addresses; the laboratory has only what its own network needs.
/// Foundation's own.
public typealias Data = Foundation.Data
/// Foundation's own.
public typealias URL = Foundation.URL

// Dates are those of the virtual clock: see Date+VirtualClock.swift.
/// Foundation's own.
public typealias Date = Foundation.Date

// Foundation's lengths are a type beside `Double`; the laboratory's are `Double`.
/// A length.
public typealias CGFloat = StateLabCore.CGFloat
/// Width and height.
public typealias CGSize = StateLabCore.CGSize
/// A place in a plane.
public typealias CGPoint = StateLabCore.CGPoint
/// A place and a size.
public typealias CGRect = StateLabCore.CGRect

/// Places in a collection, for `onDelete` and `onMove`.
public typealias IndexSet = StateLabCore.IndexSet
