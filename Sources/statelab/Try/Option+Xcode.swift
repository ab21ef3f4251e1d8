extension Option {
  static let xcode = Option(
    "xcode", choices: ["26", "27"],
    "The Xcode to build as: `@State` is a property wrapper up to 26, and a macro in 27. Default: 26."
  )
  static let xcodes = Option(
    "xcode", choices: ["26", "27", "26,27"],
    "The Xcode to build as: `@State` is a property wrapper up to 26, and a macro in 27. Default: 26. "
      + "`26,27` builds and plays both, and tells what breaks and what differs.")
}
