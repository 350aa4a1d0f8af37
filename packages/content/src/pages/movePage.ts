import path from 'node:path';
import type {Published} from '../contract';
import {withValue} from '../frontMatter';
import {readRecord, stateOf, textId, withRecord} from '../i18n/record';
import type {Plan} from './changes';
import {editRoutes, publish, redirect, renameInData} from './contract';
import {findPage, type PageFiles} from './findPage';
import {followMoves, mayLinkTo, rewriteLinks} from './links';
import {renameInMenu} from './menu';
import {readPlace, type Place} from './place';
import type {Project} from './project';

/**
 * Plans the move of a page: its files, their own links and those of all other
 * pages, the menu, the contract, data that name the page, and the redirect.
 * Translations that were up to date stay so, as only addresses change.
 *
 * @param name id, address or file of the page
 * @param place path or folder in that of the documents
 * @throws before anything is written, when the page or the place is not there to be used
 */
export async function planMove(project: Project, name: string, place: string): Promise<Plan> {
  const {changes, contract, pages, kinds} = project;
  const from = findPage(pages, name);
  if (!from.files[0]!.startsWith(`${Object.values(kinds[0]!)[0]}/`)) {
    throw new Error(`${from.files[0]} is an announcement: its address is its date, and stays.`);
  }
  const to = readPlace(project, place, from);

  movePageFiles(project, from, to);
  renameInData(project, from, to);
  await renameInMenu(project, from.id, to.id);
  await editRoutes(project, (docs) =>
    docs.map((doc) =>
      doc.id === from.id ? {...doc, id: to.id, source: to.files[0]!, path: to.slug} : doc,
    ),
  );
  if (from.slug && from.slug !== to.slug) {
    publish(project, to.slug, changes.readJson<Published>(contract.published)[from.slug]);
    redirect(project, from.slug, to.slug);
  }
  return {
    changes,
    summary: `${from.id} (${from.slug}) to ${to.id} (${to.slug})`,
    next: [
      `Code and tests may name the old page: git grep -e '${from.slug}' -e '${path.posix.basename(from.files[0]!)}'.`,
      'The page keeps its place in the menu: to change that, move its line in sidebars.ts.',
      'Then: npm run cards; npm run lint:fix; npm run check.',
    ],
  };
}

/** The files of the page, and the links of all pages. */
function movePageFiles({changes, pages}: Project, from: PageFiles, to: Place): void {
  const moves = from.files.map((file, index) => ({from: file, to: to.files[index]!}));
  const addresses = from.slug ? [{from: from.slug, to: to.slug}] : [];
  for (const page of pages) {
    const [original, ...translations] = page.files.filter((file) => changes.exists(file));
    const text = changes.read(original!);
    const current = translations.filter(
      (file) => stateOf(readRecord(changes.read(file)), text) === 'up-to-date',
    );
    const follow = (file: string, id?: string) => {
      let own = changes.read(file);
      const target = moves.find((move) => move.from === file)?.to ?? file;
      if (target !== file || mayLinkTo(own, from)) {
        own = rewriteLinks(file, own, followMoves(file, moves, addresses));
      }
      if (target !== file) {
        own = withValue(withValue(own, 'slug', to.slug), 'id', path.posix.basename(to.id));
        changes.delete(file);
      }
      // A translation follows the same change of addresses as the original: it translates the new text.
      changes.write(target, id && current.includes(file) ? withRecord(own, id) : own);
      return changes.read(target);
    };
    const id = textId(follow(original!));
    translations.forEach((file) => follow(file, id));
  }
}
