import path from 'node:path';
import {globSync} from 'tinyglobby';
import {sidebarIdPattern, readRecord, stateOf, textId, withRecord, withValue} from '@guide/content';
import {findPage, type PageFiles} from './findPage';
import {followMove, rewriteLinks} from './links';
import {readPlace, type Place} from './place';
import {exists, lastSteps, read, type Project} from './project';

/**
 * Moves a page: its files, their own links and those of all other pages, what names it, and the
 * redirect. Translations that were up to date stay so, as only addresses change.
 *
 * @param name id or file of the page
 * @param place path or folder in that of the documents
 * @returns what is left for the writer to do
 * @throws when the page or the place is not there to be used
 */
export function movePage(project: Project, name: string, place: string): string[] {
  const from = findPage(project.pages, name);
  if (!from.files[0]!.startsWith(`${Object.values(project.kinds[0]!)[0]}/`)) {
    throw new Error(`${from.files[0]} is an announcement: its address is its date, and stays.`);
  }
  const to = readPlace(project, place, from);
  moveFiles(project, from, to);
  renameInData(project, from, to);
  if (from.slug && from.slug !== to.slug) {
    redirect(project, from.slug, to.slug);
  }
  return [
    `Code and tests may name the old page: git grep -e '${from.slug}' -e '${path.posix.basename(from.files[0]!)}'.`,
    'The page keeps its place in the menu: to change that, move its line in sidebars.ts.',
    lastSteps,
  ];
}

/** The files of the page, and the links of all pages. */
function moveFiles(project: Project, from: PageFiles, to: Place): void {
  const {changes, pages} = project;
  for (const page of pages) {
    const files = page.files.filter((file) => exists(project, file));
    const original = read(project, files[0]!);
    let id = '';
    for (const file of files) {
      const text = read(project, file);
      const target = to.files[from.files.indexOf(file)] ?? file;
      let moved = rewriteLinks(text, followMove(file, from, to));
      if (target !== file) {
        moved = withValue(withValue(moved, 'slug', to.slug), 'id', path.posix.basename(to.id));
      }
      // A translation follows the same change of addresses as the original: it translates the new text.
      const isCurrent = id !== '' && stateOf(readRecord(text), original) === 'up-to-date';
      changes.set(target, isCurrent ? withRecord(moved, id) : moved);
      if (target !== file) {
        changes.set(file, undefined);
      }
      id ||= textId(moved);
    }
  }
}

/** Puts the new id, file and address in the place of the old ones, in the files where a site names its pages. */
function renameInData(project: Project, from: PageFiles, to: PageFiles): void {
  const {routes, sidebars} = project.contract;
  const data = globSync(project.namedIn, {cwd: project.siteDir, ignore: '**/__tests__/**'});
  for (const file of [routes, sidebars, ...data]) {
    const text = read(project, file)
      // A query may be the same word as the id of a page: only these keys hold ids, or are one.
      .replace(/"(?:id|expected|page|related|see)": (?:\[[^\]]*\]|"[^"]*")|"[^"]*": \{/g, (ids) =>
        ids.replace(new RegExp(`"${from.id}(?=["#])`, 'g'), `"${to.id}`),
      )
      .replace(`"source": "${from.files[0]}"`, `"source": "${to.files[0]}"`)
      .replace(new RegExp(`(?<=(['"]))${from.slug}(?=(?:#[^'"\\n]*)?\\1)`, 'g'), `${to.slug}`);
    const inMenu = sidebarIdPattern(from.id);
    project.changes.set(file, file === sidebars ? text.replace(inMenu, `'${to.id}'`) : text);
  }
}

/**
 * Leads an address to another one. What led to the old address leads to the new one, and nothing
 * leads away from the new one: there are no chains.
 */
function redirect(project: Project, from: string, to: string): void {
  const file = project.contract.redirects;
  const former = JSON.parse(read(project, file)) as Record<string, string>;
  const others = Object.entries(former)
    .filter(([old]) => old !== to && old !== from)
    .map(([old, target]) => [old, target === from ? to : target]);
  const redirects = Object.fromEntries([...others, [from, to]]) as Record<string, string>;
  project.changes.set(file, `${JSON.stringify(redirects, null, 2)}\n`);
}
