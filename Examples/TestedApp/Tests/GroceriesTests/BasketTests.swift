import XCTest

@testable import Groceries

// Tests of the model alone, which run on every platform.
final class BasketTests: XCTestCase {
  @MainActor func testAddsEachNameOnce() async {
    let basket = Basket(shop: NoShop())
    XCTAssertTrue(basket.add(" milk "))
    XCTAssertFalse(basket.add("milk"))
    XCTAssertFalse(basket.add("  "))
    XCTAssertEqual(basket.items.map(\.name), ["milk"])
    XCTAssertEqual(basket.addedAt.map { $0 <= Date() }, true)
  }

  @MainActor func testSaysWhenTheShopIsClosed() async {
    let basket = Basket(shop: NoShop())
    await basket.loadSuggestions()
    XCTAssertEqual(basket.message, "No suggestions today")
    XCTAssertFalse(basket.isLoading)
  }
}

struct NoShop: Shop {
  struct Closed: Error {}
  func suggestions() async throws -> [String] { throw Closed() }
}
