// The rules in our words. Their numbers follow from the order; tests name rules by them.

extension RuleArea {
  /// All rules, those about one thing together.
  public static let all = [
    state, bodies, dynamicProperties, comparing, updates, receiving, objects, bindings, combine,
    environment,
  ]

  private static let state = RuleArea(
    "Where state is kept, and how long", from: 1,
    [
      ("The value of a State gets its place when the view is mounted, before the first body.", "B"),
      ("Without a mounted view, a State reads as its initial value.", "B"),
      ("Without a mounted view, a write to a State goes nowhere, in silence.", "A"),
      ("`$state` is a binding; without a mounted view a constant one, with message W1.", "B"),
      ("An initial value given in `init` counts at the first mount alone.", "A"),
      ("The initial value is computed anew with every view struct, up to Xcode 26.", "A"),
      ("Later initial values are ignored as long as the view keeps its identity.", "A"),
      ("A body sees the value that its update began with, a closure the newest one.", "A, B"),
      ("A write takes effect at once; the update comes later.", "B, C"),
      ("A write of an equal value changes nothing.", "A, B"),
      ("A write to State during a view update brings message W2; what follows is undefined.", "B"),
      ("State may be written from any thread.", "A"),
      ("A write to a view that is gone has no effect.", "B"),
      ("A late write works as long as the view keeps its identity.", "A"),
      ("State belongs to an identity: position, type and `.id` of a view.", "A"),
      ("A State that holds a class instance changes when it gets another instance.", "A"),
      ("A State that a body has read once counts as read from then on.", "B"),
    ])

  private static let bodies = RuleArea(
    "What makes a body run", from: 18,
    [
      ("A changed State makes its view's body run only if that body has read it.", "B, C"),
      ("To pass `$state` on is not to read it: the body that passes it on does not run.", "C"),
      ("A view runs its body at every call of an observable object that it declares.", "A"),
      ("A changed environment value runs the bodies that declare it, read or not.", "B, C"),
      ("With `@Observable`, a body depends on just the properties that it read last time.", "A, L"),
      ("`_printChanges()` names what made a body run.", "A"),
    ])

  private static let dynamicProperties = RuleArea(
    "Dynamic properties", from: 24,
    [
      (
        "The walk finds stored properties declared as dynamic ones, and goes into no others.",
        "B, L"
      ),
      (
        "A class that is a dynamic property gets `update()`; its own properties are not found.",
        "B, C"
      ),
      ("An update goes from the inside out: inner properties, then `update()`, then `body`.", "B"),
      (
        "`update()` runs whenever the view is looked at, body only if something it uses changed.",
        "B"
      ),
      ("Environment values are there in `update()` and `body`, and not yet in `init`.", "B"),
      ("What a mutating `update()` stores is gone after that one body.", "B"),
      ("To write in `update()` is to write during a view update.", "B"),
      ("An observed object is not searched for dynamic properties.", "B"),
      ("A view is a value, a struct or an enum, and never a class.", "B"),
    ])

  private static let comparing = RuleArea(
    "Comparing views", from: 33,
    [
      (
        "A parent's body makes new child structs; a child's body runs only for a difference.",
        "A, C"
      ),
      ("Views of plain data are compared bit by bit, others by `==` or field by field.", "A"),
      ("Class instances compare by identity, closures by what they are and capture.", "C, D"),
      ("That two view values are equal holds back no change of their dynamic properties.", "B, C"),
      ("A binding made of closures never equals another one.", "B, C"),
    ])

  private static let updates = RuleArea(
    "Updates and closures", from: 38,
    [
      ("Writes of one event are joined: one body, with the last value.", "A"),
      ("An update never runs inside the write that asks for it.", "B, C"),
      ("`objectWillChange` comes before the change; the body, later, reads the new value.", "B"),
      ("Closures of buttons, `onAppear` and the like run outside an update, and may write.", "B"),
      ("`onAppear` runs after body and before the first frame.", "A, C"),
      ("`onChange` compares when the view updates, not when the value is set.", "A, B, C"),
      ("An `onChange` fires twice a frame at most; the third try brings message W9.", "B, C"),
      ("With another `.id`, by default, the new view appears before the old one disappears.", "A"),
    ])

