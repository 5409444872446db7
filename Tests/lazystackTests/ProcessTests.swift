import Foundation
import Testing

@testable import lazystack

@Suite("The built program")
struct ProcessTests {
  @Test("ends with 0, 1 or 2")
  func status() throws {
    let folder = try TemporaryFolder()
    let trace = try folder.write("a.trace")
    #expect(try Program.run([]).status == 0)
    #expect(try Program.run(["test", trace]).status == 0)
    #expect(try Program.run(["test", trace, "none"]).status == 2)
    #expect(try Program.run(["tset"]).status == 2)
  }

  @Test("ends with 1 after a failed expectation")
  func failure() throws {
    let folder = try TemporaryFolder()
    let failing = try folder.write("a.trace", TemporaryFolder.trace + "expect corrections == 3\n")
    let test = try Program.run(["test", failing])
    #expect(test.status == 1)
    #expect(test.output.hasSuffix("\n\n1 of 1 expectation failed in 1 of 1 trace\n"))
    #expect(test.errors == "")
    #expect(try Program.run(["replay", "--format=json", failing]).status == 1)
    #expect(try Program.run(["replay", failing, "none"]).status == 2)
  }

  @Test("reads standard input")
  func standardInput() throws {
    let result = try Program.run(["test", "-"], input: TemporaryFolder.trace)
    #expect(result == Program.Result(status: 0, output: "1 trace, 0 expectations: all passed\n", errors: ""))
  }

  @Test("ends quietly when its reader goes away")
  func closedPipe() throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let result = try Program.run(["help"], output: pipe.fileHandleForWriting)
    #expect(result == Program.Result(status: 0, output: "", errors: ""))
  }

  @Test("reports a full disk", .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func fullDisk() throws {
    let device = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let result = try Program.run(["help"], output: device)
    #expect(
      result
        == Program.Result(
          status: 2, output: "", errors: "standard output: error: no space left on the device\n"))
  }

  @Test("writes the report to a file, and colours nothing there or on a pipe")
  func output() throws {
    let folder = try TemporaryFolder()
    let trace = try folder.write("a.trace", TemporaryFolder.trace + "expect corrections == 3\n")
    let piped = try Program.run(["replay", trace])
    #expect(!piped.output.contains("\u{1B}"))
    let written = try Program.run(["replay", trace, "-o", folder["out.txt"]])
    #expect(written.output == "")
    #expect(try folder.text("out.txt") == piped.output)
  }
}

/// The program that the package builds.
enum Program {
  struct Result: Equatable {
    var status: Int32
    var output: String
    var errors: String
  }

  /// Runs it to its end, with nothing to read unless said otherwise.
  static func run(_ words: [String], input: String = "", output: FileHandle? = nil) throws -> Result {
    let process = Process()
    process.executableURL = url
    process.arguments = words
    let (standardInput, standardOutput, standardError) = (Pipe(), Pipe(), Pipe())
    process.standardInput = standardInput
    process.standardOutput = output ?? standardOutput.fileHandleForWriting
    process.standardError = standardError
    try process.run()
    try standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try standardInput.fileHandleForWriting.close()
    try standardOutput.fileHandleForWriting.close()
    // What is written here is far less than a pipe holds, so the order of reading is free.
    let data = try standardOutput.fileHandleForReading.readToEnd() ?? Data()
    let errors = try standardError.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: String(decoding: data, as: UTF8.self),
      errors: String(decoding: errors, as: UTF8.self))
  }

  /// It lies beside the test bundle; on Linux the bundle is the running executable.
  private static var url: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let folder = bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
    return folder.appending(path: "lazystack")
  }
}
