/// The declarations of a project that have been read so far, and the files that may hold more.
struct ProjectIndex: Sendable {
  private var types: [Key: [TypeDeclaration]] = [:]
  private var members: [MemberKey: [MemberDeclaration]] = [:]
  private var conformances: [Key: [String]] = [:]
  private var closureProperties: [Key: [String]] = [:]
  private(set) var uses: [Name: [ViewUse]] = [:]

  /// The files by the names that their bytes may declare.
  private var filesByType: [Name: [Int]] = [:]
  private var filesByMember: [Name: [Int]] = [:]
  private var modulesByMember: [String: [String]] = [:]
  private let scans: [FileScan]

  struct Name: Hashable { let module, name: String }
  private struct Key: Hashable { let module: String, path: [String] }
  private struct MemberKey: Hashable { let module: String, owner: [String], name: String }

  /// Indexes what scans found in files, in the order of the files.
  init(_ files: [(module: String, scan: FileScan)]) {
    scans = files.map(\.scan)
    for (index, file) in files.enumerated() {
      for name in file.scan.types {
        filesByType[Name(module: file.module, name: name), default: []].append(index)
      }
      for name in file.scan.members {
        let isFirst =
          filesByMember[Name(module: file.module, name: name), default: []].isEmpty
        filesByMember[Name(module: file.module, name: name), default: []].append(index)
        if isFirst { modulesByMember[name, default: []].append(file.module) }
      }
    }
  }

  mutating func add(_ file: ParsedFile) {
    for type in file.types {
      types[Key(module: type.scope.module, path: type.path), default: []].append(type)
    }
    for member in file.members {
      let key = MemberKey(module: member.scope.module, owner: member.owner, name: member.name)
      members[key, default: []].append(member)
      if case .closure = member.type, member.term == nil {
        closureProperties[Key(module: key.module, path: key.owner), default: []].append(member.name)
      }
    }
    for conformance in file.conformances {
      conformances[Key(module: conformance.module, path: conformance.path), default: []] += conformance.names
    }
    for use in file.uses { uses[Name(module: use.scope.module, name: use.name), default: []].append(use) }
  }
}

extension ProjectIndex {
  /// The files that may declare a type.
  func files(declaringType name: String, in module: String) -> [Int] {
    filesByType[Name(module: module, name: name)] ?? []
  }

  /// The modules that may declare a member, in the order of their files.
  func modules(declaringMember name: String) -> [String] { modulesByMember[name] ?? [] }

  /// The files that may declare a member of a type, or of the file itself for `nil`.
  func files(declaringMember name: String, of owner: String?, in module: String) -> [Int] {
    let files = filesByMember[Name(module: module, name: name)] ?? []
    guard let owner else { return files }
    // Many files have a `body`, and many extend `View`: the shorter list is gone through.
    let owners = filesByType[Name(module: module, name: owner)] ?? []
    return owners.count < files.count
      ? owners.filter { scans[$0].members.contains(name) } : files.filter { scans[$0].types.contains(owner) }
  }
}

extension ProjectIndex {
  /// What a type's name means.
  enum TypeMeaning {
    case one(TypeDeclaration)

    /// Declarations under `#if`, one for each kind of build.
    case configured([TypeDeclaration])
    case ambiguous
    case none
  }

  /// Looks a type up as Swift does: in the types around the name from the innermost out, in its file before
  /// the others of its module, and nowhere else.
  func type(_ names: [String], from scope: SourceScope) -> TypeMeaning {
    for depth in (0...scope.types.count).reversed() {
      let key = Key(module: scope.module, path: scope.types.prefix(depth) + names)
      let visible = (types[key] ?? []).filter { !$0.isFilePrivate || $0.scope.file == scope.file }
      let own = visible.filter { $0.scope.file == scope.file }
      let found = own.isEmpty ? visible : own
      guard let first = found.first else { continue }
      if found.count == 1 { return .one(first) }
      return found.allSatisfy(\.isConditional) ? .configured(found) : .ambiguous
    }
    return .none
  }

  /// What a type is declared to conform to, extensions included.
  func inherited(by type: TypeDeclaration) -> [String] {
    type.inherited + (conformances[Key(module: type.scope.module, path: type.path)] ?? [])
  }

  /// The members of one name that a type, or a file itself, has; those of its own file only if there are any.
  func members(_ name: String, of owner: [String], from scope: SourceScope) -> [MemberDeclaration] {
    let key = MemberKey(module: scope.module, owner: owner, name: name)
    let visible = (members[key] ?? []).filter { !$0.isFilePrivate || $0.scope.file == scope.file }
    let own = visible.filter { $0.scope.file == scope.file }
    return own.isEmpty ? visible : own
  }
}

extension ProjectIndex {
  /// The stored properties of a type that are closures, in the order of the source.
  func closureProperties(of owner: [String], in module: String) -> [String] {
    closureProperties[Key(module: module, path: owner)] ?? []
  }
}
