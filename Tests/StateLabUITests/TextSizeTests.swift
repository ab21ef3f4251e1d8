import StateLabUI
import Testing

@Suite("Estimated sizes of texts")
struct TextSizeTests {
  private static let font = UIFont.systemFont(ofSize: 20)

  @Test("A text is wider with more letters and with a larger font, and higher with more lines")
  func sizes() {
    let attributes = [NSAttributedString.Key.font: Self.font]
    let short = ("word" as NSString).size(withAttributes: attributes)
    let long = "words".size(withAttributes: attributes)
    #expect(short.width > 20 && short.width < 80 && short.width < long.width)
    #expect(short.height == Self.font.lineHeight && long.height == short.height)
    #expect("word".size().width == short.width * 12 / 20)
    #expect("word\nwords".size(withAttributes: attributes).height == 2 * short.height)
    #expect("word\nwords".size(withAttributes: attributes).width == long.width)
    #expect("".size(withAttributes: attributes).width == 0)
    #expect(NSAttributedString(string: "word", attributes: attributes).size() == short)
  }

  @Test("Lines break between words at a width, if the options say so")
  func lines() {
    let attributes = [NSAttributedString.Key.font: Self.font]
    let width = "one two".size(withAttributes: attributes).width
    let narrow = CGSize(width: width, height: .greatestFiniteMagnitude)
    let text = "one two one two one"
    let broken = text.boundingRect(
      with: narrow, options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: attributes,
      context: nil)
    #expect(broken.size == CGSize(width: width, height: 3 * Self.font.lineHeight))
    let single = (text as NSString).boundingRect(
      with: narrow, options: [], attributes: attributes, context: nil)
    #expect(single.size == text.size(withAttributes: attributes))
    let attributed = NSAttributedString(string: text, attributes: attributes)
    #expect(
      attributed.boundingRect(with: narrow, options: .usesLineFragmentOrigin, context: nil)
        == broken)
  }
}
