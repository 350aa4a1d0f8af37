/** The part of a navbar item that says what it is. */
interface NavbarItem {
  type?: string;
  items?: NavbarItem[];
}

/** Types of items that need code of their own, and the components that have it. */
const components = {
  html: 'HtmlNavbarItem',
  doc: 'DocNavbarItem',
  docSidebar: 'DocSidebarNavbarItem',
  docsVersion: 'DocsVersionNavbarItem',
  docsVersionDropdown: 'DocsVersionDropdownNavbarItem',
};

/** The components for types that no item of a navbar has, dropdowns included: no page needs them. */
export function unusedComponents(navbar: readonly NavbarItem[]): string[] {
  const types = typesOf(navbar);
  return Object.entries(components)
    .filter(([type]) => !types.has(type))
    .map(([, component]) => `@theme/NavbarItem/${component}`);
}

function typesOf(items: readonly NavbarItem[]): Set<string | undefined> {
  return new Set(items.flatMap(({type, items: inner = []}) => [type, ...typesOf(inner)]));
}