  private static let receiving = RuleArea(
    "onReceive", from: 46,
    [
      ("`onReceive` subscribes once for a mounted view, before `onAppear`.", "B, C"),
      (
        "From iOS 14 on, `onReceive` subscribes again only if the publisher is another one.", "B, C"
      ),
      ("A new body brings `onReceive` a new closure and keeps its subscription.", "B"),
      ("A publisher erased in a body is another one each time, and is subscribed to anew.", "B, C"),
      ("From iOS 15 on, a finished publisher is subscribed to again at each later update.", "B, C"),
      ("A value from another thread brings message W4 and goes on to the main thread.", "B"),
      ("When the closure of `onReceive` runs is not documented, and reports differ.", "C"),
      ("A listener of `model.$value` hears the new value while the model has the old one.", "A"),
    ])

  private static let objects = RuleArea(
    "Observable objects in views", from: 54,
    [
      ("`@StateObject` makes its object once for each identity.", "A"),
      ("`@ObservedObject var model = Model()` makes an object with every view struct.", "C"),
      (
        "A StateObject that no walk has found makes an object at each access, with message W5.", "B"
      ),
      ("A view that is given another object subscribes to that one.", "B"),
      (
        "A missing EnvironmentObject ends the app when it is read, not when it is declared.", "B, C"
      ),
    ])

  private static let bindings = RuleArea(
    "Bindings", from: 59,
    [
      ("A binding made of closures reads live, but in an update the value it began with.", "B"),
      ("A `.constant` binding ignores what is written, in silence.", "B"),
      ("`$user.name` reads and writes the property by way of the whole value.", "A"),
      ("The projected value of a Binding is that binding itself.", "B"),
      ("A binding widened to an optional ignores a written nil.", "B"),
      ("`$object.name` leads to the property, and is no dependency by itself.", "B"),
    ])

  private static let combine = RuleArea(
    "Combine", from: 65,
    [
      (
        "`@Published` sends every new value, equal or not, and then stores it; a new listener "
          + "gets the current one.", "A"
      ),
      (
        "A `@Published` property assigned in its own sink ends as the outer assignment says.",
        "B, L"
      ),
      (
        "A CurrentValueSubject stores, then sends; a new subscriber gets the value at once.", "A, B"
      ),
      ("A PassthroughSubject hands on what is sent and keeps nothing.", "A"),
      ("The first completion counts, and nothing comes after it.", "A, B"),
      ("What is sent is delivered before `send` returns, also from inside a delivery.", "B"),
      ("An AnyCancellable that goes away ends its subscription.", "B"),
      ("`sink` and `assign` take all that comes.", "B"),
      ("An object has one `objectWillChange`, always the same.", "B"),
    ])

  private static let environment = RuleArea(
    "Environment and host", from: 74,
    [
      ("The nearest view around that sets an environment value decides, else its default.", "A"),
      ("A closure keeps the environment value of the body that made it.", "B, D"),
      (
        "State works only in a view that a host shows; calling `view.body` by hand is not that.",
        "B"
      ),
      ("Whether a view of size zero is set up is open: one talk says no, nobody confirmed it.", ""),
      ("`ForEach` over a range keeps its count (W10), and ids are unique (W11).", "B"),
    ])
}

extension Rule {
  /// What rests on less than the other rules do.
  static let doubts = [
    10: "not verified for iOS 13 and 14",
    17: "less certain: nobody has confirmed it from outside",
    19: "less certain: how it comes about",
    29: "less certain",
    37: "less certain: later frameworks compare some of them",
    52: "less certain",
    75: "less certain",
    77: "less certain",
  ]
}
