/// What the project's notes on SwiftUI call their sources and number their sections: all that a page may name.
enum SourceNotes {
  /// The keys of sources.
  static let keys: Set = [
    "321", "W160", "W146", "W256", "FOREACH", "SP", "SP-U", "SP-V", "SP-ID", "SVR", "STB", "STC", "PAGE",
    "VA",
    "VA-L", "VIS-T", "VIS", "GEO", "GEO-F", "PH", "PH-C", "TR-P", "TR-T", "ANCHOR", "ANCHOR-R", "CM", "GI",
    "GI-I", "GRID-D", "LAY", "LAY-PLACE", "LAY-PS", "VTF", "OSW-FE", "OSW-V", "OSW-L", "OSW-ST", "OSW-LT",
    "OSW-SP", "OSW-SG", "OSW-F", "OSW-S", "OSW-X", "OSW-Z", "VVD-L", "VVD-T", "VVD-T2", "VVD-A", "VVD-TR",
    "VVD-SP", "ADA", "OBJH", "GRID", "FG-H", "FG", "CHRON", "FLING", "FLING-C", "BOUNCE", "RB", "RB2",
    "FORUM",
    "EID", "KO", "HASH", "ELX", "MUX", "WBL", "VEL", "SLICC", "MESH", "DUO", "SW73918", "TBD", "DIAG",
    "SKILL",
    "XMO", "BLOCKS",
  ]

  /// The sections that state facts.
  static let sections: Set = [
    "0", "1", "1.1", "1.2", "1.3", "1.4", "1.5", "1.6", "2", "2.1", "2.2", "2.3", "2.4", "2.5", "3", "3.1",
    "3.2",
    "3.3", "3.4", "4", "5", "6", "7", "8",
  ]
}
