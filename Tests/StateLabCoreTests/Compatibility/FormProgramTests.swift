import Testing

@testable import StateLabCore

@Suite("Programs in the style of tutorials: forms and lists")
struct FormProgramTests {
  @Test("A to-do list adds, ticks off through a binding of ForEach, and deletes in the middle")
  func toDoList() throws {
    let host = Host(ToDoList())
    #expect(
      host.screen == """
        To do
        New
        What is to do?: ""
        [Add] (disabled)
        To do
        [ ] Buy milk
        [Delete Buy milk]
        [ ] Call home
        [Delete Call home]
        2 open
        """)
    try host.enter("Water the plants", into: "What is to do?")
    try host.tap("Add")
    try host.toggle("Call home")
    try host.tap("Delete Buy milk")
    #expect(
      host.screen == """
        To do
        New
        What is to do?: ""
        [Add] (disabled)
        To do
        [x] Call home
        [Delete Call home]
        [ ] Water the plants
        [Delete Water the plants]
        1 open
        """)
    #expect(host.trace.warnings.isEmpty)
  }

  @Test("A form enables its button only while its fields are valid")
  func signUp() throws {
    let host = Host(SignUpForm())
    #expect(
      host.screen == """
        Who you are
        Name: ""
        Address: ""
        [ ] I accept the terms
        The name is too short.
        The address has no @.
        The terms are not accepted.
        [Sign up] (disabled)
        """)
    #expect(throws: HostError.disabled(kind: "button", label: "Sign up")) {
      try host.tap("Sign up")
    }
    try host.enter("Ada", into: "Name")
    try host.enter("ada@example.org", into: "Address")
    #expect(host.screen.hasSuffix("The terms are not accepted.\n[Sign up] (disabled)"))
    try host.toggle("I accept the terms")
    try host.tap("Sign up")
    #expect(
      host.screen == """
        Who you are
        Name: "Ada"
        Address: "ada@example.org"
        [x] I accept the terms
        [Sign up]
        Welcome, Ada!
        """)
    try host.enter("A", into: "Name")
    #expect(host.screen.contains("The name is too short.\n[Sign up] (disabled)"))
    #expect(host.trace.warnings.isEmpty)
  }

  @Test("Two fields show one temperature, and editing either updates both")
  func temperature() throws {
    let host = Host(TemperatureConverter())
    #expect(host.screen == "Celsius: \"20.0\"\nFahrenheit: \"68.0\"\nIt is mild")
    try host.enter("14", into: "Fahrenheit")
    #expect(host.screen == "Celsius: \"-10.0\"\nFahrenheit: \"14.0\"\nIt freezes")
    try host.enter("100", into: "Celsius")
    #expect(host.screen == "Celsius: \"100.0\"\nFahrenheit: \"212.0\"\nIt is mild")
    // The binding ignores the text, and no update gives the field another one.
    try host.enter("warm", into: "Celsius")
    #expect(host.screen == "Celsius: \"warm\"\nFahrenheit: \"212.0\"\nIt is mild")
  }

  @Test("A list keeps its selection while rows come and go")
  func toppings() throws {
    let host = Host(ToppingList())
    try host.toggle("Olives")
    try host.toggle("Selected only")
    #expect(
      host.screen == """
        [x] Selected only
        [x] Cheese
        [x] Olives
        2 toppings
        [Clear]
        """)
    try host.toggle("Cheese")
    #expect(host.screen == "[x] Selected only\n[x] Olives\nOne topping\n[Clear]")
    try host.tap("Clear")
    try host.toggle("Selected only")
    #expect(
      host.screen == """
        [ ] Selected only
        [ ] Cheese
        [ ] Mushrooms
        [ ] Olives
        Plain
        [Clear]
        """)
  }

  @Test("A counter undoes and redoes")
  func undo() throws {
    let host = Host(UndoCounter())
    #expect(host.screen == "Count: 0\n[−]\n[+]\n[Undo] (disabled)\n[Redo] (disabled)")
    try host.tap("+")
    try host.tap("+")
    try host.tap("Undo")
    #expect(host.screen == "Count: 1\n[−]\n[+]\n[Undo]\n[Redo]")
    try host.tap("Redo")
    #expect(host.screen == "Count: 2\n[−]\n[+]\n[Undo]\n[Redo] (disabled)")
    try host.tap("Undo")
    try host.tap("−")
    #expect(host.screen == "Count: 0\n[−]\n[+]\n[Undo]\n[Redo] (disabled)")
  }
}
