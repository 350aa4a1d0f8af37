import path from 'node:path';
import {stateOf, textId} from '../../../src/lib/translation';
import {readRecord, withRecord} from '../../i18n/record';
import {moveCards} from '../cards';
import {Changes} from '../changes';
import {
  plansFile,
  publish,
  readPlans,
  readRoutes,
  renameKey,
  routesFile,
  withAlias,
  writeJson,
} from '../contract';
import {findMentions, rewriteData} from '../data';
import {format} from '../format';
import {withValue} from '../frontMatter';
import {followMoves, mayLinkTo, rewriteLinks} from '../links';
import {findPage, readPages, type PageFiles} from '../readPages';
import {redirectsFile, withRedirect} from '../redirects';
import {sidebarsFile, withOtherId} from '../sidebar';
import {readPlace, type Place} from './place';

/** A move, before it is made. */
export interface PlannedMove {
  changes: Changes;
  from: PageFiles;
  to: Place;
  /** Other files that hold the old id or address: for the writer to look at. */
  others: string[];
}

/**
 * Plans the move of a page: both files, their own links and those of all other
 * pages, the menu, the contract, data that name the page, and the redirect. Pages
 * whose French was up to date stay so, as only addresses change.
 *
 * @param name id, address or file of the page
 * @param place folder or file, from `docs`
 * @throws before anything is written, when the page or the place is not there to be used
 */
export async function planMove(root: string, name: string, place: string): Promise<PlannedMove> {
  const pages = readPages(root);
  const from = findPage(pages, name);
  if (!from.english.startsWith('docs/')) {
    throw new Error(`${from.english} is an announcement: its address is its date, and stays.`);
  }
  const to = readPlace(from, place);
  const changes = new Changes(root);
  refuseTaken(changes, pages, from, to);

  movePageFiles(changes, pages, from, to);
  moveCards(changes, from.english, to.english);
  await rewriteData(changes, from, to);
  await rewriteContract(changes, from, to);
  const sidebars = withOtherId(changes.read(sidebarsFile), from.id, to.id);
  changes.write(sidebarsFile, await format(root, sidebarsFile, sidebars));
  if (from.slug && from.slug !== to.slug) {
    const redirects = withRedirect(changes.read(redirectsFile), from.slug, to.slug);
    changes.write(redirectsFile, await format(root, redirectsFile, redirects));
  }
  return {changes, from, to, others: findMentions(changes, from)};
}

function refuseTaken(
  changes: Changes,
  pages: readonly PageFiles[],
  from: PageFiles,
  to: Place,
): void {
  if (from.english === to.english) {
    throw new Error(`${from.english} is there already.`);
  }
  const taken = [to.english, to.french].find((file) => changes.exists(file));
  if (taken) {
    throw new Error(`${taken} exists already. Choose another folder or file name.`);
  }
  const other = pages.find(
    (page) => page.id !== from.id && (page.id === to.id || page.slug === to.slug),
  );
  if (other) {
    throw new Error(
      `${other.english} has the id ${to.id} or the address ${to.slug} already. Choose another folder or file name.`,
    );
  }
}

/** The files of the page, and the links of all pages. */
function movePageFiles(
  changes: Changes,
  pages: readonly PageFiles[],
  from: PageFiles,
  to: Place,
): void {
  const moves = [
    {from: from.english, to: to.english},
    {from: from.french, to: to.french},
  ];
  const addresses = from.slug ? [{from: from.slug, to: to.slug}] : [];
  for (const {english, french} of pages) {
    const files = [english, french].filter((file) => changes.exists(file));
    const wasUpToDate =
      files.length === 2 &&
      stateOf(readRecord(changes.read(french)).translates, changes.read(english)) === 'up-to-date';
    const written = files.map((file) => {
      const target = moves.find((move) => move.from === file)?.to ?? file;
      let text = changes.read(file);
      if (target !== file || mayLinkTo(text, from)) {
        text = rewriteLinks(file, text, followMoves(file, moves, addresses));
      }
      if (target !== file) {
        text = withValue(text, 'slug', to.slug);
        text = withValue(text, 'id', path.posix.basename(to.id));
        changes.move(file, target);
      }
      changes.write(target, text);
      return target;
    });
    if (wasUpToDate) {
      renewRecord(changes, written[0]!, written[1]!);
    }
  }
}

/** The French follows the same change of addresses as the English: it translates the new text. */
function renewRecord(changes: Changes, english: string, french: string): void {
  const page = changes.read(french);
  const {sameMeaning} = readRecord(page);
  const translates = textId(changes.read(english));
  changes.write(french, withRecord(page, {translates, sameMeaning}));
}

async function rewriteContract(changes: Changes, from: PageFiles, to: Place): Promise<void> {
  const routes = readRoutes(changes);
  const {docs, aliases} = routes;
  await writeJson(changes, routesFile, {
    ...routes,
    docs: docs.map((doc) =>
      doc.id === from.id ? {...doc, id: to.id, source: to.english, path: to.slug} : doc,
    ),
    aliases: from.slug && from.slug !== to.slug ? withAlias(aliases, from.slug, to.slug) : aliases,
  });
  await writeJson(changes, plansFile, renameKey(readPlans(changes), from.id, to.id));
  await publish(changes, to.slug);
}
