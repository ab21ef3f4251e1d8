import Testing

@testable import StateLabCore

@Suite("Programs in the style of tutorials: models and the environment")
struct ModelProgramTests {
  @Test("Rows and a summary share a cart through the environment")
  func cart() throws {
    let host = Host(Shop())
    #expect(
      host.screen == """
        Apple, 2 francs
        [Add Apple]
        Bread, 5 francs
        [Add Bread]
        The cart is empty
        """)
    try host.tap("Add Apple")
    try host.tap("Add Bread")
    try host.tap("Add Apple")
    #expect(
      host.screen == """
        Apple, 2 francs
        2 in the cart
        [Add Apple]
        Bread, 5 francs
        1 in the cart
        [Add Bread]
        Total: 9 francs
        [Empty the cart]
        """)
    try host.tap("Empty the cart")
    #expect(host.screen.hasSuffix("The cart is empty"))
  }

  @Test("A view that reads an observable profile updates when @Bindable edits a property it reads")
  func profile() throws {
    let host = Host(ProfileScreen())
    #expect(host.screen == "Ada\n[Edit]")
    try host.tap("Edit")
    let screens = host.trace.bodyCount(of: ProfileScreen.self)
    let cards = host.trace.bodyCount(of: ProfileCard.self)
    try host.enter("Paris", into: "City")
    #expect(host.trace.bodyCount(of: ProfileCard.self) == cards)
    try host.toggle("Show the city")
    try host.enter("Marie", into: "Name")
    #expect(
      host.screen == """
        Marie from Paris
        [Done]
        Name: "Marie"
        City: "Paris"
        [x] Show the city
        [Reset]
        """)
    #expect(host.trace.bodyCount(of: ProfileCard.self) == cards + 2)
    #expect(host.trace.bodyCount(of: ProfileScreen.self) == screens)
    try host.tap("Reset")
    try host.tap("Done")
    #expect(host.screen == "Ada from Paris\n[Edit]")
  }

  @Test("Environment values change the views inside their modifier only")
  func theme() throws {
    let host = Host(ThemeSettings())
    let lightTwice = "Light, roomy\nBadge: Light\nLight, roomy\nBadge: Light"
    #expect(host.screen == "[ ] Dark\n[ ] Compact\n" + lightTwice)
    try host.toggle("Dark")
    #expect(
      host.screen == """
        [x] Dark
        [ ] Compact
        Dark, roomy
        Badge: Dark
        Light, roomy
        Badge: Light
        """)
    let badges = host.trace.bodyCount(of: ThemeBadge.self)
    try host.toggle("Compact")
    #expect(host.screen.contains("Dark, compact\nBadge: Dark\nLight, roomy"))
    #expect(host.trace.bodyCount(of: ThemeBadge.self) == badges)
  }

  @Test("A generic card keeps its state and shows its builder's newest content")
  func cards() throws {
    let host = Host(RecipeCards())
    try host.tap("Open Pancakes")
    try host.tap("One more")
    #expect(
      host.screen == """
        For 3
        [One more]
        [Close Pancakes]
        300 g flour
        3 eggs
        ---
        [Open Tea]
        """)
    try host.tap("Close Pancakes")
    try host.tap("Open Tea")
    #expect(
      host.screen == "For 3\n[One more]\n[Open Pancakes]\n[Close Tea]\n3 bags\n---")
  }

  @Test("A quiz sets its message in onChange, and a new card starts without its hint")
  func quiz() throws {
    let host = Host(QuizGame())
    try host.tap("Hint")
    #expect(
      host.screen == "Good luck\n7 × 8?\n[54]\n[56]\n[Hint]\nIt begins with 5")
    try host.tap("56")
    #expect(host.screen == "Right\n9 × 6?\n[54]\n[63]\n[Hint]")
    try host.tap("63")
    #expect(host.screen == "Wrong\n1 of 2, best 1\n[Play again]")
    try host.tap("Play again")
    #expect(host.screen == "Good luck\n7 × 8?\n[54]\n[56]\n[Hint]")
    try host.tap("54")
    try host.tap("63")
    #expect(host.screen == "Wrong\n0 of 2, best 1\n[Play again]")
  }
}
