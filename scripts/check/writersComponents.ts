/** The attributes of a component, and whether it cannot do without them. */
type Attributes = Readonly<Record<string, 'required' | 'optional'>>;

/** The components that pages use without an import. CONTRIBUTING.md shows each. */
export const writersComponents: Readonly<Record<string, Attributes>> = {
  Card: {title: 'required', to: 'required', icon: 'optional'},
  Cards: {},
  Figure: {name: 'required'},
  Label: {k: 'required'},
  MenuPath: {k: 'required'},
  Steps: {},
  Walkthrough: {name: 'required'},
};
