import StateLabCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if canImport(Glibc)
  import Glibc
#endif

// One name of each library, so that the linker keeps them all.
private let linked: [Any.Type] = [Host.self, Data.self]
exit(linked.count == 2 ? 0 : 1)
