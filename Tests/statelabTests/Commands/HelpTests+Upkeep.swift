import Testing

@testable import Rendering
@testable import statelab

// The pages of the commands for authors and machines.
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
          --table        The length of each lesson as `run` prints it, instead of the
                         check.
          --lessons DIR  The lesson folders to check. Default: ./lessons, if it is
                         there.

        """# + Self.commonOptions)
  }

  @Test("help doctor")
  func doctor() {
    #expect(
      shell("help", "doctor").output == #"""
          Check the tool's requirements here, and explain the form of its output.

        Usage
          statelab doctor [options]

          Each line is `ok`, `limited` (something is missing that most commands do
          without, such as a compiler) or `attention` (something stands in the way: the
          exit code is 1).

        Examples
          statelab doctor  The parts that the tool finds, and the missing parts.

        Options
          --format text|json  Text to read, or JSON for other programs.

        """# + Self.commonOptions)
  }
}
