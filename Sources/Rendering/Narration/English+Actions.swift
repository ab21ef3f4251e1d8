import StateLabCore

extension ActionWords {
  @Sendable static func english(_ name: Event.ActionName) -> ActionWords {
    switch name {
    case .mount:
      .init(
        title: { "mount \($0.label)" }, clause: { "\($0.label) was mounted" })
    case .unmount:
      .init(
        title: { $0.host.map { "unmount \($0)" } ?? "unmount" },
        clause: { "\($0.view) was unmounted" })
    case .replaceRoot:
      .init(
        title: { "a parent passes a new \($0.label)\($0.inHost)" },
        clause: { "a parent passed a new \($0.label)" })
    case .tap:
      .init(
        title: { "tap \(describe($0.label))\($0.inHost)" },
        noun: { "a tap on \(describe($0.label))\($0.inHost)" })
    case .enter:
      .init(
        title: { "enter \(describe($0.text)) into \(describe($0.label))\($0.inHost)" },
        clause: { "\(describe($0.text)) was entered into \(describe($0.label))\($0.inHost)" })
    case .type:
      .init(
        title: { "type \(describe($0.text)) into \(describe($0.label))\($0.inHost)" },
        clause: { "\(describe($0.text)) was typed into \(describe($0.label))\($0.inHost)" })
    case .toggle:
      .init(
        title: { "toggle \(describe($0.label))\($0.inHost)" },
        clause: { "\(describe($0.label)) was toggled\($0.inHost)" })
    case .pick:
      .init(
        title: { "pick \(describe($0.text)) from \(describe($0.label))\($0.inHost)" },
        clause: { "\(describe($0.text)) was picked from \(describe($0.label))\($0.inHost)" })
    case .drag:
      .init(
        title: { "drag \(describe($0.label)) by \($0.text)\($0.inHost)" },
        clause: { "\(describe($0.label)) was dragged by \($0.text)\($0.inHost)" })
    case .scroll:
      .init(
        title: { "scroll down\($0.inHost)" }, noun: { _ in "scrolling down" })
    case .scene:
      .init(
        title: { "scene \($0.text)\($0.inHost)" },
        clause: { facts in
          switch facts.text {
          case "active": "the app came to the front"
          case "background": "the app went to the background"
          default: "the app became \(facts.text)"
          }
        })
    case .advance:
      .init(
        title: { "wait \(English.seconds($0.event.action?.duration ?? .zero))\($0.inHost)" },
        noun: { "a wait of \(English.seconds($0.event.action?.duration ?? .zero))" })
    case .perform:
      .init(
        title: { "run code of the experiment\($0.inHost)" },
        clause: { _ in "code of the experiment ran" })
    case .background:
      .init(
        title: { "run code as if on a background thread\($0.inHost)" },
        clause: { _ in "code of the experiment ran as if on a background thread" })
    }
  }
}
