// The names of `import SwiftUI` on Apple's platforms, in one module: the laboratory, and
// Foundation.
//
// Names of both modules would be ambiguous. An import of a single declaration takes precedence over
// imports of whole modules, also in a file that imports Foundation beside this module. The names
// below are the simulated types: virtual time, defaults in memory, no network.

@_exported import Foundation
@_exported import StateLabCore
@_exported import StateLabFormatters

@_exported import typealias StateLabCore.CGFloat
@_exported import struct StateLabCore.CGPoint
@_exported import struct StateLabCore.CGRect
@_exported import struct StateLabCore.CGSize
@_exported import class StateLabCore.DispatchGroup
@_exported import struct StateLabCore.DispatchQoS
@_exported import class StateLabCore.DispatchQueue
@_exported import class StateLabCore.DispatchSource
@_exported import protocol StateLabCore.DispatchSourceProtocol
@_exported import protocol StateLabCore.DispatchSourceTimer
@_exported import struct StateLabCore.DispatchTime
@_exported import enum StateLabCore.DispatchTimeInterval
@_exported import class StateLabCore.DispatchWorkItem
@_exported import struct StateLabCore.DispatchWorkItemFlags
@_exported import class StateLabCore.Host
@_exported import class StateLabCore.OperationQueue
@_exported import class StateLabCore.RunLoop
@_exported import class StateLabCore.Timer
@_exported import struct StateLabCore.URLError
@_exported import class StateLabCore.UserDefaults
@_exported import class StateLabFormatters.DateComponentsFormatter
@_exported import class StateLabFormatters.DateFormatter
@_exported import class StateLabFormatters.ListFormatter
@_exported import class StateLabFormatters.MeasurementFormatter
@_exported import class StateLabFormatters.NumberFormatter
@_exported import class StateLabFormatters.RelativeDateTimeFormatter

// Programs decode data and build URLs; the laboratory's types only serve its own network.
/// Foundation's type.
public typealias Data = Foundation.Data
/// Foundation's type.
public typealias URL = Foundation.URL

// Dates use the virtual clock: see Date+VirtualClock.swift.
/// Foundation's type.
public typealias Date = Foundation.Date

// A model that imports Foundation alone passes its positions to views: see IndexSet+Foundation.swift.
/// Foundation's type.
public typealias IndexSet = Foundation.IndexSet
