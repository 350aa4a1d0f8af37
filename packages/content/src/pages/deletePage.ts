import {removeSeen} from './absent';
import type {Plan} from './changes';
import {editRoutes, redirect, renameInData} from './contract';
import {findPage, type PageFiles} from './findPage';
import {followMoves, mayLinkTo, rewriteLinks} from './links';
import {removeFromMenu} from './menu';
import type {Project} from './project';
import {removeQuestions} from './questions';

/**
 * Plans that a page goes, in every language, and that its address leads to another page.
 *
 * @throws before anything is written, when other pages still link to the page
 */
export async function planDeletion(project: Project, name: string, other: string): Promise<Plan> {
  const {changes, pages} = project;
  const [page, to] = [findPage(pages, name), findPage(pages, other)];
  if (page.id === to.id) {
    throw new Error(`${page.id} cannot lead to itself: name another page with --to.`);
  }
  if (page.slug === '/') {
    throw new Error(`${page.files[0]} is the home page: it has to be there.`);
  }
  if (!page.slug || !to.slug) {
    const without = page.slug ? to : page;
    throw new Error(
      `${without.files[0]} has no "slug" in its front matter, so no address can lead there.`,
    );
  }
  refuseLinked(project, page);

  page.files.forEach((file) => changes.delete(file));
  renameInData(project, page, to);
  await removeFromMenu(project, page.id);
  await removeQuestions(project, page.id);
  await removeSeen(project, page.id);
  await editRoutes(project, (docs) => docs.filter(({id}) => id !== page.id));
  redirect(project, page.slug, to.slug);
  return {
    changes,
    summary: `${page.id}; ${page.slug} leads to ${to.slug}`,
    next: [
      `Code and tests may name the page: git grep -e '${page.slug}'.`,
      `Figures of the page belong to ${to.id} now: show them there, or take them out.`,
      'Then: npm run cards; npm run lint:fix; npm run check.',
    ],
  };
}

/** A link that led to another page than it says would mislead: its writer decides. */
function refuseLinked({changes, pages}: Project, page: PageFiles): void {
  const gone = page.files.map((from) => ({from, to: 'gone'}));
  const found: string[] = [];
  for (const file of pages.flatMap(({files}) => files)) {
    if (page.files.includes(file) || !changes.exists(file)) {
      continue;
    }
    const text = changes.read(file);
    if (mayLinkTo(text, page)) {
      const follow = followMoves(file, gone, [{from: page.slug!, to: 'gone'}]);
      rewriteLinks(file, text, (address) => {
        if (follow(address) !== address) {
          found.push(`  ${file}: ${address}`);
        }
        return address;
      });
    }
  }
  if (found.length > 0) {
    const remedy = 'Take these links out, or lead them to another page:';
    throw new Error([`${page.files[0]} is still linked to. ${remedy}`, ...found].join('\n'));
  }
}
