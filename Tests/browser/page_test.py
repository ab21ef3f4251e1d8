"""Opens the pages of `statelab page` in a real browser, and uses them as a reader does.

    python3 Tests/browser/page_test.py .build/debug/statelab

Without Chromium it says so and ends.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

from browser import CHROMIUM, Browser

# Opens every run of the page; the text of every stop of every run, with its address.
ALL_STOPS = """(() => {
  document.querySelectorAll('.waiting').forEach((node) => node.classList.remove('waiting'));
  const stops = [];
  for (const section of document.querySelectorAll('.run')) {
    if (section.closest('[hidden]')) continue;
    section.querySelector('.open')?.click();
    const slider = section.querySelector('input[type=range]');
    for (let stop = 0; stop <= Number(slider.max); stop += 1) {
      slider.value = stop;
      slider.dispatchEvent(new Event('input'));
      const row = section.querySelector('.happened li[aria-current]');
      const part = (name) => row?.querySelector('.' + name)?.textContent.trim() ?? '';
      const above = row?.previousElementSibling;
      const heading = above?.classList.contains('above') ? above.textContent : '';
      if (part('address')) {
        stops.push([part('address'), part('verb'), part('object'), part('reason'), heading]);
      }
    }
  }
  return stops;
})()"""

HOSTILE = """import SwiftUI

