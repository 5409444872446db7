import Findings
import LazyStacks
import ScrollTraces

extension ReplayReport.StateCounts {
  /// Writes the counts and the first hundred of each list; `lost` names values at risk, too.
  func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("retainedPeak", retainedPeak)
      $0.member("retainedAtEnd", retainedAtEnd)
      $0.member("heldByIndex", heldByIndex)
      $0.member("released", released)
      $0.member("atRisk", atRiskCount)
      $0.key("lost")
      $0.array(Array(lost.prefix(100))) { $1.write(to: &$0) }
      $0.member("lostCount", lostCount)
      $0.key("unwritten")
      $0.array(Array(unwritten.prefix(100))) { $1.write(to: &$0) }
      $0.member("unwrittenCount", unwritten.count)
    }
  }
}

extension ReplayReport.StateLoss {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("id", id: id)
      $0.member("key", key)
      $0.member("written", written.frame)
      $0.member("released", released.frame)
      $0.member("returned", returned?.frame)
    }
  }
}

extension ReplayReport.UnwrittenState {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("line", line)
      $0.member("id", id: id)
      $0.member("key", key)
      $0.member("outcome", outcome.rawValue)
    }
  }
}
