import {moveCards} from '../cards';
import {Changes} from '../changes';
import {
  plansFile,
  readPlans,
  readRoutes,
  routesFile,
  withAlias,
  withoutKey,
  writeJson,
} from '../contract';
import {findMentions, rewriteData} from '../data';
import {format} from '../format';
import {followMoves, mayLinkTo, rewriteLinks} from '../links';
import {findPage, readPages, type PageFiles} from '../readPages';
import {redirectsFile, withRedirect} from '../redirects';
import {sidebarsFile, withoutPage} from '../sidebar';

/** A page that goes, before it does. */
export interface PlannedDeletion {
  changes: Changes;
  page: PageFiles;
  to: PageFiles;
  /** Other files that name the page, and figures that were on it: for the writer to look at. */
  others: string[];
}

/**
 * Plans that a page goes, in both languages: its files, its line in the menu, its
 * entries in the contract; and that its address leads to another page.
 *
 * @throws before anything is written, when other pages still link to the page
 */
export async function planDeletion(
  root: string,
  name: string,
  other: string,
): Promise<PlannedDeletion> {
  const pages = readPages(root);
  const [page, to] = [findPage(pages, name), findPage(pages, other)];
  const changes = new Changes(root);
  if (page.id === to.id) {
    throw new Error(`${page.id} cannot lead to itself: name another page with --to.`);
  }
  if (!page.slug || !to.slug || page.slug === '/') {
    throw new Error(
      page.slug === '/'
        ? `${page.english} is the home page: it has to be there.`
        : `${page.slug ? to.english : page.english} has no "slug" in its front matter, so no address can lead there.`,
    );
  }
  refuseLinked(changes, pages, page);

  [page.english, page.french]
    .filter((file) => changes.exists(file))
    .forEach((file) => changes.delete(file));
  moveCards(changes, page.english, undefined);
  await rewriteData(changes, page, to);
  const sidebars = withoutPage(changes.read(sidebarsFile), page.id);
  changes.write(sidebarsFile, await format(root, sidebarsFile, sidebars));
  const redirects = withRedirect(changes.read(redirectsFile), page.slug, to.slug);
  changes.write(redirectsFile, await format(root, redirectsFile, redirects));
  const routes = readRoutes(changes);
  await writeJson(changes, routesFile, {
    ...routes,
    docs: routes.docs.filter(({id}) => id !== page.id),
    aliases: withAlias(routes.aliases, page.slug, to.slug),
  });
  await writeJson(changes, plansFile, withoutKey(readPlans(changes), page.id));
  return {changes, page, to, others: findMentions(changes, page)};
}

/** A link that led to another page than it says would mislead: its writer decides. */
function refuseLinked(changes: Changes, pages: readonly PageFiles[], page: PageFiles): void {
  const own = [page.english, page.french];
  const gone = own.map((from) => ({from, to: 'gone'}));
  const links = pages
    .flatMap(({english, french}) => [english, french])
    .filter((file) => !own.includes(file) && changes.exists(file))
    .filter((file) => mayLinkTo(changes.read(file), page))
    .flatMap((file) => {
      const found: string[] = [];
      const follow = followMoves(file, gone, [{from: page.slug!, to: 'gone'}]);
      rewriteLinks(file, changes.read(file), (address) => {
        if (follow(address) !== address) {
          found.push(`${file}: ${address}`);
        }
        return address;
      });
      return found;
    });
  if (links.length > 0) {
    throw new Error(
      [
        `${page.english} is still linked to. Take these links out, or lead them to another page:`,
        ...links.map((link) => `  ${link}`),
      ].join('\n'),
    );
  }
}
