import Rendering
import Replay
import Testing

@testable import WebPage

@Suite("Pages for a browser")
struct PageTests {
  @Test("A text that enters markup is escaped")
  func escaping() {
    let hostile = "</script><b a='1' b=\"2\">&]]>\u{202E}\u{7}"
    let html: HTML = "<p title=\"\(hostile)\">\(hostile)</p>"
    let text = "&lt;/script&gt;&lt;b a=&#39;1&#39; b=&quot;2&quot;&gt;&amp;]]&gt;\\u{202E}\\u{7}"
    #expect(html.markup == "<p title=\"\(text)\">\(text)</p>")
  }

  @Test("Inline Markdown becomes elements, and its text is escaped")
  func markdown() {
    #expect(HTML(markdown: "a `<b>` *c*").markup == "a <code>&lt;b&gt;</code> <em>c</em>")
  }

  @Test(
    "SHA-256 has the values that its standard lists",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
    ])
  func hash(text: String, expected: String) {
    let digits = SHA256(of: Array(text.utf8)).bytes.map { byte in
      let digits = String(byte, radix: 16)
      return digits.count < 2 ? "0" + digits : digits
    }
    #expect(digits.joined() == expected)
  }

  @Test("The policy of a page names the hashes of its own style and script, and no other source")
  func policy() throws {
    let text = try Page(title: "<t>", body: "", runs: []).text()
    let policy = try #require(text.firstMatch(of: /Content-Security-Policy" content="([^"]*)"/)).1
    #expect(policy.hasPrefix("default-src 'none';"))
    #expect(policy.matches(of: /'sha256-[A-Za-z0-9+\/]{43}='/).count == 2)
    #expect(!policy.contains("unsafe") && !policy.contains("http"))
    #expect(text.contains("<title>&lt;t&gt;</title>"))
  }

  @Test("The script is one function without imports, and declares each name once")
  func script() {
    let script = PageFiles.script
    #expect(!script.contains("import ") && !script.contains("\nexport "))
    let names = script.matches(of: /\n(?:class|function|const) ([A-Za-z]+)/).map { String($0.1) }
    #expect(names.count > 15)
    #expect(Set(names).count == names.count)
  }

  @Test("The script has fewer than 1 500 lines")
  func length() {
    #expect(PageFiles.script.split(separator: "\n").count < 1500)
  }
}