struct ContentView: View {
  @State private var label = "</script><script>window.broken = 1</script>"
  var body: some View {
    VStack {
      Text(label)
      Text("]]> \\"quoted\\" 'single' & <b>bold</b> \\u{202E}right to left")
      Button("Grow") {
        label = String(repeating: "<i>", count: 40_000)
        print(label)
      }
    }
  }
}
"""


# The texts whose contrast with their background is below 4.5 to 1. A background with an image is
# none of ours.
PALE = """(() => {
  const rgb = (color) => color.match(/[\\d.]+/g).map(Number);
  const light = ([red, green, blue]) => [red, green, blue]
    .map((part) => part / 255)
    .map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
    .reduce((sum, part, index) => sum + part * [0.2126, 0.7152, 0.0722][index], 0);
  const back = (node) => {
    for (let at = node; at; at = at.parentElement) {
      const color = rgb(getComputedStyle(at).backgroundColor);
      if (color.length < 4 || color[3] > 0) return color;
    }
    return [255, 255, 255];
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const pale = new Set();
  let count = 0;
  while (texts.nextNode()) {
    const node = texts.currentNode.parentElement;
    if (!texts.currentNode.data.trim() || !node.checkVisibility() || node.closest("script, option")) continue;
    count += 1;
    const [one, other] = [light(rgb(getComputedStyle(node).color)), light(back(node))].sort((a, b) => b - a);
    const ratio = (one + 0.05) / (other + 0.05);
    if (ratio < 4.5) pale.add(`${node.tagName} ${node.className}: ${ratio.toFixed(2)}`);
  }
  return { count, pale: [...pale] };
})()"""

# Opens a run, and shows a step of it, in each part of a page.
OPEN = """(() => {
  document.querySelectorAll('.waiting').forEach((node) => node.classList.remove('waiting'));
  document.querySelectorAll('.open').forEach((button) => button.click());
  document.querySelectorAll('.choices button').forEach((button) => button.click());
  document.querySelectorAll('.player input').forEach((slider) => {
    slider.value = Math.floor(Number(slider.max) / 2);
    slider.dispatchEvent(new Event('input'));
  });
})()"""

# Moves the slider to 200 places of a long run; the times in ms, sorted.
MOVES = """(() => {
  const slider = document.querySelector('.player input');
  const times = [];
  for (let move = 0; move < 200; move += 1) {
    slider.value = (move * 7919) % Number(slider.max);
    const start = performance.now();
    slider.dispatchEvent(new Event('input'));
    document.body.offsetHeight;
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b);
})()"""

LONG = """import SwiftUI

struct ContentView: View {
  @State private var count = 0
  var body: some View {
    Text("Count \\(count)")
    Button("Count") {
      for number in 1...10_000 { print("step \\(number)") }
      count += 1
    }
  }
}
"""

BAD = """import SwiftUI

class Likes: ObservableObject { @Published var n = 0 }

struct LikeButton: View {
  @ObservedObject var likes = Likes()
  var body: some View { Button("Like \\(likes.n)") { likes.n += 1 } }
}

struct ContentView: View {
  @State private var ticks = 0
  var body: some View {
    Text("Ticks \\(ticks)")
    LikeButton()
    Button("Tick") { ticks += 1 }
  }
}
"""


def with_remark(clause, remark):
    """A line of the walk: a remark after a whole sentence is in parentheses."""
    if not remark:
        return clause
    return f"{clause} ({remark})" if clause.endswith(".") or "; " in clause else f"{clause}, {remark}"


class Tests:
    def __init__(self, tool):
        self.tool = tool
        self.failures = []
        self.count = 0

    def check(self, holds, what):
        self.count += 1
        if not holds:
            self.failures.append(what)

    def run(self, *words, **options):
        result = subprocess.run([self.tool, *words], capture_output=True, text=True, **options)
        return result.stdout

    def site(self, browser, folder):
        """Every lesson opens in silence, asks the network for nothing, and shows the steps of the
        walk in words."""
        self.run("page", "--all", "--to", folder)
        pages = sorted(name for name in os.listdir(folder) if re.match(r"\d+-.*\.html$", name))
        self.check(len(pages) > 5, f"{folder} has {len(pages)} lessons")
        for page in ["index.html", *pages]:
            browser.open(f"file://{folder}/{page}")
            self.check(not browser.messages(), f"{page} writes {browser.messages()[:1]}")
            foreign = [url for url in browser.requests() if not url.startswith(f"file://{folder}/")]
            self.check(not foreign, f"{page} asks for {foreign[:1]}")
            if page == "index.html":
                continue
            number = str(int(page.split("-")[0]))
            walk = self.run("walk", number, "--plain", "--no-save", input="\n" * 3000)
            told = set(re.findall(r"^Step (\d+:\d+: .*)$", walk, re.MULTILINE))
            above = dict(
                (address, turn or heading)
                for heading, turn, address in re.findall(
                    r"^(?:Action: (code of the experiment)\n|Then, (.*):\n)Step (\d+:\d+):", walk,
                    re.MULTILINE))
            stops = browser.evaluate(ALL_STOPS)
            self.check(len(stops) > 0, f"{page} has no steps")
            shown = {
                with_remark(f"{address}: {verb}: {text}", reason)
                for address, verb, text, reason, _ in stops}
            for line in sorted(shown ^ told):
                owner = "the walk" if line in shown else "the page"
                self.check(False, f"{page}: {owner} has no line {line!r}")
            self.count += len(shown)
            headed = {address: heading for address, _, _, _, heading in stops if heading}
            self.check(
                headed == above, f"{page}: above the steps stands {headed}, in the walk {above}")
            self.check(
                browser.evaluate("document.documentElement.scrollWidth <= innerWidth"),
                f"{page} is wider than the window")

    def looks(self, browser, folder):
        """Contrast in light and dark; narrow windows, and 200 % of a common one; names of controls."""
        pages = [os.path.join(folder, name) for name in sorted(os.listdir(folder)) if name.endswith(".html")]
        pages += [os.path.join(folder, "..", name) for name in ("Bad.html", "two.html")]
        for number, page in enumerate(pages):
            name = os.path.basename(page)
            for theme in ("light", "dark"):
                if theme == "dark" and number % 8 and "site" in page:
                    continue
                browser.call("Emulation.setEmulatedMedia", features=[
                    {"name": "prefers-color-scheme", "value": theme}])
                browser.open(f"file://{page}")
                browser.evaluate(OPEN)
                result = browser.evaluate(PALE)
                self.check(result["count"] > 10, f"{name} has {result['count']} texts")
                self.check(not result["pale"], f"{name}, {theme}: pale are {result['pale'][:3]}")
            browser.call("Emulation.setEmulatedMedia", features=[])
            for width, scale in ((360, 1), (640, 2)):
                browser.call(
                    "Emulation.setDeviceMetricsOverride", width=width, height=740,
                    deviceScaleFactor=scale, mobile=False)
                wide = browser.evaluate("document.documentElement.scrollWidth")
                self.check(wide <= width, f"{name} is {wide} wide in a window of {width}")
            browser.call("Emulation.clearDeviceMetricsOverride")
            tree = browser.call("Accessibility.getFullAXTree")["nodes"]
            controls = [node for node in tree if node.get("role", {}).get("value")
                        in ("button", "slider", "link", "combobox")]
            nameless = [node for node in controls if not node.get("name", {}).get("value", "").strip()]
            self.check(controls, f"{name} has no control")
            self.check(not nameless, f"{name}: {len(nameless)} controls have no name")

    def validator(self, folder, *pages):
        """An HTML validator finds nothing."""
        if not shutil.which("tidy"):
            print("page: the validator is skipped, tidy is not installed")
            return
        site = os.path.join(folder, "site")
        files = [os.path.join(site, name) for name in sorted(os.listdir(site)) if name.endswith(".html")]
        for file in files + [os.path.join(folder, page) for page in pages]:
            found = subprocess.run(["tidy", "-q", "-e", file], capture_output=True, text=True).stderr
            self.check(not found, f"{os.path.basename(file)}: {found.splitlines()[:2]}")

    def paper(self, browser, folder):
        """A page that is printed after its run was opened has the steps, and no player."""
        site = os.path.join(folder, "site")
        page = next(name for name in sorted(os.listdir(site)) if name.startswith("05-"))
        browser.open(f"file://{site}/{page}#5:8")
        browser.call("Emulation.setEmulatedMedia", media="print")
        browser.evaluate("dispatchEvent(new Event('beforeprint'))")
        self.check(
            browser.evaluate("document.body.innerText.includes('5:12')"), "on paper the steps lack")
        self.check(
            browser.evaluate("!document.querySelector('.controls').checkVisibility()"),
            "the player is on paper")
        browser.evaluate("dispatchEvent(new Event('afterprint'))")
        browser.call("Emulation.setEmulatedMedia", media="")
        self.check(
            browser.evaluate("document.querySelector('details.record[open]') === null"),
            "after printing the record stays open")

    def keyboard(self, browser, folder):
        """The tab key reaches each control, and a cause in a sentence leads to its step."""
        site = os.path.join(folder, "site")
        page = next(name for name in sorted(os.listdir(site)) if name.startswith("05-"))
        browser.open(f"file://{site}/{page}#5:12")
        hidden = browser.evaluate(
            "[...document.querySelectorAll('button, select, input, a[href], summary')]"
            ".filter((node) => node.checkVisibility() && node.tabIndex < 0).length")
        self.check(hidden == 0, f"{hidden} controls cannot be reached")
        live = "document.querySelector('.player [aria-live=polite]')?.textContent"
        self.check(len(browser.evaluate(live) or "") > 10, "the live region says nothing")
        cause = browser.evaluate("document.querySelector('.sentence .cause')?.textContent")
        browser.evaluate("document.querySelector('.sentence .cause')?.click()")
        place = browser.evaluate("document.querySelector('.player .place').textContent")
        self.check(cause == place, f"the cause {cause} leads to {place}")
        browser.evaluate("document.querySelector('.views button').click()")
        self.check(
            browser.evaluate("document.querySelector('.happened .remark').textContent.startsWith('Only steps of')"),
            "a click on a view does not choose its steps")
        browser.evaluate("document.activeElement.blur()")
        browser.press(" ")
        playing = browser.evaluate("[...document.querySelectorAll('.controls button')].some((b) => b.textContent === 'Stop')")
        self.check(playing, "space does not play")

    def reader(self, browser, folder):
        """Keys, the slider, the address, a release, and a question."""
        site = f"file://{folder}/"
        page = next(name for name in sorted(os.listdir(folder)) if name.startswith("05-"))
        browser.open(f"{site}{page}#5:8")
        place = "document.querySelector('.player .place')?.textContent"
        self.check(browser.evaluate(place) == "5:8", "the address #5:8 does not lead to the step")
        browser.press("ArrowRight")
        self.check(browser.evaluate(place) == "5:9", "the right arrow does not go on")
        browser.press("ArrowLeft")
        self.check(browser.evaluate(place) == "5:8", "the left arrow does not go back")
        browser.press("]")
        self.check(
            browser.evaluate("document.querySelector('.device .line.new') !== null"),
            "the key ] leads to no change of the screen")
        browser.press("Home")
        self.check(browser.evaluate(place) == "1 of " + str(browser.evaluate(
            "Number(document.querySelector('.player input').max) + 1")), "Home does not go back")
        browser.open(f"{site}{page}")
        hidden = "document.querySelectorAll('.waiting').length"
        self.check(browser.evaluate(hidden) > 0, "the run does not wait for the prediction")
        browser.evaluate("document.querySelector('.choices button').click()")
        self.check(
            browser.evaluate("document.querySelector('.feedback').textContent.length > 10"),
            "a choice gets no feedback")
        browser.evaluate(
            "(() => { const choice = document.getElementById('release'); choice.value = 'ios13';"
            " choice.dispatchEvent(new Event('change')); })()")
        shown = browser.evaluate(
            "[...document.querySelectorAll('[data-releases]:not([hidden])')]"
            ".every((block) => block.dataset.releases.split(' ').includes('ios13'))")
        self.check(shown, "a block of another release stays")
        browser.call("Emulation.setScriptExecutionDisabled", value=True)
        browser.open(f"{site}{page}")
        browser.call("Emulation.setScriptExecutionDisabled", value=False)
        self.check(
            "5:12" in browser.evaluate("document.querySelector('main').innerText"),
            "without script the steps are not in the text")
        browser.call(
            "Emulation.setDeviceMetricsOverride", width=360, height=740, deviceScaleFactor=1,
            mobile=False)
        browser.open(f"{site}{page}#5:8")
        self.check(
            browser.evaluate("document.documentElement.scrollWidth") <= 360,
            "at 360 pixels the page is wider than the window")
        browser.call("Emulation.clearDeviceMetricsOverride")

    def program(self, browser, folder, name, source, *words):
        """The page of a program, opened."""
        program = os.path.join(folder, f"{name}.swift")
        page = os.path.join(folder, f"{name}.html")
        with open(program, "w") as file:
            file.write(source)
        self.run("try", program, *words, "--page", page)
        browser.open(f"file://{page}")

    def finding(self, browser, folder):
        """A page of a program shows its finding; a link leads to each step that proves it."""
        self.program(browser, folder, "Bad", BAD, "--tap", "Like 0", "--tap", "Tick")
        self.check(not browser.messages(), f"the finding's page writes {browser.messages()[:1]}")
        links = browser.evaluate(
            "[...document.querySelectorAll('.finding a.address')].map((link) => link.textContent)")
        self.check(len(links) > 1, f"the finding links {links}")
        for number, address in enumerate(links):
            browser.evaluate(f"document.querySelectorAll('.finding a.address')[{number}].click()")
            place = None
            for _ in range(20):
                place = browser.evaluate("document.querySelector('.player .place').textContent")
                if place == address:
                    break
            self.check(place == address, f"the link {address} leads to {place}")
        self.check(
            browser.evaluate("document.querySelector('.finding .proof')?.textContent") == "Played ✓",
            "the fix has no proof")
        self.check(
            browser.evaluate("document.querySelector('.listing .line.found a') !== null"),
            "the line of the finding is not marked")

    def comparison(self, browser, folder):
        """Two runs side by side follow one slider."""
        page = os.path.join(folder, "two.html")
        with open(page, "w") as file:
            file.write(self.run("page", "4", "5"))
        browser.open(f"file://{page}")
        self.check(not browser.messages(), f"the comparison writes {browser.messages()[:1]}")
        row = "[...document.querySelectorAll('.compared tbody tr')].findIndex((row) => row.ariaCurrent)"
        self.check(
            browser.evaluate("document.querySelector('tr[aria-current]').className") == "differs",
            "the comparison does not begin at the first difference")
        start = browser.evaluate(row)
        browser.press("ArrowRight")
        self.check(browser.evaluate(row) == start + 1, "the right arrow does not go to the next row")
        browser.press("End")
        self.check(
            browser.evaluate(
                "[...document.querySelector('.compared').querySelectorAll('.side .device')]"
                ".every((screen) => screen.textContent.length > 0)"),
            "a side has no screen at the end")
        self.check(
            browser.evaluate("document.documentElement.scrollWidth <= innerWidth"),
            "the comparison is wider than the window")

    def handout(self, browser, folder):
        """A handout has no script, and every step."""
        page = os.path.join(folder, "handout.html")
        with open(page, "w") as file:
            file.write(self.run("page", "5", "--print"))
        browser.open(f"file://{page}")
        self.check(not browser.messages(), f"the handout writes {browser.messages()[:1]}")
        self.check(
            browser.evaluate("document.scripts.length === 0 && document.body.innerText.includes('5:12')"),
            "the handout has a script, or lacks a step")

    def timing(self, browser, folder):
        """The longest lesson answers at once; the slider follows the hand at 10 000 steps."""
        ready = "performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd"
        site = os.path.join(folder, "site")
        pages = [os.path.join(site, name) for name in os.listdir(site) if name.endswith(".html")]
        longest = max(pages, key=os.path.getsize)
        browser.open(f"file://{longest}")
        lesson = browser.evaluate(ready)
        self.check(lesson < 2000, f"the longest lesson answers after {lesson:.0f} ms")
        size = os.path.getsize(longest)
        self.check(size < 250_000, f"{os.path.basename(longest)} has {size} bytes")
        self.program(browser, folder, "Long", LONG, "--tap", "Count")
        steps = browser.evaluate("Number(document.querySelector('.player input')?.max)")
        self.check(steps > 10_000, f"the long run has {steps} stops")
        rows = "document.querySelectorAll('.happened li').length"
        self.check(browser.evaluate(rows) < 200, "the page draws steps that are far away")
        moves = browser.evaluate(MOVES)
        # A busy machine is slow; a list of all steps would take seconds.
        self.check(moves[100] < 200, f"a move of the slider takes {moves[100]:.0f} ms")
        print(
            f"page: {os.path.basename(longest)} ({size // 1000} kB) answers after {lesson:.0f} ms; "
            f"with {steps:.0f} steps the slider takes {moves[100]:.0f} ms, at most {moves[-1]:.0f} ms")

    def hostile(self, browser, folder):
        """Markup in a program's texts stays text."""
        # Signs of markup in the name of the file, too.
        program = os.path.join(folder, "<b>'&\" ]]>.swift")
        page = os.path.join(folder, "hostile.html")
        with open(program, "w") as file:
            file.write(HOSTILE)
        self.run("try", program, "--tap", "Grow", "--page", page)
        self.check(os.path.exists(page), "try --page wrote no page")
        if not os.path.exists(page):
            return
        browser.open(f"file://{page}")
        browser.evaluate(ALL_STOPS)
        self.check(not browser.messages(), f"the hostile page writes {browser.messages()[:1]}")
        self.check(
            browser.evaluate("window.broken === undefined && !document.querySelector('main b, main i:not(.line i)')"),
            "markup of the program became markup of the page")
        self.check(
            not browser.evaluate("/[\\u202A-\\u202E\\u2066-\\u2069]/.test(document.body.textContent)"),
            "a mark in the program's text turns the text of the page around")
        record = os.path.join(folder, "hostile.json")
        with open(record, "w") as file:
            file.write(self.run("try", program, "--tap", "Grow", "--format", "json"))
        again = self.run("page", "--from", record)
        with open(page) as file:
            self.check(again == file.read(), "the page made from JSON differs")


def main():
    if not CHROMIUM:
        print("page: skipped, Chromium is not installed")
        return 0
    tests = Tests(os.path.abspath(sys.argv[1]))
    browser = Browser()
    try:
        with tempfile.TemporaryDirectory() as folder:
            tests.site(browser, os.path.join(folder, "site"))
            tests.reader(browser, os.path.join(folder, "site"))
            tests.hostile(browser, folder)
            tests.finding(browser, folder)
            tests.comparison(browser, folder)
            tests.keyboard(browser, folder)
            tests.paper(browser, folder)
            tests.looks(browser, os.path.join(folder, "site"))
            tests.validator(folder, "Bad.html", "two.html", "hostile.html")
            tests.handout(browser, folder)
            tests.timing(browser, folder)
    finally:
        browser.close()
    for failure in tests.failures[:20]:
        print(f"page: {failure}", file=sys.stderr)
    print(f"page: {tests.count - len(tests.failures)} checks hold, {len(tests.failures)} fail")
    return 1 if tests.failures else 0


if __name__ == "__main__":
    sys.exit(main())
