import Foundation

/// The compiled `limit.c`, run beside the product.
struct Limit {
  /// What it prints.
  struct Result: Decodable {
    let frameTotalMs: Double
    let frameMedianUs: Double
    let frameP99Us: Double
    let jumpTotalMs: Double
  }

  let path: String

  func run(rows: Int, fixed: Bool) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = [String(rows), fixed ? "fixed" : "avg"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return try JSONDecoder().decode(Result.self, from: data)
  }
}
