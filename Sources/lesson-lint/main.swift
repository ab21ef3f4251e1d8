import Foundation
import Lessons

exit(try LintCommand(course: course).run(Array(CommandLine.arguments.dropFirst())))
