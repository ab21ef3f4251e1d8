/// A finding about a program: a first line as a compiler writes it, and what shows it.
package struct FindingReport: Hashable {
  /// `Likes.swift:8:3: proved: …  [id]`. It is one line for other programs, so that
  /// editors can read it.
  package let head: Line
  package let rows: [Row]

  package struct Row: Hashable {
    /// `1:20`, `fix`; empty for a row that belongs to the one above.
    package let name: String
    package let text: Line

    package init(name: String, text: Line) {
      self.name = name
      self.text = text
    }
  }

  /// The first line alone.
  package var withoutRows: Self { Self(head: head, rows: []) }

  package init(head: Line, rows: [Row]) {
    self.head = head
    self.rows = rows
  }
}
