// The names of `import SwiftUI` on Apple's platforms, in one module: the laboratory, and
// Foundation.
//
// Names of both modules would be ambiguous. The declarations here hide the re-exported ones in a
// file that imports this module and not Foundation. They are the simulated types: virtual time,
// defaults in memory, no network.

@_exported import Foundation
@_exported import StateLabCore

/// A queue that starts no thread: its blocks run in turn, in virtual time.
public typealias DispatchQueue = StateLabCore.DispatchQueue
/// A point in virtual time.
public typealias DispatchTime = StateLabCore.DispatchTime
/// An interval of virtual time.
public typealias DispatchTimeInterval = StateLabCore.DispatchTimeInterval
/// A block for a simulated queue, which code can cancel before its turn.
public typealias DispatchWorkItem = StateLabCore.DispatchWorkItem
/// The main queue as a scheduler; there is no loop to run.
public typealias RunLoop = StateLabCore.RunLoop
/// Defaults in memory, which end with the run.
public typealias UserDefaults = StateLabCore.UserDefaults
/// The laboratory's host of views, not Foundation's name of a machine.
public typealias Host = StateLabCore.Host
/// The quality of service, which has no effect here.
public typealias DispatchQoS = StateLabCore.DispatchQoS
/// The error of a failed request in a simulated session.
public typealias URLError = StateLabCore.URLError

// Programs decode data and build URLs; the laboratory's types only serve its own network.
/// Foundation's type.
public typealias Data = Foundation.Data
/// Foundation's type.
public typealias URL = Foundation.URL

// Dates use the virtual clock: see Date+VirtualClock.swift.
/// Foundation's type.
public typealias Date = Foundation.Date

// Foundation's `CGFloat` is a type of its own; the laboratory's is `Double`.
/// A length.
public typealias CGFloat = StateLabCore.CGFloat
/// A width and a height.
public typealias CGSize = StateLabCore.CGSize
/// A point in two dimensions.
public typealias CGPoint = StateLabCore.CGPoint
/// A rectangle: an origin and a size.
public typealias CGRect = StateLabCore.CGRect

/// Positions in a collection, for `onDelete` and `onMove`.
public typealias IndexSet = StateLabCore.IndexSet
