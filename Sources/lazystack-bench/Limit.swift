import Foundation

/// The compiled `limit.c`, run beside the product.
struct Limit {
  /// What it prints: the times of both phases, and the figures of the reference table by the names it gives them.
  struct Result: Decodable {
    let frameCpuMs: Double
    let frameMedianUs: Double
    let frameP99Us: Double
    let jumpCpuMs: Double

    let measured: Int
    let passes: Int
    let corrections: Int
    let sumAbsCorrection: Double
    let maxCorrection: Double
    let endOffset: Double
    let endTotal: Double
    let jumpIterations: Int
    let worstLandingError: Double
    let measuredAfterJumps: Int
    let finalOffset: Double
    let jumpFingerprint: Double
  }

  let path: String

  struct CannotRun: Error, CustomStringConvertible {
    let description: String
  }

  func run(rows: Int, fixed: Bool) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = [String(rows), fixed ? "fixed" : "avg"]
    let output = Pipe()
    process.standardOutput = output
    do { try process.run() } catch {
      throw CannotRun(
        description: "'\(path)' cannot be run; compile limit.c with: cc -O2 -o limit limit.c -lm")
    }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    do { return try JSONDecoder().decode(Result.self, from: data) } catch {
      throw CannotRun(description: "'\(path)' does not print what limit.c does, frameCpuMs among it")
    }
  }
}

extension Limit.Result {
  /// The figures of the reference table, in its order.
  var figures: [Figure] {
    [
      Figure("measured", measured), Figure("passes", passes), Figure("corrections", corrections),
      Figure("sumAbsCorrection", sumAbsCorrection), Figure("maxCorrection", maxCorrection),
      Figure("endOffset", endOffset), Figure("endTotal", endTotal), Figure("jumpIterations", jumpIterations),
      Figure("worstLandingError", worstLandingError), Figure("measuredAfterJumps", measuredAfterJumps),
      Figure("finalOffset", finalOffset), Figure("jumpFingerprint", jumpFingerprint),
    ]
  }
}
