// What `import SwiftUI` brings on Apple's platforms, in one module: the laboratory, and Foundation.
//
// Names that both have would be ambiguous; those declared here win over what is re-exported, as long
// as a file imports this module and not Foundation beside it. They are the simulated ones: virtual
// time, defaults in memory, no network.

@_exported import Foundation
@_exported import StateLabCore

public typealias DispatchQueue = StateLabCore.DispatchQueue
public typealias DispatchTime = StateLabCore.DispatchTime
public typealias DispatchTimeInterval = StateLabCore.DispatchTimeInterval
public typealias DispatchWorkItem = StateLabCore.DispatchWorkItem
public typealias RunLoop = StateLabCore.RunLoop
public typealias Timer = StateLabCore.Timer
public typealias UserDefaults = StateLabCore.UserDefaults
public typealias Host = StateLabCore.Host
public typealias DispatchQoS = StateLabCore.DispatchQoS
public typealias URLError = StateLabCore.URLError

// Programs decode data and build addresses; the laboratory has only what its own network needs.
public typealias Data = Foundation.Data
public typealias URL = Foundation.URL
