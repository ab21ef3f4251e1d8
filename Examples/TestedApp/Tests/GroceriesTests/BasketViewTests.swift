// Tests of the views in statelab's host. An Apple platform has SwiftUI itself, and no host.
#if !canImport(SwiftUI)
  import StateLabUI
  import Testing

  @testable import Groceries

  @MainActor
  struct BasketViewTests {
    /// Answers after a second of virtual time.
    private struct SlowShop: Shop {
      func suggestions() async throws -> [String] {
        try await Task.sleep(for: .seconds(1))
        return ["bread", "milk"]
      }
    }

    @Test("Suggestions come after a second")
    func loading() {
      let host = Host(BasketView(shop: SlowShop()))
      #expect(host.screen.contains("Loading"))
      host.advance(by: .seconds(1))
      #expect(!host.screen.contains("Loading"))
      #expect(host.screen.contains("2 to buy"), "\(host.trace)")
    }

    @Test("An item is added in a sheet, which then closes")
    func adding() throws {
      let host = Host(BasketView(shop: NoShop()))
      try host.tap("New")
      #expect(throws: HostError.self) { try host.tap("Add") }
      try host.enter("salt", into: "Name")
      try host.tap("Add")
      #expect(host.screen.contains("[salt]"), "\(host.trace)")
      #expect(!host.screen.contains("Name"))
    }

    @Test("A tap on a row runs the bodies of all rows")
    func bodies() throws {
      let host = Host(BasketView(shop: SlowShop()))
      host.advance(by: .seconds(1))
      let before = host.trace.bodyCount(of: ItemRow.self)
      try host.tap("bread")
      // Each row has a closure, and closures never compare equal: so both rows run.
      #expect(host.trace.bodyCount(of: ItemRow.self) == before + 2, "\(host.trace)")
    }

    @Test("The screen is never out of date, and the runtime has nothing to complain of")
    func health() throws {
      let host = Host(BasketView(shop: SlowShop()))
      host.advance(by: .seconds(1))
      try host.tap("milk")
      #expect(host.screen.contains("1 to buy"))
      #expect(!host.isStale)
      #expect(host.trace.warnings.isEmpty, "\(host.trace)")
    }
  }
#endif
