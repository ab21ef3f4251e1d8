/// The pages beside the lessons: `articles.md`, `rules.md` and `messages.md`, each read on first
/// use.
public final class CoursePages {
  private let files: [LessonFile]

  public init(_ files: [LessonFile] = []) { self.files = files }

  public private(set) lazy var articles = Article.all(in: text(of: Self.articlesFile))
  public private(set) lazy var rules = RuleBook(parsing: text(of: Self.rulesFile))
  public private(set) lazy var messages = MessageAge.all(in: text(of: Self.messagesFile))

  public static let articlesFile = "articles.md"
  public static let rulesFile = "rules.md"
  public static let messagesFile = "messages.md"

  private func text(of file: String) -> String { files.first { $0.name == file }?.text ?? "" }
}
