import StateLabCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
  private typealias Library = FoundationEssentials.Data
#else
  import Foundation
  private typealias Library = Foundation.Data
#endif

#if canImport(Glibc)
  import Glibc
#endif

// One name of each library, so that the linker keeps all of them.
private let linked: [Any.Type] = [Host.self, Library.self]
exit(linked.count == 2 ? 0 : 1)
