extension View {
  /// Sets how early the view is given room; 0 unless set, greater ones first.
  public func layoutPriority(_ value: Double) -> some View {
    PartModifiedView(content: self) { part in
      part.mapSubviews { subview in
        var subview = subview
        subview.traits.priority = value
        return subview.carrying()
      }
    }
  }

  /// Sets a value for the layout that the view is put into.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    PartModifiedView(content: self) { part in
      part.mapSubviews { subview in
        var subview = subview
        subview.traits[key] = value
        return subview.carrying()
      }
    }
  }

  /// Sets a value that the view's direct container can read; on a section, for each of its subviews.
  public func containerValue<Value>(
    _ keyPath: WritableKeyPath<ContainerValues, Value>, _ value: Value
  ) -> some View {
    PartModifiedView(content: self) { part in
      var part = part
      if case .section(var section) = part {
        section.containerValues[keyPath: keyPath] = value
        part = .section(section)
      }
      return part.mapSubviews { subview in
        var subview = subview
        subview.traits.containerValues[keyPath: keyPath] = value
        return subview.carrying()
      }
    }
  }

  /// Sets a value in the environment of everything in the view.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    EnvironmentView(content: self) { $0[keyPath: keyPath] = value }
  }

  /// Gives the view an identity of its own; another id makes it another view.
  public func id(_ id: some Hashable) -> some View {
    IdentifiedView(content: self, id: AnyHashable(id))
  }
}

extension ResolvedSubview {
  /// The subview whose node carries what the resolved subview carries.
  func carrying() -> ResolvedSubview {
    var outer = self
    let traits = traits
    outer.make = { [make] context in make(context).carrying(traits) }
    return outer
  }
}
