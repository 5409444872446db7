import Findings
import LazyStacks
import ScrollTraces
import Testing

@Suite("Numbers")
struct NumberTests {
  private func value(_ text: String) throws -> Double? {
    guard case .expect(.metric(_, _, let value, _, _)) = try steps("expect offset == \(text)").first else {
      return nil
    }
    return value
  }

  @Test(
    "are the doubles nearest to what is written",
    arguments: [
      "0", "0.1", "0.30000000000000004", "9007199254.740993", "123456789.123456789123456789",
      "0.00000000000000000000000001", "1.7976931348623157", "0.10000000000000000000000000000001",
    ])
  func nearest(text: String) throws {
    #expect(try value(text) == Double(text))
    #expect(try value("-" + text) == Double("-" + text))
  }

  @Test("are the doubles nearest to random decimals", arguments: UInt64(0)..<64)
  func random(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let digits = random.next() >> UInt64.random(in: 0..<60, using: &random) % 1_000_000_000_000
      let text = "\(digits % 1_000_000_000_000).\(random.next() >> UInt64.random(in: 0..<60, using: &random))"
      #expect(try value(text) == Double(text))
    }
  }

  @Test("may hold underscores, and zero has no sign")
  func underscores() throws {
    #expect(try value("-1__000_000.2_5") == -1_000_000.25)
    #expect(try value("-0")?.sign == .plus)
  }
}

@Suite("Near misses")
struct NearMissTests {
  @Test(
    "are words within two edits, or a third of their length",
    arguments: [
      ("lazyvstack {}", "LazyVStack"), ("LazyVStak {}", "LazyVStack"), ("GeometryRead {}", "GeometryReader"),
      ("txt {}", "Text"), ("Rwo(height: 3)", nil), ("Table {}", nil),
    ] as [(String, String?)])
  func views(text: String, near: String?) {
    let error = #expect(throws: TraceError.self) { try content(text) }
    #expect(error?.message.contains("did you mean '\(near ?? "")'?") == (near != nil))
  }
}
