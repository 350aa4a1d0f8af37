import type {Project} from './project';

/** Adds a page to the menu, after another one. @throws when the menu does not have that one */
export async function addToMenu(project: Project, id: string, after: string): Promise<void> {
  const {sidebars} = project.contract;
  // Its id, or an object with it. Icons and labels have like names.
  const entry = new RegExp(`(?<=[\\[,]\\s*)(?:'${after}'|\\{[^{}]*\\bid: '${after}'[^{}]*\\})`);
  if (!entry.test(project.changes.read(sidebars))) {
    throw new Error(`${sidebars} does not list ${after}: name a page of the menu with --after.`);
  }
  await edit(project, entry, (found) => `${found}, '${id}'`);
}

/** Pattern of the id of a page wherever the menu names it. */
export function namedInMenu(id: string): RegExp {
  return new RegExp(`(?<=[\\[,]\\s*|\\bid: )'${id}'`, 'g');
}

/** Gives a page another id wherever the menu names it. */
export async function renameInMenu(project: Project, from: string, to: string): Promise<void> {
  await edit(project, namedInMenu(from), () => `'${to}'`);
}

async function edit(
  {changes, contract: {sidebars}}: Project,
  pattern: RegExp,
  change: (found: string) => string,
): Promise<void> {
  await changes.writeFormatted(sidebars, changes.read(sidebars).replace(pattern, change));
}
