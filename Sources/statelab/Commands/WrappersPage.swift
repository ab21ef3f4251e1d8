import Rendering

/// The page of help on property wrappers: each line is the result of a run.
struct WrappersPage {
  func document() throws -> Document {
    let rows = try WrapperRun.all().map { run -> [Line] in
      let owner: Line =
        switch run.belongsToParent {
        case true?: "the parent"
        case false?: "the view"
        case nil: Line("no view", .bad)
        }
      let bodies = [run.runsParent ? "parent" : nil, run.runsView ? "view" : nil].compactMap(\.self)
      return [
        Line(run.declaration, .code), owner,
        run.survives ? "kept" : Line("lost", .bad), Line(bodies.joined(separator: ", ")),
      ]
    }
    return Document(blocks: [
      .prose(
        "A view declares the property and reads its value in body. A tap writes the value, and then the "
          + "parent re-creates the view. In the rows with an owner above the view, the parent holds the "
          + "value in @State or @StateObject, and does not read it."),
      .table(
        header: [
          "In the view", "Owner of the storage", "Value after that", "A write runs body of",
        ],
        rows: rows),
      .note("Each row is the result of a run, made for this page."),
    ])
  }
}
