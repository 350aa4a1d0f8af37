import {globSync} from 'tinyglobby';
import {editPublished, type ContractEntry, type Published} from '../contract';
import {withReplacements} from '../replacements';
import type {PageFiles} from './findPage';
import type {Project} from './project';

/** Edits the pages of the route contract. */
export async function editRoutes(
  {changes, contract}: Project,
  edit: (docs: ContractEntry[]) => ContractEntry[],
): Promise<void> {
  const routes = changes.readJson<{docs: ContractEntry[]}>(contract.routes);
  await changes.writeFormatted(
    contract.routes,
    JSON.stringify({...routes, docs: edit(routes.docs)}),
  );
}

/** Adds an address to those that were ever published, with anchors that it keeps: nothing takes one out. */
export function publish({changes, contract}: Project, address: string, more: string[] = []): void {
  const {[address]: own = []} = changes.readJson<Published>(contract.published);
  const text = changes.read(contract.published);
  const edit = editPublished(text, address, [...new Set([...own, ...more])]);
  changes.write(contract.published, withReplacements(text, [edit]));
}

/**
 * Leads an address to another one. What led to the old address leads to the new one, and nothing
 * leads away from the new one: there are no chains.
 */
export function redirect({changes, contract}: Project, from: string, to: string): void {
  const others = Object.entries(changes.readJson<Record<string, string>>(contract.redirects))
    .filter(([old]) => old !== to && old !== from)
    .map(([old, target]) => [old, target === from ? to : target]);
  const redirects = Object.fromEntries([...others, [from, to]]) as Record<string, string>;
  changes.write(contract.redirects, `${JSON.stringify(redirects, null, 2)}\n`);
}

/** Puts the new id and address in the place of the old ones, in the files where a site names its pages. */
export function renameInData(
  {changes, namedIn}: Project,
  from: Pick<PageFiles, 'id' | 'slug'>,
  to: Pick<PageFiles, 'id' | 'slug'>,
): void {
  for (const file of globSync(namedIn, {cwd: changes.root, ignore: '**/__tests__/**'})) {
    // Not formatted: some of these files have one entry a line.
    const text = changes
      .read(file)
      // A query may be the same word as the id of a page: only these keys hold ids, or are one.
      .replace(/"(?:expected|page|see)": (?:\[[^\]]*\]|"[^"]*")|"[^"]*": \{/g, (ids) =>
        ids.replace(new RegExp(`"${from.id}(?=["#])`, 'g'), `"${to.id}`),
      )
      .replace(new RegExp(`(?<=(['"]))${from.slug}(?=(?:#[^'"\\n]*)?\\1)`, 'g'), `${to.slug}`);
    changes.write(file, text);
  }
}
