import Foundation

// A reader that has had enough, such as `head`, closes the pipe; the write then fails
// with EPIPE, which the console takes for the end, instead of killing the process.
signal(SIGPIPE, SIG_IGN)
exit(LazystackCommand.run(Array(CommandLine.arguments.dropFirst()), on: .process).rawValue)
