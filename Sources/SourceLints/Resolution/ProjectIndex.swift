/// The declarations of a project that have been read so far, and the files that may hold more.
struct ProjectIndex: Sendable {
  private var types: [Key: [TypeDeclaration]] = [:]
  private var members: [MemberKey: [MemberDeclaration]] = [:]
  private var conformances: [Key: [String]] = [:]
  private var closureProperties: [Key: [String]] = [:]
  private(set) var uses: [String: [ViewUse]] = [:]

  /// The files by the names that their bytes may declare.
  private var filesByType: [Name: [Int]] = [:]
  private var filesByMember: [Name: [Int]] = [:]
  private var modulesByMember: [String: [String]] = [:]
  private let scans: [FileScan]
  private let imports: ModuleImports

  private struct Name: Hashable { let module, name: String }
  private struct Key: Hashable { let module: String, path: [String] }
  private struct MemberKey: Hashable { let module: String, owner: [String], name: String }

  /// Indexes what scans found in files, in the order of the files.
  init(_ files: [(module: String, scan: FileScan)], imports: ModuleImports) {
    self.imports = imports
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
    for use in file.uses { uses[use.name, default: []].append(use) }
  }
}

extension ProjectIndex {
  /// The files that may declare a type that a scope sees.
  func files(declaringType name: String, from scope: SourceScope) -> [Int] {
    imports.modules(from: scope).flatMap { filesByType[Name(module: $0, name: name)] ?? [] }
  }

  /// The modules that may declare a member, in the order of their files.
  func modules(declaringMember name: String) -> [String] { modulesByMember[name] ?? [] }

  /// The files that may declare a member of a type that a scope sees, or of the file itself for `nil`.
  func files(declaringMember name: String, of owner: String?, from scope: SourceScope) -> [Int] {
    imports.modules(from: scope).flatMap { files(declaringMember: name, of: owner, in: $0) }
  }

  /// The files of a module that may declare a member of a type, or of the file itself for `nil`.
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

    /// Declarations in different folders, one of which is meant.
    case ambiguous([TypeDeclaration])
    case none
  }

  /// Looks a type up as Swift does: in the types around the name from the innermost out, in its file before
  /// the others of its module, then in the modules that the file imports.
  func type(_ names: [String], from scope: SourceScope) -> TypeMeaning {
    for depth in (0...scope.types.count).reversed() {
      let key = Key(module: scope.module, path: scope.types.prefix(depth) + names)
      let visible = (types[key] ?? []).filter { !$0.isFilePrivate || $0.scope.file == scope.file }
      let found =
        visible.allSatisfy(\.isConditional) ? visible : visible.nearest(to: scope.file) { $0.scope.file }
      if let meaning = TypeMeaning(found) { return meaning }
    }
    for module in imports.modules(from: scope).dropFirst() {
      // `UI.Row` names the module too.
      for path in [names, Array(names.dropFirst())] where !path.isEmpty {
        if path.count < names.count, imports.module(named: names[0], from: scope) != module { continue }
        let found = (types[Key(module: module, path: path)] ?? []).filter(\.isPublic)
        if let meaning = TypeMeaning(found) { return meaning }
      }
    }
    return .none
  }

  /// Whether a scope sees a module.
  func sees(_ module: String, from scope: SourceScope) -> Bool {
    imports.modules(from: scope).contains(module)
  }

  /// What a type is declared to conform to, extensions included.
  func inherited(by type: TypeDeclaration) -> [String] {
    type.inherited + (conformances[Key(module: type.scope.module, path: type.path)] ?? [])
  }

  /// The members of one name that a type, or a file itself, has.
  ///
  /// Those of its own file if there are any, of its own module, else of those that are imported. With a call, only
  /// those that it can mean.
  func members(
    _ name: String, of owner: [String], from scope: SourceScope, for call: ViewCall? = nil
  ) -> [MemberDeclaration] {
    for module in imports.modules(from: scope) {
      let all = members[MemberKey(module: module, owner: owner, name: name)] ?? []
      let visible = all.filter { member in
        (call.map(member.accepts) ?? true)
          && (module == scope.module
            ? !member.isFilePrivate || member.scope.file == scope.file : member.isPublic)
      }
      if !visible.isEmpty { return visible.nearest(to: scope.file) { $0.scope.file } }
    }
    return []
  }
}

extension ProjectIndex {
  /// The stored properties of a type that are closures, in the order of the source.
  func closureProperties(of owner: [String], in module: String) -> [String] {
    closureProperties[Key(module: module, path: owner)] ?? []
  }
}

extension ProjectIndex.TypeMeaning {
  /// What declarations of one name mean together; `nil` for none.
  fileprivate init?(_ found: [TypeDeclaration]) {
    guard let first = found.first else { return nil }
    self =
      if found.count == 1 {
        .one(first)
      } else {
        found.allSatisfy(\.isConditional) ? .configured(found) : .ambiguous(found)
      }
  }
}

extension Array {
  /// Those of the file itself; else, where folders hold the apps of one checkout, those of the nearest folder.
  fileprivate func nearest(to file: String, _ path: (Element) -> String) -> [Element] {
    guard count > 1 else { return self }
    let own = filter { path($0) == file }
    if !own.isEmpty { return own }
    let distances = map { path($0).commonFolders(with: file) }
    let most = distances.max()
    return zip(self, distances).filter { $0.1 == most }.map(\.0)
  }
}
