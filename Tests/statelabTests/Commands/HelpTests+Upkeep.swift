import Testing

@testable import statelab

// The pages of what authors and machines need.
extension HelpTests {
  @Test("help check")
  func check() {
    #expect(
      shell("help", "check").output == #"""
          Check that every listing, transcript, claim and question still holds.

        Usage
          statelab check [<lesson>… | all] [options]

          Without a lesson it checks all of them. `--update` records anew what machines
          said; what people claim stays, so that a wrong run cannot record itself as
          truth.

        Examples
          statelab check             The whole course.
          statelab check 3 --update  Record anew what lesson 3 does now.

        Options
          --update       Record listings, transcripts and compiler messages anew. Claims
                         stay as they are.
          --lessons DIR  The lesson folders to check. Default: ./lessons, if it is
                         there.

        """# + Self.commonOptions)
  }

  @Test("help doctor")
  func doctor() {
    #expect(
      shell("help", "doctor").output == #"""
          Look whether the tool has what it needs here, and why it looks as it does.

        Usage
          statelab doctor [options]

          Each line is `ok`, `limited` (something is missing that most commands do
          without, such as a compiler) or `attention` (something stands in the way: the
          exit code is 1). It runs every experiment under each release, here and in
          another process, and compares the traces byte for byte.

        Examples
          statelab doctor  What is here, and what is missing.

        Options
          --format text|json  Text to read, or JSON for other programs.

        """# + Self.commonOptions)
  }

  @Test("help completions")
  func completions() {
    #expect(
      shell("help", "completions").output == #"""
          Print a shell completion script.

        Usage
          statelab completions bash | zsh | fish [options]

          For the shell that is open: `source <(statelab completions bash)`, the same
          with `zsh`, or `statelab completions fish | source`. `make install` puts all
          three where shells find them. The script asks the tool, so lessons, steps,
          views, properties and rules complete as well: `why 5:`, `why 5 --body`, `diff
          12@`, `help R4`.

        Examples
          statelab completions bash  The script; `source <(…)` takes it into an open
                                     shell.

        """# + Self.commonOptions)
  }

  @Test("help profiles")
  func profiles() {
    #expect(
      shell("help", "profiles").output == #"""
          Show the releases that can be played, and in what they differ.

        Usage
          statelab profiles [options]

          A profile is one release with a few switches; each switch has a rule and a
          source. An API that a release lacks makes a run end without a result.

        Examples
          statelab profiles  The releases, and in what they differ.

        Options
          --format text|json  Text to read, or JSON for other programs.

        """# + Self.commonOptions)
  }
}
